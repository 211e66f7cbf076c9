# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Bars by real fingers, mice and keys: tabs, a navigation bar, a toolbar, dots of pages, a pull to refresh."""

import time
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase


class BarTests(BrowserTestCase):
    """Places are points of an iPhone 16's screen, 393 by 852."""

    def setUp(self):
        self.harness = self.start(app="BarsApp")
        self.metrics(touch=True)
        self.driver.get(self.harness.address)
        self.wait_for("page 1")

    def says(self, words):
        return self.js("return [...document.querySelectorAll('.layer')].some((each) => each.textContent === arguments[0])",
                       words)

    def wait_for(self, words):
        self.wait(lambda _: self.says(words), f"{words} was not said")

    def touch(self, kind, *points):
        list = []
        for number, (x, y) in enumerate(points):
            left, top = self.place(x, y)
            list.append({"x": left, "y": top, "id": number})
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list})

    def tap(self, x, y):
        self.touch("touchStart", (x, y))
        self.touch("touchEnd")

    def click(self, x, y):
        left, top = self.place(x, y)
        for kind in ("mousePressed", "mouseReleased"):
            self.driver.execute_cdp_cmd(
                "Input.dispatchMouseEvent", {"type": kind, "x": left, "y": top, "button": "left", "clickCount": 1})

    def middle(self, label):
        """The middle of what is called that, in points of the app's screen."""
        box = self.wait(lambda _: self.js(
            "const all = [...document.querySelectorAll('.layer[role=button]')];"
            "const each = all.find((each) => (each.ariaLabel ?? each.textContent) === arguments[0]);"
            "if (!each) return null; const box = each.getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]", label), f"there is no {label}")
        left, top = self.place(0, 0)
        right, bottom = self.place(100, 100)
        return (box[0] - left) / (right - left) * 100, (box[1] - top) / (bottom - top) * 100

    def focus(self, label):
        self.wait(lambda _: self.js(
            "const all = [...document.querySelectorAll('.layer[role=button]')];"
            "const each = all.find((each) => (each.ariaLabel ?? each.textContent) === arguments[0]);"
            "each?.focus({ focusVisible: true }); return each !== undefined && document.activeElement === each", label),
            f"{label} takes no focus")

    def press(self, key):
        ActionChains(self.driver).send_keys(key).perform()

    def settle(self):
        time.sleep(0.8)

    def go_through(self, activate):
        """Every bar once, each control of it by one way of input."""
        activate("Next")
        self.wait_for("page 2")
        self.settle()
        activate("Mark")
        self.wait_for("marked")
        activate("Count")
        self.wait_for("counted")
        activate("Page 1")
        self.wait_for("page 1")
        self.settle()
        activate("Dots")
        self.wait_for("nothing yet")
        activate("Rows")
        self.wait_for("Row 0, round 0")
        activate("Row 3, round 0")
        self.wait_for("chose 3")
        activate("Pages")
        self.wait_for("page 1")

    def test_a_finger_reaches_all(self):
        self.go_through(lambda label: self.tap(*self.middle(label)))

    def test_a_mouse_reaches_all(self):
        self.metrics()
        self.go_through(lambda label: self.click(*self.middle(label)))

    def test_keys_reach_all(self):
        def activate(label):
            self.focus(label)
            self.press(Keys.ENTER)

        self.go_through(activate)

    def test_a_tab_says_that_it_is_selected(self):
        def selected(label):
            return self.js(
                "const each = [...document.querySelectorAll('.layer[role=button]')]"
                ".find((each) => (each.ariaLabel ?? each.textContent) === arguments[0]);"
                "return each?.ariaPressed", label)

        self.assertEqual(selected("Pages"), "true")
        self.tap(*self.middle("Rows"))
        self.wait(lambda _: selected("Rows") == "true" and selected("Pages") != "true", "the tab is not selected")

    def test_a_pull_renews_the_rows(self):
        self.tap(*self.middle("Rows"))
        self.wait_for("Row 0, round 0")
        self.settle()
        self.touch("touchStart", (196, 250))
        for y in range(260, 640, 12):
            self.touch("touchMove", (196, y))
            time.sleep(0.01)
        self.touch("touchEnd")
        self.wait_for("Row 0, round 1")
        self.screenshot("bars-refreshed")

    def test_dots_go_by_touch_mouse_and_keys(self):
        self.tap(*self.middle("Dots"))
        self.wait_for("nothing yet")
        self.settle()
        self.tap(280, 320)
        self.wait_for("dot 1")
        self.tap(110, 320)
        self.wait_for("dot 0")
        self.click(280, 320)
        self.wait_for("dot 1")
        self.js("document.querySelector('[data-name=UIPageControl]').focus({ focusVisible: true })")
        self.press(Keys.ARROW_RIGHT)
        self.wait_for("dot 2")
        self.screenshot("bars-dots")

    def test_an_index_leads_to_a_section(self):
        self.tap(*self.middle("Rows"))
        self.wait_for("Row 0, round 0")
        self.settle()
        # The index is as high as its six letters, in the middle between the bars.
        self.touch("touchStart", (386, 440))
        for y in (446, 452, 458, 464, 470):
            self.touch("touchMove", (386, y))
        self.touch("touchEnd")
        self.wait_for("Row 50, round 0")

    def test_pages_are_turned_by_touch_and_keys(self):
        self.tap(*self.middle("Dots"))
        self.wait_for("nothing yet")
        self.settle()
        self.touch("touchStart", (300, 540))
        # Past the middle of the page, so that it turns however slowly a busy machine hands the touches on.
        for x in range(285, 60, -15):
            self.touch("touchMove", (x, 540))
            time.sleep(0.01)
        self.touch("touchEnd")
        self.wait_for("leaf 2")
        self.settle()
        dots = "[...document.querySelectorAll('[data-name=UIPageControl]')].at(-1)"
        self.js(f"{dots}.focus({{ focusVisible: true }})")
        self.press(Keys.ARROW_RIGHT)
        self.wait_for("leaf 3")
        self.assertEqual(self.js(f"return {dots}.getAttribute('aria-valuenow')"), "3")

    def test_days_go_by_touch_and_keys(self):
        self.tap(*self.middle("Dates"))
        self.wait_for("nothing yet")
        self.settle()
        day = "[...document.querySelectorAll('[data-name=MonthDay]')].find((each) => each.textContent === '%s')"

        def centre(name):
            return self.js(
                "const box = (" + day % name + ").getBoundingClientRect();"
                "return [box.x + box.width / 2, box.y + box.height / 2]")

        left, top = centre("16")
        self.driver.execute_cdp_cmd(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": left, "y": top}]})
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.wait_for("day 20620")
        self.js("(" + day % "18" + ").focus({ focusVisible: true })")
        self.press(Keys.ENTER)
        self.wait_for("day 20622")
        self.screenshot("bars-dates")

    def test_wheels_of_dates_go_by_touch_and_keys(self):
        self.tap(*self.middle("Dates"))
        self.wait_for("nothing yet")
        self.settle()
        self.touch("touchStart", (196, 636))
        for y in range(632, 600, -4):
            self.touch("touchMove", (196, y))
            time.sleep(0.01)
        self.touch("touchEnd")
        self.wait(lambda _: self.js(
            "return [...document.querySelectorAll('.layer')].some((each) => each.textContent.startsWith('wheel '))"),
            "the wheel was not turned")
        said = self.js(
            "return [...document.querySelectorAll('.layer')].find((each) => each.textContent.startsWith('wheel '))"
            ".textContent")
        self.js("[...document.querySelectorAll('[data-name=PickerColumn]')].at(-1).focus({ focusVisible: true })")
        self.press(Keys.ARROW_DOWN)
        self.wait(lambda _: not self.says(said), "the wheel was not turned by a key")

    def test_a_colour_is_chosen_by_keys(self):
        self.tap(*self.middle("Dots"))
        self.wait_for("nothing yet")
        self.settle()
        self.js("document.querySelector('[data-name=UIColorWell]').focus({ focusVisible: true })")
        self.press(Keys.ENTER)
        self.settle()
        self.press(Keys.ARROW_RIGHT)
        self.press(Keys.ENTER)
        self.wait_for("a colour")

    def test_a_paste_control_pastes_by_touch_and_keys(self):
        self.tap(*self.middle("Dots"))
        self.wait_for("nothing yet")
        self.settle()
        self.tap(*self.middle("Paste"))
        self.wait_for("pasted 2, 1 times")
        self.focus("Paste")
        self.press(Keys.ENTER)
        self.wait_for("pasted 2, 2 times")
        self.screenshot("bars-pasting")

    def test_a_colour_is_chosen(self):
        self.tap(*self.middle("Dots"))
        self.wait_for("nothing yet")
        self.settle()
        self.tap(196, 420)
        self.settle()
        self.screenshot("bars-colours")
        self.tap(196, 560)
        self.wait_for("a colour")


if __name__ == "__main__":
    unittest.main()
