# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Menus by finger, by the mouse's other button and by keys, and the place that the page tells of."""

import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase


class MenuTests(BrowserTestCase):
    """The first row of an app with a collection view, whose items have menus. Places are points of an iPhone 16."""

    def setUp(self):
        self.harness = self.start(app="LayoutApp")
        self.metrics(width=1300, height=1000)
        self.driver.get(self.harness.address)
        self.wait(lambda _: self.js("return document.querySelectorAll('[data-name=Tile]').length > 10"))

    def touch(self, kind, *points):
        list = [{"x": x, "y": y, "id": 0} for x, y in (self.place(*point) for point in points)]
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list})

    def mouse(self, kind, point, **more):
        left, top = self.place(*point)
        self.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent", {"type": kind, "x": left, "y": top, "clickCount": 1, **more})

    def row(self, title):
        """The middle of a menu's row, once it has come to rest."""
        find = lambda: self.js("""
            const screen = document.querySelector('.screen').getBoundingClientRect();
            const zoom = screen.width / document.querySelector('.screen').offsetWidth;
            const row = document.querySelector(`[data-name=MenuRow][aria-label="${arguments[0]}"]`);
            if (!row) return null;
            const box = row.getBoundingClientRect();
            return [(box.left + box.right) / 2 - screen.left, (box.top + box.bottom) / 2 - screen.top]
              .map((value) => value / zoom);""", title)
        places = [None]

        def rests(_):
            places.append(find())
            return places[-1] is not None and places[-1] == places[-2]
        self.wait(rests, f"no row {title}")
        return places[-1]

    def has_menu(self):
        return self.js("return document.querySelector('[data-name=MenuCard]') !== null")

    def wait_for_first_row(self, words):
        self.wait(lambda _: words in self.js("return document.querySelector('[data-name=Tile]').textContent"), words)
        self.wait(lambda _: not self.has_menu(), "the menu stays")

    def test_a_resting_finger_opens_a_menu_and_a_tap_chooses(self):
        self.metrics(width=1300, height=1000, touch=True)
        self.touch("touchStart", (150, 125))
        self.wait(lambda _: self.has_menu())
        self.touch("touchEnd")
        self.touch("touchStart", self.row("Mark"))
        self.touch("touchEnd")
        self.wait_for_first_row("Mark")

    def test_the_finger_goes_on_to_choose(self):
        self.metrics(width=1300, height=1000, touch=True)
        self.touch("touchStart", (150, 125))
        self.touch("touchMove", self.row("Mark"))
        self.touch("touchEnd")
        self.wait_for_first_row("Mark")

    def test_the_other_button_opens_it_and_the_mouse_goes_into_a_submenu(self):
        self.mouse("mousePressed", (150, 125), button="right", buttons=2)
        self.mouse("mouseReleased", (150, 125), button="right")
        for title in ["Move", "Down"]:
            place = self.row(title)
            self.mouse("mousePressed", place, button="left", buttons=1)
            self.mouse("mouseReleased", place, button="left")
        self.wait_for_first_row("Down")

    def test_keys_choose_and_escape_leaves(self):
        for keys, words in [([Keys.ESCAPE], "Tide"), ([Keys.ARROW_DOWN, Keys.ENTER], "Mark")]:
            self.mouse("mousePressed", (150, 125), button="right", buttons=2)
            self.mouse("mouseReleased", (150, 125), button="right")
            self.row("Mark")
            for key in keys:
                ActionChains(self.driver).send_keys(key).perform()
            self.wait_for_first_row(words)


class PlaceTests(BrowserTestCase):
    def test_the_button_tells_where_the_browser_is(self):
        self.harness = self.start()
        self.open(self.harness)
        self.driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["geolocation"]})
        self.driver.execute_cdp_cmd(
            "Emulation.setGeolocationOverride", {"latitude": 52.5, "longitude": -13.4, "accuracy": 10})
        self.js("document.querySelector('[name=location]').click()")
        self.wait_for_text("at 52,-13 whenInUse")
        self.assertEqual(self.js("return document.querySelector('[name=location]').ariaPressed"), "true")


if __name__ == "__main__":
    unittest.main()
