#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Draws the apps' own icons into their asset catalogs, at the one size that Xcode asks for: 1024 pixels, full bleed.

    pip install pycairo
    python3 Tools/artwork/make_app_icons.py

The same library version gives the same bytes.
"""

import json
import math
import pathlib

import cairo

from today_art.icons import dot, line, rgb, slab, surface

APPS = pathlib.Path(__file__).resolve().parents[2] / "Apps"
SIZE = 1024
INFO = {"author": "xcode", "version": 1}


def fade(c, x0, y0, x1, y1, *colours):
    """A gradient of evenly spaced colours as the source."""
    g = cairo.LinearGradient(x0, y0, x1, y1)
    for index, colour in enumerate(colours):
        g.add_color_stop_rgba(index / (len(colours) - 1), *rgb(colour))
    c.set_source(g)


def rounded(c, x, y, w, h, r):
    """The path of a rounded rectangle."""
    c.new_sub_path()
    for cx, cy, a in ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180)):
        c.arc(cx, cy, r, math.radians(a), math.radians(a + 90))
    c.close_path()


def shadow(c, x, y, w, h, r, depth, alpha):
    """A soft one, laid up from thin layers."""
    steps = 48
    for step in range(steps):
        grow = depth * (1 - step / steps)
        rounded(c, x - grow, y - grow + depth * 0.7, w + 2 * grow, h + 2 * grow, r + grow)
        c.set_source_rgba(0.05, 0.05, 0.2, alpha / steps)
        c.fill()


def today(c):
    """A card on which the day begins, before those of other days."""
    fade(c, 0, 0, 200, SIZE, "#3d7bff", "#1f4fe0")
    c.paint()
    for x, y, w, alpha in ((282, 158, 460, 0.30), (237, 214, 550, 0.55)):
        slab(c, x, y, w, 300, 76, "#ffffff", alpha)
    x, y, w, h, r = 192, 282, 640, 584, 92
    shadow(c, x, y, w, h, r, 48, 0.4)
    rounded(c, x, y, w, h, r)
    c.save()
    c.clip()
    fade(c, 0, y, 0, y + h, "#ffb648", "#ff7a59", "#f2467c")
    c.paint()
    for radius, alpha in ((290, 0.14), (226, 0.20)):
        dot(c, 512, 690, radius, "#fff0c8", alpha)
    dot(c, 512, 690, 160, "#fffaf0")
    # The sea in front of it, and the sun's way on the water.
    c.rectangle(x, 690, w, h)
    fade(c, 0, 690, 0, y + h, "#6a35b8", "#3f1f8f")
    c.fill()
    for y, half in ((728, 118), (772, 82), (816, 46)):
        line(c, [(512 - half, y), (512 + half, y)], 18, "#ffe7c2", 0.9)
    c.restore()


def widgets(c):
    """Four tiles of a mosaic: a course, rings, a note, the weather."""
    fade(c, 0, 0, 0, SIZE, "#ffffff", "#e4e7f0")
    c.paint()
    tiles = {
        "course": (152, 152, 344, 344), "rings": (528, 152, 344, 344), "weather": (152, 528, 528, 344),
        "note": (712, 528, 160, 344),
    }
    for x, y, w, h in tiles.values():
        shadow(c, x, y, w, h, 72, 26, 0.2)
    x, y, w, h = tiles["course"]
    rounded(c, x, y, w, h, 72)
    fade(c, 0, y, 0, y + h, "#34d86a", "#16a94a")
    c.fill()
    line(c, [(x + 64, y + 236), (x + 134, y + 164), (x + 196, y + 208), (x + 280, y + 108)], 36, "#ffffff")
    x, y, w, h = tiles["rings"]
    slab(c, x, y, w, h, 72, "#17171c")
    for radius, colour, part in ((112, "#ff2d55", 0.82), (70, "#a4f23a", 0.66), (28, "#29d3f5", 0.5)):
        c.set_line_width(32)
        for alpha, end in ((0.25, 1), (1, part)):
            c.new_sub_path()
            c.arc(x + w / 2, y + h / 2, radius, -math.pi / 2, -math.pi / 2 + end * 2 * math.pi)
            c.set_source_rgba(*rgb(colour, alpha))
            c.stroke()
    x, y, w, h = tiles["weather"]
    rounded(c, x, y, w, h, 72)
    c.save()
    c.clip()
    fade(c, 0, y, 0, y + h, "#2f86f6", "#6fc4ff")
    c.paint()
    dot(c, x + 188, y + 142, 78, "#ffd84d")
    for cx, cy, radius in ((270, 232, 66), (346, 190, 88), (430, 238, 60)):
        dot(c, x + cx, y + cy, radius, "#ffffff")
    c.rectangle(x + 270, y + 220, 160, 78)
    c.fill()
    c.restore()
    x, y, w, h = tiles["note"]
    rounded(c, x, y, w, h, 72)
    fade(c, 0, y, 0, y + h, "#ffce3a", "#ffab1a")
    c.fill()
    for row, length in enumerate((72, 72, 40)):
        line(c, [(x + 44, y + 108 + 62 * row), (x + 44 + length, y + 108 + 62 * row)], 26, "#ffffff")


def coffee(c):
    """A cup with a moon on it, and its steam."""
    fade(c, 0, 0, 220, SIZE, "#12c36e", "#00ab5a", "#00773f")
    c.paint()
    dot(c, 512, 470, 400, "#ffffff", 0.07)
    # The saucer, the handle, the cup.
    slab(c, 202, 806, 620, 64, 32, "#ffffff")
    slab(c, 202, 806, 620, 64, 32, "#0b6b42", 0.16)
    c.set_line_width(58)
    c.new_sub_path()
    c.arc(724, 560, 92, -1.5, 1.5)
    c.set_source_rgba(*rgb("#ffffff"))
    c.stroke()
    c.move_to(270, 420)
    c.line_to(742, 420)
    c.curve_to(742, 700, 700, 800, 600, 800)
    c.line_to(412, 800)
    c.curve_to(312, 800, 270, 700, 270, 420)
    c.close_path()
    c.set_source_rgba(*rgb("#ffffff"))
    c.fill()
    dot(c, 506, 590, 98, "#00985a")
    dot(c, 548, 560, 86, "#ffffff")
    for x, sway, top in ((398, -46, 196), (506, 46, 150), (614, -46, 196)):
        c.move_to(x, 360)
        c.curve_to(x + sway, 306, x - sway, 252, x, top)
        c.set_line_width(36)
        c.set_source_rgba(*rgb("#ffffff", 0.82))
        c.stroke()


def feed(c):
    """A mosaic whose large picture is round and has a ring."""
    fade(c, 0, SIZE, SIZE, 0, "#f58529", "#dd2a7b", "#8134af")
    c.paint()
    side, gap = 200, 24
    for column, row in ((2, 0), (2, 1), (0, 2), (1, 2), (2, 2)):
        x, y = 188 + column * (side + gap), 188 + row * (side + gap)
        slab(c, x, y, side, side, 44, "#ffffff", 0.62 if (column + row) % 2 else 0.86)
    middle = 188 + side + gap / 2
    c.set_line_width(40)
    c.new_sub_path()
    c.arc(middle, middle, side + gap / 2 - 20, 0, 2 * math.pi)
    c.set_source_rgba(*rgb("#ffffff"))
    c.stroke()
    dot(c, middle, middle, side - 60, "#ffffff")


def reader(c):
    """An open book with a mark."""
    fade(c, 0, 0, 0, SIZE, "#2f93a3", "#1c5a66")
    c.paint()
    for side in (-1, 1):
        c.move_to(512, 330)
        c.curve_to(512 + side * 90, 250, 512 + side * 230, 250, 512 + side * 320, 300)
        c.line_to(512 + side * 320, 740)
        c.curve_to(512 + side * 230, 690, 512 + side * 90, 690, 512, 770)
        c.close_path()
        c.set_source_rgba(*rgb("#ffffff", 0.96 if side < 0 else 0.84))
        c.fill()
    c.move_to(664, 262)
    for x, y in ((744, 276), (744, 480), (704, 446), (664, 470)):
        c.line_to(x, y)
    c.close_path()
    c.set_source_rgba(*rgb("#f5a623"))
    c.fill()


def write_json(path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, indent=2) + "\n")


def main():
    for app, draw in (("Coffee", coffee), ("Feed", feed), ("Reader", reader), ("Today", today), ("Widgets", widgets)):
        icon = APPS / app / "Assets.xcassets" / "AppIcon.appiconset"
        entry = {"filename": "AppIcon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}
        write_json(icon / "Contents.json", {"images": [entry], "info": INFO})
        s, c = surface(SIZE)
        draw(c)
        s.write_to_png(str(icon / "AppIcon.png"))


if __name__ == "__main__":
    main()
