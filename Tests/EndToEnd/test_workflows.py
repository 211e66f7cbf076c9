# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Workflows as they are written for Macs, run here with at most three lines changed: `tessera shim` from outside."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import test_project
import workflow

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))
PACKAGES = ROOT / "Tests/Support/Packages"
WORKFLOWS = ROOT / "Tests/Support/Workflows"

SCHEME = """<?xml version="1.0" encoding="UTF-8"?>
<Scheme version = "1.7">
   <BuildAction><BuildActionEntries><BuildActionEntry>
      <BuildableReference BlueprintName = "Sample" BuildableName = "Sample.app"></BuildableReference>
   </BuildActionEntry></BuildActionEntries></BuildAction>
   <TestAction buildConfiguration = "Debug">%s</TestAction>
</Scheme>
"""
TESTABLES = """<Testables><TestableReference skipped = "NO">
  <BuildableReference BlueprintName = "Sample Tests"></BuildableReference>
  <SkippedTests><Test Identifier = "ControllerTests/testNobodyRunsThis()"></Test></SkippedTests>
</TestableReference></Testables>
<EnvironmentVariables><EnvironmentVariable key = "FROM_PLAN" value = "yes" isEnabled = "YES"/></EnvironmentVariables>"""
PLANS = """<TestPlans><TestPlanReference reference = "container:All.xctestplan" default = "YES"/>
<TestPlanReference reference = "container:Fast.xctestplan"/></TestPlans>"""
FAST = json.loads(test_project.TEST_FILES["All.xctestplan"])
FAST["testTargets"][0] |= {"skippedTests": [], "selectedTests": [
    "ControllerTests/testTheAppsOwnTypesAreSeen()", "ControllerTests/testTheNightsVariablesAreSeen()"]}
SHARED = "Sample.xcodeproj/xcshareddata/xcschemes"

PROJECT_FILES = test_project.TEST_FILES | {
    f"{SHARED}/Sample.xcscheme": SCHEME % TESTABLES,
    f"{SHARED}/Planned.xcscheme": SCHEME % PLANS,
    "Fast.xctestplan": json.dumps(FAST),
    "Sample.xcworkspace/contents.xcworkspacedata":
        '<Workspace version="1.0"><FileRef location="group:Sample.xcodeproj"></FileRef></Workspace>',
    "Tests/NightTests.swift": """import XCTest

extension ControllerTests {
  func testTheNightsVariablesAreSeen() {
    #if NIGHTLY
    XCTAssertEqual(ProcessInfo.processInfo.environment["NIGHTLY"], "1")
    #endif
  }
}
""",
}

# What a stranger changes: the machine, and where `xcodebuild` comes from.
SHIM = '      - run: tessera shim "$RUNNER_TEMP/shim" >> "$GITHUB_PATH"'
RUNNER = [("macos-15", "ubuntu-24.04"), ("macos-latest", "ubuntu-24.04"), ("macos-14", "ubuntu-24.04")]


class WorkflowTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not os.path.exists(TESSERA):
            raise unittest.SkipTest(f"{TESSERA} is not built: swift build --product tessera")
        cls.folder = tempfile.TemporaryDirectory(prefix="tessera-workflows-")
        cls.place = pathlib.Path(cls.folder.name).resolve()
        cls.tools = cls.place / "tools"
        cls.tools.mkdir()
        (cls.tools / "tessera").symlink_to(TESSERA)
        for name in "xcpretty", "xcbeautify":
            (cls.tools / name).symlink_to(WORKFLOWS / "formatter.py")
        cls.project = cls.place / "project"
        for path, text in PROJECT_FILES.items():
            file = cls.project / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        cls.package = cls.place / "package"
        shutil.copytree(PACKAGES / "Cards", cls.package)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def changed(self, name):
        """A workflow with what a stranger changes in it."""
        before = (WORKFLOWS / f"{name}.yml").read_text()
        after = before
        for old, new in RUNNER:
            after = after.replace(old, new)
        checkout = r"(?m)^      - (?:name: Checkout\n        )?uses: actions/checkout@v4$"
        after = re.sub(checkout, lambda match: f"{match.group()}\n{SHIM}", after, count=1)
        old, new = before.splitlines(), after.splitlines()
        self.assertLessEqual(len([line for line in new if line not in old]), 3, "lines that a stranger changes")
        return after

    def run_workflow(self, name, checkout):
        runner = workflow.Runner(checkout, self.place / f"runner-{name}", [self.tools])
        jobs = runner.run(self.changed(name))
        for steps in jobs:
            for step in steps:
                self.assertEqual(step.status, 0, f"{step.name}\n{step.output}")
                # What the project's own tests print is nobody's form.
                self.assertNotRegex(step.output, r"unknown: (?!modules: )")
        return jobs, runner

    def shim(self):
        folder = self.place / "shim"
        done = subprocess.run([TESSERA, "shim", folder], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (0, f"{folder}\n"))
        return folder

    def front(self, *words, cwd=None):
        environment = {**os.environ, "PATH": f"{self.shim()}:{os.environ['PATH']}"}
        return subprocess.run(
            list(map(str, words)), capture_output=True, text=True, env=environment, cwd=cwd or self.package)

    def test_a_package_is_tested_through_a_formatter(self):
        (steps,), _ = self.run_workflow("package", self.package)
        summary = steps[-1].output
        self.assertIn("tests=17", summary)
        self.assertIn("verdict=1", summary)
        self.assertIn("skipped=1", summary, "the other one is Swift Testing's")

    def test_a_project_is_built_tested_and_its_results_kept(self):
        (steps,), runner = self.run_workflow("project", self.project)
        names = [step.name for step in steps]
        schemes = json.loads(re.search(r"\{.*\}", steps[names.index("Available schemes")].output, re.DOTALL).group())
        self.assertEqual(schemes["project"]["schemes"], ["Planned", "Sample"])
        built = steps[names.index("Build")].output
        self.assertIn("compile=2", built, "files of the app's own target")
        self.assertIn("verdict=2", built, "of cleaning and building")
        self.assertIn("passed=3", steps[names.index("Test")].output)
        for name in "index.html", "report.html", "junit.xml", "lcov.info", "README":
            self.assertTrue((runner.uploads[0] / name).exists(), name)
        covered = self.front("xcrun", "xccov", "view", "--report", runner.uploads[0])
        self.assertRegex(covered.stdout, r"^Sample\.app \d+\.\d\d% \(\d+/\d+\)\n")
        self.assertIn(str(self.project / "Kit/BaseController.swift"), covered.stdout)
        self.assertNotIn("ControllerTests", covered.stdout)

    def test_devices_of_a_matrix_run_parts_of_a_package(self):
        jobs, _ = self.run_workflow("matrix", self.package)
        self.assertEqual(len(jobs), 2)
        for steps in jobs:
            self.assertIn("** TEST BUILD SUCCEEDED **", steps[-2].output)
            output = steps[-1].output
            self.assertIn("Test Suite 'CardViewTests' passed", output)
            self.assertNotIn("CardSuite", output)
            self.assertNotIn("testTheTitleFillsTheCard", output)
            self.assertIn("** TEST EXECUTE SUCCEEDED **", output)

    def test_a_simulator_is_found_started_and_tested_on(self):
        (steps,), runner = self.run_workflow("simulator", self.project)
        self.assertIn("passed=3", steps[-1].output)
        self.assertIn("** TEST SUCCEEDED **", (self.project / "xcodebuild.log").read_text())

    def test_a_plan_of_a_scheme_runs_with_its_settings(self):
        (steps,), _ = self.run_workflow("plan", self.project)
        self.assertIn("passed=2", steps[-1].output)

    def test_failures_have_xcodebuilds_status_and_words(self):
        package = self.place / "failing"
        shutil.copytree(PACKAGES / "Wrong", package)
        result = self.front("xcodebuild", "test", "-scheme", "Wrong", "-destination", "name=iPhone 15", cwd=package)
        self.assertEqual(result.returncode, 65, result.stdout + result.stderr)
        self.assertRegex(result.stdout, r"\n/.*/Wrong/?.*\.swift:\d+: error: -\[\w+\.\w+ test\w+\] : |: error: -\[")
        self.assertRegex(result.stdout, r"\nFailing tests:\n\t\w+")
        self.assertTrue(result.stdout.rstrip().endswith("** TEST FAILED **"), result.stdout[-400:])
        read = subprocess.run([WORKFLOWS / "formatter.py"], input=result.stdout, capture_output=True, text=True).stdout
        self.assertRegex(read, r"failure=\d+")
        self.assertRegex(read, r"restarting=\d+", "a test that crashes")

    def test_what_a_mac_alone_can_do_ends_with_one_line(self):
        for words, status in [
            (["xcodebuild", "archive", "-scheme", "Cards"], 70),
            (["xcodebuild", "test", "-scheme", "Nothing"], 70),
            (["xcodebuild", "test", "-scheme", "Cards", "-destination", "platform=macOS"], 70),
            (["xcodebuild", "test", "-project", "Nothing.xcodeproj"], 66),
            (["xcodebuild", "-nonsense"], 64),
            (["xcodebuild", "test", "-scheme", "Cards", "-resultBundlePath", self.place], 64),
            (["xcrun", "xcresulttool", "get"], 70),
            (["simctl", "launch", "booted", "a.b"], 2),
        ]:
            result = self.front(*words)
            self.assertEqual(result.returncode, status, (words, result.stdout, result.stderr))
            self.assertEqual(len(result.stderr.splitlines()), 1, (words, result.stderr))

    def test_questions_are_answered_in_their_forms(self):
        self.assertRegex(self.front("xcodebuild", "-version").stdout, r"^Xcode \d+\.\d\nBuild version \w+\n$")
        self.assertEqual(self.front("xcode-select", "-p").stdout, f"{self.place / 'shim'}\n")
        self.assertEqual(self.front("xcode-select", "-s", "/Applications/Xcode.app").returncode, 0)
        self.assertTrue(self.front("xcrun", "--find", "swift").stdout.rstrip().endswith("/swift"))
        self.assertIn("Swift version", self.front("xcrun", "swift", "--version").stdout)
        listed = self.front("xcodebuild", "-list")
        self.assertIn("    Schemes:\n        Cards\n", listed.stdout)
        shown = self.front("xcodebuild", "-showdestinations", "-scheme", "Cards").stdout
        self.assertRegex(shown, r"\{ platform:iOS Simulator, id:[0-9A-F-]{36}, OS:\d+\.\d, name:iPhone 16 \}")
        settings = self.front("xcodebuild", "-showBuildSettings", "-json", "-scheme", "Sample", cwd=self.project)
        self.assertEqual(json.loads(settings.stdout)[0]["buildSettings"]["PRODUCT_NAME"], "Sample")


if __name__ == "__main__":
    unittest.main()
