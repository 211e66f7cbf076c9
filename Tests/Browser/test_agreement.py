# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The browser and the raster server show the same commits: their pictures of Today must agree."""

import os
import subprocess
import tempfile
import unittest

from PIL import Image, ImageChops, ImageStat

from harness import make_driver
from today import APP, DATE, ROOT, TESSERA, Today, TodayTestCase

# identifier: width and height in points, pixels per point.
DEVICES = {"iphone-16": (393, 852, 3), "iphone-se": (375, 667, 2), "ipad-pro-11": (834, 1210, 2)}


class AgreementTests(TodayTestCase):
    driver = None

    @classmethod
    def setUpClass(cls):
        cls.today = Today()
        cls.addClassCleanup(cls.today.close)
        folder = os.environ.get("TESSERA_SCREENSHOTS")
        if folder is None:
            temporary = tempfile.TemporaryDirectory()
            cls.addClassCleanup(temporary.cleanup)
            folder = temporary.name
        cls.folder = os.path.abspath(folder)

    def snapshots(self, appearance):
        """Pictures of all devices by the raster server, by identifier."""
        folder = os.path.join(self.folder, "raster-" + appearance)
        command = [TESSERA, "snapshot", APP, "--appearance", appearance, "--date", DATE, "-o", folder]
        for device in DEVICES:
            command += ["--device", device]
        subprocess.run(command, check=True, capture_output=True, cwd=ROOT, env={**os.environ, "TZ": "UTC"})
        return {device: Image.open(os.path.join(folder, device + ".png")).convert("RGB") for device in DEVICES}

    def screen(self, device, appearance):
        """A picture of the same screen by Chromium, without what the page draws over the app."""
        width, height, scale = DEVICES[device]
        # The margins are even, so that the screen stands on whole pixels.
        self.open_today(width=width + 160, height=height + 200, scale=0)
        self.configure(device=device, appearance=appearance, text_size="large", orientation="portrait")
        self.wait(lambda _: self.js("""
            const screen = document.querySelector('.screen');
            const device = document.querySelector('.device');
            return [screen.offsetWidth, screen.offsetHeight, device.dataset.appearance]""")
            == [width, height, appearance], "the device did not change")
        self.settle()
        return self.screen_picture(bare=True)

    def test_both_servers_show_the_same(self):
        expected = {appearance: self.snapshots(appearance) for appearance in ("light", "dark")}
        for scale in sorted({scale for _, _, scale in DEVICES.values()}):
            self.driver = make_driver(scale)
            try:
                for device in [device for device, size in DEVICES.items() if size[2] == scale]:
                    for appearance in ("light", "dark"):
                        with self.subTest(device=device, appearance=appearance):
                            found = self.screen(device, appearance)
                            found.save(os.path.join(self.folder, f"browser-{appearance}-{device}.png"))
                            self.assertEqual(found.size, expected[appearance][device].size)
                            self.compare(found, expected[appearance][device], scale)
                            self.compare_lines(found, expected[appearance][device], scale, self.texts())
            finally:
                self.driver.quit()

    def compare(self, found, expected, scale):
        """Nothing is off by half a pixel.

        Two renderers smooth edges and scale pictures in their own ways. What that may cost follows from the picture:
        moving it by one pixel costs so much; half of that is the most, over all and in every tile of 24 points, where
        flat parts may be off by what rounding, noise and blurs make of a color.
        """
        cost = mean_difference(expected, shifted(expected, 1, 1))
        off = mean_difference(found, expected)
        self.assertLess(off, cost / 2)
        most = share_beyond(64, found, expected)
        self.assertLess(most, 0.001, "the share of pixels that are another color altogether")
        side = 24 * scale
        tiles = zip(tile_differences(found, expected, side), tile_differences(expected, shifted(expected, 1, 1), side))
        across = expected.width // side
        for number, (off, cost) in enumerate(tiles):
            place = (number % across * 24, number // across * 24)
            self.assertLess(off, FLAT_TOLERANCE + cost / 2, f"in the tile at {place} points")

    def compare_lines(self, found, expected, scale, lines):
        """Every line of text stands where it does in the other picture, to the pixel."""
        self.assertGreater(len(lines), 4)
        for line in lines:
            box = [round(value * scale) for value in (
                line["x"], line["y"], line["x"] + line["width"], line["y"] + line["height"])]
            if box[0] < 1 or box[1] < 1 or box[2] >= found.width or box[3] >= found.height:
                continue
            ours = found.crop(box)
            costs = {
                (x, y): mean_difference(ours, expected.crop((box[0] + x, box[1] + y, box[2] + x, box[3] + y)))
                for x in (-1, 0, 1) for y in (-1, 0, 1)}
            self.assertEqual(min(costs, key=costs.get), (0, 0), f"“{line['text']}” stands beside its place: {costs}")


# Levels of 255: a color rounded twice, and 8 bits of a blurred shadow's 0.35.
FLAT_TOLERANCE = 2


def shifted(picture, x, y):
    return ImageChops.offset(picture, x, y)


def mean_difference(a, b):
    return sum(ImageStat.Stat(ImageChops.difference(a, b)).mean) / 3


def share_beyond(limit, a, b):
    red, green, blue = ImageChops.difference(a, b).split()
    histogram = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    return sum(histogram[limit + 1:]) / sum(histogram)


def tile_differences(a, b, side):
    difference = ImageChops.difference(a, b)
    across, down = difference.width // side, difference.height // side
    tiles = difference.crop((0, 0, across * side, down * side)).resize((across, down), Image.Resampling.BOX)
    return [sum(tile) / 3 for tile in tiles.getdata()]


if __name__ == "__main__":
    unittest.main()
