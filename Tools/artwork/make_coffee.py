#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Draws the pictures of the app Coffee into its asset catalog.

    pip install pycairo pillow
    python3 Tools/artwork/make_coffee.py

The same library versions give the same bytes.
"""

import math
import pathlib
import random

import cairo
from PIL import Image

from make_app_icons import INFO, fade, rounded, write_json
from today_art.icons import dot, rgb

CATALOG = pathlib.Path(__file__).resolve().parents[2] / "Apps" / "Coffee" / "Assets.xcassets"
WIDTH, HEIGHT = 1456, 780


def fill(c, colour, alpha=1.0):
    c.set_source_rgba(*rgb(colour, alpha))
    c.fill()


def glow(c, x, y, radius, colour, alpha):
    """Light, or shade, that falls off from a point."""
    g = cairo.RadialGradient(x, y, 0, x, y, radius)
    for step in range(9):
        t = step / 8
        g.add_color_stop_rgba(t, *rgb(colour, alpha * (1 - t) ** 2 * (1 + 2 * t)))
    c.set_source(g)
    c.paint()


def flat_shadow(c, x, y, rx, ry, alpha):
    """The shade of something that stands at a point."""
    c.save()
    c.translate(x, y)
    c.scale(rx, ry)
    glow_at = cairo.RadialGradient(0, 0, 0, 0, 0, 1)
    glow_at.add_color_stop_rgba(0, 0.08, 0.04, 0.02, alpha)
    glow_at.add_color_stop_rgba(0.55, 0.08, 0.04, 0.02, alpha * 0.6)
    glow_at.add_color_stop_rgba(1, 0.08, 0.04, 0.02, 0)
    c.set_source(glow_at)
    c.arc(0, 0, 1, 0, 2 * math.pi)
    c.fill()
    c.restore()


def bean(c, x, y, length, angle, colour="#5a3420"):
    """A roasted bean seen from above."""
    c.save()
    c.translate(x, y)
    c.rotate(angle)
    c.scale(length / 2, length / 3)
    c.arc(0, 0, 1, 0, 2 * math.pi)
    g = cairo.RadialGradient(-0.35, -0.45, 0.05, 0, 0, 1.1)
    base = rgb(colour)
    g.add_color_stop_rgb(0, *(min(1, part * 1.75) for part in base[:3]))
    g.add_color_stop_rgb(0.6, *base[:3])
    g.add_color_stop_rgb(1, *(part * 0.62 for part in base[:3]))
    c.set_source(g)
    c.fill()
    c.move_to(-0.94, 0.05)
    c.curve_to(-0.45, -0.55, 0.35, 0.55, 0.94, -0.05)
    c.set_line_width(0.13)
    c.set_source_rgba(0.13, 0.06, 0.03, 0.85)
    c.stroke()
    c.restore()


def leaf(c, x, y, length, angle, colour):
    """A slim leaf with its vein."""
    c.save()
    c.translate(x, y)
    c.rotate(angle)
    c.move_to(0, 0)
    c.curve_to(length * 0.3, -length * 0.26, length * 0.75, -length * 0.2, length, 0)
    c.curve_to(length * 0.75, length * 0.2, length * 0.3, length * 0.26, 0, 0)
    fill(c, colour)
    c.move_to(length * 0.04, 0)
    c.line_to(length * 0.92, 0)
    c.set_line_width(length * 0.018)
    c.set_source_rgba(1, 1, 1, 0.35)
    c.stroke()
    c.restore()


def steam(c, x, y, height, alpha):
    c.set_line_cap(cairo.LINE_CAP_ROUND)
    for index, (dx, tall) in enumerate(((-46, 0.8), (0, 1.0), (46, 0.76))):
        for width, part in ((30, 0.25), (16, 0.55)):
            c.move_to(x + dx, y)
            sway = 34 if index % 2 else -34
            top = y - height * tall
            c.curve_to(x + dx + sway, y - height * tall * 0.35, x + dx - sway, y - height * tall * 0.65, x + dx, top)
            c.set_line_width(width)
            c.set_source_rgba(1, 1, 1, alpha * part)
            c.stroke()


def glass_path(c, x, top, bottom, half_top, half_bottom, radius=26):
    c.new_sub_path()
    c.move_to(x - half_top, top)
    c.line_to(x + half_top, top)
    c.line_to(x + half_bottom + 2, bottom - radius)
    c.curve_to(x + half_bottom, bottom - 6, x + half_bottom - 8, bottom, x + half_bottom - radius, bottom)
    c.line_to(x - half_bottom + radius, bottom)
    c.curve_to(x - half_bottom + 8, bottom, x - half_bottom, bottom - 6, x - half_bottom - 2, bottom - radius)
    c.close_path()


def tall_glass(c, x, layers, straw, garnish=None, seed=1):
    """A glass of something cold, in layers from the bottom up."""
    rng = random.Random(seed)
    top, bottom, half_top, half_bottom = 190, 690, 118, 88
    flat_shadow(c, x + 22, bottom - 2, 180, 34, 0.42)
    # The straw stands behind the drink.
    c.save()
    c.translate(x + 30, bottom - 60)
    c.rotate(0.16)
    rounded(c, -11, -610, 22, 620, 11)
    fill(c, straw)
    rounded(c, -7, -606, 5, 600, 2.5)
    fill(c, "#ffffff", 0.35)
    c.restore()
    c.save()
    glass_path(c, x, top, bottom, half_top, half_bottom)
    c.clip()
    c.set_source_rgba(1, 1, 1, 0.30)
    c.paint()
    g = cairo.LinearGradient(0, bottom, 0, top + 46)
    for location, colour in layers:
        g.add_color_stop_rgb(location, *rgb(colour)[:3])
    c.rectangle(x - 160, top + 46, 320, bottom)
    c.set_source(g)
    c.fill()
    for row in range(3):
        for side in (-1, 1):
            size = 66 + rng.random() * 18
            c.save()
            c.translate(x + side * (32 + rng.random() * 22), top + 64 + row * 74 + rng.random() * 26)
            c.rotate(rng.random() * 1.2 - 0.6)
            rounded(c, -size / 2, -size / 2, size, size, 16)
            fill(c, "#ffffff", 0.26)
            rounded(c, -size / 2 + 7, -size / 2 + 7, size * 0.42, size * 0.42, 10)
            fill(c, "#ffffff", 0.30)
            c.restore()
    for left, width, alpha in ((-half_top + 16, 20, 0.42), (-half_top + 46, 8, 0.30), (half_top - 40, 12, 0.20)):
        rounded(c, x + left + 8, top + 30, width, bottom - top - 90, width / 2)
        fill(c, "#ffffff", alpha)
    c.restore()
    c.save()
    c.translate(x, top)
    c.scale(1, 0.16)
    c.arc(0, 0, half_top, 0, 2 * math.pi)
    c.restore()
    c.set_line_width(7)
    c.set_source_rgba(1, 1, 1, 0.75)
    c.stroke()
    if garnish:
        garnish(c, x - half_top + 8, top + 4)


def citrus(c, x, y):
    dot(c, x, y, 66, "#f2811d")
    dot(c, x, y, 58, "#fff2d8")
    for part in range(8):
        angle = part * math.pi / 4 + 0.2
        c.move_to(x, y)
        c.arc(x, y, 52, angle + 0.06, angle + math.pi / 4 - 0.06)
        c.close_path()
        fill(c, "#ff9d3c")


def mint(c, x, y):
    for angle, length in ((-2.3, 92), (-1.5, 104), (-0.8, 84)):
        leaf(c, x + 8, y + 10, length, angle, "#2f9e63")


def summer(c):
    """Two cold drinks before a low sun."""
    fade(c, 0, 0, 0, HEIGHT, "#ffcf8a", "#ff9f68", "#f7766a")
    c.paint()
    dot(c, 1010, 330, 300, "#fff3cf", 0.30)
    dot(c, 1010, 330, 222, "#fff3cf", 0.75)
    for y, wave, colour, alpha in ((560, 26, "#e05b63", 0.55), (620, 18, "#c7455c", 0.75)):
        c.move_to(0, y)
        for step in range(0, WIDTH + 1, 8):
            c.line_to(step, y + wave * math.sin(step / 190 + y))
        c.line_to(WIDTH, HEIGHT)
        c.line_to(0, HEIGHT)
        c.close_path()
        fill(c, colour, alpha)
    c.rectangle(0, 668, WIDTH, HEIGHT)
    fade(c, 0, 668, 0, HEIGHT, "#8a2f4d", "#6b2140")
    c.fill()
    tall_glass(c, 560, ((0, "#2b140c"), (0.42, "#5b2d17"), (0.62, "#a86a3d"), (0.8, "#e6c49a"), (1, "#f7ead6")),
               "#00ab5a", mint, seed=4)
    tall_glass(c, 880, ((0, "#e8433f"), (0.4, "#f4762f"), (0.75, "#ffb23e"), (1, "#ffd873")), "#ffffff", citrus, seed=9)
    for x, y, length, angle in ((180, 740, 260, -1.2), (120, 750, 230, -0.75), (250, 756, 200, -1.75)):
        leaf(c, x, y, length, angle, "#1f7d55")
    for x, y, length, angle in ((1330, 756, 250, -1.9), (1380, 760, 240, -1.35), (1290, 766, 190, -2.45)):
        leaf(c, x, y, length, angle, "#1a6b4a")


def heart(c, x, y, size, colour):
    c.move_to(x, y + size * 0.62)
    c.curve_to(x - size * 1.05, y - size * 0.05, x - size * 0.62, y - size * 0.85, x, y - size * 0.32)
    c.curve_to(x + size * 0.62, y - size * 0.85, x + size * 1.05, y - size * 0.05, x, y + size * 0.62)
    fill(c, colour)


def latte(c):
    """A cup from above, with a heart in its milk."""
    fade(c, 0, 0, WIDTH, HEIGHT, "#0d6b45", "#08533a", "#053b2b")
    c.paint()
    glow(c, 420, 100, 900, "#39c98a", 0.30)
    rng = random.Random(21)
    for _ in range(24):
        side = rng.choice((0, 1))
        x = rng.uniform(30, 330) if side else rng.uniform(1120, 1430)
        y = rng.uniform(40, 740)
        length = rng.uniform(54, 78)
        flat_shadow(c, x + 8, y + 14, length * 0.6, length * 0.42, 0.5)
        bean(c, x, y, length, rng.uniform(0, 3.14), rng.choice(("#5a3420", "#4c2a19", "#6b3f25")))
    x, y = 728, 390
    flat_shadow(c, x + 26, y + 46, 420, 400, 0.6)
    dot(c, x, y, 352, "#f4efe6")
    dot(c, x, y, 330, "#fffdf8")
    dot(c, x, y, 262, "#ece5d8")
    # The handle points to the lower right.
    c.save()
    c.translate(x, y)
    c.rotate(0.62)
    rounded(c, 200, -38, 148, 76, 38)
    fill(c, "#e7dfd0")
    rounded(c, 200, -34, 142, 62, 31)
    fill(c, "#fffdf8")
    c.restore()
    flat_shadow(c, x + 10, y + 18, 280, 276, 0.4)
    dot(c, x, y, 250, "#fffdf8")
    dot(c, x, y, 232, "#d9cfbf")
    c.save()
    c.new_sub_path()
    c.arc(x, y, 222, 0, 2 * math.pi)
    c.clip()
    fade(c, x - 220, y - 220, x + 220, y + 220, "#b97a47", "#955728", "#6f3a17")
    c.paint()
    glow(c, x, y, 260, "#e9bd86", 0.55)
    heart(c, x, y + 6, 176, "#a8672f")
    heart(c, x, y + 4, 160, "#f3dfc0")
    heart(c, x, y - 4, 122, "#c99a63")
    heart(c, x, y - 8, 104, "#f8e9cf")
    heart(c, x, y - 14, 64, "#d0a36c")
    heart(c, x, y - 17, 50, "#fcf1de")
    c.restore()
    c.new_sub_path()
    c.arc(x, y, 241, 3.5, 4.6)
    c.set_line_width(9)
    c.set_line_cap(cairo.LINE_CAP_ROUND)
    c.set_source_rgba(1, 1, 1, 0.9)
    c.stroke()


def origin(c):
    """A bag of beans before the hills they come from."""
    fade(c, 0, 0, 0, HEIGHT, "#cfe9ee", "#f3ead2", "#f7dcae")
    c.paint()
    dot(c, 1120, 230, 96, "#fff7dd", 0.9)
    hills = (
        (430, 120, 250, 0.4, "#a9cdb9"), (500, 90, 190, 2.1, "#7fb596"), (575, 70, 160, 4.2, "#4f9872"),
        (640, 44, 210, 5.4, "#2c7a55"),
    )
    for base, height, period, phase, colour in hills:
        c.move_to(0, HEIGHT)
        for step in range(0, WIDTH + 1, 8):
            c.line_to(step, base - height * (0.5 + 0.35 * math.sin(step / period + phase)
                                             + 0.15 * math.sin(step / (period * 0.37) + phase * 2)))
        c.line_to(WIDTH, HEIGHT)
        c.close_path()
        fill(c, colour)
    c.rectangle(0, 664, WIDTH, HEIGHT)
    fade(c, 0, 664, 0, HEIGHT, "#b98452", "#93623a")
    c.fill()
    x, y, w, h = 560, 168, 336, 530
    flat_shadow(c, x + w / 2 + 30, y + h, 270, 40, 0.55)
    c.move_to(x + 14, y + 60)
    c.line_to(x + 34, y)
    c.line_to(x + w - 34, y)
    c.line_to(x + w - 14, y + 60)
    c.line_to(x + w + 4, y + h - 24)
    c.curve_to(x + w + 4, y + h, x + w - 10, y + h, x + w - 24, y + h)
    c.line_to(x + 24, y + h)
    c.curve_to(x + 10, y + h, x - 4, y + h, x - 4, y + h - 24)
    c.close_path()
    fade(c, x, 0, x + w, 0, "#0a5d3e", "#12845a", "#0c6a47", "#07472f")
    c.fill()
    c.rectangle(x + 22, y + 58, w - 44, 6)
    fill(c, "#000000", 0.22)
    rounded(c, x + w / 2 - 92, y - 6, 184, 26, 8)
    fill(c, "#d9b46a")
    rounded(c, x + 46, y + 128, w - 92, 290, 18)
    fill(c, "#fbf5e8")
    # The label: a moon over a hill, and a line for each note.
    dot(c, x + w / 2, y + 222, 62, "#f2b84b")
    dot(c, x + w / 2 + 26, y + 206, 54, "#fbf5e8")
    c.save()
    rounded(c, x + 46, y + 128, w - 92, 290, 18)
    c.clip()
    c.move_to(x, y + 340)
    c.curve_to(x + 110, y + 262, x + 180, y + 342, x + w, y + 286)
    c.line_to(x + w, y + 430)
    c.line_to(x, y + 430)
    c.close_path()
    fill(c, "#12845a")
    for row, half in enumerate((78, 56, 34)):
        rounded(c, x + w / 2 - half, y + 350 + row * 22, half * 2, 8, 4)
        fill(c, "#fbf5e8", 0.85)
    c.restore()
    rounded(c, x + 24, y + 74, 16, h - 120, 8)
    fill(c, "#ffffff", 0.16)
    rng = random.Random(5)
    for _ in range(34):
        bx = rng.gauss(728, 270)
        by = rng.uniform(692, 742)
        if x - 20 < bx < x + w + 20 and by < 704:
            continue
        length = rng.uniform(40, 56)
        flat_shadow(c, bx + 5, by + 10, length * 0.55, length * 0.28, 0.5)
        bean(c, bx, by, length, rng.uniform(0, 3.14), rng.choice(("#5a3420", "#4c2a19", "#6b3f25")))


def evening(c):
    """A mug at a window, after sunset."""
    fade(c, 0, 0, 0, HEIGHT, "#171c46", "#3a3572", "#8b5a86")
    c.paint()
    rng = random.Random(8)
    for _ in range(90):
        dot(c, rng.uniform(0, WIDTH), rng.uniform(0, 470), rng.choice((1.4, 2, 2.8)), "#ffffff", rng.uniform(0.25, 0.9))
    glow(c, 1130, 190, 330, "#ffe9b8", 0.35)
    c.push_group()
    dot(c, 1130, 190, 86, "#ffeec4")
    c.set_operator(cairo.OPERATOR_DEST_OUT)
    dot(c, 1096, 172, 78, "#000000")
    c.pop_group_to_source()
    c.paint()
    for base, colour, seed in ((560, "#2a2456", 3), (620, "#1d1942", 6)):
        houses = random.Random(seed)
        at = -20
        while at < WIDTH:
            wide, high = houses.uniform(90, 170), houses.uniform(60, 190)
            c.rectangle(at, base - high, wide, HEIGHT)
            fill(c, colour)
            for row in range(int(high // 44)):
                for column in range(int(wide // 42)):
                    if houses.random() < 0.4:
                        rounded(c, at + 14 + column * 40, base - high + 16 + row * 44, 16, 22, 3)
                        fill(c, "#ffd27a", 0.8 if seed == 6 else 0.4)
            at += wide + houses.uniform(4, 22)
    c.rectangle(0, 640, WIDTH, HEIGHT)
    fade(c, 0, 640, 0, HEIGHT, "#7a4a33", "#56301f")
    c.fill()
    c.rectangle(0, 640, WIDTH, 8)
    fill(c, "#ffffff", 0.14)
    x, y, w, h = 560, 372, 280, 318
    flat_shadow(c, x + w / 2 + 20, y + h, 250, 38, 0.6)
    c.set_line_width(44)
    c.new_sub_path()
    c.arc(x + w - 4, y + 140, 84, -1.57, 1.57)
    fade(c, x + w, y, x + w + 110, y, "#0c9a56", "#067a43")
    c.stroke()
    rounded(c, x, y, w, h, 46)
    c.rectangle(x, y, w, 80)
    fade(c, x, 0, x + w, 0, "#07854a", "#12b76a", "#0c9a56", "#066a3b")
    c.fill()
    c.save()
    c.translate(x + w / 2, y)
    c.scale(1, 0.17)
    c.arc(0, 0, w / 2, 0, 2 * math.pi)
    c.set_source_rgba(*rgb("#e9fff4"))
    c.fill()
    c.arc(0, 0, w / 2 - 18, 0, 2 * math.pi)
    c.set_source_rgba(*rgb("#4b2613"))
    c.fill()
    c.restore()
    dot(c, x + w / 2, y + 180, 56, "#ffffff", 0.95)
    dot(c, x + w / 2 + 22, y + 166, 48, "#0fae63")
    rounded(c, x + 24, y + 60, 18, 210, 9)
    fill(c, "#ffffff", 0.28)
    steam(c, x + w / 2, y - 30, 210, 0.5)
    rounded(c, 1000, 610, 250, 46, 10)
    fill(c, "#d9714e")
    rounded(c, 1016, 616, 240, 34, 6)
    fill(c, "#fbf1df")
    rounded(c, 984, 566, 250, 46, 10)
    fill(c, "#3e6fb0")
    rounded(c, 1000, 572, 240, 34, 6)
    fill(c, "#fbf1df")


def main():
    write_json(CATALOG / "Contents.json", {"info": INFO})
    write_json(CATALOG / "Pictures" / "Contents.json", {"info": INFO})
    for draw in (summer, latte, origin, evening):
        surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
        draw(cairo.Context(surface))
        surface.flush()
        name = draw.__name__
        folder = CATALOG / "Pictures" / f"{name}.imageset"
        entry = {"filename": f"{name}.jpg", "idiom": "universal"}
        write_json(folder / "Contents.json", {"images": [entry], "info": INFO})
        picture = Image.frombuffer("RGB", (WIDTH, HEIGHT), surface.get_data(), "raw", "BGRX", surface.get_stride(), 1)
        picture.save(folder / f"{name}.jpg", quality=86, optimize=True)


if __name__ == "__main__":
    main()
