# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""A form and a grid of SwiftUI's, by real fingers and keys."""

import time
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase


class SwiftUITests(BrowserTestCase):
    """Places are points of an iPhone 16's screen, 393 by 852."""

    def setUp(self):
        self.harness = self.start(app="FormApp")
        self.metrics(touch=True)
        self.driver.get(self.harness.address)
        self.wait_for("nothing yet")

    def says(self, words):
        return self.js("return [...document.querySelectorAll('.layer')].some((each) => each.textContent === arguments[0])",
                       words)

    def wait_for(self, words):
        self.wait(lambda _: self.says(words), f"{words} was not said")

    def touch(self, kind, *points):
        list = [{"x": x, "y": y, "id": 0} for x, y in (self.place(*point) for point in points)]
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list})

    def tap(self, x, y):
        self.touch("touchStart", (x, y))
        self.touch("touchEnd")

    def drag(self, start, end, steps=12):
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            share = step / steps
            self.touch("touchMove", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            time.sleep(0.02)
        time.sleep(0.2)
        self.touch("touchEnd")

    def middle(self, words, role=None):
        """The middle of the smallest layer with a text or a name, in points of the app's screen."""
        box = self.wait(lambda _: self.js(
            "const all = [...document.querySelectorAll('.layer')].filter((each) => arguments[1] ?"
            "  each.role === arguments[1] && each.ariaLabel === arguments[0] :"
            "  each.textContent === arguments[0] || each.ariaLabel === arguments[0]);"
            "const boxes = all.map((each) => each.getBoundingClientRect()).filter((box) => box.width);"
            "boxes.sort((a, b) => a.width * a.height - b.width * b.height);"
            "const box = boxes[0]; return box ? [box.x + box.width / 2, box.y + box.height / 2] : null", words, role),
            f"there is no {words}")
        left, top = self.place(0, 0)
        right, bottom = self.place(100, 100)
        return (box[0] - left) / (right - left) * 100, (box[1] - top) / (bottom - top) * 100

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def begin(self, words):
        self.tap(*self.middle(words))
        self.wait(lambda _: self.js("return document.activeElement.classList.contains('typing')"), "nobody types")
        time.sleep(0.5)

    def test_a_form_is_filled_in_by_keys_and_return_moves_on(self):
        self.begin("Name")
        self.press(*"Ada")
        self.wait_for("name Ada")
        self.press(Keys.BACKSPACE, "a")
        self.wait_for("name Ada")
        self.press(Keys.ENTER)
        time.sleep(0.3)
        self.press(*"a@b.c", Keys.ENTER)
        time.sleep(0.3)
        self.press(*"secret", Keys.ENTER)
        self.wait_for("submitted Ada a@b.c 6")

    def test_fingers_move_controls_and_choose_from_menus(self):
        self.tap(*self.middle("Newsletter", role="switch"))
        self.wait_for("news true")
        x, y = self.middle("Basic")
        self.tap(x, y)
        self.tap(*self.middle("Pro"))
        self.wait_for("plan Pro")

    def test_a_grid_scrolls_taps_and_jumps(self):
        self.tap(*self.middle("Photos"))
        self.wait_for("no photo")
        self.tap(*self.middle("4"))
        self.wait_for("photo 4")
        self.drag((200, 700), (200, 300))
        time.sleep(0.5)
        self.tap(*self.middle("25"))
        self.wait_for("photo 25")
        self.tap(*self.middle("Last"))
        self.wait_for("499")
        self.tap(*self.middle("499"))
        self.wait_for("photo 499")

    def test_a_view_is_dragged_and_goes_back(self):
        self.tap(*self.middle("Photos"))
        self.wait_for("no photo")
        x, y = self.middle("Last")
        start = (357, y)
        self.drag(start, (257, y))
        self.wait_for("photo -100")


if __name__ == "__main__":
    unittest.main()
