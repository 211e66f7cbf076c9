#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""How long a project of 300 files takes from `tessera run` to its first frame in a page: cold, again, after an edit.

The project is made in a temporary folder: an app delegate, and tables with cells and models, 60 lines a file. The
kit is built before.

Usage: Benchmarks/project.py [FILES]        (default: 300)
"""

import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))
sys.path.append(str(ROOT / "Tests/EndToEnd"))
from page import Page  # noqa: E402

SCREEN = """import UIKit

struct Model~N: Codable, Hashable {
    var id: Int
    var title: String
    var tags: [String] = []

    static let samples = (0..<5).map { Model~N(id: $0, title: "Item \\($0)") }
}

final class Cell~N: UITableViewCell {
    private let badge = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        badge.font = .preferredFont(forTextStyle: .caption1)
        badge.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ model: Model~N) {
        textLabel?.text = model.title
        detailTextLabel?.text = model.tags.joined(separator: ", ")
        badge.text = "\\(model.id)"
    }
}

final class Screen~N: UITableViewController {
    private var models = Model~N.samples

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Screen ~N"
        tableView.register(Cell~N.self, forCellReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
    }

    @objc private func add() {
        models.append(Model~N(id: models.count, title: "New"))
        tableView.insertRows(at: [IndexPath(row: models.count - 1, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { models.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! Cell~N
        cell.show(models[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(Screen%(style: .insetGrouped), animated: true)
    }
}
"""

DELEGATE = """import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: Screen0(style: .insetGrouped))
        window?.makeKeyAndVisible()
        return true
    }
}
"""


def write(folder, count):
    """The project; the path of its first screen."""
    sources = folder / "Big"
    sources.mkdir()
    for index in range(count - 1):
        text = SCREEN.replace("~N", str(index)).replace("Screen%", f"Screen{(index + 1) % (count - 1)}")
        (sources / f"Screen{index}.swift").write_text(text)
    (sources / "AppDelegate.swift").write_text(DELEGATE)
    names = sorted(path.name for path in sources.iterdir())
    files = "".join(f'F{i} = {{isa = PBXFileReference; path = {name}; sourceTree = "<group>"; }};\n'
                    f"B{i} = {{isa = PBXBuildFile; fileRef = F{i}; }};\n" for i, name in enumerate(names))
    project = folder / "Big.xcodeproj"
    project.mkdir()
    (project / "project.pbxproj").write_text(f"""// !$*UTF8*$!
{{ archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {{
{files}
G = {{isa = PBXGroup; children = (S); sourceTree = "<group>"; }};
S = {{isa = PBXGroup; path = Big; children = ({", ".join(f"F{i}" for i in range(len(names)))}); sourceTree = "<group>"; }};
P = {{isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); }};
T = {{isa = PBXNativeTarget; name = Big; productType = "com.apple.product-type.application"; buildConfigurationList = L;
  buildPhases = (X); }};
X = {{isa = PBXSourcesBuildPhase; files = ({", ".join(f"B{i}" for i in range(len(names)))}); }};
L = {{isa = XCConfigurationList; buildConfigurations = (C); }};
C = {{isa = XCBuildConfiguration; name = Debug; buildSettings = {{SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
  GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = Big; }}; }};
}}; }}
""")
    return project, sources / "Screen0.swift"


def first_frame(name, project):
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    process = subprocess.Popen(
        [TESSERA, "run", str(project), "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        page = Page(process.stdout.readline().strip(), "big", 600)
        page.wait(lambda: page.commits, "nothing came")
        wall = time.monotonic() - start
        page.close()
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()
    now = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
    print(f"{name:20} {wall:6.2f} s, processor {processor:.2f} s", flush=True)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory(prefix="tessera-bench-") as folder:
        project, screen = write(pathlib.Path(folder).resolve(), count)
        first_frame("cold", project)
        for _ in range(3):
            first_frame("again", project)
        screen.write_text(screen.read_text().replace("Screen 0", "Edited"))
        first_frame("one file edited", project)
        built = subprocess.run(
            [TESSERA, "build", str(project)], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        # The app's own folder among those of all apps, whose name says where the project was.
        home = pathlib.Path(built.stdout.strip()).parents[1]
        if re.fullmatch(r"Big-[0-9a-f]+", home.name):
            shutil.rmtree(home)


if __name__ == "__main__":
    main()
