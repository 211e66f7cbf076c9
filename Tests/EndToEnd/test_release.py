# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""What `make dist` makes, from what is built already: the archive by the action, and the Debian package."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import workflow

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))
CARDS = ROOT / "Tests/Support/Packages/Cards"


class ReleaseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not os.path.exists(TESSERA):
            raise unittest.SkipTest(f"{TESSERA} is not built: swift build --product tessera")
        cls.folder = tempfile.TemporaryDirectory(prefix="tessera-release-")
        cls.place = pathlib.Path(cls.folder.name).resolve()
        kit = pathlib.Path(os.environ.get("TESSERA_KIT", ROOT / ".build/kit/release"))
        if not (kit / "libTesseraKit.so").exists() or not (kit / "libTesseraTestKit.so").exists():
            # What is missing of the kit is built by whoever needs it first.
            subprocess.run([TESSERA, "build", ROOT / "Apps/Today"], check=True, capture_output=True)
            subprocess.run([TESSERA, "test", CARDS, "--list", "--scratch-path", cls.place / "list"], check=True,
                           capture_output=True)
        cls.tree = cls.place / "tessera"
        environment = {**os.environ, "TESSERA_KIT": str(kit), "TESSERA_COMMAND": str(pathlib.Path(TESSERA).parent)}
        subprocess.run([ROOT / "Tools/dist.sh", cls.tree], env=environment, check=True, capture_output=True)
        # An installation finds its own kit.
        cls.clean = {name: "" for name in os.environ if name.startswith("TESSERA_")}

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_the_action_installs_an_archive_and_runs_the_tests(self):
        checkout = self.place / "checkout"
        shutil.copytree(CARDS, checkout)
        subprocess.run(["tar", "-C", self.place, "-cf", checkout / "tessera.tar", "tessera"], check=True)
        runner = workflow.Runner(checkout, self.place / "runner", root=ROOT, without=self.clean)
        (steps,) = runner.run((ROOT / "Tests/Support/Workflows/action.yml").read_text())
        for step in steps:
            self.assertEqual(step.status, 0, f"{step.name}\n{step.output}")
        self.assertIn("17 tests, 2 skipped in ", steps[1].output)
        self.assertIn("TOTAL 33 of 33 lines 100.0 %", steps[1].output)
        self.assertIn("        Cards\n", steps[2].output)
        self.assertTrue((checkout / "tessera-report/lcov.info").exists())

    def test_the_package_holds_the_command_and_depends_on_what_setup_installs(self):
        if not shutil.which("dpkg-deb"):
            self.skipTest("there is no dpkg-deb")
        made = subprocess.run([ROOT / "Tools/deb.sh", self.tree, "1.2.0", self.place], check=True, capture_output=True,
                              text=True)
        package = pathlib.Path(made.stdout.strip())
        self.assertRegex(package.name, r"^tessera_1\.2\.0_\w+\.deb$")
        depends = subprocess.run(["dpkg-deb", "-f", package, "Depends"], check=True, capture_output=True, text=True)
        names = subprocess.run([ROOT / "Tools/setup.sh", "--names"], check=True, capture_output=True, text=True)
        self.assertEqual(depends.stdout.strip().split(", "), names.stdout.split())
        subprocess.run(["dpkg-deb", "-x", package, self.place / "root"], check=True)
        command = self.place / "root/usr/bin/tessera"
        environment = {name: value for name, value in os.environ.items() if name not in self.clean}
        words = [command, "test", CARDS, "--list", "--scratch-path", self.place / "scratch"]
        listed = subprocess.run(words, capture_output=True, text=True, env=environment)
        self.assertEqual(listed.returncode, 0, listed.stdout + listed.stderr)
        self.assertEqual(len(listed.stdout.splitlines()), 17)

    def test_a_version_begins_with_a_digit(self):
        result = subprocess.run([ROOT / "Tools/deb.sh", self.tree, "v1", self.place], capture_output=True, text=True)
        self.assertEqual(result.returncode, 2)
        self.assertIn("a version begins with a digit, as 1.2.0: v1", result.stderr)


if __name__ == "__main__":
    unittest.main()
