# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Widgets beside Today from their iOS source to the page: the mosaic, its refreshing, its bar, the page behind a tile."""

import os
import unittest

from today import APP, ROOT, TodayTestCase

# In points: where the bar's refresh button is on an iPhone 16.
REFRESH = (354, 81)


class WidgetsTests(TodayTestCase):
    app = os.path.join(ROOT, "Apps", "Widgets")
    # Both apps, as `make run` shows them.
    options = (APP, "--device", "iphone-16")

    def setUp(self):
        self.metrics(width=1200, height=1100)
        self.driver.get(self.today.origin + "/")
        self.assertEqual(
            sorted(self.js("return [...document.querySelectorAll('.apps h2')].map((name) => name.textContent.trim())")),
            ["Today", "Widgets"],
        )
        self.js("[...document.querySelectorAll('.apps a')].find((a) => a.textContent.includes('Widgets')).click()")
        self.wait_for_app()
        self.configure(device="iphone-16", appearance="light", text_size="large", orientation="portrait")
        self.wait(lambda _: self.layers("UIWindow") == [[0, 0, 393, 852]])
        self.wheel(-30_000)
        self.wait_for_line("Widgets")
        self.settle()

    def tiles(self):
        """The boxes of the cells on the screen, in points."""
        return sorted(box for kind in ("Activity", "Calendar", "Chart", "Note", "Photo", "Reminders", "Weather")
                      for box in self.layers(kind + "Cell"))

    def reaches_below_the_screen(self, tiles):
        """Whether the set fills the screen; how many tiles do depends on chance.

        The last may end up to a gap above the edge: what begins behind the gap is out of sight, and not made.
        """
        return max((box[1] + box[3] for box in tiles), default=0) + 8.34 >= 852

    def title(self):
        """The lines that say the title, with their heights."""
        return [line for line in self.texts() if line["text"] == "Widgets"]

    def test_tiles_fill_the_width_between_the_margins(self):
        tiles = self.tiles()
        self.assertTrue(self.reaches_below_the_screen(tiles), tiles)
        self.assertEqual(min(box[0] for box in tiles), 16)
        self.assertAlmostEqual(max(box[0] + box[2] for box in tiles), 377, delta=0.34)
        self.assertEqual(self.console(), [])
        self.screenshot("widgets")

    def test_refreshing_shows_another_set_and_moves_what_is_seen(self):
        before = [line["text"] for line in self.texts()]
        # Whatever is half transparent or on its way in any frame of the next second.
        self.js("""
            window.between = 0;
            const end = performance.now() + 1000;
            const look = () => {
              for (const layer of document.querySelectorAll('.layer')) {
                const opacity = Number(getComputedStyle(layer).opacity);
                if (layer.dataset.name?.endsWith('Cell') && opacity > 0.05 && opacity < 0.95) window.between += 1;
              }
              if (performance.now() < end) requestAnimationFrame(look); else window.looked = true;
            };
            window.looked = false;
            requestAnimationFrame(look);""")
        self.tap(*REFRESH)
        self.wait(lambda _: [line["text"] for line in self.texts()] != before, "the set stayed")
        self.wait(lambda _: self.js("return window.looked"))
        self.assertGreater(self.js("return window.between"), 5)
        self.settle()
        self.assertTrue(self.reaches_below_the_screen(self.tiles()), self.tiles())
        self.screenshot("widgets-refreshed")

    def test_the_large_title_gives_way_to_a_small_one(self):
        large = self.title()
        self.assertEqual(len(large), 1)
        self.assertGreater(large[0]["height"], 36)
        self.wheel(600)
        self.wait(lambda _: any(line["height"] < 30 for line in self.title()), "no small title came")
        self.settle()
        self.assertTrue(all(line["y"] < 110 for line in self.title()))
        self.screenshot("widgets-scrolled")

    def test_a_turned_device_and_a_wide_one_have_two_columns(self):
        def columns():
            return len({round(box[0]) for box in self.tiles()})
        self.js("document.querySelector('[name=rotate]').click()")
        self.wait(lambda _: self.layers("UIWindow") == [[0, 0, 852, 393]])
        self.settle()
        self.assertGreater(max(box[0] for box in self.tiles()), 852 / 2)
        self.screenshot("widgets-turned")
        self.configure(device="ipad-pro-11", appearance="dark")
        self.settle()
        self.wait(lambda _: columns() >= 2)
        self.screenshot("widgets-ipad-dark")

    def test_larger_text_makes_larger_tiles_and_nothing_sticks_out(self):
        self.configure(text_size="extraExtraExtraLarge")
        self.settle()
        tiles = self.tiles()
        self.assertAlmostEqual(max(box[0] + box[2] for box in tiles), 377, delta=0.34)
        self.screenshot("widgets-large-text")

    def open_a_tile(self):
        """Opens a tile's page; the tiles as they were before."""
        tiles = self.tiles()
        tile = max(tiles, key=lambda box: box[2] if box[1] < 700 else 0)
        self.tap(tile[0] + tile[2] / 2, max(tile[1], 170) + 20)
        self.wait(lambda _: not any(line["height"] > 36 for line in self.title()), "no page came")
        self.settle()
        self.assertEqual(self.tiles(), [])
        return tiles

    def expect_tiles(self, tiles):
        self.wait(lambda _: len(self.tiles()) == len(tiles), "the swipe did not go back")
        self.settle()
        # The spring that brings the page back ends when no commit tells of it.
        self.wait(lambda _: self.tiles() == tiles, "the tiles did not come back to their places")
        self.assertEqual(len(self.title()), 1)

    def test_a_tile_opens_its_page_and_a_swipe_from_the_edge_goes_back(self):
        tiles = self.open_a_tile()
        self.screenshot("widgets-page")
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
        self.touch("touchStart", (4, 400))
        for step in range(1, 13):
            self.touch("touchMove", (4 + step * 25, 400))
        self.touch("touchEnd")
        self.expect_tiles(tiles)

    def test_a_mouse_that_drags_from_the_edge_goes_back_too(self):
        tiles = self.open_a_tile()
        self.mouse("mousePressed", 4, 400, buttons=1)
        for step in range(1, 13):
            self.mouse("mouseMoved", 4 + step * 25, 400, buttons=1)
        self.mouse("mouseReleased", 304, 400)
        self.expect_tiles(tiles)


if __name__ == "__main__":
    unittest.main()
