# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Outdoors by day's end: paper waves, balloons at dawn, dunes, a town at dusk."""

import numpy as np

from .canvas import *
from .night import gaussian_1d, smooth_random


def waves(seed=31):
    rng = np.random.default_rng(seed)
    image = ramp(V + 0.10 * U, [(0, "#0a2444"), (0.22, "#12406a"), (0.40, "#2a7590"), (0.52, "#7fb9b0")])
    sun = (0.70, 0.335)
    screen(image, (glow(*sun, 0.55, 1.2) * 0.40)[..., None] * hexa("#ffc58a"))
    paint(image, ramp((V - 0.24) / 0.2, [(0, "#fff0c8"), (1, "#ffb37a")]), disc(*sun, 0.105, 1.4))
    screen(image, (glow(*sun, 0.19, 1.6) * 0.40)[..., None] * hexa("#ffe2ae"))
    streak = smooth(0.55, 0.72, noise(rng, 2, 26, 5)) * smooth(0.05, 0.25, V) * smooth(0.44, 0.34, V)
    screen(image, (streak * 0.22)[..., None] * hexa("#ffd9b8"))

    layers = 9
    palette = ["#5fa6a8", "#41929f", "#2c7d94", "#1f6a88", "#17597a", "#11486b", "#0c395b", "#082b49", "#051e36"]
    x = np.linspace(0, 1, W)
    for i in range(layers):
        t = i / (layers - 1)
        base = 0.405 + 0.60 * t**1.12
        cells, swing = 5.2 - 3.3 * t, 0.022 + 0.072 * t
        phase = rng.random()
        bend = x * cells + phase + 0.10 * np.sin(x * 5 + i * 2)
        roll = np.mod(bend, 1)
        crest = np.where(roll < 0.66, (roll / 0.66) ** 2.1, ((1 - roll) / 0.34) ** 1.35)
        crest = gaussian_1d(crest, 5 + 7 * t)
        tall = 0.75 + 0.5 * smooth_random(rng, W, 160)
        edge = (base - swing * crest * tall + 0.02 * np.sin(x * 3 + i)).astype(np.float32)
        mask = below(edge, 1.3)
        shadow = soft(mask, 16 + 16 * t)
        image *= (1 - 0.42 * shadow * (0.5 + 0.5 * t))[..., None]
        depth = V - edge[None, :]
        body = hexa(palette[i]) * np.ones((H, W, 3), np.float32)
        thin = np.exp(-depth / (0.018 + 0.03 * t)) * (0.30 + 0.70 * crest[None, :])
        body = mix(body, hexa("#8fe0cf"), clamp(thin * (0.50 - 0.16 * t)))
        body *= (1 - 0.38 * smooth(0.02, 0.20, depth))[..., None]
        body *= (0.94 + 0.12 * noise(rng, 60, 140, 3))[..., None]
        glint = np.exp(-(((U - sun[0]) / (0.08 + 0.16 * t)) ** 2)) * smooth(0.52, 0.66,
            noise(rng, 18 - 9 * t, 170 - 100 * t, 3))
        body = mix(body, hexa("#ffd6a0"), clamp(glint * (0.75 - 0.62 * t) * np.exp(-depth / 0.05)))
        lip = np.exp(-((depth / (0.0016 + 0.0014 * t)) ** 2)) * (0.25 + 0.75 * crest[None, :])
        foam = np.exp(-np.maximum(depth, 0) / (0.006 + 0.010 * t)) * smooth(0.45, 0.72,
            noise(rng, 70, 90, 4)) * crest[None, :] ** 2
        body = mix(body, hexa("#f3fff8"), clamp(lip * 0.75 + foam * (0.55 + 0.3 * t)))
        paint(image, body, mask)
        if i == 1:
            stamp(image, lambda c: boat(c, 0.615 * W, float(edge[int(0.615 * W)]) * H + 10, 1.0))
    vignette(image, 0.40)
    return grain(image, rng, 0.008)


def boat(c, x, y, s):
    """A small two-sailed boat."""
    def shape(points, colour):
        c.move_to(x + points[0][0] * s, y + points[0][1] * s)
        for p in points[1:]:
            c.line_to(x + p[0] * s, y + p[1] * s)
        c.close_path()
        c.set_source_rgb(*colour)
        c.fill()

    shape([(-44, -16), (46, -16), (30, 6), (-32, 6)], (0.12, 0.16, 0.25))
    shape([(-3, -24), (-3, -128), (-44, -24)], (0.98, 0.93, 0.84))
    shape([(4, -24), (4, -118), (40, -24)], (0.93, 0.60, 0.42))


def hills(image, rng, base, swing, cells, top, foot, rough=5, gain=0.42, fade=0.16):
    edge = base - swing * line(rng, cells, rough, gain)
    body = ramp((V - edge[None, :]) / fade, [(0, top), (1, foot)])
    paint(image, body, below(edge, 1.5))
    return edge


def balloons(seed=8):
    rng = np.random.default_rng(seed)
    image = ramp(V - 0.06 * U,
        [(0, "#14224d"), (0.25, "#27447c"), (0.45, "#5a6fa3"), (0.60, "#b98aa0"), (0.70, "#eba88d"), (0.78, "#ffd0a0")])
    screen(image, (glow(0.86, 0.74, 0.62, 1.3) * 0.50)[..., None] * hexa("#ffb27a"))
    cirrus = smooth(0.50, 0.80, noise(rng, 3, 14, 6) + 0.12 * smooth(0.1, 0.6, V))
    screen(image, (cirrus * smooth(0.75, 0.45, V) * smooth(0.02, 0.3, V) * 0.30)[..., None] * hexa("#ffb9a0"))
    screen(image, (stars(rng, 260, 0.35, 0.6) * smooth(0.33, 0.05, V)[..., None]))

    ranges = [
        (0.745, 0.10, 3.2, "#b486a0", "#e2b0a6"), (0.785, 0.09, 4.1, "#8d6b95", "#cf9aa0"),
        (0.835, 0.10, 3.0, "#64517f", "#a97f98"), (0.890, 0.09, 3.6, "#3d3863", "#66557f"),
        (0.955, 0.10, 2.6, "#221f45", "#1b1838"), (1.030, 0.10, 3.4, "#100f2a", "#0b0a20"),
    ]
    crowd = [(0.555, 0.600, 0.020, 4), (0.43, 0.655, 0.013, 1), (0.94, 0.500, 0.030, 2)]
    for cx, cy, r, scheme in crowd:
        balloon(image, rng, cx, cy, r, scheme, 0.45)
    for i, (base, swing, cells, top, foot) in enumerate(ranges):
        edge = hills(image, rng, base, swing, cells, top, foot, 6, 0.46)
        if i < 5:
            mist = soft(below(edge + 0.045) * 1.0, 26) * noise(rng, 4, 9, 5)
            paint(image, "#f4c7b0", mist * (0.40 - 0.075 * i))
        if i >= 3:
            stamp(image, lambda c: treeline(c, rng, edge, hexa(top) * 0.86, 10 + 9 * (i - 3)))
    for cx, cy, r, scheme in ((0.735, 0.385, 0.165, 0), (0.505, 0.185, 0.050, 3), (0.895, 0.665, 0.066, 1)):
        balloon(image, rng, cx, cy, r, scheme, 0.0)
    vignette(image, 0.30)
    return grain(image, rng, 0.008)


def treeline(c, rng, edge, colour, tall):
    c.set_source_rgb(*[float(v) for v in colour])
    x = 0.0
    while x < W:
        height = tall * (0.5 + rng.random())
        y = float(edge[min(W - 1, int(x))]) * H + 3
        c.move_to(x - height * 0.22, y)
        c.line_to(x, y - height)
        c.line_to(x + height * 0.22, y)
        c.close_path()
        x += height * 0.16 + rng.random() * tall * 0.5
    c.fill()


SCHEMES = [
    ["#f26b4e", "#ffd28a", "#e9483f", "#ffe7b8"],
    ["#2f6f8f", "#f6e3c0", "#24526f", "#e9b56a"],
    ["#7c4d8f", "#f0b48a", "#5d3a78", "#f5d9bd"],
    ["#e8a33d", "#fff0cc", "#c9742c", "#fff0cc"],
    ["#5c7fa8", "#f4d4c0", "#46668f", "#f4d4c0"],
]


def balloon(image, rng, cx, cy, r, scheme, haze):
    """A hot-air balloon with gores that follow its round; (cx, cy) is the envelope's middle."""
    x, y = (U - cx) / r, (V - cy) * H / W / r
    # The envelope: a sphere above, drawn in to the mouth below.
    t = clamp((y + 1) / 2.45)
    half = np.where(y < 0.05, np.sqrt(clamp(1 - (y - 0.05) ** 2 / 1.1025)),
        np.cos(clamp((y - 0.05) / 1.40) * 1.36) ** 0.80)
    inside = (y > -1) & (y < 1.42)
    mask = np.where(inside, clamp((half - np.abs(x)) * r * W + 0.5), 0).astype(np.float32)
    ratio = np.clip(x / np.maximum(half, 1e-3), -1, 1)
    longitude = np.arcsin(ratio)
    gore = longitude / np.pi * 16 + 0.5
    stripe, within = np.floor(gore).astype(int), np.mod(gore, 1)
    colours = np.stack([hexa(c) for c in SCHEMES[scheme]])
    main, second = colours[0], colours[1]
    zig = 0.16 * np.abs(within - 0.5) * 2
    body = np.where((stripe % 2 == 0)[..., None], main, colours[2])
    belt = smooth(0.012, -0.012, np.abs(y - 0.10 + zig) - 0.20)
    crown = smooth(0.012, -0.012, y + 0.66 + zig * 0.6)
    body = mix(body.astype(np.float32), second, belt)
    body = mix(body, colours[3], crown)
    body = mix(body, main, smooth(0.01, -0.01, np.abs(y - 0.10 + zig) - 0.07) * 0.9)
    normal_z = np.sqrt(clamp(1 - ratio**2))
    light = 0.62 * ratio + 0.52 * normal_z + 0.30 * (0.25 + y * 0.45)
    shade = 0.34 + 0.78 * smooth(-0.55, 0.95, light)
    seam = 1 - 0.16 * np.exp(-((np.minimum(within, 1 - within) / 0.07) ** 2))
    puff = 0.95 + 0.10 * np.sin(within * np.pi)
    lit = body * (shade * seam * puff)[..., None]
    lit = mix(lit, hexa("#2a2a5e"), smooth(0.45, -0.9, light) * 0.45)
    lit += (smooth(0.55, 1.0, light) * 0.16)[..., None] * hexa("#ffc890")
    lit = mix(lit, hexa("#c79aa8"), haze)
    paint(image, lit, mask)

    def basket(c):
        px, py, s = cx * W, cy * H, r * W
        tone = [float(v) for v in hexa("#3b2530") * (1 - haze) + hexa("#b48c9c") * haze]
        c.set_source_rgb(*tone)
        c.set_line_width(max(0.8, s * 0.012))
        for side in (-0.17, -0.06, 0.06, 0.17):
            c.move_to(px + side * s, py + 1.36 * s)
            c.line_to(px + side * s * 0.72, py + 1.74 * s)
            c.stroke()
        c.move_to(px - 0.135 * s, py + 1.73 * s)
        c.line_to(px + 0.135 * s, py + 1.73 * s)
        c.line_to(px + 0.110 * s, py + 1.93 * s)
        c.line_to(px - 0.110 * s, py + 1.93 * s)
        c.close_path()
        c.fill()
        if s > 100:
            c.set_source_rgb(0.62, 0.40, 0.26)
            c.rectangle(px - 0.145 * s, py + 1.715 * s, 0.29 * s, 0.035 * s)
            c.fill()

    stamp(image, basket)


def dunes(seed=17):
    rng = np.random.default_rng(seed)
    image = ramp(
        V,
        [(0, "#1a1440"), (0.18, "#3a2159"), (0.34, "#83406c"), (0.46, "#d9706a"), (0.56, "#ffb37c"), (0.62, "#ffd9a0")],
    )
    sun = (0.76, 0.470)
    screen(image, (glow(*sun, 0.60, 1.2) * 0.50)[..., None] * hexa("#ff9d6a"))
    paint(image, ramp((V - 0.40) / 0.15, [(0, "#fff3d0"), (1, "#ffc486")]), disc(*sun, 0.082, 1.5))
    screen(image, (glow(*sun, 0.14, 1.5) * 0.5)[..., None] * hexa("#ffdf9f"))
    screen(image, stars(rng, 420, 0.30, 0.8) * smooth(0.28, 0.02, V)[..., None])
    veil = smooth(0.52, 0.78, noise(rng, 2, 22, 5)) * smooth(0.18, 0.36, V) * smooth(0.56, 0.44, V)
    screen(image, (veil * 0.35)[..., None] * hexa("#ff9a86"))

    x = np.linspace(0, 1, W)
    sets = [
        # crest level, swing, cells, lit, shade, peaks
        (0.585, 0.055, 2.6, "#f2a06f", "#b05a6a"), (0.640, 0.080, 1.9, "#ea8a58", "#8a3f5c"),
        (0.715, 0.110, 1.5, "#db7446", "#652c50"), (0.815, 0.120, 1.3, "#b95636", "#431d42"),
        (0.955, 0.120, 1.1, "#6e2f33", "#22102c"),
    ]
    for i, (level, swing, cells, lit, shade) in enumerate(sets):
        wave = smooth_random(rng, W, W / cells / 4.2)
        edge = (level - swing * (wave - 0.35) - 0.01 * np.sin(x * 9 + i)).astype(np.float32)
        depth = V - edge[None, :]
        # Each summit drops an S-shaped ridge toward us: sunlit on its right, in shadow on its left.
        slope = gaussian_1d(np.gradient(edge), 6) * W
        tops = [k for k in range(60, W - 60) if edge[k] == edge[max(0, k - 160) : k + 160].min()]
        side = clamp(0.5 - slope[None, :] * 0.9) * np.ones((H, 1), np.float32)
        sunny = smooth(0.30, 0.62, 1 - side)
        for k in tops:
            ridge = k / W + depth * (0.9 - 0.3 * i / 4) * np.sin(depth * 16 + 0.7 + i) - depth * 0.55
            near = np.exp(-(((U - k / W) / (0.30 + 0.05 * i)) ** 2))
            cut = smooth(-0.003 - depth * 0.10, 0.003 + depth * 0.16, U - ridge)
            sunny = sunny * (1 - near) + cut * near
        sunny *= smooth(0.34 + 0.05 * i, 0.0, depth) * 0.75 + 0.25
        ripples = np.sin((V * (150 - 16 * i) + 2.6 * np.sin(U * 7 + i) + (noise(rng, 9, 9, 4) - 0.5) * 9) * 6.283)
        grain_ = 1 + ripples * 0.028 * smooth(0.0, 0.10, depth) * (0.4 + 0.6 * sunny)
        body = mix(hexa(shade) * np.ones((H, W, 3), np.float32), hexa(lit), clamp(sunny)) * grain_[..., None]
        body *= (1 - (0.20 + 0.10 * i) * smooth(0.02, 0.26, depth))[..., None]
        body = mix(body, hexa("#ffc08a"), clamp(np.exp(-depth / 0.004) * (0.2 + 0.8 * sunny) * (0.75 - 0.1 * i)))
        body = mix(body, hexa("#f59a78"), np.float32(0.42 - 0.14 * i if i < 3 else 0))
        paint(image, body, below(edge, 1.3))
        if i < 3:
            paint(image, "#ffb98c", soft(below(edge + 0.05), 30) * (0.26 - 0.07 * i))
        if i == 2:
            path = edge.copy()
            stamp(image, lambda c: caravan(c, path, rng))
    vignette(image, 0.45)
    return grain(image, rng, 0.008)


def caravan(c, edge, rng):
    """Five walkers on the crest, each with a long staff and a lean into the wind."""
    c.set_line_cap(1)
    for n, at in enumerate((0.30, 0.345, 0.40, 0.437, 0.50)):
        x, y, s = at * W, float(edge[int(at * W)]) * H + 2, (0.86, 1.0, 0.92, 0.72, 1.0)[n]
        c.set_source_rgb(0.14, 0.05, 0.17)
        c.move_to(x - 9 * s, y)
        c.curve_to(x - 8 * s, y - 26 * s, x - 5 * s, y - 40 * s, x + 2 * s, y - 46 * s)
        c.curve_to(x + 9 * s, y - 38 * s, x + 9 * s, y - 22 * s, x + 11 * s, y)
        c.close_path()
        c.fill()
        c.arc(x + 3 * s, y - 51 * s, 6.6 * s, 0, 6.2832)
        c.fill()
        c.set_line_width(2 * s)
        c.move_to(x + 17 * s, y)
        c.line_to(x + 13 * s, y - 58 * s)
        c.stroke()
