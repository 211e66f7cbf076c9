# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""`tessera snapshot --steps` from outside: scripts that are played, and scripts that can't be.

Run by `make cli-tests`, as test_cli.py is.
"""

import json
import os
import pathlib
import shutil
import tempfile
import unittest

import test_cli as cli

SCRIPT = {"steps": [
    {"at": 0.5, "touch": "began", "id": 1, "x": 25, "y": 120},
    {"at": 0.7, "snapshot": "pressed"},
    {"at": 0.8, "record": "way", "until": 1.1, "fps": 20, "scale": 0.5},
    {"at": 0.9, "touch": "ended", "id": 1, "x": 25, "y": 120},
    {"at": 1.2, "tilt": {"pitch": 0.2, "roll": -0.1}},
    {"at": 1.5, "rotate": "landscapeLeft"},
    {"at": 2, "appearance": "dark"},
    {"at": 2.2, "tree": "after"},
    {"at": 3, "snapshot": "dark"},
]}


class StepsTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not os.path.exists(cli.TESSERA):
            raise unittest.SkipTest(f"{cli.TESSERA} is not built: swift build --product tessera")
        cls.folder = tempfile.TemporaryDirectory(prefix="tessera-steps-")
        cls.place = pathlib.Path(cls.folder.name)
        cls.app = cls.place / "Stepped"
        cls.app.mkdir()
        (cls.app / "AppDelegate.swift").write_text(cli.APP_DELEGATE % cli.WINDOW)
        (cls.app / "ViewController.swift").write_text(cli.VIEW_CONTROLLER)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def script(self, name, script):
        path = self.place / name
        path.write_text(script if isinstance(script, str) else json.dumps(script))
        return path

    def play(self, app, script, output, *options):
        result = cli.tessera("snapshot", app, "--steps", script, "-o", output, "--scale", "1", *options)
        self.assertEqual(result.returncode, 0, result.stderr)
        return {str(path.relative_to(output)): path.read_bytes() for path in output.rglob("*") if path.is_file()}

    def test_a_script_gives_the_same_bytes_in_two_runs_and_two_build_folders(self):
        script = self.script("all.json", SCRIPT)
        copy = self.place / "elsewhere" / "Stepped"
        shutil.copytree(self.app, copy)
        first = self.play(self.app, script, self.place / "first")
        self.assertEqual(sorted(first), ["after.txt", "dark.png", "pressed.png", "way.webp"])
        self.assertEqual(self.play(self.app, script, self.place / "second"), first)
        self.assertEqual(self.play(copy, script, self.place / "third"), first)
        width, height, rows = cli.pixels(self.place / "first/dark.png")
        self.assertEqual((width, height), (852, 393))
        self.assertEqual(cli.pixel(rows, 800, 350), (0, 0, 0))
        self.assertIn(b"<UIView; frame = (10 100; 30 40)>", first["after.txt"])
        self.assertEqual((first["way.webp"][:4], first["way.webp"][8:12]), (b"RIFF", b"WEBP"))

    def test_devices_have_folders_of_their_own(self):
        script = self.script("one.json", {"steps": [{"at": 0.5, "snapshot": "a"}]})
        files = self.play(
            self.app, script, self.place / "devices", "--device", "iphone-se", "--device", "ipad-mini")
        self.assertEqual(sorted(files), ["ipad-mini/a.png", "iphone-se/a.png"])

    def test_long_scripts_reach_the_app(self):
        steps = [{"at": index / 1000, "wheel": {"x": 10, "y": 10, "dy": 1}} for index in range(5000)]
        script = self.script("long.json", {"steps": steps + [{"at": 5, "tree": "end"}]})
        self.assertEqual(list(self.play(self.app, script, self.place / "long")), ["end.txt"])

    def test_bad_scripts_are_refused_before_anything_is_built(self):
        for text, words in [
            ("{", "bad.json:1: this is not JSON: expected a key in quotes, found the end of the file"),
            ('{"steps": [\n  {"at": 1, "touch": "start", "x": 1, "y": 1}]}',
             'bad.json:2: steps[0].touch: expected "began", "moved", "ended" or "cancelled", found "start"'),
            ('{"steps": [{"at": 1, "snapshot": "../../x"}]}', "bad.json:1: steps[0].snapshot: expected a file name"),
            ('{"steps": [{"at": 1, "touch": "began", "x": 400, "y": 1}]}',
             "bad.json:1: steps[0].x: expected 0 to 393 on the screen of iPhone 16, portrait, found 400"),
        ]:
            with self.subTest(text):
                path = self.script("bad.json", text)
                result = cli.tessera("snapshot", "/nowhere/App", "--steps", path, "-o", self.place / "none")
                self.assertEqual(result.returncode, 1, result.stderr)
                self.assertIn(f"{self.place}/{words}", result.stderr)
                self.assertFalse((self.place / "none").exists())

    def test_files_that_cannot_be_read_are_named(self):
        for path, words in [
            ("/nowhere/steps.json", "/nowhere/steps.json: can't be read"), (self.place, "is a folder"),
            ("/dev/zero", "the file has"),
        ]:
            with self.subTest(path):
                result = cli.tessera("snapshot", self.app, "--steps", path, "-o", self.place / "none")
                self.assertEqual(result.returncode, 1, result.stderr)
                self.assertIn(words, result.stderr)

    def test_a_script_has_its_own_times(self):
        result = cli.tessera("snapshot", self.app, "--steps", "x.json", "--after", "2", "-o", self.place / "none")
        self.assertEqual(result.returncode, 64)
        self.assertIn("--after is for a single picture", result.stderr)

    def test_the_help_shows_a_script(self):
        self.assertIn('{"at": 0.7, "snapshot": "pressed"}', cli.tessera("snapshot", "--help").stdout)


if __name__ == "__main__":
    unittest.main()
