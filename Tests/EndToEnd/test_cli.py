# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The tessera command from outside: what a person types, and what comes back.

Run by `make cli-tests` against .build/debug/tessera; TESSERA_BIN names another. The first run builds the kit, which
takes minutes.
"""

import json
import os
import pathlib
import re
import struct
import subprocess
import tempfile
import unittest
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))

APP_DELEGATE = """import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    %s
    return true
  }
}
"""

WINDOW = """let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    self.window = window"""

# What its label says: what an app keeps is no input of its next picture, nor are chance and time.
LABEL = '"\\(kept) \\(UUID()) \\(Int.random(in: 0..<1_000_000)) \\(Date())"'

VIEW_CONTROLLER = """import UIKit

class ViewController: UIViewController {
  let square = UIView(frame: CGRect(x: 10, y: 100, width: 30, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    square.backgroundColor = .red
    square.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
    view.addSubview(square)
    let label = UILabel(frame: CGRect(x: 10, y: 200, width: 200, height: 40))
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let kept = (try? String(contentsOf: folder.appendingPathComponent("kept"), encoding: .utf8)) ?? ""
    try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try! (kept + "x").write(to: folder.appendingPathComponent("kept"), atomically: true, encoding: .utf8)
    label.text = LABEL
    view.addSubview(label)
  }

  @objc private func tap() {}
}
""".replace("LABEL", LABEL)


def tessera(*arguments, environment=None, timeout=1800, cwd=None):
    """Runs the command; the result has `returncode`, `stdout` and `stderr`."""
    return subprocess.run(
        [TESSERA, *map(str, arguments)], capture_output=True, text=True, timeout=timeout, cwd=cwd,
        env={**os.environ, **(environment or {})})


def pixels(path):
    """The size of a PNG of 8-bit RGB without alpha, and its unfiltered rows."""
    data = pathlib.Path(path).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "not a PNG"
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert (depth, kind) == (8, 2), f"depth {depth}, kind {kind}"
    place, packed = 8, b""
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place:place + 8])
        if name == b"IDAT":
            packed += data[place + 8:place + 8 + length]
        place += 12 + length
    raw, rows, before = zlib.decompress(packed), [], bytearray(width * 3)
    for row in range(height):
        start = row * (width * 3 + 1)
        line, rule = bytearray(raw[start + 1:start + 1 + width * 3]), raw[start]
        for index in range(width * 3):
            left = line[index - 3] if index >= 3 else 0
            corner = before[index - 3] if index >= 3 else 0
            above = before[index]
            guess = left + above - corner
            nearest = min((left, above, corner), key=lambda value: abs(guess - value))
            line[index] = (line[index] + (0, left, above, (left + above) // 2, nearest)[rule]) & 255
        rows.append(line)
        before = line
    return width, height, rows


def pixel(rows, x, y):
    return tuple(rows[y][x * 3:x * 3 + 3])


class CommandLineTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not os.path.exists(TESSERA):
            raise unittest.SkipTest(f"{TESSERA} is not built: swift build --product tessera")
        cls.folder = tempfile.TemporaryDirectory(prefix="tessera-cli-")
        cls.place = pathlib.Path(cls.folder.name)
        cls.good = cls.app("Good", {"ViewController.swift": VIEW_CONTROLLER})

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def app(cls, name, files=None, launch=WINDOW):
        folder = cls.place / name
        for file, text in {"AppDelegate.swift": APP_DELEGATE % launch, **(files or {})}.items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(text)
        return folder

    def assert_fails(self, result, *words, code=None):
        """The command failed, said why, and did not crash."""
        said = result.stdout + result.stderr
        self.assertGreater(result.returncode, 0, said)
        if code is not None:
            self.assertEqual(result.returncode, code, said)
        for word in words:
            self.assertIn(word, said)

    # What works

    def test_the_version_follows_the_last_one_of_the_changelog(self):
        said = tessera("--version").stdout.strip()
        self.assertRegex(said, r"^\d+\.\d+\.\d+(-dev)?$")
        released = re.search(r"^## (\d+)\.(\d+)\.(\d+) ", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
        numbers = tuple(map(int, said.removesuffix("-dev").split(".")))
        last = tuple(map(int, released.groups()))
        self.assertTrue(numbers > last if said.endswith("-dev") else numbers == last, (said, last))

    def test_build_prints_the_executable(self):
        result = tessera("build", self.good)
        self.assertEqual(result.returncode, 0, result.stderr)
        path = result.stdout.strip()
        self.assertTrue(path.endswith("/Good.app/Good"), path)
        self.assertTrue(os.access(path, os.X_OK))

    def test_snapshots_are_the_same_bytes_every_time(self):
        first, second = self.place / "first.png", self.place / "second.png"
        for path in (first, second):
            result = tessera("snapshot", self.good, "--device", "iphone-se", "-o", path)
            self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(first.read_bytes(), second.read_bytes())
        width, height, rows = pixels(first)
        self.assertEqual((width, height), (750, 1334))
        self.assertEqual(pixel(rows, 5, 1300), (255, 255, 255))
        self.assertEqual(pixel(rows, 50, 240), (255, 0, 0))

    def test_appearance_orientation_and_scale_are_as_asked(self):
        path = self.place / "new/folder/dark.png"
        result = tessera(
            "snapshot", self.good, "--device", "iphone-16", "--appearance", "dark", "--orientation", "landscapeLeft",
            "--scale", "1", "--text-size", "extraLarge", "-o", path)
        self.assertEqual(result.returncode, 0, result.stderr)
        width, height, rows = pixels(path)
        self.assertEqual((width, height), (852, 393))
        self.assertEqual(pixel(rows, 800, 350), (0, 0, 0))

    def test_several_devices_go_into_a_folder(self):
        folder = self.place / "pictures"
        result = tessera(
            "snapshot", self.good, "--device", "iphone-se", "--device", "ipad-mini", "--scale", "1", "-o", folder)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(sorted(os.listdir(folder)), ["ipad-mini.png", "iphone-se.png"])
        self.assertEqual(pixels(folder / "ipad-mini.png")[:2], (744, 1133))

    def test_pictures_name_the_fonts_that_they_were_made_with(self):
        path = self.place / "fonts.png"
        self.assertEqual(tessera("snapshot", self.good, "--scale", "1", "-o", path).returncode, 0)
        data = path.read_bytes()
        start = data.index(b"tEXtTessera-Fonts\0") + len(b"tEXtTessera-Fonts\0")
        fonts = data[start:start + 64].decode()
        result = tessera("doctor")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertIn(fonts, result.stdout)
        for word in ("Swift: 6.", "libraries: cairo-ft", "kit: built", "port 8080"):
            self.assertIn(word, result.stdout)

    def test_a_picture_without_a_place_goes_beside_you_under_the_apps_name(self):
        folder = self.place / "here"
        folder.mkdir()
        for arguments, files in ((["--device", "iphone-se"], ["Good.png"]),
                                 (["--device", "iphone-se", "--device", "ipad-mini"],
                                  ["Good-pictures", "Good.png"])):
            result = tessera("snapshot", self.good, "--scale", "1", *arguments, cwd=folder)
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertEqual(sorted(os.listdir(folder)), files)
        self.assertEqual(sorted(os.listdir(folder / "Good-pictures")), ["ipad-mini.png", "iphone-se.png"])
        self.assertEqual(pixels(folder / "Good-pictures/iphone-se.png"), pixels(folder / "Good.png"))

    def test_a_device_that_fails_is_told_of_after_those_before_it(self):
        app = self.app("Picky", launch="""if UIDevice.current.userInterfaceIdiom == .pad { fatalError("no pads") }
    """ + WINDOW, files={"ViewController.swift": VIEW_CONTROLLER})
        result = tessera("snapshot", app, "--scale", "1", "--device", "iphone-se", "--device", "ipad-mini",
                         "-o", self.place / "picky")
        self.assert_fails(result, "iPhone SE", "no pads", "Picky crashed")

    def test_where_fonts_are_missing_that_is_what_is_said(self):
        nothing = self.place / "nothing"
        nothing.mkdir(exist_ok=True)
        environment = {"TESSERA_FONTS": str(nothing)}
        result = tessera("snapshot", self.good, "-o", self.place / "x.png", environment=environment)
        self.assert_fails(result, "there are no fonts to measure and draw text with", "`tessera doctor`")
        self.assert_fails(tessera("doctor", environment=environment), "missing fonts: none in", "make setup", code=1)

    def test_nothing_is_built_or_translated_where_nothing_changed(self):
        tessera("build", self.good)
        result = tessera("build", self.good)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        source = self.good / "ViewController.swift"
        source.write_text(source.read_text())
        result = tessera("build", self.good)
        self.assertEqual((result.returncode, result.stderr), (0, ""), "the same text is not compiled again")

    def test_tree_prints_the_views(self):
        result = tessera("tree", self.good, "--device", "iphone-se")
        self.assertEqual(result.returncode, 0, result.stderr)
        lines = result.stdout.splitlines()
        self.assertEqual(lines[0].split(";")[0], "<UIWindow")
        self.assertEqual(lines[1], "   | <UIView; frame = (0 0; 375 667)>")
        self.assertEqual(lines[2], "   |    | <UIView; frame = (10 100; 30 40)>")
        self.assertTrue(lines[3].startswith("   |    | <UILabel; frame = (10 200; 200 40); text = '"), lines[3])
        self.assertNotIn("0x", result.stdout)

    def test_trees_of_several_devices_stand_under_their_names(self):
        result = tessera("tree", self.good, "--device", "iphone-se", "--device", "iphone-16")
        self.assertEqual(result.returncode, 0, result.stderr)
        heads = [line for line in result.stdout.splitlines() if not line.startswith(" ")]
        self.assertEqual([head.split(";")[0] for head in heads], ["iphone-se:", "<UIWindow", "iphone-16:", "<UIWindow"])

    def test_translate_writes_swift_without_objective_c(self):
        folder = self.place / "translated"
        result = tessera("translate", self.good, "-o", folder)
        self.assertEqual(result.returncode, 0, result.stderr)
        text = "".join(path.read_text() for path in folder.iterdir())
        self.assertNotIn("@objc", text)
        self.assertNotIn("#selector", text)
        self.assertIn("@objc", (self.good / "ViewController.swift").read_text())

    def test_devices_are_listed(self):
        result = tessera("devices")
        self.assertEqual(result.returncode, 0)
        names = [line.split()[0] for line in result.stdout.splitlines()[1:]]
        self.assertEqual(names, [
            "iphone-se-1", "iphone-se", "iphone-8-plus", "iphone-x", "iphone-13-mini", "iphone-14", "iphone-16",
            "iphone-16-pro", "iphone-11", "iphone-11-pro-max", "iphone-air", "iphone-14-plus", "iphone-16-plus",
            "iphone-16-pro-max", "ipad-mini", "ipad-10", "ipad-pro-11", "ipad-pro-13"])
        phone = result.stdout.splitlines()[1 + names.index("iphone-16")]
        for part in ("393×852", "59,0,34,0", "compact × regular"):
            self.assertIn(part, phone)

    def test_snapshot_draws_the_canvas_of_a_storyboard(self):
        story = ROOT / "Tests/Support/StoryApp/Notes/Base.lproj/Main.storyboard"
        with tempfile.TemporaryDirectory(prefix="tessera-canvas-") as folder:
            place = pathlib.Path(folder)
            result = tessera("snapshot", story, "-o", place / "main.png")
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
            width, height, _ = pixels(place / "main.png")
            self.assertGreater(width, height)
            other = place / "Main.storyboard"
            other.write_text(story.read_text().replace("Made of scenes", "Made of views"))
            result = tessera("snapshot", "--compare", story, other, "-o", place / "review.png")
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
            self.assertIn('text "Made of scenes" → "Made of views"', result.stdout)
            self.assertTrue((place / "review.png").exists())

    def test_truth_counts_scenes(self):
        path = self.place / "scenes.json"
        stack = {
            "cls": "UIStackView", "frame": [0, 0, 100, 40], "distribution": "fillEqually",
            "arranged": [{"intrinsic": None}, {"intrinsic": None}]}
        path.write_text(json.dumps({"cases": [
            {"name": "good", "input": stack, "expected": [{"path": "1", "frame": [50, 0, 50, 40]}]},
            {"name": "told", "input": {"views": {"a": "somewhere"}}, "expected": []},
            {"name": "bad", "input": stack, "expected": [{"path": "1", "frame": [52, 0, 50, 40]}]}]}))
        result = tessera("truth", path)
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stdout.splitlines(), [
            "pass good", "skipped told: not regular",
            "FAIL bad: 1 of 1 frames off, worst 2 pt at 1 (expected 52 0 50 40, got 50 0 50 40)",
            "1 of 2 scenes pass"])

    def test_every_command_explains_itself_with_an_example(self):
        result = tessera("--help")
        self.assertEqual(result.returncode, 0)
        for command in ("run", "build", "snapshot", "tree", "devices", "test", "translate", "truth", "doctor"):
            self.assertIn(f"\n  {command} ", result.stdout)
            help_text = tessera(command, "--help")
            self.assertEqual(help_text.returncode, 0)
            self.assertIn("Example", help_text.stdout)
            self.assertIn(f"tessera {command}", help_text.stdout)

    # What does not

    def test_compile_errors_name_the_users_file_and_line(self):
        app = self.app("Wrong", {"ViewController.swift": VIEW_CONTROLLER.replace(
            "    square.backgroundColor = .red", "    square.backgroundColour = .red")})
        result = tessera("build", app)
        self.assert_fails(result, f"{app}/ViewController.swift:9:12: error:", "backgroundColour", "does not compile")

    def test_what_cannot_be_translated_names_the_users_file_and_line(self):
        app = self.app("Odd", {
            "ViewController.swift": VIEW_CONTROLLER,
            "Player.swift": "import UIKit\n\n@objc protocol Player {\n  @objc optional static var title: String { get }\n}\n"})
        self.assert_fails(tessera("build", app), f"{app}/Player.swift:4:")

    def test_a_mended_app_builds(self):
        app = self.app("Mended",
            {"ViewController.swift": "import UIKit\nclass ViewController: UIViewController { oops }\n"})
        self.assert_fails(tessera("build", app))
        self.app("Mended", {"ViewController.swift": VIEW_CONTROLLER})
        self.assertEqual(tessera("build", app).returncode, 0)

    def test_an_app_that_crashes_at_launch_says_so(self):
        app = self.app("Crashing", launch='fatalError("no data for today")')
        path = self.place / "crash.png"
        result = tessera("snapshot", app, "-o", path)
        self.assert_fails(result, "no data for today", "Crashing crashed")
        self.assertFalse(path.exists())

    def test_an_app_that_hangs_at_launch_is_stopped(self):
        app = self.app("Hanging", launch="while true {}")
        tessera("build", app)
        result = tessera("snapshot", app, "-o", self.place / "hang.png", "--time-limit", "2", timeout=120)
        self.assert_fails(result, "a thread is at work and does not end", "  0 Hanging.AppDelegate.application(",
            "Hanging did not come to rest")
        self.assertNotIn("JobRunner", result.stderr, "of a stack the app's own frames are told")

    def test_an_app_that_shows_nothing_says_so(self):
        app = self.app("Empty", launch="_ = window")
        self.assert_fails(tessera("snapshot", app, "-o", self.place / "none.png"),
            "the app has put nothing on the screen")
        self.assert_fails(tessera("tree", app), "the app has put nothing on the screen")

    def test_an_app_that_leaves_at_launch_says_so(self):
        app = self.app("Leaving", launch="exit(3)")
        self.assert_fails(tessera("tree", app), "Leaving ended with status 3")

    def test_missing_folders_files_and_delegates_are_named(self):
        self.assert_fails(tessera("build", "/nowhere/App"), "no folder at /nowhere/App")
        self.assert_fails(tessera("build", self.good / "AppDelegate.swift"), "is a file; give the folder")
        empty = self.place / "NoSwift"
        empty.mkdir(exist_ok=True)
        self.assert_fails(tessera("build", empty), "holds no Xcode project and no Swift files")
        (self.place / "NoDelegate").mkdir(exist_ok=True)
        (self.place / "NoDelegate/Box.swift").write_text("class Box {}\n")
        self.assert_fails(tessera("build", self.place / "NoDelegate"), "has no app delegate")

    def test_bad_options_are_refused_before_anything_is_built(self):
        output = self.place / "x.png"
        for options, word in [
            (["--device", "iphone-99"], "'iphone-99' is not a device; there are iphone-se"),
            (["--text-size", "huge"], "'huge' is not a text size; there are extraSmall"),
            (["--appearance", "sepia"], "sepia"), (["--orientation", "sideways"], "sideways"),
            (["--scale", "0"], "--scale must be from 1 to 4"), (["--scale", "nan"], "--scale must be from 1 to 4"),
            (["--date", "tomorrow"], "The value 'tomorrow' is invalid for '--date"),
            (["--after=-1"], "--after must be from 0 to 600"), (["--after", "soon"], "'soon' is invalid for '--after"),
        ]:
            with self.subTest(options):
                result = tessera("snapshot", "/nowhere/App", *options, "-o", output)
                # 64: the command line itself is wrong.
                self.assert_fails(result, word, code=64)

    def test_an_output_that_cannot_be_written_is_named(self):
        blocked = self.place / "blocked"
        blocked.write_text("a file")
        for output, named in [(blocked / "x.png", blocked), ("/proc/x.png", "/proc/x.png"), (self.place, self.place)]:
            with self.subTest(output):
                self.assert_fails(tessera("snapshot", self.good, "-o", output), str(named))

    def test_scene_files_that_cannot_be_read_are_named(self):
        broken = self.place / "broken.json"
        broken.write_text('{"cases": [')
        result = tessera("truth", broken, "/nowhere/scenes.json")
        self.assert_fails(
            result, "broken.json: is not JSON", "/nowhere/scenes.json: can't be read", "0 of 0 scenes pass"
        )

    def test_an_unknown_command_is_refused(self):
        self.assert_fails(tessera("dance"), "dance", code=64)


if __name__ == "__main__":
    unittest.main()
