# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""UI tests: `tessera test` on the project Tests/Support/Kiosk, whose tests drive its app from another process.

The first run builds the kit; TESSERA_KIT names a folder of products (.build/debug) to be taken as it is instead.
"""

import os
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))
KIOSK = ROOT / "Tests/Support/Kiosk/Kiosk.xcodeproj"


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

    def test_projects_can_be_run_without_their_ui_tests(self):
        result = self.tessera("--no-ui")
        self.assertEqual(result.returncode, 4, result.stdout + result.stderr)


if __name__ == "__main__":
    unittest.main()
