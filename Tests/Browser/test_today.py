# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Today from its iOS source to the page: what it shows, and what it does when it is touched."""

import os
import signal
import unittest

from today import TodayTestCase

# In points, from the app's specification: the safe area above, the header, the card's margin in its cell.
SAFE_TOP = 59
HEADER = 81
ROW = 470
MARGIN = 20
# A finger has to move so far before a view scrolls, and the content starts from there.
SLOP = 10


class TodayTests(TodayTestCase):
    options = ("--device", "iphone-16")

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # Counts what goes over the stream, and keeps what the page's policy refused.
        cls.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": """
            window.messages = 0;
            window.violations = [];
            document.addEventListener('securitypolicyviolation', (e) => window.violations.push(e.violatedDirective));
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (data) { window.messages += 1; send.call(this, data); };
            window.WebSocket = class extends WebSocket {
              constructor(...values) { super(...values); this.addEventListener('message',
                  () => { window.messages += 1; }); }
            };"""})

    def setUp(self):
        self.open_today(width=1000, height=1100)
        self.configure(device="iphone-16", appearance="light", text_size="large", orientation="portrait")
        self.settle()
        # The app lives on from test to test.
        if self.close_button():
            self.tap(*self.close_button())
            self.wait(lambda _: self.close_button() is None)
        self.scroll_to_top()
        # What the test before changed is undone once the app has laid itself out for it.
        self.wait(lambda _: self.layers("UIWindow") == [[0, 0, 393, 852]])
        self.wait(lambda _: self.layers("DayHeaderView")[:1] == [[0, SAFE_TOP, 393, HEADER]])
        self.wait_for_line("Today")
        self.settle()

    def tearDown(self):
        self.assertEqual(self.js("return window.violations"), [])
        errors = [line for line in self.console() if "favicon" not in line]
        self.assertEqual(errors, [])

    # What is seen

    def offset(self):
        """How far the content is scrolled, in points; 0 at rest at the top."""
        return self.js("""
            const screen = document.querySelector('.screen').getBoundingClientRect();
            const zoom = screen.width / document.querySelector('.screen').offsetWidth;
            const list = document.querySelector('[data-name=UICollectionView] > .sublayers').getBoundingClientRect();
            return Math.round(-(list.top - screen.top) / zoom * 100) / 100;""") + SAFE_TOP

    def wait_for_offset(self, expected, tolerance=0.34):
        try:
            self.wait(lambda _: abs(self.offset() - expected) <= tolerance)
        except Exception:
            self.fail(f"the content stands at {self.offset()}, expected {expected}")

    def wait_for_rest(self):
        self.settle()
        return self.offset()

    def scroll_to_top(self):
        self.wheel(-20_000)
        self.wait_for_offset(0)

    # Tests

    def test_three_days_of_cards_are_there(self):
        self.assertEqual(self.layers("DayHeaderView")[0], [0, SAFE_TOP, 393, HEADER])
        cards = self.layers("CardCell")
        self.assertEqual(cards[0], [0, SAFE_TOP + HEADER, 393, ROW])
        self.assertEqual(self.layers("CardShadowView")[0], [MARGIN, SAFE_TOP + HEADER + MARGIN, 353, 430])
        self.assertEqual(self.text("Today")["x"], 20)
        self.assertIsNotNone(self.text("SATURDAY, JUNE 17"))
        titles = []
        for day in range(3):
            self.wheel(-20_000)
            self.wait_for_offset(0)
            self.wheel(day * (HEADER + 4 * ROW))
            self.wait_for_offset(day * (HEADER + 4 * ROW))
            titles.append(next(line["text"] for line in self.texts() if 59 + 30 < line["y"] < SAFE_TOP + HEADER))
        self.assertEqual(titles, ["Today", "Yesterday", "Thursday"])

    def test_cards_have_pictures_and_shadows(self):
        self.assertTrue(self.js("""
            const pictures = [...document.querySelectorAll('[data-name=UIImageView] > img')];
            return pictures.every((p) => p.complete && p.naturalWidth > 0) &&
              pictures.filter((p) => p.naturalWidth >= 1000).length >= 2;"""))
        self.assertGreaterEqual(self.js(
            "return document.querySelectorAll('[data-name=CardShadowView] > .shadow').length"), 2)
        # Between the card's side and the screen's edge it gets lighter outward, and it is stronger below the card.
        picture = self.screenshot()
        grey = lambda x, y: sum(self.pixel(picture, x, y)) / 3
        middle = SAFE_TOP + HEADER + 235
        bottom = SAFE_TOP + HEADER + ROW - MARGIN
        self.assertLess(grey(375, middle), grey(380, middle))
        self.assertLess(grey(380, middle), grey(390, middle))
        self.assertLess(grey(196, bottom + 4), grey(375 + 2, middle))
        # The picture is there in pixels, not only in the tree.
        card = picture.crop([round(v) for v in (*self.place(30, 300), *self.place(360, 500))])
        self.assertGreater(len(set(card.getdata())), 2000)

    def test_text_is_text_in_the_fonts_that_measured_it(self):
        lines = self.texts()
        self.assertIn("The Lake That", [line["text"] for line in lines])
        for line in lines:
            self.assertIn("tessera TesseraSans", line["family"])
        faces = self.js("return [...document.fonts].map((f) => f.family + ' ' + f.status)")
        for face in ("TesseraSans-Bold", "TesseraSans-Semibold"):
            self.assertTrue(any(face in f and f.endswith("loaded") for f in faces), faces)
        roles = self.js("return [...document.querySelectorAll('.layers [role]')].map((e) => [e.getAttribute('role'), e.getAttribute('aria-label')])")
        self.assertTrue(any(role == "button" and label and "The Lake That" in label for role, label in roles), roles)

    def test_the_wheel_scrolls_by_what_it_turned(self):
        self.wheel(300)
        self.wait_for_offset(300)
        self.assertEqual(self.layers("CardShadowView")[0][1], SAFE_TOP + HEADER + MARGIN - 300)
        self.wheel(-100)
        self.wait_for_offset(200)
        self.wheel(-5000)
        self.wait_for_offset(0)

    def test_the_mouse_drags_the_content_and_opens_nothing(self):
        self.mouse("mousePressed", 200, 600, buttons=1)
        for y in range(590, 300, -10):
            self.mouse("mouseMoved", 200, y, buttons=1)
        self.mouse("mouseMoved", 200, 300, buttons=1)
        self.wait_for_offset(300 - SLOP)
        # It follows the finger as long as that holds it, and stays where a finger rested that lets go.
        self.wait_for_rest()
        self.mouse("mouseReleased", 200, 300)
        self.assertAlmostEqual(self.wait_for_rest(), 300 - SLOP, delta=1)
        self.assertIsNone(self.close_button())

    def test_a_flick_goes_on_slows_down_and_stops(self):
        self.metrics(width=1000, height=1100, touch=True)
        self.js("""
            window.offsets = [];
            const list = document.querySelector('[data-name=UICollectionView] > .sublayers');
            new MutationObserver(() => window.offsets.push(-new DOMMatrix(list.style.transform).m42))
              .observe(list, {attributes: true, attributeFilter: ['style']});""")
        x, y = self.place(200, 700)
        # The browser moves this finger itself, frame by frame, and lifts it while it moves.
        self.driver.execute_cdp_cmd("Input.synthesizeScrollGesture", {
            "x": x, "y": y, "yDistance": -300, "speed": 1500, "gestureSourceType": "touch", "preventFling": False})
        rest = self.wait_for_rest()
        self.assertGreater(rest, 300 + 100)
        offsets = self.js("return window.offsets")
        steps = [b - a for a, b in zip(offsets, offsets[1:])]
        self.assertTrue(all(step > -0.4 for step in steps), steps)
        # It slows down before it stands.
        self.assertLess(max(steps[-5:]), max(steps) / 2)
        self.assert_idle()

    def test_content_gives_at_the_top_and_springs_back(self):
        self.metrics(width=1000, height=1100, touch=True)
        self.touch("touchStart", (200, 300))
        for y in (320, 360, 400, 450, 500, 510):
            self.touch("touchMove", (200, y))
        # 200 points past the edge of a viewport of 852 show as (1 - 1 / (0.55 · 200 / 852 + 1)) · 852.
        self.wait_for_offset(-97.4, tolerance=1)
        self.touch("touchEnd")
        self.wait_for_offset(0)
        self.wait_for_rest()
        self.assertEqual(self.offset(), 0)

    def assert_idle(self):
        """Soon (scroll indicators still fade) nothing goes over the stream for a second."""
        messages = []

        def is_silent(_):
            messages.append(self.js("return window.messages"))
            self.driver.execute_async_script("setTimeout(arguments[0], 1000)")
            return self.js("return window.messages") == messages[-1]

        self.wait(is_silent, f"the stream is never silent: {messages}")

    def test_an_app_at_rest_is_silent(self):
        self.assert_idle()

    # Stories

    def close_button(self):
        """The middle of the story's close button."""
        boxes = self.layers("CloseButton")
        if not boxes:
            return None
        x, y, width, height = boxes[0]
        return x + width / 2, y + height / 2

    def wait_for_story(self):
        """Waits until a story has come and stands still."""
        places = []

        def stands(_):
            places.append(self.close_button())
            return places[-1] is not None and places[-5:] == [places[-1]] * 5

        self.wait(stands, "no story came to rest")
        self.settle()

    def test_a_tap_opens_that_story_and_the_button_closes_it(self):
        self.wheel(ROW)
        self.wait_for_offset(ROW)
        self.wait_for_rest()
        # The second card fills the middle of the screen now.
        self.tap(200, 480)
        self.wait_for_line("APP")
        self.wait_for_story()
        prose = " ".join(line["text"] for line in self.texts())
        self.assertIn("The best tide table", prose)
        self.assertTrue(self.js("return document.querySelector('.status-bar').hidden"))
        # The story scrolls, its button stays.
        button = self.close_button()
        self.wheel(400)
        self.wait(lambda _: "Made by people" in " ".join(line["text"] for line in self.texts()))
        self.assertEqual(self.close_button(), button)
        self.tap(*button)
        self.wait(lambda _: self.close_button() is None, "the story did not close")
        self.wait_for_offset(ROW)
        self.assertFalse(self.js("return document.querySelector('.status-bar').hidden"))

    def test_a_finger_taps_too(self):
        self.metrics(width=1000, height=1100, touch=True)
        self.touch("touchStart", (200, 400))
        self.touch("touchEnd")
        self.wait_for_story()
        self.assertIn("There is a tent, a lake", " ".join(line["text"] for line in self.texts()))
        self.metrics(width=1000, height=1100)
        self.tap(*self.close_button())
        self.wait(lambda _: self.close_button() is None)

    def test_get_becomes_open(self):
        self.wheel(ROW)
        self.wait_for_offset(ROW)
        self.wait_for_rest()
        get = self.text("GET")
        self.tap(get["x"] + get["width"] / 2, get["y"] + get["height"] / 2)
        opened = self.wait_for_line("OPEN")
        self.assertAlmostEqual(opened["x"] + opened["width"] / 2, get["x"] + get["width"] / 2, delta=1)
        self.assertIsNone(self.close_button())

    # The page's controls

    def test_the_appearance_changes_colors(self):
        corner = lambda: self.pixel(self.screenshot(), 196, SAFE_TOP + 4)
        self.assertEqual(corner(), (255, 255, 255))
        self.configure(appearance="dark")
        self.wait(lambda _: max(corner()) < 40, "the app stayed light")
        ink = self.js(
            "return getComputedStyle([...document.querySelectorAll('.run')].find((r) => r.textContent === 'Today')).color"
        )
        self.assertEqual(ink, "rgb(242, 242, 244)")

    def test_the_text_size_changes_the_layout(self):
        before = self.text("Today")
        self.configure(text_size="accessibilityLarge")
        self.wait(lambda _: (self.text("Today") or before)["height"] > before["height"] * 1.2, "the text stayed small")
        self.settle()
        self.assertGreater(self.layers("DayHeaderView")[0][3], HEADER)

    def test_devices_and_rotation_change_the_layout(self):
        self.configure(device="iphone-se")
        self.wait(lambda _: self.layers("UIWindow") == [[0, 0, 375, 667]])
        self.settle()
        self.assertEqual(self.layers("CardCell")[0], [0, 20 + HEADER, 375, ROW])
        self.configure(orientation="landscapeLeft")
        self.wait(lambda _: self.layers("UIWindow") == [[0, 0, 667, 375]])
        self.settle()
        self.assertEqual(self.layers("CardCell")[0][2:], [667, ROW])
        self.configure(orientation="portrait", device="ipad-pro-11")
        self.wait(lambda _: self.layers("UIWindow") == [[0, 0, 834, 1210]])
        self.settle()
        self.assertEqual(self.layers("CardCell")[:4], [
            [0, 32 + HEADER, 556, ROW], [556, 32 + HEADER, 278, ROW],
            [0, 32 + HEADER + ROW, 278, ROW], [278, 32 + HEADER + ROW, 556, ROW]])

    # The process

    def test_an_app_that_is_killed_can_be_launched_again(self):
        process, = self.today.app_processes()
        os.kill(process, signal.SIGKILL)
        panel = "document.querySelector('.panel')"
        self.wait(lambda _: self.js(f"return {panel}.dataset.state === 'stopped' && !{panel}.hidden"))
        self.assertIn("Today", self.js(f"return {panel}.querySelector('.title').textContent"))
        self.driver.find_element("css selector", ".panel button").click()
        self.wait_for_app()
        self.settle()
        self.assertIsNotNone(self.text("Today"))
        self.assertNotEqual(self.today.app_processes(), [process])


if __name__ == "__main__":
    unittest.main()
