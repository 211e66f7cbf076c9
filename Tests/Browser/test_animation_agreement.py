# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Animated layers look the same in the page and in the raster server, at any time."""

import os
import tempfile
import unittest

from PIL import Image, ImageChops, ImageStat

from harness import BrowserTestCase, make_driver

SCALE = 3
SIZE = (393, 852)
# Parts of the fake app's screen in points, which hold no text in the open and no picture, and what their pixels may
# be off by on
# average. Edges are smoothed in ways of their own: a turned one along its whole length.
PARTS = {
    "square": ((10, 80, 195, 198), 1),
    "gradient": ((255, 315, 345, 385), 0.5),
    "border": ((165, 305, 255, 395), 1.5),
    "shape": ((35, 395, 105, 465), 1),
    "masked": ((115, 475, 185, 545), 1.5),
    "translucent": ((195, 475, 265, 545), 1),
    "spun": ((270, 470, 350, 550), 1.5),
    "path": ((0, 612, 393, 698), 1.5),
}


class AnimationAgreementTests(BrowserTestCase):
    @classmethod
    def setUpClass(cls):
        cls.driver = make_driver(SCALE)

    def metrics(self, **_):
        # The margins are even, so that the screen stands on whole pixels.
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": SIZE[0] + 160, "height": SIZE[1] + 200, "deviceScaleFactor": 0, "mobile": False})

    def setUp(self):
        self.harness = self.start()
        self.open(self.harness)
        self.wait_for_pictures()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.environ.get("TESSERA_SCREENSHOTS", folder.name)

    def press(self, key, answer=None):
        self.js("window.dispatchEvent(new KeyboardEvent('keydown', {key: arguments[0]}))", key)
        if answer:
            self.wait_for_text(answer)

    def page(self, time):
        """The screen as the page shows it at a time, without what it draws over the app."""
        self.js("tessera.freeze(arguments[0])", time)
        self.js("""
            for (const part of ['.status-bar', '.island', '.home-indicator'])
              document.querySelector(part).style.display = 'none';
            document.querySelector('.device').style.setProperty('--corner', '0px');""")
        box = self.js("""
            const b = document.querySelector('.screen').getBoundingClientRect();
            return [b.left, b.top, b.right, b.bottom].map((value) => Math.round(value * devicePixelRatio));""")
        return self.screenshot().crop(box)

    def raster(self, time):
        path = os.path.join(self.folder, "raster.png")
        self.harness.say(f"raster {path} {time!r}")
        self.harness.expect("rastered")
        return Image.open(path).convert("RGB")

    def test_both_show_the_same_at_any_time(self):
        # All begin at the same time, since the clock stands.
        self.press("0")
        self.wait(lambda _: self.js("return !tessera.clock.isRunning"))
        for key, answer in (("m", "moved"), ("s", "spinning"), ("x", "faded"), ("t", "turned")):
            self.press(key, answer)
        begin = self.js("return tessera.time")
        for passed in (0, 0.1, 0.17, 0.31, 0.4, 0.83):
            time = begin + passed
            ours, theirs = self.page(time), self.raster(time)
            self.assertEqual(ours.size, theirs.size)
            if "TESSERA_SCREENSHOTS" in os.environ:
                ours.save(os.path.join(self.folder, f"page-{passed}.png"))
                theirs.save(os.path.join(self.folder, f"raster-{passed}.png"))
            for name, (box, tolerance) in PARTS.items():
                with self.subTest(part=name, passed=passed):
                    self.assertLess(self.difference(ours, theirs, box), tolerance)

    def test_both_blur_what_lies_behind(self):
        self.press("b", "glassy")
        time = self.js("return tessera.time")
        self.assertLess(self.difference(self.page(time), self.raster(time), (100, 310, 240, 374)), 1)
        # The glass is no plain color.
        self.assertGreater(
            len(self.page(time).crop([value * SCALE for value in (120, 322, 200, 362)]).getcolors(9999)), 50
        )

    def difference(self, ours, theirs, box):
        """How far the pixels of a part are off on average, in levels of 255."""
        box = [value * SCALE for value in box]
        return sum(ImageStat.Stat(ImageChops.difference(ours.crop(box), theirs.crop(box))).mean) / 3


if __name__ == "__main__":
    unittest.main()
