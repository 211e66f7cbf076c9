# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The windows of an app in the page's bar."""

import unittest

from selenium.webdriver.common.by import By

from harness import BrowserTestCase


class WindowsTests(BrowserTestCase):
    def setUp(self):
        self.harness = self.start()
        self.open(self.harness, width=1500)

    def group(self):
        return self.driver.find_element(By.CSS_SELECTOR, ".windows")

    def button(self, key):
        return self.driver.find_element(By.CSS_SELECTOR, f".windows [data-key={key}]")

    def test_an_app_of_one_window_lists_none(self):
        self.assertFalse(self.group().is_displayed())

    def test_windows_are_listed_shown_opened_and_closed(self):
        self.driver.find_element(By.TAG_NAME, "body").send_keys("w")
        self.wait(lambda _: self.group().is_displayed())
        entries = self.driver.find_elements(By.CSS_SELECTOR, ".windows li")
        self.assertEqual([entry.text for entry in entries], ["Letters", "Window 3"])
        self.assertEqual([entry.get_attribute("data-state") for entry in entries], ["foreground", "background"])
        self.assertEqual(self.button("show-1").get_attribute("aria-current"), "true")
        self.screenshot("windows")
        self.button("show-3").click()
        self.wait_for_text("activate scene 3")
        self.button("close-1").click()
        self.wait_for_text("close scene 1")
        self.driver.find_element(By.NAME, "new-window").click()
        self.wait_for_text("open")
        self.assertEqual(self.button("close-3").get_attribute("aria-label"), "Close Window 3")


if __name__ == "__main__":
    unittest.main()
