# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The layouts of real collection views, drawn over their apps."""

import os
import unittest

from harness import BrowserTestCase
from test_layout_inspector import LayoutInspection
from today import ROOT, TodayTestCase

WIDGETS = os.path.join(ROOT, "Apps", "Widgets")


class CompositionalLayoutTests(LayoutInspection, BrowserTestCase):
    """An app with all that a compositional layout has. Places are points of an iPhone 16."""

    def setUp(self):
        self.harness = self.start(app="LayoutApp")
        self.metrics(width=1300, height=1000)
        self.driver.get(self.harness.address)
        self.wait(lambda _: self.js("return document.querySelectorAll('[data-name=Tile]').length > 10"))
        self.toggle()
        self.wait(lambda _: self.layout() is not None)

    def cell(self, section, index):
        """The middle of an item, as it is shown."""
        box = next(box for box in self.boxes("item") if box["section"] == section and box["items"]["first"] == index)
        frame, bounds = box["frame"], self.layout()["bounds"]
        return [frame["x"] + frame["width"] / 2 - bounds["x"], frame["y"] + frame["height"] / 2 - bounds["y"]]

    def test_what_is_drawn_is_where_the_cells_are(self):
        layout = self.layout()
        self.assertEqual(layout["layoutName"], "UICollectionViewCompositionalLayout")
        tiles = self.js("""
            const screen = document.querySelector('.screen').getBoundingClientRect();
            const zoom = screen.width / document.querySelector('.screen').offsetWidth;
            return [...document.querySelectorAll('[data-name=Tile]')].map((tile) => tile.getBoundingClientRect())
              .filter((box) => box.bottom > screen.top && box.top < screen.bottom)
              .filter((box) => box.right > screen.left && box.left < screen.right)
              .map((box) => [(box.left - screen.left) / zoom, (box.top - screen.top) / zoom, box.width / zoom,
                  box.height / zoom]);""")
        origin = layout["bounds"]
        # Of an item with insets of its own the tile is what these leave.
        holes = {(box["section"], box["items"]["first"]): box["hole"] for box in self.boxes("insets") if box["items"]}
        boxes = [holes.get((box["section"], box["items"]["first"]), box["frame"]) for box in self.boxes("item")]
        drawn = [
            [frame["x"] - origin["x"], frame["y"] - origin["y"], frame["width"], frame["height"]] for frame in boxes
        ]
        rounded = lambda list: sorted([round(value) for value in box] for box in list)
        self.assertGreater(len(tiles), 12)
        self.assertEqual(rounded(drawn), rounded(tiles))

    def test_groups_say_what_was_declared_and_what_came_of_it(self):
        self.point(*self.cell(2, 1))
        words = self.wait_for_label("item (2, 1)")
        self.assertEqual(words[2], "section 2 › group › group › group › group")
        self.assertIn(".fractionalWidth(0.5) × .fractionalHeight(1) → ", words[0])
        main = next(box for box in self.boxes("group") if box["section"] == 2)
        self.assertEqual(main["declared"], ".fractionalWidth(1) × .estimated(1000)")
        self.assertTrue(main["fitsHeight"])
        self.assertEqual(main["note"], "vertical · spacing .fixed(8)")
        self.screenshot("layout-mosaic")
        rows = [box for box in self.boxes("item") if box["section"] == 0]
        self.assertEqual({box["declared"] for box in rows}, {".fractionalWidth(1) × .estimated(44)"})
        self.assertGreater(len({box["frame"]["height"] for box in rows}), 0)
        self.assertEqual({box["note"] for box in self.boxes("decoration")}, {""})
        self.assertEqual(self.boxes("port")[0]["declared"], ".groupPaging")
        self.assertEqual(self.boxes("supplementary")[0]["kind"], "badge")

    def test_cards_that_are_scrolled_across_take_their_boxes_along(self):
        place = self.cell(1, 0)
        self.point(*place)
        self.wait_for_label("item (1, 0)")
        self.screenshot("layout-across")
        cards = lambda: {box["items"]["first"]: box["frame"]["x"] for box in self.boxes("item") if box["section"] == 1}
        before = cards()[0]
        self.mouse("mousePressed", place, button="left", buttons=1, clickCount=1)
        for step in range(1, 9):
            self.mouse("mouseMoved", (place[0] - 15 * step, place[1]), button="left", buttons=1)
        # The pointer is beyond the screen's edge by now.
        self.assertLess(place[0] - 120, 0)
        self.mouse("mouseReleased", (place[0] - 120, place[1]), button="left", clickCount=1)
        self.wait(lambda _: any("scrolled to 158" in port["note"] for port in self.boxes("port")),
                  "the cards did not come to rest")
        self.assertEqual(cards()[1], before)

    def test_pinned_headers_stay_where_they_are_seen(self):
        self.point(*self.cell(0, 1))
        self.wait_for_label("item (0, 1)")
        self.mouse("mouseWheel", self.cell(0, 1), deltaX=0, deltaY=60)
        self.wait(lambda _: self.layout()["bounds"]["y"] > 0 or self.boxes("boundary")[0]["frame"]["y"] > 0)
        self.assertTrue(self.boxes("boundary")[0]["isPinned"])
        self.js("document.querySelector('[name=appearance]').click()")
        self.wait(lambda _: self.js("return document.querySelector('.device').dataset.appearance") == "dark")
        self.point(*self.cell(3, 1))
        self.wait_for_label("item (3, 1)")
        self.screenshot("layout-dark")


class TodayLayoutTests(LayoutInspection, TodayTestCase):
    """Today's cards: lines of a flow layout that its delegate sizes."""

    def setUp(self):
        self.open_today(width=1300, height=1000)
        self.configure(device="iphone-16", appearance="light", orientation="portrait")
        self.settle()
        self.toggle()
        self.wait(lambda _: self.layout() is not None)

    def test_cards_are_items_on_lines_below_a_header(self):
        self.assertEqual(self.layout()["layoutName"], "UICollectionViewFlowLayout")
        self.point(200, 400)
        words = self.wait_for_label("item (0, 0)")
        self.assertEqual(words[0], "item (0, 0) sizeForItemAt → 393 × 470")
        self.assertEqual(words[2], "section 0 › line")
        self.screenshot("layout-today")
        self.point(200, 100)
        words = self.wait_for_label("header")
        self.assertEqual(words[0], "header headerReferenceSize 393 × 81 → 393 × 81")

    def test_an_ipad_has_two_cards_on_a_line(self):
        self.configure(device="ipad-pro-11")
        self.settle()
        self.wait(lambda _: any(box["items"]["count"] == 2 for box in self.boxes("line")))
        self.screenshot("layout-today-ipad")
        self.configure(device="iphone-16")


class WidgetsLayoutTests(LayoutInspection, TodayTestCase):
    """The mosaic of Widgets: one estimated group of all rows, as its specification has it."""

    app = WIDGETS

    def setUp(self):
        self.open_today(width=1300, height=1000)
        self.configure(device="iphone-16", appearance="light", orientation="portrait")
        self.settle()
        self.toggle()
        self.wait(lambda _: self.layout() is not None and self.boxes("group"))

    def test_the_mosaic_is_groups_in_a_group(self):
        self.assertEqual(self.layout()["layoutName"], "UICollectionViewCompositionalLayout")
        insets = self.boxes("insets")[0]
        self.assertEqual(insets["declared"], "contentInsets top 0, leading 16, bottom 0, trailing 16")
        main, *rows = self.boxes("group")
        self.assertTrue(main["declared"].endswith("× .estimated(1000)"), main["declared"])
        self.assertTrue(main["fitsHeight"])
        self.assertIn("vertical · spacing .fixed(8)", main["note"])
        self.assertEqual(main["frame"]["width"], 361)
        self.assertEqual(main["items"], {"first": 0, "count": self.boxes("section")[0]["items"]["count"]})
        self.assertTrue(all(row["depth"] > main["depth"] for row in rows))
        self.assertLessEqual({box["declared"] for box in self.boxes("spacing")}, {".fixed(8)", ".flexible(8)"})

    def items_fill_the_screen(self):
        """Whether boxes reach the lower edge of what is seen, but for a gap: how tall the tiles are is left to chance."""
        bounds = self.layout()["bounds"]
        ends = [box["frame"]["y"] + box["frame"]["height"] for box in self.boxes("item")]
        return max(ends) >= bounds["y"] + bounds["height"] - 8

    def test_pointing_at_widgets_tells_of_them_through_scrolling_and_in_the_dark(self):
        first = self.boxes("item")[0]["frame"]
        bounds = self.layout()["bounds"]
        place = (first["x"] + first["width"] / 2, first["y"] + min(first["height"], 300) / 2 - bounds["y"])
        self.point(*place)
        words = self.wait_for_label("item (0, 0)")
        self.assertTrue(words[-1].startswith("section 0 › group"), words)
        self.screenshot("layout-widgets")
        self.mouse("mouseWheel", (200, 600), deltaX=0, deltaY=500)
        self.wait(lambda _: self.layout()["bounds"]["y"] == bounds["y"] + 500, "the boxes did not follow the content")
        self.wait(lambda _: self.items_fill_the_screen(), "the items that came have no boxes")
        self.configure(appearance="dark")
        self.point(200, 500)
        self.wait(lambda _: self.label() is not None)
        self.assertTrue(self.label_is_on_the_screen())
        self.screenshot("layout-widgets-dark")


if __name__ == "__main__":
    unittest.main()
