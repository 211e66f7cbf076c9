# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""A table in the page: rows are touched, swiped aside, carried and reached by keys."""

import time
import unittest

from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase


class TableTests(BrowserTestCase):
    """Rows are 52 points high below y 100 of an iPhone 16."""

    def setUp(self):
        self.harness = self.start(app="TableApp")
        self.metrics(touch=True)
        self.driver.get(self.harness.address)
        self.wait_for_row("launched: ADFSM")

    def said(self):
        return self.js("return document.querySelector('[data-name=Log]')?.textContent ?? ''")

    def wait_for_row(self, text):
        self.wait(lambda _: self.said() == text, f"{text} was not said")

    def touch(self, kind, *points):
        list = []
        for number, (x, y) in enumerate(points):
            left, top = self.place(x, y)
            list.append({"x": left, "y": top, "id": number})
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list})

    def tap(self, x, y):
        self.touch("touchStart", (x, y))
        self.touch("touchEnd")

    def drag(self, start, end, steps=12):
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            part = step / steps
            self.touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            time.sleep(0.02)
        time.sleep(0.15)
        self.touch("touchEnd")

    def test_a_tap_selects_a_row(self):
        self.tap(100, 178)
        self.wait_for_row("selected Drossel: ADFSM")

    def test_a_row_is_swiped_aside_and_deleted(self):
        self.drag((350, 126), (220, 126))
        self.wait(lambda _: self.js("return document.querySelectorAll('[data-name=SwipeButton]').length") == 1)
        self.screenshot("table-swiped")
        self.tap(350, 126)
        self.wait_for_row("deleted: DFSM")

    def test_a_long_swipe_deletes_at_once(self):
        self.drag((380, 178), (40, 178))
        self.wait_for_row("deleted: AFSM")

    def test_a_row_is_carried_by_its_grip(self):
        self.tap(330, 75)
        self.wait_for_row("editing: ADFSM")
        time.sleep(0.5)
        self.screenshot("table-editing")
        self.drag((363, 126), (363, 236))
        self.wait_for_row("moved: DFASM")

    def test_arrows_and_return_reach_rows(self):
        self.metrics(touch=False)
        # The page's own bar comes before the app.
        self.js("document.querySelector('[data-name=UITableView] [role=button]').focus({ focusVisible: true })")
        for _ in range(2):
            self.driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
        self.driver.switch_to.active_element.send_keys(Keys.ENTER)
        self.wait(lambda _: self.said().startswith("selected Fink"))


if __name__ == "__main__":
    unittest.main()
