# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Text that keys alone cannot type: input methods, dead keys, keyboards on glass, the clipboard."""

import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase


class TextTests(BrowserTestCase):
    def setUp(self):
        self.harness = self.start()
        self.open(self.harness)
        # A text field, as far as the page can tell.
        self.js("document.querySelector('[data-name=greeting]').setAttribute('role', 'textbox')")

    def field(self):
        left, top, width, height = self.box("greeting")
        return self.place(left + width / 2, top + height / 2)

    def click(self, place):
        for kind in ("mousePressed", "mouseReleased"):
            self.driver.execute_cdp_cmd(
                "Input.dispatchMouseEvent",
                {"type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1})

    def is_typing(self):
        return self.js("return document.activeElement.classList.contains('typing')")

    def compose(self, text):
        self.driver.execute_cdp_cmd(
            "Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    def test_touching_a_text_field_takes_the_keys_and_touching_elsewhere_gives_them_up(self):
        self.assertFalse(self.is_typing())
        self.click(self.field())
        self.wait(lambda _: self.is_typing())
        self.click(self.place(60, 640))
        self.wait(lambda _: not self.is_typing())

    def test_a_finger_does_the_same(self):
        self.metrics(touch=True)
        left, top = self.field()
        self.driver.execute_cdp_cmd(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": left, "y": top}]})
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.wait(lambda _: self.is_typing())

    def test_keys_stay_keys(self):
        self.click(self.field())
        ActionChains(self.driver).send_keys("k").perform()
        self.wait_for_text("up k 0")
        self.assertEqual(len(self.js("return document.querySelector('.typing').value")), 1)

    def test_what_an_input_method_composes_is_marked_and_then_inserted(self):
        self.click(self.field())
        self.wait(lambda _: self.is_typing())
        self.compose("に")
        self.wait_for_text('mark("に", selected: Range(1..<1))')
        self.compose("にほん")
        self.wait_for_text('mark("にほん", selected: Range(3..<3))')
        self.driver.execute_cdp_cmd("Input.insertText", {"text": "日本"})
        self.wait_for_text('insert("日本")')
        self.assertEqual(len(self.js("return document.querySelector('.typing').value")), 1)

    def test_what_is_taken_back_is_marked_no_more(self):
        self.click(self.field())
        self.wait(lambda _: self.is_typing())
        self.compose("に")
        self.wait_for_text("mark")
        self.compose("")
        self.wait_for_text("unmark")

    def test_text_that_comes_without_keys_is_inserted(self):
        self.click(self.field())
        self.wait(lambda _: self.is_typing())
        self.driver.execute_cdp_cmd("Input.insertText", {"text": "👩‍👩‍👧 é"})
        self.wait_for_text('insert("👩‍👩‍👧 é")')
        # As keyboards on glass have it, which press no key for it.
        self.js("""
            document.activeElement.dispatchEvent(
                new InputEvent('beforeinput', { inputType: 'deleteContentBackward', cancelable: true }));""")
        self.wait_for_text("deleteBackward")

    def test_what_is_pasted_is_inserted_in_pieces_that_the_app_takes(self):
        self.click(self.field())
        self.wait(lambda _: self.is_typing())
        paste = """
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', arguments[0]);
            document.activeElement.dispatchEvent(
                new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));"""
        self.js(paste, "two words")
        self.wait_for_text('insert("two words")')
        self.js(paste, "é" * 20_000 + "end")
        self.wait(lambda _: self.log_text().endswith('end")'))

    def test_shortcuts_that_edit_are_the_apps(self):
        self.click(self.field())
        self.wait(lambda _: self.is_typing())
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).perform()
        self.wait_for_text("up Control")
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("z").perform()
        self.wait_for_text("up z 8")
        ActionChains(self.driver).key_up(Keys.CONTROL).perform()


if __name__ == "__main__":
    unittest.main()
