# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The layers taken apart: what is shown of them, and what a mouse and a keyboard do there."""

import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase


class InspectorTests(BrowserTestCase):
    def setUp(self):
        self.harness = self.start()
        self.open(self.harness, width=1300, height=900)
        self.toggle()
        self.wait(lambda _: self.js("return document.querySelectorAll('.pane').length > 10"))

    def toggle(self):
        self.driver.find_element(By.NAME, "layers").click()

    def is_open(self):
        return self.js("return !document.querySelector('.inspector').hidden")

    def details(self):
        return self.js("""
            const root = document.querySelector('.details');
            const terms = [...root.querySelectorAll('dt')].map((t) => [t.textContent,
                t.nextElementSibling.textContent]);
            return {title: root.querySelector('h2').textContent, facts: Object.fromEntries(terms),
              note: root.querySelector('.note').textContent,
              constraints: [...root.querySelectorAll('.constraints li')].map((i) => i.textContent)};""")

    def center(self, name):
        return self.js("""
            const number = document.querySelector(`.layers [data-name="${arguments[0]}"]`).dataset.layer;
            const b = document.querySelector(`.pane[data-pane="${number}"]`).getBoundingClientRect();
            return [b.x + b.width / 2, b.y + b.height / 2];""", name)

    def mouse(self, kind, place, **more):
        self.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent", {"type": kind, "x": place[0], "y": place[1], "button": "left",
                "clickCount": 1, **more})

    def click(self, place):
        self.mouse("mousePressed", place, buttons=1)
        self.mouse("mouseReleased", place)

    def space(self):
        return self.js("return document.querySelector('.space').style.transform")

    def test_pointing_at_a_layer_tells_of_it(self):
        self.mouse("mouseMoved", self.center("button"), button="none")
        self.wait(lambda _: self.details()["title"] == "FakeView6", "the app was not asked")
        details = self.details()
        self.assertEqual(details["facts"]["Frame"], "40, 320  ·  120 × 44")
        self.assertEqual(details["facts"]["Corner radius"], "22")
        self.assertEqual(details["facts"]["Background"], "#34C759")
        self.assertEqual(details["facts"]["Accessibility"], "button: Order")
        self.assertIn("FakeController", details["note"])
        self.assertEqual(len(details["constraints"]), 2)
        self.mouse("mouseMoved", [20, 500], button="none")
        self.wait(lambda _: self.details()["title"] == "Layers")

    def test_a_click_pins_a_layer_and_another_lets_it_go(self):
        place = self.center("button")
        self.mouse("mouseMoved", place, button="none")
        self.click(place)
        self.wait(lambda _: self.js("return document.querySelector('.pane.pinned')?.dataset.pane") == "6")
        self.assertEqual(self.js("return document.querySelector('[role=treeitem].pinned > span').textContent"),
            "button")
        self.mouse("mouseMoved", self.center("square"), button="none")
        self.wait(lambda _: self.js("return document.querySelector('.pane.hovered')?.dataset.pane") == "2")
        self.assertEqual(self.details()["facts"]["Corner radius"], "22")
        self.screenshot("inspector")
        self.click(place)
        self.wait(lambda _: self.js("return document.querySelector('.pane.pinned')") is None)

    def test_dragging_turns_the_layers_and_the_wheel_spreads_them(self):
        before = self.space()
        empty = [60, 700]
        self.mouse("mousePressed", empty, buttons=1)
        self.mouse("mouseMoved", [160, 660], buttons=1)
        self.mouse("mouseReleased", [160, 660])
        self.wait(lambda _: self.space() != before)
        self.assertIn("rotateY(-1deg) ", self.space())
        self.assertIn("rotateX(28deg) ", self.space())
        depth = "return document.querySelector('.pane[data-pane=\"2\"]').style.transform.match(/translateZ\\(([0-9.]+)px/)[1]"
        first = float(self.js(depth))
        self.mouse("mouseWheel", empty, deltaX=0, deltaY=240, button="none", clickCount=0)
        self.wait(lambda _: float(self.js(depth)) < first)

    def test_layers_move_while_they_are_apart(self):
        place = "return document.querySelector('.pane[data-pane=\"2\"]').style.transform"
        before = self.js(place)
        # The app is moved from another tab: here the keys are the inspector's.
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        self.driver.get(self.harness.address)
        self.wait(lambda _: self.js("return document.querySelector('[data-name=log]') !== null"))
        self.driver.find_element(By.TAG_NAME, "body").send_keys("m")
        self.driver.switch_to.window(first)
        self.wait(lambda _: self.js(place) != before, "the pane stood still")

    def test_the_list_has_all_layers_and_takes_the_keyboard(self):
        rows = self.js("return [...document.querySelectorAll('[role=treeitem] > span')].map((s) => s.textContent)")
        self.assertEqual(rows[:4], ["UIWindow", "square", "greeting", "scroller"])
        self.assertEqual(rows.count("row"), 40)
        self.js("document.querySelector('[role=treeitem][tabindex=\"0\"]').focus()")
        keys = lambda *list: ActionChains(self.driver).send_keys(*list).perform()
        keys(Keys.ARROW_DOWN)
        self.wait(lambda _: self.js("return document.querySelector('.pane.hovered')?.dataset.pane") == "2")
        keys(Keys.ENTER)
        self.wait(lambda _: self.js("return document.querySelector('.pane.pinned')?.dataset.pane") == "2")
        self.assertEqual(
            self.js("return document.activeElement.getAttribute('aria-selected') + document.activeElement.textContent"),
            "truesquare120 × 80")

    def test_escape_lets_go_and_then_leaves_and_no_key_reaches_the_app(self):
        log = self.log_text()
        self.click(self.center("button"))
        self.wait(lambda _: self.js("return document.querySelector('.pane.pinned') !== null"))
        keys = lambda *list: ActionChains(self.driver).send_keys(*list).perform()
        keys("q", Keys.ARROW_LEFT)
        keys(Keys.ESCAPE)
        self.wait(lambda _: self.js("return document.querySelector('.pane.pinned')") is None)
        self.assertTrue(self.is_open())
        keys(Keys.ESCAPE)
        self.wait(lambda _: not self.is_open())
        self.assertEqual(self.js("return document.querySelectorAll('.pane').length"), 0)
        self.assertEqual(self.js("return document.activeElement.name"), "layers")
        self.assertEqual(self.log_text(), log)
        # The app is as it was.
        self.js("document.activeElement.blur()")
        keys("q")
        self.wait_for_text("up q 0")

    def test_an_app_that_is_gone_is_still_looked_at(self):
        self.driver.find_element(By.NAME, "close-inspector").click()
        self.driver.find_element(By.TAG_NAME, "body").send_keys("c")
        self.wait(lambda _: self.js("return document.querySelector('.panel').dataset.state") == "stopped")
        self.toggle()
        self.wait(lambda _: self.js("return document.querySelectorAll('.pane').length > 10"))
        self.mouse("mouseMoved", self.center("button"), button="none")
        self.wait(lambda _: self.details()["facts"].get("Corner radius") == "22")
        self.assertEqual(self.details()["title"], "button")


if __name__ == "__main__":
    unittest.main()
