#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""How long `tessera test` takes: full-screen snapshots in one process and their memory, a run in which nothing changed,
one after an edit, and a package that is built from nothing, beside what SwiftPM alone takes for it.

Writes packages into a temporary folder. TESSERA_KIT may name a folder of products; release ones count.
TESSERA_BIN may name the command; what users get of `make install` is compiled in release, the checkout's own is not.

Usage: Benchmarks/tests.py [snapshots] [again] [cold]        (default: all three)
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))

MANIFEST = "// swift-tools-version: 5.9\nimport PackageDescription\n" """let package = Package(
  name: "{name}", platforms: [.iOS(.v16)],
  targets: [.target(name: "Screens"), .testTarget(name: "ScreensTests", dependencies: ["Screens"])])
"""

SCREEN = """import UIKit

public final class Screen{n}: UIViewController, UITableViewDataSource {{
  private let table = UITableView()
  private let titleLabel = UILabel()

  public override func viewDidLoad() {{
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Screen {n}"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let stack = UIStackView(arrangedSubviews: [titleLabel, table])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") {{ _ in }})
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    stack.addArrangedSubview(button)
  }}

  @objc private func tapped(_ sender: UIButton) {{ sender.isSelected.toggle() }}

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{ 12 }}

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {{
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \\(indexPath.row) of screen {n}"
    cell.imageView?.image = UIImage(systemName: "star.fill")
    return cell
  }}
}}
"""

SNAPSHOTS = """import FBSnapshotTestCase
@testable import Screens

final class ScreenTests: FBSnapshotTestCase {{
{tests}
}}
"""

UNITS = """import XCTest
@testable import Screens

final class Unit{n}Tests: XCTestCase {{
{tests}
}}
"""


def package(folder, files, tests):
    """Writes a package with so many screens and test files."""
    (folder / "Sources/Screens").mkdir(parents=True)
    (folder / "Tests/ScreensTests").mkdir(parents=True)
    (folder / "Package.swift").write_text(MANIFEST.format(name=folder.name))
    for n in range(files):
        (folder / f"Sources/Screens/Screen{n}.swift").write_text(SCREEN.format(n=n))
    for name, text in tests.items():
        (folder / f"Tests/ScreensTests/{name}.swift").write_text(text)
    return folder


def run(*arguments, codes=(0,)):
    """Runs the command; gives wall clock, processor time, the most memory of any of its processes and what it said."""
    start = time.monotonic()
    process = subprocess.Popen([TESSERA, "test", *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True)
    said = process.stdout.read()
    process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in codes:
        sys.exit(f"tessera test {arguments} ended with {process.returncode}:\n{said}")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, said


def snapshots(place):
    """Full screens at 3×, compared with references, in one process."""
    counts = [100, 300, 1000]
    tests = "\n".join(
        f"  func test{n}() {{ FBSnapshotVerifyViewController(Screen{n % 10}()) }}" for n in range(counts[-1]))
    folder = package(place / "Snapshots", 10, {"ScreenTests": SNAPSHOTS.format(tests=tests)})
    run(folder, "--record", "missing", codes=(5,))
    for count in counts:
        pattern = "/test(" + {100: r"\d{1,2}", 300: r"\d{1,2}|[12]\d\d", 1000: r"\d+"}[count] + ")$"
        wall, processor, memory, said = run(folder, "--record", "never", "--jobs", "1", "--filter", pattern)
        seconds = float(re.search(r"all passed in ([0-9.]+) s", said).group(1))
        assert said.startswith(f"{count} tests"), said
        print(f"{count:5} full screens, compared, one process: {seconds:6.1f} s, {count / seconds:5.1f} a second, "
              f"{memory:5.0f} MB at most, processor {processor:.1f} s")


def again(place):
    """A run of 50 tests of 30 files: nothing changed, and one file changed."""
    tests = {f"Unit{n}Tests": UNITS.format(n=n, tests="\n".join(
        f"  func test{t}() {{ let screen = Screen{(n * 5 + t) % 30}(); screen.loadViewIfNeeded(); "
        f"XCTAssertFalse(screen.view.subviews.isEmpty) }}" for t in range(5))) for n in range(10)}
    folder = package(place / "Again", 30, tests)
    run(folder)
    times = []
    for _ in range(5):
        wall, _, _, said = run(folder)
        assert said.startswith("50 tests"), said
        times.append(wall)
    times.sort()
    print(f"nothing changed, 30 files, 50 tests: {times[2]:.2f} s (fastest {times[0]:.2f})")
    edited = folder / "Sources/Screens/Screen3.swift"
    times = []
    for round_ in range(3):
        text, count = re.subn(r"constant: 2\d", f"constant: {21 + round_}", edited.read_text(), count=1)
        assert count == 1
        edited.write_text(text)
        times.append(run(folder)[0])
    print(f"one file changed: {sorted(times)[1]:.2f} s (fastest {min(times):.2f})")


def cold(place):
    """A package of 200 files from nothing, beside SwiftPM's build of as much Swift without the kit."""
    folder = package(place / "Cold", 200, {"ColdTests": UNITS.format(
        n=0, tests="  func testOne() { XCTAssertNotNil(Screen1().view) }")})
    wall, processor, _, said = run(folder)
    build = float(re.search(r"\(build ([0-9.]+) s\)", said).group(1))
    plain = package(place / "Plain", 0, {"ColdTests": UNITS.format(
        n=0, tests="  func testOne() { XCTAssertNotNil(Screen1().view) }")})
    for n in range(200):
        text = SCREEN.format(n=n).replace("import UIKit", "import Foundation").replace("@objc ", "")
        text = re.sub(r"#selector\([^)]*\)\)", '"tapped"', text)
        (plain / f"Sources/Screens/Screen{n}.swift").write_text(text)
    (plain / "Sources/Screens/Stub.swift").write_text(STUB)
    start = time.monotonic()
    command = ["swift", "build", "--build-tests", "--package-path", plain]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(result.stdout + result.stderr)
    alone = time.monotonic() - start
    print(f"200 files from nothing: {build:.1f} s to build, SwiftPM alone with stubs {alone:.1f} s: "
          f"× {build / alone:.2f}")


#: As much of the kit as the screens name, so that SwiftPM can compile them alone.
STUB = """import Foundation

public enum Style { case largeTitle }
public struct UIColor { static let systemBackground = UIColor() }
public struct UIFont { static func preferredFont(forTextStyle style: Style) -> UIFont { UIFont() } }
public struct UIImage { init?(systemName: String) {} }
public class NSLayoutConstraint { static func activate(_ constraints: [NSLayoutConstraint]) {} }
public class Anchor {
  func constraint(equalTo other: Anchor, constant: Double = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
}
open class UIView {
  public init() {}
  var backgroundColor: UIColor?
  var translatesAutoresizingMaskIntoConstraints = true
  let topAnchor = Anchor(), leadingAnchor = Anchor(), trailingAnchor = Anchor(), bottomAnchor = Anchor()
  func addSubview(_ view: UIView) {}
}
public class UILabel: UIView { var text: String?; var font: UIFont? }
public class UIImageView: UIView { var image: UIImage? }
public class UITableViewCell: UIView { let textLabel: UILabel? = nil; let imageView: UIImageView? = nil }
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
extension IndexPath { public var row: Int { 0 } }
public class UITableView: UIView {
  weak var dataSource: (any UITableViewDataSource)?
  func register(_ type: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {}
  func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
public enum Axis { case vertical }
public class UIStackView: UIView {
  init(arrangedSubviews: [UIView]) { super.init() }
  var axis = Axis.vertical
  func addArrangedSubview(_ view: UIView) {}
}
public struct UIAction { init(title: String, handler: (UIAction) -> Void) {} }
public enum ButtonType { case system }
public enum Event { case touchUpInside }
public class UIButton: UIView {
  init(type: ButtonType, primaryAction: UIAction) { super.init() }
  var isSelected = false
  func addTarget(_ target: Any?, action: String, for event: Event) {}
}
open class UIViewController {
  public init() {}
  public let view: UIView! = UIView()
  open func viewDidLoad() {}
}
"""


def main():
    chosen = sys.argv[1:] or ["snapshots", "again", "cold"]
    with tempfile.TemporaryDirectory(prefix="tessera-bench-") as folder:
        for name in chosen:
            {"snapshots": snapshots, "again": again, "cold": cold}[name](pathlib.Path(folder))


if __name__ == "__main__":
    main()
