# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Controls by real fingers, mice and keys. Places are points of the app's screen."""

import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase


class ControlTests(BrowserTestCase):
    def setUp(self):
        self.harness = self.start(app="ControlsApp")
        self.metrics(width=1000, height=1100)
        self.driver.get(self.harness.address)
        self.wait(lambda _: self.says("nothing yet"))

    def says(self, words):
        return self.js("return [...document.querySelectorAll('.layer')].some((each) => each.textContent === arguments[0])",
                       words)

    def wait_for(self, words):
        self.wait(lambda _: self.says(words), words)

    def mouse(self, kind, x, y, **more):
        left, top = self.place(x, y)
        self.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent", {"type": kind, "x": left, "y": top, "button": "left", "clickCount": 1, **more})

    def touch(self, kind, *points):
        list = []
        for number, (x, y) in enumerate(points):
            left, top = self.place(x, y)
            list.append({"x": left, "y": top, "id": number})
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list})

    def click(self, x, y):
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def tap(self, x, y):
        self.touch("touchStart", (x, y))
        self.touch("touchEnd")

    def attribute(self, name, selector):
        return self.js("return document.querySelector(arguments[1])?.getAttribute(arguments[0])", name, selector)

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def test_a_finger_moves_each(self):
        self.metrics(width=1000, height=1100, touch=True)
        self.tap(54, 125)
        self.wait_for("switch true")
        self.touch("touchStart", (39, 177))
        for x in range(50, 180, 10):
            self.touch("touchMove", (x, 177))
        self.touch("touchMove", (179, 177))
        self.touch("touchEnd")
        self.wait_for("slider 50")
        self.tap(170, 226)
        self.wait_for("segment 1")
        self.touch("touchStart", (170, 226))
        self.touch("touchMove", (220, 226))
        self.touch("touchMove", (280, 226))
        self.touch("touchEnd")
        self.wait_for("segment 2")
        self.tap(90, 276)
        self.wait_for("stepper 1")
        self.tap(196, 490)
        self.wait_for("row 1")
        self.touch("touchStart", (196, 458))
        for y in range(450, 393, -8):
            self.touch("touchMove", (196, y))
        self.touch("touchEnd")
        self.wait(lambda _: not self.says("row 1"), "the wheel was not turned")

    def test_a_mouse_moves_each(self):
        self.click(54, 125)
        self.wait_for("switch true")
        self.mouse("mousePressed", 39, 177)
        self.mouse("mouseMoved", 100, 177, buttons=1)
        self.mouse("mouseMoved", 179, 177, buttons=1)
        self.mouse("mouseReleased", 179, 177)
        self.wait_for("slider 50")
        self.click(280, 226)
        self.wait_for("segment 2")
        self.click(90, 276)
        self.wait_for("stepper 1")
        left, top = self.place(196, 458)
        self.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent", {"type": "mouseWheel", "x": left, "y": top, "deltaX": 0, "deltaY": 100})
        self.wait_for("row 3")
        self.click(230, 608)
        self.wait(lambda _: self.js("return document.querySelectorAll('[data-name=MonthDay]').length > 27"))
        self.click(20, 840)
        self.wait(lambda _: self.js("return document.querySelectorAll('[data-name=MonthDay]').length === 0"))

    def test_keys_move_each(self):
        switch = "[data-name=UISwitch]"
        self.assertEqual(self.attribute("role", switch), "switch")
        self.assertEqual(self.attribute("aria-checked", switch), "false")
        # The page's own bar comes before the app.
        self.js("document.querySelector(arguments[0]).focus({ focusVisible: true })", switch)
        self.press(" ")
        self.wait_for("switch true")
        self.assertEqual(self.attribute("aria-checked", switch), "true")
        self.press(Keys.TAB, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.wait_for("slider 20")
        self.assertEqual(self.attribute("aria-valuetext", "[data-name=UISlider]"), "20%")
        self.press(Keys.TAB, Keys.TAB, " ")
        self.wait_for("segment 1")
        self.press(Keys.TAB, Keys.TAB, Keys.ENTER)
        self.wait_for("stepper 1")
        self.press(Keys.TAB)
        self.press(Keys.ARROW_DOWN)
        self.wait(lambda _: self.says("row 1") or self.press(Keys.TAB) or self.press(Keys.ARROW_DOWN))

    def test_the_page_knows_what_each_is(self):
        for name, role in {"UISwitch": "switch", "UISlider": "slider", "UIProgressView": "progressbar",
                           "PickerColumn": "slider", "SegmentView": "button", "StepperHalf": "button"}.items():
            self.assertEqual(self.attribute("role", f"[data-name={name}]"), role, name)
        self.assertEqual(self.attribute("aria-disabled", "[data-name=StepperHalf]"), "true")
        self.assertEqual(self.attribute("aria-pressed", "[data-name=SegmentView]"), "true")


if __name__ == "__main__":
    unittest.main()
