# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Cards under real fingers: they give way, grow into their stories, and take them back."""

import unittest

from today import TodayTestCase

SCREEN = [0, 0, 393, 852]
# The first card's heading, clear of any button; the safe area and the header are above the card.
HEADING = (200, 190)
CARD = [20, 160, 353, 430]


class StoryTests(TodayTestCase):
    options = ("--device", "iphone-16")

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # Counts what comes over the stream.
        cls.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": """
            window.received = {messages: 0, bytes: 0};
            window.WebSocket = class extends WebSocket {
              constructor(...values) {
                super(...values);
                this.addEventListener('message', ({data}) => {
                  window.received.messages += 1;
                  window.received.bytes += data.byteLength ?? data.size ?? data.length;
                });
              }
            };"""})

    def setUp(self):
        self.open_today(width=1000, height=1100)
        self.configure(device="iphone-16", appearance="light", text_size="large", orientation="portrait")
        self.metrics(width=1000, height=1100, touch=True)
        self.settle()
        self.wait(lambda _: self.boxes("UIWindow") == [SCREEN])

    def tearDown(self):
        if self.story():
            self.tap(358, 35)
            self.wait_until_closed()

    # Input and what is seen

    def tap(self, x, y):
        self.touch("touchStart", (x, y))
        self.touch("touchEnd")

    def boxes(self, name):
        return self.js("""
            const screen = document.querySelector('.screen').getBoundingClientRect();
            const zoom = screen.width / document.querySelector('.screen').offsetWidth;
            return [...document.querySelectorAll(`[data-name=${arguments[0]}]`)].filter((e) => e.checkVisibility())
              .map((e) => e.getBoundingClientRect())
              .map((b) => [(b.left - screen.left) / zoom, (b.top - screen.top) / zoom, b.width / zoom, b.height / zoom]
                .map((value) => Math.round(value * 100) / 100));""", name)

    def story(self):
        """Where the story's page is; its scroll view fills it."""
        return next(iter(self.boxes("UIScrollView")), None)

    def wait_until_open(self):
        self.wait(lambda _: self.story() == SCREEN, "the story did not fill the screen")
        self.settle()

    def wait_until_closed(self):
        self.wait(lambda _: self.story() is None, "the story did not close")
        self.settle()

    def watch_story(self):
        """Has the page note where the story is in every frame."""
        self.js("""
            window.seen = [];
            const look = () => {
              const page = document.querySelector('[data-name=UIScrollView]');
              if (page) {
                const screen = document.querySelector('.screen').getBoundingClientRect();
                const zoom = screen.width / document.querySelector('.screen').offsetWidth;
                const b = page.getBoundingClientRect();
                window.seen.push(
                  [(b.left - screen.left) / zoom, (b.top - screen.top) / zoom, b.width / zoom, b.height / zoom]);
              }
              if (window.seen) requestAnimationFrame(look);
            };
            requestAnimationFrame(look);""")

    def seen(self):
        return self.js("const seen = window.seen; window.seen = null; return seen;")

    def count(self, action):
        """How many messages and bytes came while something was done."""
        before = self.js("return window.received")
        action()
        after = self.js("return window.received")
        return {key: after[key] - before[key] for key in before}

    # Tests

    def test_a_card_gives_way_to_a_finger_and_springs_back(self):
        full = self.boxes("CardCell")[0]

        def press():
            self.touch("touchStart", HEADING)
            self.wait(lambda _: abs(self.boxes("CardCell")[0][2] - full[2] * 0.95) < 0.1, "the card stood firm")
            self.touch("touchCancel")
            self.wait(lambda _: self.boxes("CardCell")[0] == full, "the card did not come back")
            self.settle()

        received = self.count(press)
        self.assertLessEqual(received["messages"], 8, received)
        self.assertLessEqual(received["bytes"], 2_000, received)
        self.assertIsNone(self.story())

    def test_a_card_grows_into_its_story(self):
        self.watch_story()
        self.tap(*HEADING)
        self.wait_until_open()
        seen = self.seen()
        self.assertEqual([round(value, 2) for value in seen[-1]], SCREEN)
        heights = [box[3] for box in seen]
        growth = heights[:next(i for i, height in enumerate(heights) if height >= SCREEN[3])]
        self.assertGreater(len(growth), 4, "too few frames were seen")
        self.assertGreaterEqual(growth[0], CARD[3] * 0.95)
        self.assertLess(growth[0], SCREEN[3] / 2 + CARD[3] / 2)
        self.assertEqual(growth, sorted(growth))
        # A spring swings over, a little.
        self.assertLess(max(heights), SCREEN[3] * 1.03)
        # All four edges are on the way together.
        for left, top, width, height in seen:
            share = (height - CARD[3]) / (SCREEN[3] - CARD[3])
            self.assertAlmostEqual(left, CARD[0] * (1 - share), delta=1)
            self.assertAlmostEqual(top, CARD[1] * (1 - share), delta=1)
            self.assertAlmostEqual(width, CARD[2] + (SCREEN[2] - CARD[2]) * share, delta=1)

    def test_a_finger_pulls_the_story_down_into_its_card(self):
        self.tap(*HEADING)
        self.wait_until_open()
        self.touch("touchStart", (200, 300))
        heights = []
        for step in range(1, 12):
            self.touch("touchMove", (200, 300 + 20 * step))
            self.wait(lambda _: step < 2 or self.story()[3] < (heights or [SCREEN[3]])[-1])
            heights.append(self.story()[3])
        # 210 points beyond the slop are more than half of the way.
        self.assertAlmostEqual(heights[-1], SCREEN[3] - (SCREEN[3] - CARD[3]) * 210 / 400, delta=1)
        self.touch("touchEnd")
        self.wait_until_closed()
        self.assertEqual(self.boxes("CardShadowView")[0], CARD)

    def test_a_story_that_is_let_go_early_comes_back(self):
        self.tap(*HEADING)
        self.wait_until_open()
        self.touch("touchStart", (200, 300))
        for step in range(1, 5):
            self.touch("touchMove", (200, 300 + 20 * step))
        self.wait(lambda _: self.story()[3] < SCREEN[3] - 50)
        # Where it rests, it is not thrown.
        self.driver.execute_async_script("setTimeout(arguments[0], 300)")
        self.touch("touchEnd")
        self.wait_until_open()

    def test_a_transition_costs_little(self):
        # Once for the pictures and the fonts.
        self.tap(*HEADING)
        self.wait_until_open()
        self.tap(358, 35)
        self.wait_until_closed()

        def open_story():
            self.tap(*HEADING)
            self.wait_until_open()

        received = self.count(open_story)
        self.assertLessEqual(received["bytes"], 20_000, received)
        self.assertLessEqual(received["messages"], 30, received)


if __name__ == "__main__":
    unittest.main()
