# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The layout of a collection view, drawn over the app: what is shown of it, and that the app goes on beneath."""

import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase


class LayoutInspection:
    """What a page's layout inspector shows, for any app."""

    def toggle(self):
        self.driver.find_element(By.NAME, "layout").click()

    def layout(self):
        return self.js("return tessera.layout")

    def boxes(self, role):
        # While the app is being asked about another collection view there are none.
        return [box for box in (self.layout() or {"boxes": []})["boxes"] if box["role"] == role]

    def mouse(self, kind, place, **more):
        """A real pointer, at a point of the app."""
        x, y = self.place(*place)
        self.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "none", **more})

    def point(self, x, y):
        self.mouse("mouseMoved", (x, y))

    def label(self):
        """The label's words: its first line, and those below."""
        return self.js("""
            const label = document.querySelector('.layout-label');
            return label.hidden ? null : [...label.children].map((each) => each.textContent.trim());""")

    def wait_for_label(self, start):
        self.wait(lambda _: (self.label() or [""])[0].startswith(start), f"no label said {start}, but {self.label()}")
        return self.label()

    def label_is_on_the_screen(self):
        return self.js(
            """
            const [label, screen] = ['.layout-label',
                '.screen'].map((name) => document.querySelector(name).getBoundingClientRect());
            return label.left >= screen.left && label.top >= screen.top && label.right <= screen.right
              && label.bottom <= screen.bottom;"""
        )

    def chosen(self):
        """The box that stands out, on the screen in the app's points."""
        return self.js("""
            const screen = document.querySelector('.screen').getBoundingClientRect();
            const zoom = screen.width / document.querySelector('.screen').offsetWidth;
            const path = document.querySelector('.layout-inspector .mark');
            if (!path.getAttribute('d')) return null;
            const box = path.getBBox();
            const matrix = document.querySelector('.layout-inspector .chosen').getScreenCTM();
            const [left, top] = [box.x * matrix.a + matrix.e, box.y * matrix.d + matrix.f];
            return [(left - screen.left) / zoom, (top - screen.top) / zoom, box.width, box.height].map(Math.round);""")


class LayoutInspectorTests(LayoutInspection, BrowserTestCase):
    def setUp(self):
        self.harness = self.start()
        self.open(self.harness, width=1300, height=1000)
        self.toggle()

    def point_at(self, x, y, start):
        self.point(x, y)
        return self.wait_for_label(start)

    def test_the_box_under_the_pointer_says_what_was_declared_of_it(self):
        words = self.point_at(250, 145, "item (0, 1)")
        self.assertEqual(words, [
            "item (0, 1) .fractionalWidth(1) × .absolute(36) → 130 × 36", "at 10, 40", "section 0 › group"])
        self.assertEqual(self.chosen(), [210, 140, 130, 36])
        words = self.point_at(250, 138, "spacing")
        self.assertEqual(words[0], "spacing .fixed(4) → 4")
        # Below the last item of a group there is nothing but the section.
        words = self.point_at(250, 178, "section 0")
        self.assertEqual(words[:2], [
            "section 0 → 150 × 1600", "40 items · contentInsets top 0, leading 10, bottom 0, trailing 10 · at 0, 0"])
        words = self.point_at(345, 200, "contentInsets")
        self.assertEqual(words[0], "contentInsets top 0, leading 10, bottom 0, trailing 10")
        # What is pinned stands in front.
        words = self.point_at(250, 110, "header")
        self.assertEqual(words[0], "header .fractionalWidth(1) × .absolute(24) → 150 × 24")
        self.assertIn("alignment .top · pinned", words[1])
        self.screenshot("layout-inspector-fake")

    def test_where_there_is_no_collection_view_nothing_is_drawn(self):
        self.point_at(250, 145, "item")
        self.point(60, 145)
        self.wait(lambda _: self.layout() is None)
        self.wait(lambda _: self.label() is None)
        self.assertIsNone(self.chosen())
        self.assertEqual(self.js("return document.querySelector('.look.item > .tint').getAttribute('d')"), "")

    def test_estimated_lengths_are_dashed_and_pinned_areas_hatched(self):
        self.point_at(250, 145, "item")
        path = lambda look, part: self.js(
            "return document.querySelector(`.look.${arguments[0]} > .${arguments[1]}`).getAttribute('d')", look, part)
        self.assertIn("M11.5 1.5V74.5", path("group-0", "dashed"))
        self.assertNotIn("V", path("group-0", "edge:not(.dashed)"))
        self.assertEqual(path("item", "dashed"), "")
        self.assertEqual(path("pinned", "area"), "M0 0h150v24h-150z")
        self.assertEqual(
            self.js("return document.querySelector('.look.pinned > .area').getAttribute('fill')"),
            "url(#layout-hatch-pinned)")

    def test_the_boxes_follow_scrolling_and_touches_reach_the_app(self):
        self.point_at(250, 145, "item (0, 1)")
        self.mouse("mouseWheel", (250, 145), deltaX=0, deltaY=120)
        self.wait_for_text("wheel at")
        self.wait_for_label("item (0, 4)")
        self.assertEqual(self.chosen(), [210, 140, 130, 36])
        # Boxes that were not there before were asked for.
        self.wait(lambda _: self.boxes("item")[-1]["items"]["first"] >= 7)
        self.assertEqual(self.boxes("boundary")[0]["frame"]["y"], 120)
        self.mouse("mousePressed", (250, 145), button="left", buttons=1, clickCount=1)
        self.wait_for_text("began")
        self.mouse("mouseReleased", (250, 145), button="left", clickCount=1)
        self.wait_for_text("ended")
        self.assertIn("250,145", self.log_text())

    def test_labels_never_leave_the_screen(self):
        for width, height in [(1300, 1000), (620, 560)]:
            self.metrics(width=width, height=height)
            self.wait(lambda _: self.js("return innerWidth") == width)
            for place in [(202, 102), (348, 102), (250, 298), (348, 298), (250, 200)]:
                self.point(*place)
                self.wait(lambda _: self.label() is not None)
                self.assertTrue(self.label_is_on_the_screen(), f"{self.label()} at {place} of {width} × {height}")

    def test_the_control_is_reached_by_keyboard_and_what_has_the_focus_is_pointed_at(self):
        self.toggle()
        self.wait(lambda _: self.layout() is None)
        self.js("document.querySelector('[name=layers]').focus()")
        keys = lambda *list: ActionChains(self.driver).send_keys(*list).perform()
        keys(Keys.TAB)
        self.assertEqual(self.js("return document.activeElement.name"), "layout")
        keys(Keys.SPACE)
        self.assertEqual(self.js("return document.activeElement.getAttribute('aria-pressed')"), "true")
        # On through the app's controls to one in the collection view, which is scrolled to.
        keys(*[Keys.TAB] * 5)
        words = self.wait_for_label("item (0, 10)")
        self.assertEqual(words[2], "section 0 › group")
        # Keys are the app's while the inspector is on.
        self.js("document.activeElement.blur()")
        keys("q")
        self.wait_for_text("up q 0")

    def test_it_is_off_at_first_and_asks_nothing_when_it_is_off(self):
        self.point_at(250, 145, "item")
        self.toggle()
        self.assertTrue(self.js("return document.querySelector('.layout-inspector').hidden"))
        self.assertIsNone(self.layout())
        self.point(250, 180)
        self.mouse("mouseWheel", (250, 145), deltaX=0, deltaY=120)
        self.wait_for_text("wheel at")
        self.assertIsNone(self.layout())

    def test_an_app_that_ended_answers_nothing_and_is_asked_again_when_it_is_back(self):
        self.point_at(250, 145, "item")
        self.driver.find_element(By.TAG_NAME, "body").send_keys("c")
        self.wait(lambda _: self.js("return document.querySelector('.panel').dataset.state") == "stopped")
        self.driver.find_element(By.CSS_SELECTOR, ".panel button").click()
        self.wait(lambda _: self.js("return document.querySelector('.panel').hidden"))
        self.point(250, 150)
        self.wait(lambda _: self.layout() is not None)


if __name__ == "__main__":
    unittest.main()
