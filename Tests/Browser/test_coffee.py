# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Coffee from its iOS source to the page: its tabs, its snapping header, its opening list, its history over HTTP."""

import http.server
import os
import threading
import unittest

from today import ROOT, TodayTestCase

APP = os.path.join(ROOT, "Apps", "Coffee")


class Cafe(http.server.ThreadingHTTPServer):
    """The app's server: fails as often as it is told to, then answers with the app's own fixtures."""

    def __init__(self):
        self.failures = 0
        self.asked = []
        super().__init__(("127.0.0.1", 0), Answer)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_port}/"


class Answer(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *arguments):
        super().__init__(*arguments, directory=os.path.join(APP, "Fixtures"))

    def do_GET(self):
        self.server.asked.append(self.path)
        if self.server.failures:
            self.server.failures -= 1
            self.send_error(503)
        else:
            super().do_GET()

    def log_message(self, *arguments):
        pass


class CoffeeTests(TodayTestCase):
    app = APP
    options = ("--device", "iphone-16")

    @classmethod
    def setUpClass(cls):
        cls.cafe = Cafe()
        cls.addClassCleanup(cls.cafe.shutdown)
        os.environ["FIXTURE_SERVER"] = cls.cafe.address
        cls.addClassCleanup(os.environ.pop, "FIXTURE_SERVER")
        super().setUpClass()

    def setUp(self):
        self.open_today(width=1200, height=1100)
        self.configure(device="iphone-16", appearance="light", text_size="large", orientation="portrait")
        self.wait(lambda _: self.layers("UIWindow") == [[0, 0, 393, 852]])
        self.cafe.failures = 0
        if self.js("return document.querySelector('[aria-label=Done]') !== null"):
            self.close_history()
        self.tab("Home")
        self.wheel(-30_000)
        self.wait(lambda _: self.is_greeted())
        self.settle()

    def is_greeted(self):
        """Whether there is a greeting, which goes by the hour of the machine."""
        return any(line["text"].startswith("Good ") and ", Robin" in line["text"] for line in self.texts())

    def close_history(self):
        """Touches the mark at the sheet's upper right."""
        self.tap(355, 92)
        self.wait(lambda _: self.text("June 2017") is None, "the history stayed")
        self.settle()

    def tap_line(self, words):
        line = self.wait_for_line(words)
        self.tap(line["x"] + line["width"] / 2, line["y"] + line["height"] / 2)

    def tab(self, title):
        """Touches the tab of that title, at the bottom of the screen."""
        self.wait(lambda _: [line for line in self.texts() if line["text"] == title and line["y"] > 760])
        line = [line for line in self.texts() if line["text"] == title and line["y"] > 760][0]
        self.tap(line["x"] + line["width"] / 2, line["y"] + line["height"] / 2)
        self.settle()

    def test_every_tab_has_a_screen(self):
        for title, words in (("Scan", "6046 1102 8837 4925"), ("Order", "Flat White"), ("Gift", "Birthday"),
                             ("Stores", "Old Mill"), ("Home", "Inbox")):
            self.tab(title)
            self.wait_for_line(words)
            self.screenshot("coffee-" + title.lower())
        self.assertEqual(self.console(), [])

    def test_the_header_snaps_away_and_comes_back(self):
        before = self.text("Inbox")["y"]
        self.wheel(200)
        self.wait(lambda _: not self.is_greeted(), "the greeting stayed")
        self.settle()
        self.assertLess(self.text("Inbox")["y"], before - 50)
        self.screenshot("coffee-snapped")
        self.wheel(-400)
        self.wait(lambda _: self.is_greeted(), "the greeting never came back")
        self.settle()
        self.assertAlmostEqual(self.text("Inbox")["y"], before, delta=0.5)

    def test_the_rewards_open_and_close(self):
        words = "A small coffee, a cookie or a slice of"
        self.assertIsNone(self.text(words))
        title = self.text("Long evenings, tall glasses")
        self.tap_line("Rewards options")
        self.wait_for_line(words)
        self.settle()
        self.assertIsNone(title and self.text("Long evenings, tall glasses"))
        self.screenshot("coffee-rewards")
        self.tap_line("Rewards options")
        self.wait(lambda _: self.text(words) is None, "the list stayed open")

    def test_the_history_fails_is_asked_again_and_comes(self):
        self.cafe.failures = 1
        self.tap_line("History")
        self.wait_for_line("Our server could not answer (503).")
        self.settle()
        self.screenshot("coffee-history-failed")
        self.tap_line("Try again")
        self.wait_for_line("June 2017")
        self.settle()
        self.assertIsNotNone(self.text("−150"))
        self.assertEqual(self.cafe.asked[-2:], ["/transactions.json"] * 2)
        self.screenshot("coffee-history")
        self.close_history()

    def test_what_is_ordered_is_counted_on_the_tab(self):
        self.tab("Order")
        self.tap_line("Flat White")
        self.wait(lambda _: any(line["text"] == "1" and line["y"] > 760 for line in self.texts()), "no badge came")
        self.tap_line("Cocoa")
        self.wait(lambda _: any(line["text"] == "2" and line["y"] > 760 for line in self.texts()))
        self.screenshot("coffee-cart")


if __name__ == "__main__":
    unittest.main()
