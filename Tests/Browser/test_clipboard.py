# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The browser's clipboard and the app's, with the viewer's leave; and the device's keyboard, which can be left out."""

import unittest

from selenium.webdriver.common.by import By

from harness import BrowserTestCase


class ClipboardTests(BrowserTestCase):
    def setUp(self):
        self.harness = self.start()
        self.open(self.harness, width=1500)

    def button(self, name):
        return self.driver.find_element(By.NAME, name)

    def grant(self):
        self.driver.execute_cdp_cmd("Browser.grantPermissions", {
            "origin": self.harness.origin, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})

    def clipboard(self):
        return self.driver.execute_async_script(
            "navigator.clipboard.readText().then(arguments[0], (error) => arguments[0](String(error)))")

    def write(self, text):
        self.driver.execute_async_script(
            "navigator.clipboard.writeText(arguments[0]).then(arguments[1])", text)

    def test_nothing_is_shared_unless_people_want_it(self):
        self.grant()
        self.write("before")
        self.driver.find_element(By.TAG_NAME, "body").send_keys("p")
        self.wait_for_text("up p")
        self.assertEqual(self.clipboard(), "before")
        self.assertEqual(self.button("clipboard").get_attribute("aria-pressed"), "false")

    def test_text_goes_both_ways(self):
        self.grant()
        self.write("from the machine")
        self.button("clipboard").click()
        self.wait_for_text("copied from the machine")
        self.wait(lambda _: self.button("clipboard").get_attribute("aria-pressed") == "true")
        self.driver.find_element(By.TAG_NAME, "body").send_keys("p")
        self.wait(lambda _: self.clipboard() == "from the app")
        # What people copy elsewhere is there when they come back.
        self.write("elsewhere")
        self.js("window.dispatchEvent(new Event('focus'))")
        self.wait_for_text("copied elsewhere")
        self.button("clipboard").click()
        self.wait(lambda _: self.button("clipboard").get_attribute("aria-pressed") == "false")

    def test_a_browser_that_refuses_is_told_of(self):
        self.driver.execute_cdp_cmd("Browser.setPermission", {
            "origin": self.harness.origin, "permission": {"name": "clipboard-read"}, "setting": "denied"})
        self.button("clipboard").click()
        self.wait(lambda _: "clipboard" in self.js("return document.querySelector('.toast').textContent"))
        self.assertEqual(self.button("clipboard").get_attribute("aria-pressed"), "false")


class ScreenKeyboardTests(BrowserTestCase):
    def test_the_devices_keyboard_can_be_left_out_in_every_tab(self):
        harness = self.start()
        self.open(harness, width=1500)
        button = self.driver.find_element(By.NAME, "keyboard")
        self.assertEqual(button.get_attribute("aria-pressed"), "true")
        button.click()
        self.wait(lambda _: button.get_attribute("aria-pressed") == "false")
        self.wait_for_text("own keyboard")


if __name__ == "__main__":
    unittest.main()
