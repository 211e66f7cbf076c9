# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Night pieces: aurora over a lake, a ringed planet, a wood with a lantern."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

from .canvas import *


def mountains(image, rng, base, height, cells, top, foot, snow=None, sharp=6, light=-1):
    """One range: a ridged skyline whose slope, sampled askew, gives every face its light."""
    skyline = base - height * line(rng, cells, sharp, 0.48, ridged=True)
    mask = below(skyline)
    depth = clamp(V - skyline[None, :])
    slope = np.gradient(gaussian_1d(skyline, 2.5)) * W / 2.2
    wander = (noise(rng, 7, 9, 4) - 0.5) * 0.10
    columns = np.clip((U + (depth * 0.35 + depth * wander * 6)) * W, 0, W - 1).astype(int)
    face = clamp(0.5 + light * slope[columns] * 0.42 + (noise(rng, 16, 16, 5) - 0.5) * 1.1)
    colour = mix(hexa(foot) * np.ones((H, W, 3), np.float32), hexa(top), clamp(face))
    colour = mix(colour, hexa(foot), smooth(0.02, height * 0.9, depth) * 0.75)
    if snow is not None:
        cover = smooth(0.25, -0.05, depth / height - 0.35 * (face - 0.2) + (noise(rng, 40, 40, 4) - 0.5) * 0.8)
        paint(colour, mix(hexa(snow) * 0.5, hexa(snow), face[...]), cover * smooth(0.35, 0.7, face + 0.12))
    paint(image, colour, mask)
    return skyline


def gaussian_1d(x, sigma, mode="nearest"):
    return gaussian_filter1d(x, sigma, mode=mode)


def pine(context, x, y, height, rng):
    """A fir's silhouette standing at (x, y), in pixels."""
    context.move_to(x, y - height)
    tiers = 11
    for side in (1, -1):
        steps = range(1, tiers + 1) if side > 0 else range(tiers, 0, -1)
        for i in steps:
            t = i / tiers
            reach = height * 0.21 * t**0.85 * (0.75 + 0.5 * rng.random())
            inner, outer = reach * 0.42, reach
            at = y - height + height * 0.94 * t
            points = [(outer, at), (inner, at - height * 0.012)]
            for dx, py in points if side > 0 else points[::-1]:
                context.line_to(x + side * dx, py)
    context.close_path()
    context.rectangle(x - height * 0.014, y - height * 0.08, height * 0.028, height * 0.1)
    context.fill()


def aurora(seed=11):
    rng = np.random.default_rng(seed)
    image = ramp(V, [(0, "#040817"), (0.25, "#081734"), (0.48, "#0d3150"), (0.64, "#1b5a6c"), (0.72, "#3b8583")])
    light = stars(rng, 1700, 0.70) * smooth(0.72, 0.35, V)[..., None]
    milky = np.exp(-(((U - 0.25) * 0.8 + (V - 0.32)) / 0.16) ** 2) * noise(rng, 5, 6, 6) ** 2
    screen(image, milky[..., None] * hexa("#7d8fc9") * 0.22 + light)

    curtains = np.zeros((H, W, 3), np.float32)
    for foot, swing, long, power, cells in ((0.53, 0.26, 0.30, 1.0, 2.2), (0.47, 0.30, 0.36, 0.7, 1.7),
        (0.58, 0.16, 0.2, 0.6, 3.0)):
        edge = foot + swing * (line(rng, cells, 3, 0.42) - 0.5) - 0.20 * (np.linspace(0, 1, W) - 0.4)
        rays = 0.35 + 0.65 * line(rng, 46, 3, 0.7) ** 1.4 * 1.6
        reach = long * (0.6 + 0.8 * line(rng, 9, 3))
        lean = clamp(edge[None, :] - V) * 0.25
        columns = np.clip((U - lean) * W, 0, W - 1).astype(int)
        t = (edge[columns] - V) / reach[columns]
        strength = smooth(-0.05, 0.05, t) * np.exp(-clamp(t) * 2.6 - np.maximum(t - 1, 0) * 4) * rays[columns] * power
        strength *= smooth(-0.1, 0.55, U + 0.25 * V) * smooth(0.02, 0.35, V)
        hue = ramp(clamp(t * 0.9),
            [(0, "#b9ffd2"), (0.12, "#5cf5a6"), (0.45, "#2fbfa6"), (0.75, "#5a6ee0"), (1, "#8a4fd0")])
        curtains += hue * strength[..., None]
    curtains = blur(curtains, (5, 1.2))
    screen(image, curtains * 0.80)
    screen(image, soft(curtains, 70) * 0.55)

    shore = 0.715
    mountains(image, rng, shore - 0.01, 0.17, 5, "#4b8290", "#2a6273", "#7fb9b8", 7)
    mountains(image, rng, shore + 0.02, 0.30, 3.1, "#2f5f78", "#163c52", "#8fc3c4", 8)
    mist = smooth(0.12, 0.0, np.abs(V - shore + 0.01)) * noise(rng, 4, 12, 4)
    paint(image, "#6fb7ad", mist * 0.35)
    mountains(image, rng, shore + 0.022, 0.085, 7, "#143847", "#0d2a38", None, 6)

    # The lake is the picture so far, upside down, shaken and dimmed.
    ripple = (noise(rng, 9, 190, 3) - 0.5) * smooth(shore, 1.0, V)
    source = np.clip(2 * shore - V + ripple * 0.05, 0, shore - 0.002)
    lake = image[(source * H).astype(int), np.clip((U + ripple * 0.02) * W, 0, W - 1).astype(int)]
    lake = blur(lake, (3, 1)) * (0.80 - 0.55 * smooth(shore, 0.98, V))[..., None]
    lake += (smooth(0.60, 0.78, noise(rng, 6, 240, 3)) * 0.05)[..., None] * hexa("#9ff0d8")
    paint(image, lake, smooth(shore, shore + 0.002, V))
    paint(image, "#a6e8d4", np.exp(-(((V - shore) / 0.0018) ** 2)) * 0.35)

    # A spit of land, firs and one warm tent.
    land = 0.93 - 0.10 * smooth(0.42, 1.0, np.linspace(0, 1, W)) + 0.02 * line(rng, 9, 5)
    screen(image, (glow(0.70, 0.855, 0.20, 1.3) * 0.34)[..., None] * hexa("#ffb45e"))
    paint(image, mix(hexa("#06131b") * np.ones((H, W, 3), np.float32), hexa("#3a2a1c"),
        glow(0.70, 0.875, 0.09, 1.6) * 0.9), below(land, 2))

    def woods(c):
        c.set_source_rgb(0.016, 0.062, 0.086)
        for _ in range(30):
            x = 1300 * (0.80 + 0.22 * rng.random())
            pine(c, x, 1500 * float(land[min(W - 1, int(x))]) + 12, 120 + 250 * rng.random() * (x / 1300 - 0.55) * 2,
                rng)
        for _ in range(12):
            x = 1300 * 0.13 * rng.random()
            pine(c, x, 1500, 90 + 190 * rng.random(), rng)

    stamp(image, woods)

    def tent(c):
        x, y = 0.70 * W, float(land[int(0.70 * W)]) * H + 6
        for points, colour in (
            (((-52, 0), (-4, -62), (44, 0)), (1.0, 0.72, 0.34)),
            (((-4, -62), (44, 0), (74, -6), (20, -60)), (0.86, 0.42, 0.22)),
            (((-17, 0), (-4, -46), (11, 0)), (1.0, 0.93, 0.70)),
        ):
            c.move_to(x + points[0][0], y + points[0][1])
            for dx, dy in points[1:]:
                c.line_to(x + dx, y + dy)
            c.close_path()
            c.set_source_rgb(*colour)
            c.fill()

    stamp(image, tent)
    screen(image, (glow(0.70, 0.848, 0.075, 1.5) * 0.35)[..., None] * hexa("#ffc46b"))
    vignette(image, 0.45)
    return grain(image, rng, 0.010)


def planet(seed=23):
    rng = np.random.default_rng(seed)
    image = ramp(U * 0.45 + V * 0.75, [(0, "#070718"), (0.4, "#0f0c2a"), (0.75, "#1c1440"), (1.1, "#0c0a20")])
    cloud = noise(rng, 3, 3, 6)
    wisps = smooth(0.48, 0.78, cloud + 0.25 * (noise(rng, 7, 7, 6) - 0.5) - 0.22 * np.abs(U + V * 0.9 - 1.15))
    screen(image, wisps[..., None] * mix(hexa("#3b2a8a") * np.ones((H, W, 3), np.float32), hexa("#b0437f"),
        smooth(0.4, 0.65, noise(rng, 4, 4, 4))) * 0.65)
    screen(image, stars(rng, 1500))

    cx, cy, radius, tilt = 0.80, 0.45, 0.275, -0.40
    x, y = (U - cx) * W / (radius * W), (V - cy) * H / (radius * W)
    rx, ry = x * np.cos(tilt) - y * np.sin(tilt), x * np.sin(tilt) + y * np.cos(tilt)
    rings_r = np.hypot(rx, ry / 0.235)
    bands = np.interp(rings_r.ravel(), np.linspace(0, 3, 4000), ring_bands(rng)).reshape(H, W).astype(np.float32)
    ring = bands * smooth(1.28, 1.31, rings_r) * smooth(2.12, 2.08, rings_r)
    ring_colour = ramp((rings_r - 1.28) / 0.84,
        [(0, "#8a5a6e"), (0.25, "#e9b9a0"), (0.5, "#ffe3c4"), (0.75, "#d9a5a8"), (1, "#8b6ea8")])
    # Light comes from the upper left: behind the globe, to the lower right, the rings lie in its shadow.
    along, across = x * 0.62 + y * 0.55, -x * 0.55 + y * 0.62
    shade = 1 - 0.92 * smooth(1.02, 0.94, np.abs(across) / 0.83) * smooth(0.0, 0.25, along)
    back, front = ring * smooth(0.02, -0.02, ry), ring * smooth(-0.02, 0.02, ry)
    dusk = 0.45 + 0.55 * smooth(0.15, 0.62, U)
    paint(image, ring_colour * (shade * dusk)[..., None], clamp(back * 0.92))

    r2 = x * x + y * y
    globe = clamp((1 - np.sqrt(r2)) * radius * W + 0.5)
    z = np.sqrt(clamp(1 - r2))
    latitude = ry * 0.97 - z * 0.22
    warp = (noise(rng, 4, 22, 5) - 0.5) * 0.12 + (noise(rng, 14, 30, 4) - 0.5) * 0.05
    tone = np.interp((latitude + warp).ravel(), np.linspace(-1.3, 1.3, 90), smooth_random(rng, 90)).reshape(H,
        W).astype(np.float32)
    surface = ramp(tone, [(0, "#8c3f5c"), (0.3, "#d9776a"), (0.55, "#f2b183"), (0.8, "#ffe0b0"), (1, "#fff3d9")])
    sun = clamp(x * -0.55 + y * -0.50 + z * 0.67)
    ring_shadow = 1 - 0.55 * smooth(0.05, 0.0, np.abs(ry + 0.17 - 0.10 * rx * rx)) * bands.mean() * 1.3
    lit = mix(surface * hexa("#180c30"), surface, smooth(0.0, 0.62, sun) * ring_shadow)
    lit += (smooth(0.75, 1.0, np.sqrt(r2)) * smooth(0.05, 0.6, sun) * 0.35)[..., None] * hexa("#ffd2b8")
    paint(image, lit, globe)
    paint(image, ring_colour * dusk[..., None], clamp(front * 0.95))
    halo = np.exp(-np.maximum(np.sqrt(r2) - 1, 0) * 9) * smooth(0.9, -0.9, x * 0.55 + y * 0.5) * (1 - globe)
    screen(image, (halo * 0.30)[..., None] * hexa("#ff9f8a"))

    for mx, my, mr, colour in ((0.52, 0.165, 0.026, "#d9d3ff"), (0.60, 0.775, 0.056, "#9fb8e8"),
        (0.86, 0.80, 0.014, "#ffd9c0")):
        px, py = (U - mx) / mr, (V - my) * H / W / mr
        m2 = px * px + py * py
        mz = np.sqrt(clamp(1 - m2))
        rough = 0.72 + 0.5 * (noise(rng, 60, 60, 4) - 0.3)
        body = hexa(colour) * (smooth(-0.02, 0.8, px * -0.55 + py * -0.5 + mz * 0.55) * rough + 0.03)[..., None]
        paint(image, body, clamp((1 - np.sqrt(m2)) * mr * W + 0.5))

    # The rim of a world we stand on.
    limb = np.hypot(U - 0.36, (V - 2.34) * H / W)
    edge = (limb - 1.70) * W
    screen(image, (np.exp(-np.maximum(edge, 0) / 26) * 0.55 * smooth(-0.2, 0.5, U))[..., None] * hexa("#ff8f8a"))
    screen(image, (np.exp(-np.maximum(edge, 0) / 110) * 0.35)[..., None] * hexa("#6a4bd0"))
    ground = mix(hexa("#100a24") * np.ones((H, W, 3), np.float32), hexa("#3a2350"), smooth(-40, 0, edge) * 0.8
        + (noise(rng, 26, 90, 5) - 0.5) * 0.25)
    paint(image, ground, clamp(0.5 - edge))
    vignette(image, 0.35)
    return grain(image, rng, 0.010)


def ring_bands(rng):
    """How dense the rings are by radius: many fine bands and one clean gap."""
    fine = smooth_random(rng, 4000, 18) * 0.35 + smooth_random(rng, 4000, 90) * 0.75
    at = np.linspace(0, 3, 4000)
    return clamp(0.25 + 0.75 * fine) * (1 - 0.9 * np.exp(-(((at - 1.80) / 0.018) ** 2)))


def smooth_random(rng, count, sigma=1.6, mode="nearest"):
    values = gaussian_1d(rng.random(count), sigma, mode)
    return (values - values.min()) / (values.max() - values.min())


def lantern(seed=5):
    rng = np.random.default_rng(seed)
    centre = (0.62, 0.585)
    image = ramp(V, [(0, "#04161a"), (0.30, "#0b3a3c"), (0.53, "#2b6b5c"), (0.70, "#16423d"), (1, "#04100f")])
    fog = noise(rng, 3, 5, 5)
    screen(image, (glow(*centre, 0.50, 1.3) * (0.55 + 0.5 * fog))[..., None] * hexa("#ffcf7a") * 0.72)

    # Trunks, from the pale ones far off to the black ones beside us.
    for depth, (count, width,
        colour) in enumerate(((26, 0.010, "#5f9a80"), (18, 0.018, "#3b7565"), (11, 0.030, "#1d4b47"),
            (6, 0.052, "#0a2728"))):
        mask = np.zeros((H, W), np.float32)
        for i in range(count):
            x0 = (i + rng.random() * 0.8 + 0.1) / count
            if depth == 3 and abs(x0 - centre[0]) < 0.2:
                continue
            thick = width * (0.6 + 0.8 * rng.random())
            foot = 0.60 + depth * 0.058 + 0.03 * rng.random()
            lean, bend = (rng.random() - 0.5) * 0.05, (rng.random() - 0.5) * 0.03
            axis = x0 + lean * (1 - V) + bend * np.sin(V * 5 + i)
            half = thick * (0.42 + 0.25 * V + 0.9 * np.exp(-(foot - V) / 0.035) * (V < foot))
            mask = np.maximum(mask, clamp((half - np.abs(U - axis)) * W + 0.5) * smooth(foot + 0.004, foot, V))
        far = 1 - depth / 4
        bark = noise(rng, 120, 8, 3)
        body = hexa(colour) * (0.72 + 0.5 * bark)[..., None]
        body = mix(body, hexa("#ffc878"), clamp(glow(*centre, 0.24 + 0.05 * depth, 1.4) * (0.70 - 0.14 * depth)))
        paint(image, body, mask * (0.62 + 0.38 * (1 - far)))
        canopy = smooth(0.46, 0.60, noise(rng, 7 + depth * 3, 8 + depth * 3, 6) * 0.9
            + 0.95 * smooth(0.40 - 0.05 * depth, -0.10, V) - 0.40)
        paint(image, hexa(colour) * 0.62, canopy * (0.55 + 0.1 * depth))
        ground = 0.605 + depth * 0.060 + 0.035 * (line(rng, 5 + depth, 5) - 0.5)
        earth = mix(hexa(colour) * np.ones((H, W, 3), np.float32) * 0.9, hexa("#ffd387"),
            clamp(glow(centre[0], 0.65, 0.20, 1.2) * (0.85 - 0.2 * depth)))
        paint(image, earth * (0.8 + 0.4 * noise(rng, 60, 90, 4))[..., None], below(ground, 5))
        screen(image, (smooth(0.10, 0.0, np.abs(V - 0.60 - depth * 0.03)) * noise(rng, 4, 10, 4) * 0.22 * far)[...,
            None] * hexa("#b9e0b8"))

    # Shafts of light that leave the lantern.
    lamp = (0.585 + 50 / W, 0.746 - 62 / H)
    angle = np.arctan2((V - lamp[1]) * H, (U - lamp[0]) * W)
    spokes = np.interp(angle.ravel(), np.linspace(-np.pi, np.pi, 720), smooth_random(rng, 720, 7, "wrap")).reshape(H,
        W).astype(np.float32)
    screen(image, (spokes**2 * glow(*lamp, 0.42, 1.5) * 0.34)[..., None] * hexa("#ffdf9e"))

    fx, fy = 0.585 * W, 0.746 * H
    paint(image, "#0a2320", clamp(np.exp(-(((U - 0.56) / 0.06) ** 2) - ((V - 0.747) / 0.006) ** 2) * 0.9))

    def figure(c):
        c.set_source_rgb(0.03, 0.09, 0.09)
        c.move_to(fx - 17, fy - 108)
        c.curve_to(fx - 44, fy - 70, fx - 50, fy - 30, fx - 54, fy)
        c.line_to(fx + 34, fy)
        c.curve_to(fx + 32, fy - 40, fx + 22, fy - 80, fx + 8, fy - 108)
        c.close_path()
        c.fill()
        c.move_to(fx - 31, fy - 104)
        c.curve_to(fx - 36, fy - 150, fx - 10, fy - 172, fx + 2, fy - 164)
        c.curve_to(fx + 22, fy - 150, fx + 20, fy - 118, fx + 12, fy - 103)
        c.close_path()
        c.fill()
        c.set_line_width(9)
        c.set_line_cap(1)
        c.move_to(fx + 4, fy - 84)
        c.line_to(fx + 48, fy - 100)
        c.stroke()
        c.set_line_width(2.5)
        c.move_to(fx + 48, fy - 102)
        c.line_to(fx + 50, fy - 78)
        c.stroke()
        c.set_source_rgb(1, 0.93, 0.68)
        c.rectangle(fx + 39, fy - 78, 22, 32)
        c.fill()
        c.set_source_rgb(0.16, 0.10, 0.05)
        for dy, dh in ((-82, 6), (-46, 5)):
            c.rectangle(fx + 36, fy + dy, 28, dh)
            c.fill()

    stamp(image, figure)
    screen(image, (glow(*lamp, 0.030, 1.2) * 0.9)[..., None] * hexa("#fff0bd"))
    screen(image, (glow(*lamp, 0.14, 1.1) * 0.55)[..., None] * hexa("#ffb85a"))
    for _ in range(46):
        px, py, size = rng.random(), 0.28 + 0.50 * rng.random(), 0.0016 + 0.004 * rng.random() ** 3
        screen(image, (glow(px, py, size, 2) * 0.95 + glow(px, py, size * 4, 1.6) * 0.22)[...,
            None] * hexa("#ffe28a") * (0.4 + 0.6 * rng.random()))

    def ferns(c):
        for _ in range(42):
            x, y = rng.random() * W, H + 20
            if abs(x / W - 0.5) < 0.16:
                continue
            tall, bend = 110 + 170 * rng.random(), (rng.random() - 0.5) * 320
            c.set_source_rgb(0.008 + 0.02 * rng.random(), 0.05 + 0.03 * rng.random(), 0.055)
            for k in range(1, 19):
                t = k / 19
                sx, sy = x + bend * t * t, y - tall * (t * 1.15 - 0.3 * t * t)
                long = 62 * np.sin(np.pi * (0.12 + 0.88 * t)) * (1.05 - 0.4 * t)
                for side in (-1, 1):
                    c.move_to(sx, sy - 4)
                    c.curve_to(
                        sx + side * long * 0.4, sy - 14, sx + side * long * 0.8, sy - 12, sx + side * long, sy + 12
                    )
                    c.curve_to(sx + side * long * 0.6, sy - 2, sx + side * long * 0.3, sy - 2, sx, sy + 3)
                    c.fill()

    image *= (1 - 0.55 * smooth(0.74, 0.98, V))[..., None]
    stamp(image, ferns)
    vignette(image, 0.55)
    return grain(image, rng, 0.010)
