# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The browser and the raster server show the same commits: their pictures of Today must agree."""

import os
import subprocess
import tempfile
import unittest

from PIL import Image, ImageChops, ImageFilter, ImageStat

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
                            self.compare(found, expected[appearance][device])
            finally:
                self.driver.quit()

    def compare(self, found, expected):
        difference = ImageChops.difference(found, expected)
        mean = sum(ImageStat.Stat(difference).mean) / 3
        largest = [max(pixel) for pixel in difference.getdata()]
        shares = {limit: sum(value > limit for value in largest) / len(largest) for limit in (2, 8, 32, 64)}
        print(f"mean {mean:.3f}", {limit: f"{share:.3%}" for limit, share in shares.items()})


if __name__ == "__main__":
    unittest.main()
