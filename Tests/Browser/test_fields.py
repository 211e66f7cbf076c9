# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The kit's own fields, typed into by keys, by an input method and by fingers on the keyboard of the screen."""

import time
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase

FIELD, SECRET, NOTES, SEARCH = (180, 237), (180, 281), (180, 325), (180, 406)


class FieldTests(BrowserTestCase):
    """Places are points of an iPhone 16's screen, 393 by 852."""

    def setUp(self):
        self.harness = self.start(app="BarsApp")
        self.metrics(touch=True)
        self.driver.get(self.harness.address)
        self.wait_for("page 1")
        self.tap(*self.middle("Fields"))
        self.wait_for("nothing yet")
        time.sleep(0.8)

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

    def middle(self, label):
        """The middle of what is called that, in points of the app's screen."""
        box = self.wait(lambda _: self.js(
            "const all = [...document.querySelectorAll('.layer')];"
            "const each = all.find((each) => each.ariaLabel === arguments[0] && each.getBoundingClientRect().width) ??"
            " all.find((each) => each.role === 'button' && each.textContent === arguments[0]);"
            "if (!each) return null; const box = each.getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]", label), f"there is no {label}")
        left, top = self.place(0, 0)
        right, bottom = self.place(100, 100)
        return (box[0] - left) / (right - left) * 100, (box[1] - top) / (bottom - top) * 100

    def begin(self, place):
        self.tap(*place)
        self.wait(lambda _: self.js("return document.activeElement.classList.contains('typing')"), "nobody types")
        time.sleep(0.5)

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def compose(self, text):
        self.driver.execute_cdp_cmd(
            "Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    def test_keys_type_and_edit(self):
        self.begin(FIELD)
        self.press(*"abd")
        self.wait_for("field abd")
        self.press(Keys.ARROW_LEFT, "c")
        self.wait_for("field abcd")
        self.press(Keys.BACKSPACE, Keys.BACKSPACE)
        self.wait_for("field ad")
        self.press(Keys.ENTER)
        self.wait_for("returned")

    def test_an_input_method_composes(self):
        self.begin(FIELD)
        self.compose("に")
        self.wait_for("field に, marked に")
        self.compose("にほん")
        self.wait_for("field にほん, marked にほん")
        self.driver.execute_cdp_cmd("Input.insertText", {"text": "日本"})
        self.wait_for("field 日本")
        self.screenshot("fields-composed")
        self.press("!")
        self.wait_for("field 日本!")

    def test_what_an_input_method_takes_back_is_gone(self):
        self.begin(NOTES)
        self.press("x")
        self.wait_for("view [x]")
        self.compose("か")
        self.wait_for("view [xか]")
        self.compose("")
        self.wait_for("view [x]")

    def test_characters_of_several_units_and_words_from_right_to_left_come_and_go_whole(self):
        self.begin(NOTES)
        self.driver.execute_cdp_cmd("Input.insertText", {"text": "שלום 👩‍👩‍👧"})
        self.wait_for("view [שלום 👩‍👩‍👧]")
        self.press(Keys.BACKSPACE)
        self.wait_for("view [שלום ]")
        self.press(Keys.ENTER, "a")
        self.wait_for("view [שלום /a]")

    def test_fingers_type_on_the_keyboard_of_the_screen(self):
        self.begin(FIELD)
        for key in "hi":
            self.tap(*self.middle(key))
        self.wait_for("field hi")
        self.tap(*self.middle("delete"))
        self.wait_for("field h")
        self.tap(*self.middle("emoji"))
        time.sleep(0.3)
        self.screenshot("fields-emoji")
        self.tap(*self.middle("😀"))
        self.wait_for("field h😀")
        self.tap(*self.middle("ABC"))
        self.tap(*self.middle("return"))
        self.wait_for("returned")

    def test_two_taps_select_a_word_that_typing_replaces(self):
        self.begin(FIELD)
        self.press(*"one two")
        self.wait_for("field one two")
        self.tap(35, 237)
        self.tap(35, 237)
        time.sleep(0.5)
        self.press("x")
        self.wait_for("field x two")

    def test_a_secret_is_typed_and_not_seen(self):
        self.begin(SECRET)
        self.press(*"abc")
        self.wait_for("secret 3")
        time.sleep(2)
        self.assertFalse(self.js("return document.querySelector('.screen').textContent.includes('abc')"))
        self.wait(lambda _: self.js("return document.querySelector('.screen').textContent.includes('•••')"), "no dots")

    def test_a_search_bar_is_typed_into_cleared_and_searched(self):
        self.tap(*self.middle("Bookmarks"))
        self.wait_for("bookmarks")
        self.begin(SEARCH)
        self.press(*"fig")
        self.wait_for("search [fig]")
        self.press(Keys.ENTER)
        self.wait_for("searched fig")
        self.tap(*self.middle("Clear text"))
        self.wait_for("search []")


if __name__ == "__main__":
    unittest.main()
