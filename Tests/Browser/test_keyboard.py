# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The keyboard's way through the page and the app, and what assistive technology is told."""

import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase

# Roles whose elements ARIA wants to know more of.
NEEDED = {"slider": ["aria-valuenow"], "heading": ["aria-level"], "switch": ["aria-checked"],
    "checkbox": ["aria-checked"]}


class KeyboardTests(BrowserTestCase):
    def setUp(self):
        self.harness = self.start()
        self.open(self.harness)

    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def back(self):
        ActionChains(self.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()

    def focused(self):
        return self.js("""
            const e = document.activeElement;
            return e === document.body ? null : e.getAttribute('aria-label') || e.name || e.textContent;""")

    def painted(self):
        return self.js("return document.querySelector('[data-name=painting]').getAttribute('aria-label')")

    def go_to(self, name):
        self.js("document.querySelector(`[aria-label=\"${arguments[0]}\"]`).focus({ focusVisible: true })", name)

    def test_tab_leads_through_the_bar_and_then_through_the_app_in_reading_order(self):
        self.press(Keys.TAB)
        self.assertEqual(self.focused(), "All apps")
        seen = []
        for _ in range(21):
            self.press(Keys.TAB)
            seen.append(self.focused())
        self.assertEqual(seen[:14], [
            "Device", "Text size", "Language", "Dark appearance", "Rotate", "Location", "Keyboard on the screen",
            "Share the clipboard", "Tilt", "Slow animations", "Pause", "Step one frame", "Screenshot",
            "Record the last seconds"])
        # By rows, as one reads; the row is scrolled to when its turn comes.
        self.assertEqual(seen[14:20], ["Layers", "Layout", "Order", "Frame, red", "gradient", "Volume"])
        self.assertEqual(seen[20], "Row ten")

    def test_shift_and_tab_lead_back(self):
        self.go_to("Volume")
        seen = []
        for _ in range(5):
            self.back()
            seen.append(self.focused())
        self.assertEqual(seen, ["gradient", "Frame, red", "Order", "Layout", "Layers"])

    def test_what_is_scrolled_away_is_scrolled_to(self):
        self.go_to("Volume")
        self.press(Keys.TAB)
        self.wait(lambda _: self.focused() == "Row ten")
        view = lambda: self.js("""
            const [row, list] = [document.activeElement, document.querySelector('[data-name=scroller]')]
              .map((e) => e.getBoundingClientRect());
            return row.top >= list.top && row.bottom <= list.bottom;""")
        self.wait(lambda _: view(), "the row was not brought into view")

    def test_arrows_go_to_the_nearest_control_and_scroll_where_there_is_none(self):
        self.go_to("Order")
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.focused(), "Frame, red")
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.focused(), "gradient")
        self.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT)
        self.assertEqual(self.focused(), "Order")
        self.press(Keys.ARROW_DOWN)
        self.assertEqual(self.focused(), "Volume")
        # A slider's arrows are its own.
        self.press(Keys.ARROW_RIGHT)
        self.wait_for_text("up ArrowRight 0")
        self.assertEqual(self.focused(), "Volume")
        # To the right of the last there is nothing: the app hears of it.
        self.go_to("gradient")
        self.press(Keys.ARROW_RIGHT)
        self.wait_for_text("up ArrowRight 0")

    def test_the_app_is_told_which_layer_has_the_focus(self):
        layer = lambda: self.js("return document.activeElement.closest('[data-layer]').dataset.layer")
        self.go_to("Order")
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.focused(), "Frame, red")
        self.wait(lambda _: self.painted() == f"focus {layer()}")
        # A finger takes the focus away.
        left, top = self.place(60, 640)
        for kind in ("mousePressed", "mouseReleased"):
            self.driver.execute_cdp_cmd(
                "Input.dispatchMouseEvent", {"type": kind, "x": left, "y": top, "button": "left", "clickCount": 1})
        self.wait(lambda _: self.painted() == "no focus")

    def test_enter_and_space_tap_in_the_middle(self):
        self.go_to("Order")
        for key in (Keys.ENTER, " "):
            self.press(key)
            self.wait_for_text("ended")
            self.assertRegex(self.log_text(), r"^ended \d+ 100,342$")

    def test_the_focus_follows_when_the_tree_is_another(self):
        self.go_to("Order")
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.focused(), "Frame, red")
        self.js("window.old = document.activeElement; document.querySelector('[name=appearance]').dispatchEvent(new Event('click'))")
        self.wait(lambda _: self.js("return !window.old.isConnected"), "the tree is the old one")
        self.wait(lambda _: self.focused() == "Frame, red")
        self.assertTrue(self.js("return document.activeElement.matches(':focus-visible')"))
        # A finger takes the focus away; nothing brings it back.
        left, top = self.place(60, 640)
        for kind in ("mousePressed", "mouseReleased"):
            self.driver.execute_cdp_cmd(
                "Input.dispatchMouseEvent", {"type": kind, "x": left, "y": top, "button": "left", "clickCount": 1})
        self.js(
            "window.old = document.querySelector('[data-name=button]'); document.querySelector('[name=appearance]').click()"
        )
        self.wait(lambda _: self.js("return !window.old.isConnected"))
        self.assertIsNone(self.focused())

    def test_the_controls_of_a_dead_app_are_passed_over(self):
        self.driver.find_element(By.TAG_NAME, "body").send_keys("c")
        self.wait(lambda _: self.js("return document.querySelector('.panel').dataset.state") == "stopped")
        self.go_to("Layout")
        self.press(Keys.TAB)
        self.assertEqual(self.focused(), "What the app printed last")
        self.press(Keys.TAB)
        self.assertEqual(self.focused(), "Relaunch")
        self.press(Keys.ENTER)
        self.wait(lambda _: self.js("return document.querySelector('.panel').hidden"))
        self.go_to("Layout")
        self.press(Keys.TAB)
        self.assertEqual(self.focused(), "Order")

    def test_the_ring_is_seen(self):
        self.go_to("Order")
        style = self.js("const s = getComputedStyle(document.activeElement); return [s.outlineStyle, s.outlineWidth]")
        self.assertEqual(style, ["solid", "3px"])
        self.screenshot("focus")

    def test_the_pad_is_tilted_by_arrows(self):
        self.go_to("Tilt")
        self.press(Keys.ARROW_RIGHT)
        self.wait_for_text("tilted 0 13")
        self.assertEqual(self.js("return document.activeElement.getAttribute('aria-valuenow')"), "8")
        self.press(Keys.ESCAPE)
        self.wait_for_text("tilted 0 0")

    def test_everything_that_takes_the_focus_has_a_name_and_a_role(self):
        for opens in (None, "layers"):
            if opens:
                self.driver.find_element(By.NAME, opens).click()
                self.wait(lambda _: self.js("return document.querySelectorAll('.pane').length > 0"))
            # As the browser tells assistive technology, not as the attributes stand.
            nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
            found = []
            for node in nodes:
                properties = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
                role = node.get("role", {}).get("value")
                if node.get("ignored") or not properties.get("focusable") or role == "RootWebArea":
                    continue
                found.append((role, node.get("name", {}).get("value")))
            self.assertGreater(len(found), 12)
            for role, name in found:
                if role in ("MenuListOption", "menuListOption", "option"):
                    continue
                self.assertTrue(name and name.strip(), f"a {role} has no name")
                self.assertNotIn(role, ("generic", "none", "", None), f"{name} has no role")

    def test_roles_have_what_they_need(self):
        for role, attributes in NEEDED.items():
            for attribute in attributes:
                self.assertEqual(
                    self.js(f"return document.querySelectorAll('[role={role}]:not([{attribute}])').length"), 0, role)
        volume = self.js("""
            const e = document.querySelector('.layers [role=slider]');
            return ['aria-label', 'aria-valuenow', 'aria-valuetext'].map((name) => e.getAttribute(name))""")
        self.assertEqual(volume, ["Volume", "40", "40 %"])
        self.assertEqual(self.js("""
            const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
            return ids.length - new Set(ids).size"""), 0)


if __name__ == "__main__":
    unittest.main()
