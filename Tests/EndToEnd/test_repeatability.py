# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Results are the same whatever the load, and work that never ends is named.

Benchmarks/repeatability.py repeats the first more often.
"""

import os
import pathlib
import sys
import tempfile
import unittest

import test_cli as cli

sys.path.append(str(cli.ROOT / "Benchmarks"))
import repeatability  # noqa: E402

#: What a view controller does before it is shown, and what is said of it.
STUCK = {
    "Spins": ("DispatchQueue(label: \"spinning\").async { Stuck.spinForever() }",
              ["a thread is at work and does not end", "on the queue spinning", "spinForever"]),
    "Blocked": ("let queue = DispatchQueue(label: \"deadlocked\"); queue.async { DispatchQueue.main.sync {} }; "
                "usleep(1000); queue.sync {}",
                ["the main thread waits, and nothing is left that could end its wait", "viewDidLoad"]),
    "Reads": ("DispatchQueue(label: \"reading\").async { Stuck.readForever() }",
              ["a thread waits for something outside of the process", "on the queue reading", "readForever"]),
}

STUCK_CONTROLLER = """import UIKit

enum Stuck {
  static func spinForever() { while true {} }
  static func readForever() {
    let file = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    var byte: UInt8 = 0
    _ = read(file, &byte, 1)
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    WORK
  }
}
"""


class RepeatabilityTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not os.path.exists(cli.TESSERA):
            raise unittest.SkipTest(f"{cli.TESSERA} is not built: swift build --product tessera")
        cls.folder = tempfile.TemporaryDirectory(prefix="tessera-repeat-")
        cls.place = pathlib.Path(cls.folder.name)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_results_are_the_same_under_any_load(self):
        kinds = ["snapshot", "steps", "tests"]
        subject = repeatability.Subject(self.place)
        subject.prepare(kinds)
        for kind in kinds:
            first = None
            for load in repeatability.LOADS:
                with self.subTest(kind=kind, load=load):
                    differing, first = repeatability.compare(subject, kind, load, 2, first)
                    self.assertEqual(differing, 0)
        tree = subject.steps([])["end.txt"].decode()
        for line in ["global 11953 at 0.000", "later 911685 at 0.200", "sleep 577426 at 0.300"]:
            self.assertIn(line, tree, "what computes has its outcome in the picture, at the time of its beginning")

    def test_work_that_never_ends_is_named_and_makes_no_picture(self):
        for name, (work, words) in STUCK.items():
            with self.subTest(name):
                app = self.place / name
                app.mkdir()
                (app / "AppDelegate.swift").write_text(cli.APP_DELEGATE % cli.WINDOW)
                (app / "ViewController.swift").write_text(STUCK_CONTROLLER.replace("WORK", work))
                picture = self.place / f"{name}.png"
                result = cli.tessera("snapshot", app, "-o", picture, "--time-limit", "4")
                self.assertNotEqual(result.returncode, 0)
                self.assertFalse(picture.exists(), "no other picture is made")
                for word in words:
                    self.assertIn(word, result.stderr)


if __name__ == "__main__":
    unittest.main()
