# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""What the page draws: boxes, text, pictures, shapes."""

import unittest

from harness import BrowserTestCase


class DrawingTests(BrowserTestCase):
    def assert_color(self, found, expected, tolerance=3):
        close = all(abs(a - b) <= tolerance for a, b in zip(found, expected))
        self.assertTrue(close, f"found {found}, expected {expected}")

    def setUp(self):
        self.harness = self.start()

    def test_layers_stand_where_the_app_put_them(self):
        self.open(self.harness)
        self.assertEqual(self.box("square"), [40, 100, 120, 80])
        self.assertEqual(self.box("scroller"), [200, 100, 150, 200])
        self.assertEqual(self.box("UIWindow"), [0, 0, 393, 852])
        spun = self.box("spun")
        for value, expected in zip(spun, [281.7, 481.7, 56.6, 56.6]):
            self.assertAlmostEqual(value, expected, delta=0.1)

    def test_masks_may_be_made_of_layers(self):
        self.open(self.harness)
        self.js("window.dispatchEvent(new KeyboardEvent('keydown', {key: 'k'}))")
        self.wait_for_text("masked")
        picture = self.screenshot("mask")
        self.assert_color(self.pixel(picture, 140, 500), (88, 86, 214))
        self.assert_color(self.pixel(picture, 160, 500), (171, 170, 234))
        self.assert_color(self.pixel(picture, 150, 530), (255, 255, 255))

    def test_pixels_are_what_the_commit_says(self):
        self.open(self.harness, width=1000, height=1000, scale=2)
        self.wait_for_pictures()
        picture = self.screenshot("desktop")
        color = lambda x, y: self.pixel(picture, x, y, 2)
        self.assert_color(color(100, 140), (0, 0, 255))
        self.assert_color(color(41, 101), (255, 255, 255), 40)  # outside the rounded corner
        self.assert_color(color(300, 322), (251, 0, 4), 8)  # gradient's start
        self.assert_color(color(300, 378), (4, 0, 251), 8)  # gradient's end
        self.assert_color(color(182, 350), (255, 59, 48))  # border
        self.assert_color(color(210, 350), (255, 255, 255))
        self.assert_color(color(70, 440), (255, 149, 0))  # shape
        self.assert_color(color(45, 405), (255, 255, 255))
        self.assert_color(color(125, 405), (255, 0, 0))  # picture, four quarters
        self.assert_color(color(175, 455), (255, 255, 0))
        self.assert_color(color(205, 430), (0, 199, 190))  # tinted, left half
        self.assert_color(color(255, 430), (255, 255, 255))
        self.assert_color(color(281, 401), (255, 0, 0))  # nine parts: the corners keep their size
        self.assert_color(color(358, 438), (255, 255, 0))
        self.assert_color(color(45, 525), (255, 204, 0))  # canvas
        self.assert_color(color(85, 525), (175, 82, 222))
        self.assert_color(color(75, 485), (255, 0, 0))  # a picture in a drawing
        self.assert_color(color(150, 530), (88, 86, 214))  # masked
        self.assert_color(color(123, 484), (255, 255, 255))
        self.assert_color(color(230, 510), (127, 127, 127))  # half opaque
        self.assert_color(color(310, 510), (255, 45, 85))  # turned by 45°
        self.assert_color(color(292, 492), (255, 255, 255))
        self.assert_color(color(190, 650), (255, 255, 255), 0)  # above its own shadow
        self.assertLess(color(190, 690)[0], 225)  # which is seen below it
        self.assertGreater(color(50, 690)[0], 225)  # but not where the path is rounded
        # Pages of earlier tests are cut off while they load; what counts is this one.
        self.assertEqual([m for m in self.console() if self.harness.origin in m], [])

    def test_text_is_as_wide_as_the_font_file_says(self):
        self.open(self.harness)
        self.wait_for_pictures()
        # Shaped from the same file by HarfBuzz: 17 points, kerning on.
        width = self.js("return document.querySelector('[data-name=greeting] .run').getBoundingClientRect().width")
        self.assertAlmostEqual(width, GREETING_WIDTH, delta=0.05)

    def test_baselines_fall_on_device_pixels_where_the_app_put_them(self):
        self.open(self.harness, scale=2)
        self.wait_for_pictures()
        picture = self.screenshot()
        # The run's baseline is 20 below the layer's top at 200: "H" ends there, and nothing of it is below.
        dark = lambda y: min(sum(self.pixel(picture, x / 4, y, 2)) for x in range(168, 200))
        self.assertLess(dark(219.25), 150)
        self.assertGreater(dark(220.25), 700)

    def test_text_is_real_text(self):
        self.open(self.harness)
        rows = self.js("return [...document.querySelectorAll('[data-name=row] .run')].slice(0, 3).map((r) => r.textContent)")
        self.assertEqual(rows, ["Row 0", "Row 1", "Row 2"])

    def test_runs_under_other_drawing_stay_selectable(self):
        self.open(self.harness)
        run = self.js("const r = document.querySelector('[data-name=painting] .run'); return [r.textContent, r.style.color]")
        self.assertEqual(run[0], "Aa")
        self.assertTrue(run[1].startswith("rgb"))

    def test_roles_and_labels_reach_assistive_technology(self):
        self.open(self.harness)
        button = self.js("""
            const b = document.querySelector('[data-name=button]');
            return ['role', 'aria-label', 'aria-description', 'tabindex'].map((name) => b.getAttribute(name));""")
        self.assertEqual(button, ["button", "Order", "Adds to the bag", "0"])

    def test_a_device_as_small_as_a_phone_is_filled(self):
        self.open(self.harness, width=393, height=852, scale=3, touch=True)
        self.wait_for_pictures()
        screen = self.js("const b = document.querySelector('.screen').getBoundingClientRect(); return [b.x, b.y, b.width, b.height]")
        self.assertEqual(screen, [0, 0, 393, 852])
        self.assertEqual(self.js("return getComputedStyle(document.querySelector('.controls')).display"), "none")
        self.screenshot("phone")

    def test_other_devices_and_appearances(self):
        self.open(self.harness, width=1400, height=1000)
        self.js("const s = document.querySelector('[name=device]'); s.value = 'ipad'; s.dispatchEvent(new Event('change'))")
        self.wait_for_text("ipad portrait light large")
        self.js("document.querySelector('[name=rotate]').click()")
        self.wait_for_text("ipad landscapeLeft light large")
        self.assertEqual(self.box("UIWindow")[2:], [1180, 820])
        self.js("document.querySelector('[name=appearance]').click()")
        self.wait_for_text("ipad landscapeLeft dark large")
        self.screenshot("ipad")
        self.js(
            """
            const s = document.querySelector('[name=device]'); s.value = 'iphone-se'; s.dispatchEvent(new Event('change'));
            """
        )
        self.wait_for_text("iphone-se landscapeLeft dark large")
        self.js("document.querySelector('[name=rotate]').click()")
        self.wait_for_text("iphone-se portraitUpsideDown dark")
        self.screenshot("se")


# `hb-shape Inter-Regular.otf --font-size=17` of "Hamburgefonts 123".
GREETING_WIDTH = 158.192

if __name__ == "__main__":
    unittest.main()
