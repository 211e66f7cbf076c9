# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""`tessera run --watch` from outside: files are saved, and a page that stays connected sees what came of it.

Run by `make cli-tests`, as test_cli.py is.
"""

import os
import pathlib
import signal
import subprocess
import tempfile
import unittest
import unittest.mock

import test_cli as cli
from page import Page

PATIENCE = 40


class WatchTests(unittest.TestCase):
    def setUp(self):
        if not os.path.exists(cli.TESSERA):
            self.skipTest(f"{cli.TESSERA} is not built: swift build --product tessera")
        folder = tempfile.TemporaryDirectory(prefix="tessera-watch-")
        self.addCleanup(folder.cleanup)
        self.app = pathlib.Path(folder.name) / "Watched"
        self.app.mkdir()
        self.save("AppDelegate.swift", cli.APP_DELEGATE % cli.WINDOW)
        self.save("ViewController.swift", self.controller("first"))

    def controller(self, title):
        return cli.VIEW_CONTROLLER.replace(cli.LABEL, f'"{title}"')

    def save(self, name, text):
        path = self.app / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def save_by_renaming(self, name, text):
        """As many editors do: a new file takes the old one's name."""
        beside = self.app / f".{name}.new"
        beside.write_text(text)
        beside.rename(self.app / name)

    def run_watching(self, *options):
        process = subprocess.Popen(
            [cli.TESSERA, "run", str(self.app), "--watch", "--port", "0", *options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

        def end():
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
                process.wait(timeout=PATIENCE)
            process.stdout.close()
        self.addCleanup(end)
        page = Page(process.stdout.readline().strip(), "watched", PATIENCE)
        self.addCleanup(page.close)
        return process, page

    def test_a_page_sees_each_save_and_stays_connected(self):
        _, page = self.run_watching("--device", "iphone-se")
        page.wait_for_text("first")
        self.assertEqual(page.status["screenWidth"], 375)
        self.save("ViewController.swift", self.controller("second"))
        page.wait_for_text("second")
        self.save_by_renaming("ViewController.swift", self.controller("third"))
        page.wait_for_text("third")
        # A new file in a new folder, which another one needs.
        self.save("Words/Title.swift", 'let words = "fourth"\n')
        self.save("ViewController.swift", self.controller("\\(words)"))
        page.wait_for_text("fourth")
        self.assertEqual(page.status["configuration"]["device"]["identifier"], "iphone-se")
        self.assertIsNone(page.ended, "the page stays connected")

    def test_a_compile_error_shows_with_file_and_line_and_goes_with_the_next_good_build(self):
        _, page = self.run_watching()
        page.wait_for_text("first")
        self.save(
            "ViewController.swift",
            self.controller("second").replace("backgroundColor = .red", "backgroundColour = .red"),
        )
        status = page.wait_for_status(lambda status: status["state"] == "stopped")
        self.assertEqual(status["title"], "Watched does not compile")
        self.assertTrue(status["message"].startswith("ViewController.swift:9:12: error: "), status["message"])
        self.assertIn("backgroundColour", status["output"])
        self.save("ViewController.swift", self.controller("third"))
        page.wait_for_text("third")
        self.assertEqual(page.wait_for_status(lambda status: status["state"] == "running")["title"], "")
        self.assertIsNone(page.ended, "the page stays connected")

    def test_an_app_that_does_not_compile_at_first_is_shown_once_it_does(self):
        self.save("ViewController.swift", "import UIKit\nclass ViewController: UIViewController { oops }\n")
        _, page = self.run_watching()
        status = page.wait_for_status(lambda status: status["state"] == "stopped")
        self.assertTrue(status["message"].startswith("ViewController.swift:2:"), status["message"])
        self.save("ViewController.swift", self.controller("mended"))
        page.wait_for_text("mended")

    def test_what_the_app_shows_goes_on_behind_an_error_and_relaunch_brings_it_back(self):
        _, page = self.run_watching()
        page.wait_for_text("first")
        self.save("ViewController.swift", "import UIKit\noops\n")
        page.wait_for_status(lambda status: status["state"] == "stopped")
        page.relaunch()
        page.wait_for_status(lambda status: status["state"] == "running")

    def test_the_files_of_fixtures_are_served_at_the_address_that_the_app_is_given(self):
        address = 'URL(string: ProcessInfo.processInfo.environment["FIXTURE_SERVER"]! + "words.txt")!'
        asking = f"""view.addSubview(label)
    URLSession.shared.dataTask(with: {address}) {{ data, _, _ in
      DispatchQueue.main.async {{ label.text = String(decoding: data ?? Data(), as: UTF8.self) }}
    }}.resume()"""
        self.save("ViewController.swift", self.controller("asked").replace("view.addSubview(label)", asking))
        self.save("Fixtures/words.txt", "answered")
        _, page = self.run_watching()
        page.wait_for_text("answered")

    def test_what_an_app_keeps_is_there_at_its_next_launch_and_not_in_the_users_home(self):
        self.save("ViewController.swift", self.controller("kept: \\(kept)."))
        with tempfile.TemporaryDirectory() as home, unittest.mock.patch.dict(os.environ, {"HOME": home}):
            process, page = self.run_watching()
            page.wait_for_text("kept: .")
            process.send_signal(signal.SIGINT)
            process.wait(timeout=PATIENCE)
            _, page = self.run_watching()
            page.wait_for_text("kept: x.")
            self.assertFalse((pathlib.Path(home) / "Documents").exists())

    def test_resources_count_too(self):
        text = self.controller("first").replace(
            '"first"', '(try? String(contentsOf: Bundle.main.url(forResource: "words", withExtension: "txt")!)) ?? ""')
        self.save("words.txt", "from a file")
        self.save("ViewController.swift", text)
        _, page = self.run_watching()
        page.wait_for_text("from a file")
        self.save("words.txt", "from another")
        page.wait_for_text("from another")

    def test_a_renamed_and_a_removed_file_are_seen(self):
        self.save("Words.swift", 'let words = "one"\n')
        self.save("ViewController.swift", self.controller("\\(words)"))
        _, page = self.run_watching()
        page.wait_for_text("one")
        (self.app / "Words.swift").unlink()
        status = page.wait_for_status(lambda status: status["state"] == "stopped")
        self.assertIn("words", status["message"])
        self.save("Other.swift", 'let words = "two"\n')
        page.wait_for_text("two")
        (self.app / "Other.swift").rename(self.app / "Another.swift")
        (self.app / "Another.swift").write_text('let words = "three"\n')
        page.wait_for_text("three")


if __name__ == "__main__":
    unittest.main()
