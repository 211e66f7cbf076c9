# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""App icons, 180×180 and full bleed (the app rounds their corners), and the reader's portrait."""

import math

import cairo

SIZE = 180


def surface(size=SIZE):
    s = cairo.ImageSurface(cairo.FORMAT_RGB24, size, size)
    c = cairo.Context(s)
    c.set_line_cap(cairo.LINE_CAP_ROUND)
    c.set_line_join(cairo.LINE_JOIN_ROUND)
    return s, c


def rgb(text, alpha=1.0):
    return tuple(int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)) + (alpha,)


def ground(c, top, bottom, size=SIZE):
    g = cairo.LinearGradient(0, 0, size * 0.25, size)
    g.add_color_stop_rgb(0, *rgb(top)[:3])
    g.add_color_stop_rgb(1, *rgb(bottom)[:3])
    c.set_source(g)
    c.paint()
    shine = cairo.RadialGradient(size * 0.3, -size * 0.1, 0, size * 0.3, -size * 0.1, size)
    shine.add_color_stop_rgba(0, 1, 1, 1, 0.22)
    shine.add_color_stop_rgba(1, 1, 1, 1, 0)
    c.set_source(shine)
    c.paint()


def dot(c, x, y, r, colour, alpha=1.0):
    c.new_sub_path()
    c.arc(x, y, r, 0, 2 * math.pi)
    c.set_source_rgba(*rgb(colour, alpha))
    c.fill()


def line(c, points, width, colour, alpha=1.0):
    c.set_line_width(width)
    c.move_to(*points[0])
    for p in points[1:]:
        c.line_to(*p)
    c.set_source_rgba(*rgb(colour, alpha))
    c.stroke()


def area(c, points, colour, alpha=1.0):
    c.move_to(*points[0])
    for p in points[1:]:
        c.line_to(*p)
    c.close_path()
    c.set_source_rgba(*rgb(colour, alpha))
    c.fill()


def slab(c, x, y, w, h, r, colour, alpha=1.0):
    c.new_sub_path()
    for cx, cy, a in ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180)):
        c.arc(cx, cy, r, math.radians(a), math.radians(a + 90))
    c.close_path()
    c.set_source_rgba(*rgb(colour, alpha))
    c.fill()


def swell(c, y, height, colour, shift, alpha=1.0):
    c.move_to(0, SIZE)
    for x in range(0, SIZE + 1, 2):
        c.line_to(x, y - height * math.sin((x + shift) / SIZE * 2 * math.pi * 1.2))
    c.line_to(SIZE, SIZE)
    c.close_path()
    c.set_source_rgba(*rgb(colour, alpha))
    c.fill()


def tidewater(c):
    ground(c, "#0f3d66", "#2d8a9c")
    dot(c, 118, 70, 30, "#ffd9a0")
    swell(c, 104, 10, "#58b7b4", 10)
    swell(c, 126, 12, "#2b7f96", 70)
    swell(c, 150, 11, "#104a6e", 120)


def perihelion(c):
    ground(c, "#2a1b63", "#0b0a22")
    for r, a in ((28, 0.8), (48, 0.55), (70, 0.35)):
        c.set_line_width(3)
        c.new_sub_path()
        c.arc(90, 90, r, 0, 2 * math.pi)
        c.set_source_rgba(1, 0.86, 0.75, a)
        c.stroke()
    dot(c, 90, 90, 14, "#ffc06b")
    dot(c, 90 + 28 * math.cos(2.4), 90 + 28 * math.sin(2.4), 6, "#f2836b")
    dot(c, 90 + 48 * math.cos(-0.7), 90 + 48 * math.sin(-0.7), 9, "#8fb7ff")
    dot(c, 90 + 70 * math.cos(1.05), 90 + 70 * math.sin(1.05), 12, "#ffe3c4")


def updraft(c):
    ground(c, "#27447c", "#f0a48b")
    c.save()
    c.translate(90, 78)
    for k, colour in ((1.0, "#f26b4e"), (0.62, "#ffe2ae"), (0.24, "#f26b4e")):
        c.save()
        c.scale(48 * k, 52)
        c.move_to(0, -1)
        c.curve_to(0.6, -1, 1, -0.55, 1, 0)
        c.curve_to(1, 0.5, 0.45, 0.85, 0.28, 1.14)
        c.line_to(-0.28, 1.14)
        c.curve_to(-0.45, 0.85, -1, 0.5, -1, 0)
        c.curve_to(-1, -0.55, -0.6, -1, 0, -1)
        c.close_path()
        c.restore()
        c.set_source_rgba(*rgb(colour))
        c.fill()
    c.restore()
    slab(c, 80, 147, 20, 15, 3, "#3b2530")


def quince(c):
    ground(c, "#fbe3a6", "#f0a63c")
    dot(c, 90, 98, 42, "#fff6dc")
    dot(c, 90, 98, 29, "#f6c667")
    line(c, [(90, 56), (96, 32)], 7, "#6b4a2b")
    c.move_to(96, 40)
    c.curve_to(116, 18, 138, 26, 142, 32)
    c.curve_to(132, 48, 112, 52, 96, 40)
    c.set_source_rgba(*rgb("#4f8a5b"))
    c.fill()


def margin(c):
    ground(c, "#fdf6ea", "#e6d5bd")
    slab(c, 44, 34, 92, 114, 8, "#ffffff")
    line(c, [(64, 34), (64, 148)], 3, "#e8785f")
    for y in (62, 82, 102):
        line(c, [(78, y), (122, y)], 5, "#a9b4c2")
    line(c, [(78, 122), (102, 122)], 5, "#a9b4c2")


def plainsong(c):
    ground(c, "#ff8a6b", "#d33f63")
    for i, h in enumerate((28, 62, 96, 48, 78, 34)):
        slab(c, 34 + i * 20, 90 - h / 2, 11, h, 5.5, "#ffffff", 0.95)


def brisk(c):
    ground(c, "#44d1a3", "#0d8f86")
    line(c, [(46, 128), (76, 74), (100, 104), (134, 48)], 13, "#ffffff")
    dot(c, 134, 48, 14, "#fff2a8")


def dovetail(c):
    ground(c, "#b98255", "#7b4a2c")
    area(c, [(90, 36), (150, 36), (150, 144), (90, 144), (112, 118), (90, 90), (112, 62)], "#f2d2a4")
    area(c, [(30, 36), (84, 36), (106, 62), (84, 90), (106, 118), (84, 144), (30, 144)], "#ffe9c9")


def hearth(c):
    ground(c, "#4b5fd1", "#2a2f7d")
    area(c, [(90, 38), (148, 88), (32, 88)], "#ffffff")
    slab(c, 46, 82, 88, 62, 6, "#ffffff")
    slab(c, 78, 104, 24, 40, 4, "#ffb75a")


def fathom(c):
    ground(c, "#10a5c8", "#08386f")
    for r, a in ((22, 1.0), (42, 0.7), (62, 0.4)):
        c.set_line_width(8)
        c.arc(90, 134, r, math.radians(205), math.radians(335))
        c.set_source_rgba(1, 1, 1, a)
        c.stroke()
    dot(c, 90, 134, 9, "#ffffff")


def overtone(c):
    ground(c, "#7c4bd6", "#3a1c82")
    for i in range(5):
        slab(c, 30 + i * 24.5, 44, 22, 92, 4, "#ffffff")
    for x in (44.5, 69, 118):
        slab(c, x, 44, 15, 54, 3, "#2a1360")


def strum(c):
    ground(c, "#f6b24a", "#b9552b")
    dot(c, 90, 90, 50, "#4a2114")
    dot(c, 90, 90, 40, "#2b110b")
    for i in range(6):
        line(c, [(65 + i * 10, 0), (65 + i * 10, 180)], 1.4 + 0.35 * i, "#ffe9c4", 0.95)


def tactus(c):
    ground(c, "#e9edf2", "#b5c0cd")
    area(c, [(72, 34), (108, 34), (136, 146), (44, 146)], "#2c3a4d")
    line(c, [(90, 128), (124, 50)], 6, "#ff7a59")
    dot(c, 113, 76, 10, "#ff7a59")


ALL = [
    tidewater,
    perihelion,
    updraft,
    quince,
    margin,
    plainsong,
    brisk,
    dovetail,
    hearth,
    fathom,
    overtone,
    strum,
    tactus,
]


def portrait(size=210):
    """A reader with a fringe and a mustard jumper, cut by the app to a circle."""
    s, c = surface(size)
    c.scale(size / SIZE, size / SIZE)
    ground(c, "#8fc4c9", "#3f7f92")
    area(c, [(28, 180), (34, 146), (66, 128), (114, 128), (146, 146), (152, 180)], "#e0a33a")
    slab(c, 76, 104, 28, 36, 12, "#e2ab8c")
    c.save()
    c.translate(90, 78)
    c.scale(1, 1.06)
    c.restore()
    slab(c, 50, 40, 80, 86, 36, "#3a241f")
    slab(c, 60, 46, 60, 74, 29, "#f2c3a3")
    c.move_to(58, 84)
    c.curve_to(56, 46, 84, 36, 94, 40)
    c.curve_to(116, 38, 124, 58, 122, 84)
    c.curve_to(116, 66, 104, 58, 92, 60)
    c.curve_to(76, 60, 64, 66, 58, 84)
    c.set_source_rgba(*rgb("#3a241f"))
    c.fill()
    for x in (77, 103):
        dot(c, x, 84, 3.2, "#3a241f")
    for x in (71, 109):
        dot(c, x, 97, 6.5, "#ee9d84", 0.55)
    c.set_line_width(3)
    c.arc(90, 96, 9, math.radians(25), math.radians(155))
    c.set_source_rgba(*rgb("#b1604e"))
    c.stroke()
    c.set_line_width(2.2)
    for x in (77, 103):
        c.new_sub_path()
        c.arc(x, 84, 10.5, 0, 2 * math.pi)
    c.move_to(87.5, 83)
    c.line_to(92.5, 83)
    c.set_source_rgba(*rgb("#2d3a46"))
    c.stroke()
    return s


def draw(icon):
    s, c = surface()
    icon(c)
    return s


def crop(picture, u, v, width):
    """An icon cut from a picture: the square of the given width whose middle is at (u, v)."""
    from PIL import Image

    from .canvas import H, W

    half = width * W / 2
    box = (int(u * W - half), int(v * H - half), int(u * W + half), int(v * H + half))
    return Image.open(picture).crop(box).resize((SIZE, SIZE), Image.LANCZOS)
