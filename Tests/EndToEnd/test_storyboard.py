# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""A project as Xcode's template makes it, which starts from its storyboard and goes by segues."""

import json
import pathlib
import tempfile
import unittest

from test_cli import ROOT, pixel, pixels, tessera

PROJECT = ROOT / "Tests/Support/StoryApp/Notes.xcodeproj"


def tap(time, x, y):
    return [{"at": time + 0.1 * step, "touch": touch, "id": 1, "x": x, "y": y}
            for step, touch in enumerate(("began", "ended"))]


# On an iPhone 16, 393 by 852 points: a row is opened, its button pressed, and the way back taken.
SCRIPT = {"steps": [
    {"at": 0.5, "tree": "list"},
    *tap(1, 150, 190),
    {"at": 2.5, "tree": "note"},
    *tap(2.6, 196, 517),
    {"at": 3, "snapshot": "red"},
    *tap(3.1, 196, 577),
    {"at": 5, "tree": "back"},
]}


class StoryboardTests(unittest.TestCase):
    def test_a_project_starts_from_its_storyboard_and_takes_its_segues(self):
        with tempfile.TemporaryDirectory(prefix="tessera-story-") as folder:
            place = pathlib.Path(folder)
            script = place / "script.json"
            script.write_text(json.dumps(SCRIPT))
            output = place / "out"
            result = tessera("snapshot", PROJECT, "--steps", script, "-o", output, "--scale", "1")
            said = result.stdout + result.stderr
            self.assertEqual(result.returncode, 0, said)
            self.assertIn("connects with UINavigationController", said)
            self.assertNotIn("left out", said)
            trees = {path.stem: path.read_text() for path in output.glob("*.txt")}
            for text in "Milk", "Letters", "Call home":
                self.assertIn(text, trees["list"])
            self.assertNotIn("'Back'", trees["list"])
            self.assertIn("Red", trees["note"])
            self.assertEqual(pixel(pixels(output / "red.png")[2], 196, 426), (255, 0, 0), "the button's action")
            self.assertIn("back from Note", said)
            self.assertNotIn("Red", trees["back"])


if __name__ == "__main__":
    unittest.main()
