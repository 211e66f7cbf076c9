# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The page shows the scenes of Tests/Scenes as the raster server does, at one, two and three pixels a point."""

import glob
import os
import unittest

from PIL import Image, ImageChops, ImageStat

from harness import HERE, BrowserTestCase, make_driver

SCENES = os.path.join(HERE, "..", "Scenes")
# How far pixels may be off on average, in levels of 255: edges are smoothed in ways of their own, and curves are many.
USUAL = 1.5
# Where the browser shows pictures of a few pixels, much enlarged, otherwise than the raster server (Errata): parts
# mix with what is beside them in the picture, masks know no hard pixels, small bitmaps have edges of their own.
TOLERANCES = {"parts": 16, "pictures": 11, "tinted": 4.5, "rasterized": 2.2}


class ScenesTests(BrowserTestCase):
    scale = 1

    @classmethod
    def setUpClass(cls):
        cls.driver = make_driver(cls.scale)

    def metrics(self, **_):
        # The margins are even, so that the screen stands on whole pixels.
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 393 + 160, "height": 852 + 200, "deviceScaleFactor": 0, "mobile": False})

    def show(self, scene):
        """The scene as the page shows it, without what the page draws over an app."""
        with open(scene) as file:
            lines = [line.split() for line in file]
        width, height = next((int(line[1]), int(line[2])) for line in lines if line[:1] == ["screen"])
        time = next((float(line[1]) for line in lines if line[:1] == ["show"]), 0)
        commits = 1 + lines.count(["commit"])
        harness = self.start(manner=f"scene:{self.scale}:{os.path.abspath(scene)}")
        self.metrics()
        self.driver.get(harness.address)
        self.wait(lambda _: self.js("return document.documentElement.dataset.commit") == str(commits))
        self.wait_for_pictures()
        self.js("""
            for (const part of ['.status-bar', '.island', '.home-indicator'])
              document.querySelector(part).style.display = 'none';
            document.querySelector('.device').style.setProperty('--corner', '0px');
            tessera.freeze(arguments[0]);""", time)
        left, top = self.js("""
            const box = document.querySelector('.screen').getBoundingClientRect();
            return [box.left, box.top].map((value) => Math.round(value * devicePixelRatio));""")
        return self.screenshot().crop((left, top, left + width * self.scale, top + height * self.scale))

    def test_scenes(self):
        for scene in sorted(glob.glob(os.path.join(SCENES, "*.txt"))):
            name = os.path.splitext(os.path.basename(scene))[0]
            with self.subTest(scene=name, scale=self.scale):
                expected = Image.open(os.path.join(SCENES, f"{name}@{self.scale}x.png")).convert("RGB")
                shown = self.show(scene)
                if "TESSERA_SCREENSHOTS" in os.environ:
                    shown.save(os.path.join(os.environ["TESSERA_SCREENSHOTS"], f"{name}@{self.scale}x-page.png"))
                self.assertEqual(shown.size, expected.size)
                off = sum(ImageStat.Stat(ImageChops.difference(shown, expected)).mean) / 3
                self.assertLess(off, TOLERANCES.get(name, USUAL))


class ScenesAtTwoPixels(ScenesTests):
    scale = 2


class ScenesAtThreePixels(ScenesTests):
    scale = 3


if __name__ == "__main__":
    unittest.main()
