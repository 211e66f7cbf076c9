# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Columns of a split view, on a pad and on a phone, by fingers, mice and keys."""

import time
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase

FIND = """
    const all = [...document.querySelectorAll('.layer[role=button]')];
    const shown = all.filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const each = shown.findLast((each) => (each.ariaLabel ?? each.textContent) === arguments[0]);
"""


class SplitTests(BrowserTestCase):
    def setUp(self):
        self.harness = self.start(app="SplitApp")
        self.metrics(width=1300, height=1000, touch=True)
        self.driver.get(self.harness.address)
        self.wait(lambda _: self.js("return document.querySelector('[name=device]')?.options.length === 3"))
        self.wait_for("Aarhus")

    def choose(self, device, turned=False):
        # Turned before the page has heard that it is another device.
        self.js("const s = document.querySelector('[name=device]'); s.value = arguments[0];"
                "s.dispatchEvent(new Event('change'));"
                "if (arguments[1]) document.querySelector('[name=rotate]').click()", device, turned)
        time.sleep(0.8)

    def says(self, words):
        return self.js("return [...document.querySelectorAll('.layer')].some((each) => each.textContent === arguments[0])",
                       words)

    def wait_for(self, words):
        self.wait(lambda _: self.says(words), f"{words} was not said")

    def middle(self, label):
        return self.wait(lambda _: self.js(
            FIND + "if (!each) return null; const box = each.getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]", label), f"there is no {label}")

    def finger(self, label):
        x, y = self.middle(label)
        for kind, points in (("touchStart", [{"x": x, "y": y, "id": 0}]), ("touchEnd", [])):
            self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def mouse(self, label):
        x, y = self.middle(label)
        for kind in ("mousePressed", "mouseReleased"):
            self.driver.execute_cdp_cmd(
                "Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})

    def keys(self, label):
        self.wait(lambda _: self.js(
            FIND + "each?.focus({ focusVisible: true }); return each !== undefined && document.activeElement === each",
            label), f"{label} takes no focus")
        ActionChains(self.driver).send_keys(Keys.ENTER).perform()

    def go_through(self, activate):
        """Chooses a town, hides the towns and brings them back."""
        self.choose("ipad", turned=True)
        self.wait_for("in nowhere, beside")
        activate("Bergen")
        self.wait_for("in Bergen, beside")
        activate("Sidebar")
        self.wait_for("in Bergen, alone")
        time.sleep(0.8)
        self.screenshot("split-alone")
        activate("Sidebar")
        self.wait_for("in Bergen, beside")
        time.sleep(0.8)
        activate("Dundee")
        self.wait_for("in Dundee, beside")
        self.screenshot("split-beside")

    def test_a_finger_goes_through_the_columns(self):
        self.go_through(self.finger)

    def test_a_mouse_goes_through_the_columns(self):
        self.metrics(width=1300, height=1000)
        self.go_through(self.mouse)

    def test_keys_go_through_the_columns(self):
        self.go_through(self.keys)

    def test_a_finger_from_the_edge_brings_the_towns(self):
        self.choose("ipad", turned=True)
        self.wait_for("in nowhere, beside")
        self.finger("Sidebar")
        self.wait_for("in nowhere, alone")
        time.sleep(0.8)
        for step in range(0, 20):
            left, top = self.place(3 + 20 * step, 500)
            self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {
                "type": "touchMove" if step else "touchStart", "touchPoints": [{"x": left, "y": top, "id": 0}]})
            time.sleep(0.02)
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        left = self.place(0, 0)[0]
        self.wait(lambda _: self.middle("Cuxhaven")[0] > left, "the towns did not come")
        time.sleep(0.8)
        self.screenshot("split-from-edge")
        self.finger("Cuxhaven")
        self.wait(lambda _: self.js("return [...document.querySelectorAll('.layer')]"
                                    ".some((each) => each.textContent.startsWith('in Cuxhaven'))"))

    def test_a_phone_has_one_column_and_a_way_back(self):
        self.choose("iphone-16")
        self.finger("Aarhus")
        self.wait_for("in Aarhus, collapsed")
        time.sleep(0.8)
        self.screenshot("split-phone")
        self.finger("Towns")
        self.wait(lambda _: self.js("return [...document.querySelectorAll('[data-name=UITableView]')].length > 0"))
        time.sleep(0.8)
        self.finger("Dundee")
        self.wait_for("in Dundee, collapsed")


if __name__ == "__main__":
    unittest.main()
