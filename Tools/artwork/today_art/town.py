# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""A town at dusk: hazy towers with lit windows, and the last tram on its viaduct."""

import numpy as np

from .canvas import *


def dusk(seed=77):
    rng = np.random.default_rng(seed)
    image = ramp(V + 0.09 * V,
        [(0, "#12123a"), (0.2, "#2b2158"), (0.38, "#6a3573"), (0.52, "#c65b78"), (0.63, "#f6946f"), (0.74, "#ffcf92")])
    screen(image, (glow(0.62, 0.58, 0.55, 1.3) * 0.55)[..., None] * hexa("#ff9f5f"))
    screen(image, stars(rng, 520, 0.40, 0.8) * smooth(0.36, 0.02, V)[..., None])
    bands = smooth(0.50, 0.76, noise(rng, 2, 20, 6) + 0.10 * smooth(0.2, 0.6, V)) * smooth(0.16, 0.34, V)
    lower = np.roll(bands, -7, axis=0)
    screen(image, (bands * 0.16)[..., None] * hexa("#ff7f8a"))
    screen(image, (clamp(bands - lower) * 0.9)[..., None] * hexa("#ffc08a"))
    moon = disc(0.80, 0.17, 0.036, 1.2) * (1 - disc(0.786, 0.163, 0.034, 1.2))
    screen(image, (moon * 0.95 + glow(0.80, 0.17, 0.12, 1.3) * 0.16)[..., None] * hexa("#fff0d6"))

    layers = [
        # foot, tall, narrowest, widest, colour, haze colour, windows lit, window size
        (0.71, 0.13, 22, 52, "#c9748a", "#ffb78c", 0.00, 0), (0.73, 0.23, 34, 74, "#8f4f80", "#ec8f86", 0.10, 3),
        (0.76, 0.30, 46, 96, "#5a3470", "#b9657f", 0.22, 4), (0.79, 0.33, 66, 128, "#33224f", "#6d3d6d", 0.30, 6),
    ]
    for depth, (foot, tall, low, high, colour, haze, lit, size) in enumerate(layers):
        shapes, lights = skyline(rng, foot, tall, low, high, lit, size, depth)
        _, mask = vector(shapes)
        rise = smooth(foot, foot - tall, V)
        body = mix(hexa(haze) * np.ones((H, W, 3), np.float32), hexa(colour), clamp(0.25 + rise * 1.1))
        rim = clamp(mask - np.roll(mask, 2 + depth, axis=1))
        paint(image, body, mask)
        screen(image, (rim * (0.30 - 0.04 * depth))[..., None] * hexa("#ffb98a"))
        rgb, alpha = vector(lights)
        paint(image, rgb, alpha)
        screen(image, soft(rgb * alpha[..., None], 14) * 0.55)
        fog = soft(below(np.full(W, foot - 0.09, np.float32)), 60) * (0.5 + 0.6 * noise(rng, 3, 6, 4))
        paint(image, haze, clamp(fog) * (0.60 - 0.10 * depth))

    deck = 0.680
    bridge(image, deck)
    tram(image, rng, deck)
    near(image, rng)
    vignette(image, 0.42)
    return grain(image, rng, 0.009)


def skyline(rng, foot, tall, low, high, lit, size, depth):
    """Towers of one distance, and the windows that go with them."""
    towers, x = [], -20.0
    while x < W + 20:
        width = low + (high - low) * rng.random()
        centre = np.exp(-(((x / W - 0.68) / 0.36) ** 2))
        height = tall * H * (0.25 + 0.40 * rng.random() + 0.55 * centre * rng.random())
        towers.append((x, foot * H - height, width, height, int(rng.integers(6))))
        x += width * (0.92 + 0.25 * rng.random())

    def shapes(c):
        c.set_source_rgb(1, 1, 1)
        for x, y, w, h, kind in towers:
            c.rectangle(x, y, w, H)
            if kind == 0:
                c.move_to(x, y + 1)
                c.line_to(x + w / 2, y - w * 0.45)
                c.line_to(x + w, y + 1)
            elif kind == 1:
                c.rectangle(x + w * 0.18, y - h * 0.07, w * 0.64, h * 0.08)
                c.rectangle(x + w * 0.34, y - h * 0.12, w * 0.32, h * 0.06)
                c.rectangle(x + w * 0.49, y - h * 0.26, max(1.5, w * 0.03), h * 0.15)
            elif kind == 2:
                c.rectangle(x + w * 0.12, y - 10, w * 0.3, 12)
                c.rectangle(x + w * 0.70, y - 22, 2, 24)
            elif kind == 3:
                c.move_to(x, y + 1)
                c.line_to(x, y - w * 0.35)
                c.line_to(x + w, y + 1)
            elif kind == 4 and depth >= 2:
                for leg in (0.28, 0.70):
                    c.rectangle(x + w * leg, y - 24, 3, 26)
                c.rectangle(x + w * 0.22, y - 52, w * 0.56, 32)
                c.move_to(x + w * 0.18, y - 51)
                c.line_to(x + w * 0.5, y - 72)
                c.line_to(x + w * 0.82, y - 51)
            c.fill()

    def lights(c):
        if lit == 0:
            return
        tints = [(1, 0.84, 0.52), (1, 0.74, 0.42), (1, 0.92, 0.72), (0.75, 0.88, 1.0)]
        for x, y, w, h, kind in towers:
            pitch = size * 2.3
            columns, rows = int((w - size * 2) / pitch), int((foot * H - y - size * 3) / (size * 2.7))
            start = x + (w - (columns - 1) * pitch - size) / 2
            for row in range(rows):
                busy = lit * (0.3 + 1.4 * rng.random())
                for column in range(columns):
                    if rng.random() < busy:
                        c.set_source_rgba(*tints[int(rng.integers(4)) if rng.random() < 0.4 else 0], 0.55
                            + 0.45 * rng.random())
                        c.rectangle(start + column * pitch, y + size * 2.5 + row * size * 2.7, size, size * 1.45)
                        c.fill()

    return shapes, lights


def bridge(image, deck):
    def arches(c):
        c.set_source_rgb(0.105, 0.070, 0.185)
        top, thick, span = deck * H, 34, 236
        c.rectangle(-10, top, W + 20, thick)
        c.fill()
        for i in range(-1, 7):
            left = i * span - 40
            c.move_to(left, top + thick - 1)
            c.line_to(left + span, top + thick - 1)
            c.line_to(left + span, H)
            c.line_to(left + span - 24, H)
            c.line_to(left + span - 24, top + 150)
            c.curve_to(left + span - 34, top + 34, left + 34, top + 34, left + 24, top + 150)
            c.line_to(left + 24, H)
            c.line_to(left, H)
            c.close_path()
            c.fill()
        c.set_source_rgb(0.07, 0.045, 0.135)
        c.rectangle(-10, top + thick, W + 20, 5)
        c.fill()
        c.set_line_width(3)
        for i in range(-1, 12):
            x = i * 118 + 60
            c.move_to(x, top)
            c.line_to(x, top - 128)
            c.line_to(x + 26, top - 128)
            c.stroke()
        c.set_line_width(1.4)
        c.move_to(0, top - 118)
        c.line_to(W, top - 118)
        c.stroke()
        c.set_line_width(2)
        for i in range(0, W, 26):
            c.move_to(i, top)
            c.line_to(i, top - 17)
        c.move_to(0, top - 17)
        c.line_to(W, top - 17)
        c.stroke()

    stamp(image, arches)
    screen(image, (np.exp(-(((V - deck) / 0.0014) ** 2)) * 0.35 * smooth(0.1, 0.7, U))[..., None] * hexa("#ff9f78"))


def tram(image, rng, deck):
    left, long, tall = 0.40 * W, 520, 84
    top = deck * H - tall - 8

    def body(c):
        for car in range(2):
            x = left + car * (long / 2 + 4)
            w = long / 2 - 4
            c.set_source_rgb(0.06, 0.05, 0.12)
            for wheel in (0.16, 0.30, 0.70, 0.84):
                c.arc(x + w * wheel, top + tall + 1, 9, 0, 6.2832)
                c.fill()
            rounded(c, x, top, w, tall, 17)
            c.set_source_rgb(0.80, 0.22, 0.22)
            c.fill()
            rounded(c, x + 3, top - 6, w - 6, 16, 8)
            c.set_source_rgb(0.93, 0.87, 0.78)
            c.fill()
            c.set_source_rgb(0.96, 0.88, 0.74)
            c.rectangle(x, top + 54, w, 4)
            c.fill()
            for pane in range(6):
                px = x + 12 + pane * (w - 24) / 6
                rounded(c, px + 2, top + 14, (w - 24) / 6 - 5, 34, 5)
                c.set_source_rgb(1, 0.89, 0.58)
                c.fill()
                if rng.random() < 0.42:
                    c.set_source_rgb(0.42, 0.22, 0.20)
                    c.arc(px + 19, top + 33, 5.5, 0, 6.2832)
                    c.fill()
                    rounded(c, px + 11, top + 39, 16, 9, 4)
                    c.fill()
        c.set_source_rgb(0.16, 0.10, 0.2)
        c.rectangle(left + long / 2 - 8, top + 12, 14, tall - 20)
        c.fill()
        c.set_line_width(2.5)
        c.move_to(left + 120, top - 6)
        c.line_to(left + 96, top - 20)
        c.line_to(left + 124, deck * H - 118)
        c.stroke()
        c.set_source_rgb(1, 0.97, 0.82)
        c.arc(left + long - 10, top + 66, 6, 0, 6.2832)
        c.fill()

    stamp(image, body)
    panes = np.exp(-(((V - (top + 34) / H) / 0.050) ** 2)) * smooth(left / W - 0.06, left / W + 0.04,
        U) * smooth((left + long) / W + 0.06, (left + long) / W - 0.04, U)
    screen(image, (panes * 0.30)[..., None] * hexa("#ffc170"))
    beam = (
        smooth(0.028, 0.0, np.abs(V - (top + 68) / H) / (0.35 + 5 * clamp(U - (left + long) / W)))
        * smooth((left + long - 12) / W, (left + long) / W, U)
        * np.exp(-clamp(U - (left + long) / W) * 9)
    )
    screen(image, (beam * 0.40)[..., None] * hexa("#fff0c0"))
    screen(image, (glow((left + long - 10) / W, (top + 66) / H, 0.03, 1.3) * 0.8)[..., None] * hexa("#fff3cf"))


def rounded(c, x, y, w, h, r):
    c.new_sub_path()
    c.arc(x + w - r, y + r, r, -1.5708, 0)
    c.arc(x + w - r, y + h - r, r, 0, 1.5708)
    c.arc(x + r, y + h - r, r, 1.5708, 3.1416)
    c.arc(x + r, y + r, r, 3.1416, 4.7124)
    c.close_path()


def near(image, rng):
    """Roofs right in front, dark enough to carry a caption, with a few windows still awake."""
    roofs, x = [], -30.0
    while x < W + 30:
        w = 110 + 120 * rng.random()
        roofs.append((x, H * (0.850 + 0.040 * rng.random()), w, int(rng.integers(3))))
        x += w * 0.97

    def shapes(c):
        for x, y, w, kind in roofs:
            c.set_source_rgb(0.062, 0.042, 0.120)
            c.rectangle(x, y, w + 2, H)
            c.move_to(x - 6, y + 2)
            c.line_to(x + w * (0.5 if kind else 0.2), y - 56)
            c.line_to(x + w + 6, y + 2)
            c.close_path()
            c.rectangle(x + w * 0.68, y - 62, 18, 60)
            c.fill()

    def lamps(c):
        for x, y, w, kind in roofs:
            for k in range(3):
                if rng.random() < 0.33:
                    c.set_source_rgba(1, 0.80, 0.45, 0.9)
                    c.rectangle(x + w * (0.2 + 0.25 * k), y + 26, 16, 22)
                    c.fill()

    stamp(image, shapes)
    rgb, alpha = vector(lamps)
    paint(image, rgb, alpha)
    screen(image, soft(rgb * alpha[..., None], 26) * 0.9)
    image *= (1 - 0.45 * smooth(0.84, 1.0, V))[..., None]
