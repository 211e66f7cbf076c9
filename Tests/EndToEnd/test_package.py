# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""`tessera test` from outside, on the packages of Tests/Support/Packages and on ones that go wrong.

The first run builds the kit; TESSERA_KIT names a folder of products (.build/debug) to be taken as it is instead.
"""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))
PACKAGES = ROOT / "Tests/Support/Packages"

def tessera(*arguments, timeout=1800):
    return subprocess.run([TESSERA, "test", *map(str, arguments)], capture_output=True, text=True, timeout=timeout)


class PackageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not os.path.exists(TESSERA):
            raise unittest.SkipTest(f"{TESSERA} is not built: swift build --product tessera")
        cls.folder = tempfile.TemporaryDirectory(prefix="tessera-test-")
        cls.place = pathlib.Path(cls.folder.name)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def package(cls, name, changes=()):
        """A copy of the package `Wrong`, in which some files have other text."""
        folder = cls.place / name
        shutil.copytree(PACKAGES / "Wrong", folder)
        for path, old, new in changes:
            text = (folder / path).read_text()
            assert old in text, old
            (folder / path).write_text(text.replace(old, new))
        return folder

    def test_what_xctest_on_linux_lacks(self):
        result = tessera(PACKAGES / "Corners", "--scratch-path", self.place / "corners", "--verbose",
                         "--report", self.place / "corners-report")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("89 tests, 2 skipped in ", result.stdout)
        kept = [path.read_bytes() for path in (self.place / "corners-report/files").iterdir()]
        self.assertIn(b"<attached>", kept, "what Swift Testing's tests attach")
        self.assertIn("note.txt", (self.place / "corners-report/index.html").read_text())
        names = re.findall(r"^CornersTests\.(\S+?/[^\n]*?)  (?:passed|skipped)", result.stdout, re.MULTILINE)
        self.assertEqual(
            [name for name in names if name.startswith("ValueTests")],
            ["ValueTests/verifyValue", "ValueTests/verifyValue (2)", "ValueTests/verifyValue (3)"])
        self.assertFalse([name for name in names if name.startswith("AbstractTests")], "its suite is empty")
        self.assertIn("MadeOfObjectsTests/testItIsMade", names, "tests of a generic class")
        self.assertIn("PrivateTests/testAddressesAreKept", names, "tests of a private class")
        self.assertEqual(
            sorted(name for name in names if "Condition" in name),
            ["ConditionCase/testTheme", "ConditionTests/testInPackages", "ConditionTests/testTheme",
             "ConditionTests/testWithFlag", "HiddenConditionTests/testHidden"], "what the compiler leaves in")
        self.assertRegex(result.stdout, r"CornersTests.SkippedTests/testNothing  skipped  .*\n  not on this device\n")
        one = tessera(PACKAGES / "Corners", "--scratch-path", self.place / "corners", "--verbose",
                      "--filter", "verifyValue .2")
        self.assertEqual(one.returncode, 0, one.stdout + one.stderr)
        self.assertIn("1 test, all passed in ", one.stdout)

    def test_mocks_of_the_network_answer_as_on_ios(self):
        result = tessera(PACKAGES / "Mocks", "--scratch-path", self.place / "mocks")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("20 tests, all passed in ", result.stdout)

    def test_a_package_of_both_kinds_of_tests_passes(self):
        before = sorted((path, path.stat().st_mtime_ns) for path in (PACKAGES / "Cards").rglob("*"))
        result = tessera(PACKAGES / "Cards", "--scratch-path", self.place / "cards")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertEqual(len(result.stdout.splitlines()), 1, "tests that pass are not told")
        self.assertTrue(result.stdout.startswith("17 tests, 2 skipped in "), result.stdout)
        after = sorted((path, path.stat().st_mtime_ns) for path in (PACKAGES / "Cards").rglob("*"))
        self.assertEqual(before, after, "nothing is written into the package")

        record = self.place / "cards/build.json"
        self.assertTrue(record.exists())
        again = tessera(PACKAGES / "Cards", "--scratch-path", self.place / "cards")
        self.assertEqual(again.returncode, 0, again.stdout + again.stderr)
        self.assertEqual(again.stderr, "", "nothing is translated or built where nothing changed")
        self.assertTrue(again.stdout.startswith("17 tests, 2 skipped in "), again.stdout)

        alone = tessera(PACKAGES / "Cards", "--scratch-path", self.place / "cards", "--verbose", "--jobs", "1")
        shared = tessera(PACKAGES / "Cards", "--scratch-path", self.place / "cards", "--verbose", "--jobs", "4")
        said = [sorted(re.findall(r"^(\S+  (?:passed|skipped))", run.stdout, re.MULTILINE)) for run in (alone, shared)]
        self.assertEqual(said[0], said[1], "it does not matter how many processes there are")
        self.assertEqual(len(said[0]), 17)
        reports = [self.place / f"shard-{index}" for index in (1, 2)]
        shards = [tessera(PACKAGES / "Cards", "--scratch-path", self.place / "cards", "--shard", f"{index}/2",
                          "--report", reports[index - 1]) for index in (1, 2)]
        self.assertEqual([shard.returncode for shard in shards], [0, 0], shards)
        self.assertEqual(sum(int(shard.stdout.split()[0]) for shard in shards), 17, "each test is in one shard")

        merged = tessera("--merge", *reports, "--report", self.place / "whole", "--junit", self.place / "whole.xml")
        self.assertEqual(merged.returncode, 0, merged.stdout + merged.stderr)
        self.assertTrue(merged.stdout.startswith("17 tests, 2 skipped in "), merged.stdout)
        self.assertEqual(xml.etree.ElementTree.parse(self.place / "whole.xml").getroot().get("tests"), "17")
        self.assertTrue((self.place / "whole/index.html").exists())

        listed = tessera(PACKAGES / "Cards", "--scratch-path", self.place / "cards", "--list")
        self.assertEqual(listed.returncode, 0, listed.stderr)
        names = listed.stdout.splitlines()
        self.assertEqual(len(names), 17)
        self.assertIn("CardsTests.CardViewTests/testTheTitleFillsTheCard", names)
        self.assertIn("CardSuiteTests.CardSuite/numbersAreSmall(_:)", names)

        chosen = tessera(PACKAGES / "Cards", "--scratch-path", self.place / "cards", "--verbose", "--filter", "Title",
                         "--filter", "CardSuite/a", "--skip", "Tap")
        self.assertEqual(chosen.returncode, 0, chosen.stderr)
        # The targets' processes run side by side.
        self.assertEqual(sorted(line.split()[0] for line in chosen.stdout.splitlines()[:-1]), [
            "CardSuiteTests.CardSuite/aCardIsClosedAtFirst()", "CardsTests.CardViewTests/testTheTitleFillsTheCard"])

        none = tessera(PACKAGES / "Cards", "--scratch-path", self.place / "cards", "--filter", "Nothing")
        self.assertEqual(none.returncode, 4, none.stdout)

    def test_a_dependency_that_imports_uikit_is_translated_too(self):
        result = tessera(PACKAGES / "Shop", "--scratch-path", self.place / "shop")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertTrue(result.stdout.startswith("6 tests, all passed in "), result.stdout)

    def test_a_dependency_in_objective_c_is_stood_in_for(self):
        result = tessera(PACKAGES / "Albums", "--scratch-path", self.place / "albums")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("2 tests, all passed in ", result.stdout)
        self.assertIn("SDWebImage: Tessera's stand-in is built in its place. It is Objective-C", result.stderr)

    def test_references_are_recorded_compared_and_replaced(self):
        folder = self.place / "pictures"
        for name in ("Pictures", "PictureTesting", "ios-snapshot-test-case"):
            shutil.copytree(PACKAGES / name, folder / name)
        package = folder / "Pictures"
        references = package / "Tests/BadgeTests/__Snapshots__.tessera/BadgeTests"

        never = tessera(package, "--record", "never")
        self.assertEqual(never.returncode, 1, never.stdout + never.stderr)
        self.assertIn("6 tests, 3 failed in ", never.stdout)
        self.assertFalse(references.exists(), "nothing is recorded unless it was asked for")

        first = tessera(package, "--record", "missing", "--verbose")
        self.assertEqual(first.returncode, 5, first.stdout + first.stderr)
        self.assertIn("6 tests, 3 recorded in ", first.stdout)
        self.assertIn("BadgeTests.BadgeTests/testAFailureThatIsKnown  passed", first.stdout)
        self.assertIn(f"recorded: {references.resolve()}/testABadge.1.png", first.stdout)
        self.assertEqual(sorted(path.name for path in references.iterdir()),
                         ["testABadge.1.png", "testABadge.1.tree", "testItsOutline.1.txt"])
        self.assertRegex((references / "testABadge.1.tree").read_text(),
                         "^tessera-views 1 .*\nBadge 0 0 40 20 background=#FF0000FF radius=10 scale=3\n$")
        shot = references.parent / "ReferenceImages_64/BadgeTests.BadgeShots/testAShot_small_iPhone@3x.png"
        self.assertTrue(shot.exists() and shot.with_suffix(".tree").exists())
        picture = references / "testABadge.1.png"
        before = (picture.read_bytes(), picture.stat().st_mtime_ns)

        second = tessera(package, "--record", "all")
        self.assertEqual(second.returncode, 5, second.stdout)
        self.assertNotIn("recorded: ", second.stdout, "what is the same is not written")
        self.assertEqual(before, (picture.read_bytes(), picture.stat().st_mtime_ns))

        source = package / "Sources/Badge/Badge.swift"
        source.write_text(source.read_text().replace("width: 40", "width: 42").replace(
            "= 10", '= 8\n    let label = UILabel(frame: CGRect(x: 4, y: 0, width: 34, height: 20))\n'
            '    label.text = "OI"\n    addSubview(label)'))
        test = package / "Tests/BadgeTests/BadgeTests.swift"
        test.write_text(test.read_text().replace("color: .red", "color: .blue"))
        different = tessera(package, "--record", "missing", "--junit", self.place / "pictures.xml")
        self.assertEqual(different.returncode, 1, different.stdout)
        self.assertIn('"1" differs from its reference', different.stdout)
        self.assertIn("expected 40 × 20 points (120 × 60 pixels), found 42 × 20 points (126 × 60 pixels) on iphone-16",
                      different.stdout)
        self.assertIn("line 1: expected '(0.0, 0.0, 40.0, 20.0)', found '(0.0, 0.0, 42.0, 20.0)'", different.stdout)
        self.assertIn(f"expected    {picture.resolve()}", different.stdout)
        self.assertIn('    Badge has background "#0000FFFF" instead of "#FF0000FF", has radius "8" instead of "10", '
                      'is 2 pt wider\n    UILabel "OI" in Badge is new\n', different.stdout)
        self.assertEqual(before, (picture.read_bytes(), picture.stat().st_mtime_ns))
        self.assertIn("[[ATTACHMENT|", (self.place / "pictures.xml").read_text())

        page = package / ".build/tessera-test/report/index.html"
        self.assertIn(f"report: {page.resolve()}      accept: tessera test --accept\n", different.stdout)
        self.assertTrue(all((page.parent / path).exists() for path in
                            re.findall(r'"(?:expected|found|difference)":"(files/[^"]+)"', page.read_text())))
        accepted = tessera(package, "--accept", "--filter", "Outline")
        self.assertEqual(accepted.returncode, 0, accepted.stderr)
        self.assertIn("1 reference accepted", accepted.stdout)
        self.assertEqual((references / "testItsOutline.1.txt").read_text(), "(0.0, 0.0, 42.0, 20.0)")

        events = self.place / "events.json"
        replaced = tessera(package, "--record", "failed", "--json", events)
        lines = [json.loads(line) for line in events.read_text().splitlines()]
        self.assertEqual([line["event"] for line in lines], ["start"] + ["test"] * 6 + ["end"])
        self.assertEqual(sorted(lines[-1]["recorded"]), sorted([str(picture.resolve()), str(shot.resolve())]))
        self.assertEqual(replaced.returncode, 5, replaced.stdout)
        self.assertIn("which is replaced", replaced.stdout)
        self.assertNotEqual(before[0], picture.read_bytes())
        self.assertIn("UILabel 4 0 34 20 text=OI", (references / "testABadge.1.tree").read_text())
        passed = tessera(package, "--record", "never", "--repeat", "2", "--retry", "1", "--time", "real")
        self.assertEqual(passed.returncode, 0, passed.stdout)

        matrix = tessera(package, "--record", "missing", "--device", "iphone-16", "--device", "ipad-mini")
        self.assertEqual(matrix.returncode, 5, matrix.stdout)
        self.assertIn("12 tests, 3 recorded in ", matrix.stdout)
        self.assertIn("BadgeTests.BadgeTests/testABadge (ipad-mini-light)  recorded", matrix.stdout)
        self.assertEqual(sorted(path.name for path in references.iterdir()), [
            "testABadge.1.ipad-mini-light.png", "testABadge.1.ipad-mini-light.tree", "testABadge.1.png",
            "testABadge.1.tree", "testItsOutline.1.ipad-mini-light.txt", "testItsOutline.1.txt"])

        old = references / "testGone.1.png"
        old.write_bytes(picture.read_bytes())
        unused = tessera(package, "--unused", "delete")
        self.assertEqual(unused.returncode, 0, unused.stdout)
        self.assertEqual(re.findall("(?:deleted|unused): .*", unused.stdout), [f"deleted: {old.resolve()}"])
        self.assertFalse(old.exists())
        some = tessera(package, "--unused", "list", "--filter", "Outline")
        self.assertIn("unused references are not known", some.stdout)

        # As if they had been recorded on iOS, with other letters.
        shutil.copytree(references.parent, references.parent.with_name("__Snapshots__"))
        # Whoever uses iOSSnapshotTestCase has its references anywhere above.
        shutil.move(references.parent.with_name("__Snapshots__") / "ReferenceImages_64", package / "Tests")
        source.write_text(source.read_text().replace('"OI"', '"IO"'))
        ios = tessera(package, "--references", "ios", "--verbose")
        self.assertEqual(ios.returncode, 0, ios.stdout + ios.stderr)
        self.assertIn('"1" is same but for text beside iOS\'s', ios.stdout)
        self.assertIn("beside iOS's references: 2 same but for text\n", ios.stdout)
        strict = tessera(package, "--references", "ios", "--strict-text")
        self.assertEqual(strict.returncode, 1, strict.stdout)
        self.assertIn('"1" differs from its reference (same but for text)', strict.stdout)
        shutil.rmtree(references.parent)
        anew = tessera(package, "--record", "missing")
        self.assertEqual(anew.returncode, 5, anew.stdout)
        self.assertIn("beside iOS's references: 1 same but for text\n", anew.stdout)

        self.watch(package, source)

        picture.write_text("version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 4\n")
        pointer = tessera(package)
        self.assertEqual(pointer.returncode, 3, pointer.stdout)
        self.assertIn("testABadge.1.png: the reference is a Git LFS pointer", pointer.stderr)

    def test_a_library_on_one_of_snapshots_takes_part_in_the_run(self):
        folder = self.place / "shots"
        for name in ("Shots", "Matchers", "ios-snapshot-test-case"):
            shutil.copytree(PACKAGES / name, folder / name)
        package = folder / "Shots"
        references = package / "Tests/ShotTests/__Snapshots__.tessera/ReferenceImages/ShotTests"

        never = tessera(package, "--record", "never")
        self.assertEqual(never.returncode, 1, never.stdout + never.stderr)
        self.assertIn("5 tests, 3 failed in ", never.stdout)
        self.assertIn("Reference image not found. You need to run the test in record mode", never.stdout)

        first = tessera(package, "--record", "missing")
        self.assertEqual(first.returncode, 5, first.stdout + first.stderr)
        self.assertIn("5 tests, 3 recorded in ", first.stdout)
        self.assertEqual(sorted(path.name for path in references.glob("*.png")),
                         ["anything@3x.png", "green@3x.png", "red@3x.png", "testADot@3x.png"],
                         "what a test expects to be missing stays so")
        second = tessera(package, "--record", "missing")
        self.assertEqual(second.returncode, 0, second.stdout)

        source = package / "Sources/Shots/Dot.swift"
        source.write_text(source.read_text().replace("ovalIn", "rect"))
        different = tessera(package, "--record", "missing")
        self.assertEqual(different.returncode, 1, different.stdout)
        self.assertIn('"green@3x" differs from its reference', different.stdout)
        self.assertIn('"red@3x" differs from its reference', different.stdout, "each picture is told of")
        replaced = tessera(package, "--record", "failed")
        self.assertEqual(replaced.returncode, 5, replaced.stdout)

        # As if they had been recorded on iOS, where the library has them.
        shutil.copytree(references.parent, package / "Tests/ShotTests/ReferenceImages")
        shutil.rmtree(references.parent.parent)
        ios = tessera(package, "--references", "ios", "--record", "never")
        self.assertEqual(ios.returncode, 0, ios.stdout + ios.stderr)

    def watch(self, package, source):
        process = subprocess.Popen([TESSERA, "test", package, "--record", "never", "--watch"], stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.kill)

        def lines():
            found = []
            for line in process.stdout:
                if line.startswith("watching "):
                    return "".join(found)
                found.append(line)
            self.fail("".join(found))

        self.assertIn("6 tests, all passed", lines())
        news = package / ".build/tessera-test/report/news.js"
        before = news.read_text()
        source.write_text(source.read_text().replace('"IO"', '"OK"'))
        self.assertIn('UILabel "IO" in Badge has text "OK" instead of "IO"', lines())
        self.assertNotEqual(news.read_text(), before)
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(timeout=60), 130)

    def test_specs_are_asked_for_their_tests(self):
        result = tessera(PACKAGES / "Specs", "--scratch-path", self.place / "specs", "--verbose")
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        heads = dict(line.split("  ")[:2] for line in result.stdout.splitlines() if line.startswith("TallyTests."))
        self.assertEqual(heads, {
            "TallyTests.TallySpec/a tally, begins at zero": "passed",
            "TallyTests.TallySpec/a tally, in a window, shows what it counts": "passed",
            "TallyTests.TallySpec/a tally, is wrong": "failed",
            "TallyTests.TallySpec/a tally, counts down": "skipped",
            "TallyTests.TallySpec/a tally, is a view": "passed",
            "TallyTests.FlagSpec/is there": "passed",
        })
        self.assertIn(f"{PACKAGES}/Specs/Tests/TallyTests/TallySpec.swift:27: XCTAssertEqual failed", result.stdout)
        chosen = tessera(PACKAGES / "Specs", "--scratch-path", self.place / "specs", "--filter", "in a window")
        self.assertEqual(chosen.returncode, 0, chosen.stdout)
        self.assertTrue(chosen.stdout.startswith("1 test, all passed"), chosen.stdout)

    def test_no_test_costs_another_its_result(self):
        package = self.package("Wrong")
        result = tessera(package, "--timeout", "15", "--verbose", "--junit", self.place / "junit.xml")
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        lines = result.stdout.splitlines()
        heads = dict(line.split("  ")[:2] for line in lines if line.startswith("WrongTests."))
        self.assertEqual(heads, {
            "WrongTests.WrongTests/testAFails": "failed",
            "WrongTests.WrongTests/testBCrashes": "crashed",
            "WrongTests.WrongTests/testCHangs": "timed out",
            "WrongTests.WrongTests/testDLeaves": "crashed",
            "WrongTests.WrongTests/testEThrows": "failed",
            "WrongTests.WrongTests/testFWaitsForEver": "failed",
            "WrongTests.WrongTests/testGLeavesAWindow": "passed",
            "WrongTests.WrongTests/testHFindsNothing": "passed",
            "WrongTests.WrongTests/testIPrintsALot": "passed",
            "WrongTests.WrongTests/testJIsKilled": "crashed",
            "WrongTests.WrongTests/testKPrintsALineWithoutEnd": "passed",
            "WrongTests.WrongTests/testLStops": "failed",
            "WrongTests.Wrongs/sumsAreRight()": "failed",
            "WrongTests.Wrongs/boxesCrash()": "crashed",
            "WrongTests.Wrongs/theRestGoesOn()": "passed",
        })
        said = result.stdout
        tests = package / "Tests/WrongTests/WrongTests.swift"
        self.assertIn(f"  {tests.resolve()}:10: XCTAssertEqual failed", said)
        self.assertNotIn("\x1b", said)
        self.assertNotIn("XCTestRunner", said, "of a backtrace the package's own frames are told")
        for words in ("Fatal error: no data", "about to crash", "about to hang", "did not end its work or its wait",
                      "ended its process with status 0", "unfulfilled expectations: never", "Fatal error: no box",
                      "Expectation failed: (1 + 1 → 2) == 3", "goes no further"):
            self.assertIn(words, said)
        self.assertNotIn("failed - behind the end", said)
        suites = xml.etree.ElementTree.parse(self.place / "junit.xml").getroot()
        self.assertEqual({key: suites.get(key) for key in ("tests", "failures", "errors", "skipped")}, {
            "tests": "15", "failures": "5", "errors": "5", "skipped": "0"})
        self.assertEqual([suite.get("name") for suite in suites], ["WrongTests.WrongTests", "WrongTests.Wrongs"])
        self.assertTrue(all(case.get("line") for suite in suites for case in suite), "each test has its place")
        self.assertTrue(lines[-2].startswith("15 tests, 5 failed, 4 crashed, 1 timed out in "), lines[-2])
        page = package / ".build/tessera-test/report/index.html"
        self.assertEqual(lines[-1], f"report: {page.resolve()}")
        self.assertIn("no box", page.read_text())
        self.interrupt(package)

    def interrupt(self, package):
        """Whoever ends the command ends what it has started."""
        def children():
            found = []
            for entry in pathlib.Path("/proc").iterdir():
                try:
                    command = (entry / "cmdline").read_bytes().split(b"\0")[0].decode()
                except (OSError, ValueError):
                    continue
                if str(package.resolve()) in command and command.endswith("tessera-WrongTests"):
                    found.append(entry.name)
            return found

        process = subprocess.Popen([TESSERA, "test", package, "--filter", "testCHangs", "--jobs", "1"],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(process.kill)
        while not children():
            self.assertIsNone(process.poll())
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(timeout=60), 130)
        while children():
            time.sleep(0.05)

    def test_what_cannot_be_built_is_told_with_the_packages_own_paths(self):
        package = self.package("Uncompiled", [("Sources/Wrong/Box.swift", "class Box: UIView", "class Box: UIVew")])
        result = tessera(package)
        self.assertEqual(result.returncode, 3, result.stdout)
        self.assertIn(f"{package.resolve()}/Sources/Wrong/Box.swift:6:25: error:", result.stderr)
        self.assertIn("not built: WrongTests", result.stdout)
        last = result.stderr.splitlines()[-1]
        self.assertRegex(last, rf"WrongTests can't be built: \d+ errors?,? .*at {package.resolve()}/Sources/Wrong/Box.swift:6")
        self.assertEqual(result.stderr.count("error: cannot find type 'UIVew'"), 2, "once, and beside its source")
        self.assertNotIn("unhandled", result.stderr)

        nowhere = tessera(self.place / "nowhere")
        self.assertEqual(nowhere.returncode, 3)
        self.assertIn("there is no Package.swift in", nowhere.stderr)

        lies = self.package("Lies", [("Package.swift", "let package = Package(", "let package = Packet(")])
        result = tessera(lies)
        self.assertEqual(result.returncode, 3)
        self.assertIn("SwiftPM can't describe the package", result.stderr)

    def test_a_package_without_tests_has_an_exit_code_of_its_own(self):
        package = self.package(
            "Testless", [("Package.swift", '.testTarget(name: "WrongTests", dependencies: ["Wrong"]),', "")])
        result = tessera(package)
        self.assertEqual(result.returncode, 4, result.stderr)
        self.assertIn("has no test targets", result.stderr)

    def test_wrong_usage_is_told_before_anything_is_built(self):
        for options, word in [
            (["--device", "iphone-99"], "'iphone-99' is not a device; there are iphone-se"),
            (["--filter", "("], "'(' is not a regular expression"), (["--timeout", "0"], "--timeout must be above 0"),
            (["--record", "some"], "some"), (["--references", "android"], "android"),
            (["--strict-text"], "--strict-text goes with --references ios"), (["--jobs", "0"], "--jobs must be"),
            (["--merge", "/nowhere"], "/nowhere/results.json is no report"),
            (["--shard", "3/2"], "'3/2' is not a shard"), (["--repeat", "0"], "--repeat must be"),
            (["--time", "lunar"], "lunar"), (["--watch", "--list"], "--watch goes with none of"),
            (["--locale", "no!"], "'no!' is not a locale"),
            (["--text-size", "huge"], "'huge' is not a text size"), (["--dance"], "dance"),
        ]:
            with self.subTest(options):
                result = tessera("/nowhere", *options)
                self.assertEqual(result.returncode, 2, result.stderr)
                self.assertIn(word, result.stderr)


if __name__ == "__main__":
    unittest.main()
