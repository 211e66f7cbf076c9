# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""UI tests: `tessera test` on the project Tests/Support/Kiosk, whose tests drive its app from another process.

The first run builds the kit; TESSERA_KIT names a folder of products (.build/debug) to be taken as it is instead.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))
KIOSK = ROOT / "Tests/Support/Kiosk/Kiosk.xcodeproj"


FAILURES = """import XCTest

final class FailingTests: ScreenTestCase {
  func testAbsent() {
    open("Counter")
    app.buttons["add"].tap()
    XCTAssertTrue(app.staticTexts["never"].waitForExistence(timeout: 1000))
  }

  func testSeveral() {
    app.cells.staticTexts.element.tap()
  }

  func testWithoutFocus() {
    open("Text")
    app.textFields["name"].typeText("x")
  }

  func testCovered() {
    open("Alerts")
    app.buttons["Ask"].tap()
    addUIInterruptionMonitor(withDescription: "leave it") { _ in true }
    app.buttons["Choose"].tap()
  }

  func testCrash() {
    open("Counter")
    app.buttons["Crash"].tap()
    app.buttons["Add"].tap()
  }

  func testAfterwards() {
    continueAfterFailure = true
    XCTAssertEqual(app.staticTexts["nothing"].label, "")
    open("Counter")
    XCTAssertEqual(app.staticTexts["count"].label, "Count: 7")
    print("it went on")
  }

  func testAnotherApp() {
    XCUIApplication(bundleIdentifier: "com.example.other").launch()
  }

  func testLongName() {
    _ = app.buttons[String(repeating: "x", count: 129)]
  }
}
"""

#: What is said of each, and the line of the test in which it is.
EXPECTED = {
    "testAbsent": (6, r"Failed to get matching snapshot: No matches found for Elements matching predicate "
                      r"'\"add\" IN identifiers' from input \{\(\n    Button, .*label: 'Add'\n.*"
                      r"A Button is called \"Add\", in other capitals."),
    "testSeveral": (11, r"Failed to get matching snapshot: Multiple matching elements found for StaticText\."),
    "testWithoutFocus": (16, r"Failed to synthesize event: Neither element nor any descendant has keyboard focus\. Event "
                             r"dispatch snapshot: TextField, .*identifier: 'name'"),
    "testCovered": (23, r"Failed to synthesize event: Failed to scroll to visible \(by AX action\) Button, .*'Choose'"),
    "testCrash": (28, r"com\.example\.kiosk crashed \(signal \d+\): Fatal error: the kiosk is broken"),
    "testAfterwards": (34, r"Failed to get matching snapshot: No matches found for .*\"nothing\" IN identifiers"),
    "testAnotherApp": (41, r"Failed to launch com\.example\.other"),
    "testLongName": (45, r"Invalid query - string identifier .* exceeds maximum length of 128 characters"),
}


class InterfaceTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not os.path.exists(TESSERA):
            raise unittest.SkipTest(f"{TESSERA} is not built: swift build --product tessera")
        cls.folder = tempfile.TemporaryDirectory(prefix="tessera-ui-")
        cls.place = pathlib.Path(cls.folder.name)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def tessera(cls, *arguments, timeout=1800):
        return subprocess.run(
            [TESSERA, "test", KIOSK, "--scratch-path", cls.place / "kiosk", *map(str, arguments)],
            capture_output=True, text=True, timeout=timeout)

    def test_an_app_is_driven_from_outside(self):
        result = self.tessera("--filter", "CounterTests", "--verbose")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        for test in ["testTappingAddCounts", "testTheBarButtonResets", "testTheBackButtonLeadsToTheMenu"]:
            self.assertRegex(result.stdout, rf"KioskUITests\.CounterTests/{test}  passed")
        self.assertIn("3 tests, all passed", result.stdout)

    def test_every_screen_of_the_kiosk(self):
        result = self.tessera("--jobs", 2)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertRegex(result.stdout, r"\d\d tests, all passed")

    def test_failures_say_what_there_is_instead(self):
        folder = self.place / "Failing"
        shutil.copytree(KIOSK.parent, folder)
        (folder / "KioskUITests/FailingTests.swift").write_text(FAILURES)
        events = self.place / "failures.json"
        result = subprocess.run(
            [TESSERA, "test", folder / "Kiosk.xcodeproj", "--scratch-path", self.place / "failing",
             "--filter", "FailingTests", "--json", events], capture_output=True, text=True, timeout=1800)
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        tests = [json.loads(line) for line in events.read_text().splitlines()]
        tests = {event["test"]["test"]: event["test"] for event in tests if event["event"] == "test"}
        self.assertEqual(set(tests), set(EXPECTED))
        for name, (line, words) in EXPECTED.items():
            failure = tests[name]["failures"][0]
            self.assertRegex(failure["message"], re.compile(words, re.DOTALL))
            self.assertEqual(failure["line"], line, name)
            self.assertTrue(failure["file"].endswith("FailingTests.swift"), name)
            kept = {attachment["name"]: pathlib.Path(attachment["path"]) for attachment in tests[name]["attachments"]}
            self.assertIn("t =     0.00s Open com.example.kiosk\n", kept["Activities"].read_text())
            if name != "testCrash":
                self.assertEqual(kept["Screen"].read_bytes()[:4], b"\x89PNG")
                self.assertTrue(kept["Elements"].read_text().startswith("→Application, "))
        self.assertEqual(len(tests["testAbsent"]["failures"]), 1, "a failing test goes no further")
        self.assertEqual(len(tests["testAfterwards"]["failures"]), 2)
        self.assertIn("it went on", tests["testAfterwards"]["output"])

    def test_our_own_apps_are_driven(self):
        for app in ["Coffee", "Feed", "Today", "Widgets"]:
            with self.subTest(app):
                result = subprocess.run(
                    [TESSERA, "test", ROOT / f"Apps/{app}.xcodeproj", "--ui", "--scratch-path", self.place / app],
                    capture_output=True, text=True, timeout=1800)
                self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
                self.assertRegex(result.stdout, r"\d tests, all passed")

    def test_projects_can_be_run_without_their_ui_tests(self):
        result = self.tessera("--no-ui")
        self.assertEqual(result.returncode, 4, result.stdout + result.stderr)


if __name__ == "__main__":
    unittest.main()
