# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The light pictures, which carry dark text: a plaster still life, a potted plant, hills in mist."""

import numpy as np

from .canvas import *


def mist(seed=41):
    rng = np.random.default_rng(seed)
    image = ramp(V + 0.05 * (noise(rng, 2, 3, 4) - 0.5),
        [(0, "#f1ece4"), (0.3, "#f4e9dd"), (0.55, "#f6e1cf"), (0.8, "#e9ddd2")])
    sun = (0.665, 0.375)
    screen(image, (glow(*sun, 0.40, 1.3) * 0.45)[..., None] * hexa("#ffd9b0"))
    paint(image, ramp((V - 0.28) / 0.2, [(0, "#e8573f"), (1, "#f39a70")]), disc(*sun, 0.112, 1.6) * 0.94)
    ranges = [
        (0.560, 0.16, 2.6, "#c3cdd0", 0.55), (0.610, 0.18, 3.0, "#9fb3ba", 0.70), (0.680, 0.20, 2.4, "#7896a0", 0.80),
        (0.770, 0.22, 2.8, "#517682", 0.90), (0.880, 0.24, 2.1, "#315763", 0.96), (1.010, 0.22, 2.3, "#1d3f4b", 1.0),
    ]
    for i, (base, swing, cells, colour, ink) in enumerate(ranges):
        edge = base - swing * line(rng, cells, 8, 0.44, ridged=True)
        depth = V - edge[None, :]
        mask = below(edge, 1.4)
        wash = 0.86 + 0.28 * (noise(rng, 5, 7, 6) - 0.25)
        pool = np.exp(-depth / 0.010) * 0.16
        fade = smooth(0.27, 0.0, depth) ** 1.15
        creases = smooth(0.47, 0.60, noise(rng, 18, 8, 5) + 0.12 * np.sin((U * 3 + depth * 9) * 6.28)) * 0.16
        density = clamp(ink * (fade * wash + pool) - creases * fade * 0.6)
        paint(image, colour, mask * density)
        if i >= 2:
            stamp_trees(image, rng, edge, hexa(colour) * 0.80, 13 + 15 * (i - 2), 0.30 + 0.12 * i)
        if i < 5:
            veil = soft(below(edge + 0.11), 46) * (0.6 + 0.5 * noise(rng, 3, 8, 4))
            paint(image, "#f7ebdf", clamp(veil) * (0.62 - 0.06 * i))

    def birds(c):
        c.set_source_rgba(0.20, 0.28, 0.32, 0.85)
        c.set_line_cap(1)
        for bx, by, s in ((0.40, 0.335, 1.0), (0.435, 0.318, 0.8), (0.462, 0.342, 0.7), (0.365, 0.352, 0.75),
            (0.50, 0.322, 0.55)):
            x, y, w = bx * W, by * H, 21 * s
            c.set_line_width(2.6 * s)
            c.move_to(x - w, y - 5 * s)
            c.curve_to(x - w * 0.6, y - 11 * s, x - w * 0.2, y - 7 * s, x, y)
            c.curve_to(x + w * 0.2, y - 8 * s, x + w * 0.6, y - 13 * s, x + w, y - 8 * s)
            c.stroke()

    stamp(image, birds)
    paper = noise(rng, 260, 260, 2) - 0.5
    image *= (1 + paper * 0.045)[..., None]
    return grain(image, rng, 0.006)


def stamp_trees(image, rng, edge, colour, tall, density):
    """Loose groves of firs along a ridge, thinner toward the foot."""
    groves = line(rng, 9, 3)

    def draw(c):
        x = 0.0
        while x < W:
            here = groves[min(W - 1, int(x))]
            if here > 0.47 and rng.random() < density + 0.3:
                h = tall * (0.45 + 0.8 * rng.random())
                y = float(edge[min(W - 1, int(x))]) * H + 3 + rng.random() * tall * 0.25
                c.set_source_rgba(*[float(v) for v in colour], 0.75 + 0.25 * rng.random())
                c.move_to(x, y - h)
                for k in range(1, 6):
                    t = k / 5
                    c.line_to(x + h * 0.17 * t, y - h + h * t)
                    c.line_to(x + h * 0.09 * t, y - h + h * t - 1)
                for k in range(5, 0, -1):
                    t = k / 5
                    c.line_to(x - h * 0.09 * t, y - h + h * t - 1)
                    c.line_to(x - h * 0.17 * t, y - h + h * t)
                c.close_path()
                c.fill()
            x += tall * (0.10 + 0.22 * rng.random())

    stamp(image, draw)


def leaves(seed=3):
    rng = np.random.default_rng(seed)
    image = ramp(V * 0.8 + U * 0.35, [(0, "#f6efe3"), (0.5, "#f0e4d2"), (1.1, "#dfcdb6")])
    # Sun through a window: slanted panes of light on the wall.
    a, b = U * 0.92 + V * 0.38, V * 1.05 - U * 0.42
    panes = np.zeros((H, W), np.float32)
    for p in (0.30, 0.62, 0.94):
        for q in (-0.10, 0.24, 0.58):
            panes = np.maximum(panes,
                smooth(p, p + 0.02, a) * smooth(p + 0.28, p + 0.26, a) * smooth(q, q + 0.02, b) * smooth(q + 0.30, q
                    + 0.28, b))
    sky = blur(panes, 9) * smooth(0.05, 0.5, U + 0.3 * V)
    image *= (0.93 + 0.07 * sky)[..., None]
    screen(image, (sky * 0.38)[..., None] * hexa("#ffe6bd"))

    shelf = 0.885
    plant, pot = [], (0.63, shelf)
    spec = [
        # angle from upright, stem length, leaf length, width
        (-0.98, 0.24, 0.25, 0.40), (0.95, 0.25, 0.26, 0.40), (-0.62, 0.33, 0.27, 0.42), (0.60, 0.35, 0.27,
            0.42), (-0.30, 0.42, 0.28, 0.42),
        (0.27, 0.44, 0.28, 0.43), (-0.02, 0.33, 0.27, 0.45), (-0.78, 0.13, 0.22, 0.44), (0.80, 0.14, 0.21,
            0.44), (-0.38, 0.18, 0.23, 0.46), (0.36, 0.20, 0.23, 0.46), (0.02, 0.16, 0.22, 0.48),
    ]
    for angle, stem, long, wide in spec:
        plant.append((angle + (rng.random() - 0.5) * 0.10, stem * 0.76, long * 0.74, wide, rng.random()))

    root = (pot[0] * W, (pot[1] - 0.157) * H)

    def shadow(c):
        c.translate(-125, 95)
        c.set_source_rgb(0, 0, 0)
        for item in plant:
            leaf(c, root, item, flat=True)
        draw_pot(c, pot, flat=True)

    _, mask = vector(shadow)
    cast = soft(mask, 30) * smooth(shelf + 0.01, shelf - 0.02, V)
    image *= 1 - (cast * 0.34)[..., None] * (1 - hexa("#b98d6c") * 0.75)

    # The shelf it stands on.
    board = ramp((V - shelf) / 0.12, [(0, "#d9b48c"), (0.12, "#c9a079"), (1, "#a67c58")])
    fibre = noise(rng, 5, 160, 4)
    paint(image, board * (0.90 + 0.2 * fibre)[..., None], below(np.full(W, shelf, np.float32)))
    screen(image, (np.exp(-(((V - shelf - 0.0016) / 0.0014) ** 2)) * 0.4)[..., None] * hexa("#fff0d8"))
    contact = np.exp(-(((U - pot[0] + 0.02) / 0.15) ** 2) - ((V - shelf - 0.008) / 0.010) ** 2)
    image *= (1 - 0.55 * contact)[..., None]

    for item in plant[:7]:
        stamp_leaf(image, root, item)
    rgb, alpha = vector(lambda c: draw_pot(c, pot))
    speckle = 0.95 + 0.10 * noise(rng, 160, 190, 3)
    paint(image, rgb * speckle[..., None], alpha)
    for item in plant[7:]:
        stamp_leaf(image, root, item)
    return grain(image, rng, 0.007)


def stamp_leaf(image, root, item):
    """One leaf with the soft shade that it throws on what is behind it."""
    _, mask = vector(lambda c: (c.translate(-12, 16), leaf(c, root, item, flat=True)))
    darker = 1 - blur(mask, 9) * 0.26
    alpha_before = plant_region(image)
    image *= mix(np.ones((H, W, 3), np.float32), darker[..., None] * np.ones(3, np.float32), alpha_before)
    stamp(image, lambda c: leaf(c, root, item))


def plant_region(image):
    """Where the picture is already leaf or pot: leaves shade each other, not the far wall."""
    green = smooth(0.0, 0.06, image[..., 1] - image[..., 0])
    clay = smooth(0.20, 0.32, image[..., 0] - image[..., 2])
    return np.maximum(green, clay * smooth(0.66, 0.70, V))


def leaf(c, root, item, flat=False):
    """A broad leaf on its stem; two-toned, with veins, unless flat."""
    import cairo

    angle, stem, long, wide, tone = item
    sx, sy = np.sin(angle), -np.cos(angle)
    tip = (root[0] + sx * stem * W, root[1] + sy * stem * W * 1.05)
    if not flat:
        c.set_source_rgb(0.36, 0.47, 0.27)
    c.set_line_width(9 if not flat else 8)
    c.set_line_cap(1)
    c.move_to(*root)
    c.curve_to(root[0] + sx * stem * W * 0.18, root[1] - stem * W * 0.5, tip[0] - sx * 40, tip[1] + 50, *tip)
    c.stroke()
    c.save()
    c.translate(*tip)
    c.rotate(angle * 1.38)
    length, half = long * W, long * W * wide
    droop = length * 0.10 * (1 if angle > 0 else -1)

    def outline(side):
        c.move_to(0, 0)
        c.curve_to(side * half * 0.75, -length * 0.02, side * half * 1.15, -length * 0.48, side * half * 0.62
            + droop * 0.5, -length * 0.76)
        c.curve_to(side * half * 0.34 + droop * 0.8, -length * 0.92, droop * 0.9, -length * 0.95, droop, -length)

    def midrib():
        c.curve_to(droop * 0.6, -length * 0.7, 0, -length * 0.35, 0, 0)
        c.close_path()

    base = np.array([0.20, 0.42, 0.29]) * (0.80 + 0.42 * tone) + np.array([0.06, 0.05, -0.01]) * tone
    for side in (-1, 1):
        outline(side)
        midrib()
        if flat:
            c.fill()
            continue
        lit = side > 0
        gradient = cairo.LinearGradient(0, 0, side * half, -length * 0.55)
        near_, far = (base * 1.28, base * 1.02) if lit else (base * 0.70, base * 0.92)
        gradient.add_color_stop_rgb(0, *[float(min(1, v)) for v in near_])
        gradient.add_color_stop_rgb(1, *[float(min(1, v)) for v in far])
        c.set_source(gradient)
        c.fill_preserve()
        c.save()
        c.clip()
        for k in range(1, 9):
            t = k / 9
            y = -length * (0.04 + 0.84 * t)
            c.set_source_rgba(*[float(min(1, v)) for v in base * (1.75 if lit else 1.45)], 0.55)
            c.set_line_width(2.4)
            c.move_to(droop * t * t * 0.9, y)
            c.curve_to(side * half * 0.3, y - length * 0.05, side * half * 0.7, y - length * 0.12, side * half * 1.2,
                y - length * 0.24)
            c.stroke()
        c.restore()
    if not flat:
        c.set_source_rgb(*[float(min(1, v)) for v in base * 2.05])
        c.set_line_width(4.4)
        c.move_to(0, 0)
        c.curve_to(0, -length * 0.35, droop * 0.6, -length * 0.7, droop, -length * 0.98)
        c.stroke()
    c.restore()


def draw_pot(c, pot, flat=False):
    import cairo

    x, y, top, foot, tall = pot[0] * W, pot[1] * H + 6, 146, 102, 246
    c.move_to(x - top, y - tall)
    c.curve_to(x - top + 6, y - tall * 0.5, x - foot - 14, y - 40, x - foot, y - 8)
    c.curve_to(x - foot * 0.5, y + 8, x + foot * 0.5, y + 8, x + foot, y - 8)
    c.curve_to(x + foot + 14, y - 40, x + top - 6, y - tall * 0.5, x + top, y - tall)
    c.close_path()
    if flat:
        c.fill()
        c.rectangle(x - top - 12, y - tall - 14, 2 * top + 24, 66)
        c.fill()
        return
    body = cairo.LinearGradient(x - top, 0, x + top, 0)
    for at, colour in ((0, (0.56, 0.27, 0.19)), (0.30, (0.71, 0.38, 0.27)), (0.72, (0.86, 0.55, 0.40)),
        (0.90, (0.90, 0.62, 0.47)), (1, (0.78, 0.47, 0.34))):
        body.add_color_stop_rgb(at, *colour)
    c.set_source(body)
    c.fill()
    c.set_source_rgba(0.25, 0.08, 0.04, 0.25)
    c.rectangle(x - top + 3, y - tall + 50, 2 * top - 6, 13)
    c.fill()
    c.move_to(x - top - 12, y - tall - 10)
    c.curve_to(x - top * 0.5, y - tall - 24, x + top * 0.5, y - tall - 24, x + top + 12, y - tall - 10)
    c.line_to(x + top + 9, y - tall + 50)
    c.curve_to(x + top * 0.5, y - tall + 58, x - top * 0.5, y - tall + 58, x - top - 9, y - tall + 50)
    c.close_path()
    c.set_source(body)
    c.fill_preserve()
    c.set_source_rgba(1, 0.9, 0.8, 0.10)
    c.fill()
    c.save()
    c.translate(x, y - tall - 9)
    c.scale(top - 2, 11)
    c.arc(0, 0, 1, 0, 6.2832)
    c.restore()
    c.set_source_rgb(0.23, 0.15, 0.12)
    c.fill()


# A still life, marched through a distance field: matt solids, one soft lamp, open shade.

def still(seed=9):
    rng = np.random.default_rng(seed)
    eye = np.array([0.0, 1.55, 6.3], np.float32)
    x = ((U - 0.5) * 2 * W / H * 0.375).ravel()
    y = ((0.5 - V) * 2 * 0.375).ravel()
    d = np.stack([x + 0.02, y - 0.055, np.full_like(x, -1)], -1).astype(np.float32)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    t = march(eye, d, 64, 16.0)
    p = eye + d * t[:, None]
    distance, material = scene(p)
    n = normals(p)
    lamp = np.array([-0.62, 0.74, 0.52], np.float32)
    lamp /= np.linalg.norm(lamp)
    diffuse = clamp(n @ lamp)
    lit = np.zeros(len(p), np.float32)
    facing = diffuse > 0
    lit[facing] = soft_shadow(p[facing] + n[facing] * 0.01, lamp)
    ao = occlusion(p, n)
    colours = np.stack(
        [
            hexa(c)
            for c in ("#f2d9c2", "#f0d3bd", "#e07a58", "#f7e9d8", "#7fa3a0", "#e8b44f", "#2f5d62", "#f0c3ad", "#d9694f")
        ]
    )
    albedo = colours[material]
    sky = 0.55 + 0.45 * clamp(n[:, 1])
    bounce = clamp(-n[:, 1] * 0.5 + 0.5) * 0.18
    light = (diffuse * lit)[:, None] * hexa("#fff1dc") * 0.78
    shade = (sky * ao)[:, None] * hexa("#d6dcf2") * 0.50 + (bounce * ao)[:, None] * hexa("#ffb48e")
    rgb = albedo * (light + shade)
    gloss = clamp(((lamp - d) / np.linalg.norm(lamp - d, axis=1, keepdims=True) * n).sum(1)) ** 40 * lit
    rgb += gloss[:, None] * 0.10
    image = clamp(rgb.reshape(H, W, 3)) ** np.float32(0.92)
    image = 1 - np.exp(-image * 1.75)
    image /= 1 - np.exp(-1.75)
    image = smooth_edges(image)
    return grain(image, rng, 0.008)


def smooth_edges(image):
    """Antialiasing after the fact: blur only across strong edges."""
    grey = image.mean(-1)
    gy, gx = np.gradient(grey)
    edge = smooth(0.02, 0.08, np.hypot(gx, gy))
    return mix(image, blur(image, 0.8), blur(edge, 0.7))


def box(p, centre, size, round_=0.02):
    q = np.abs(p - np.array(centre, np.float32)) - np.array(size, np.float32) + round_
    return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - round_


def cylinder(p, centre, radius, half, round_=0.02):
    q = p - np.array(centre, np.float32)
    a = np.hypot(q[:, 0], q[:, 2]) - radius + round_
    b = np.abs(q[:, 1]) - half + round_
    return np.minimum(np.maximum(a, b), 0) + np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - round_


def sphere(p, centre, radius):
    return np.linalg.norm(p - np.array(centre, np.float32), axis=1) - radius


def cone(p, centre, radius, height):
    q = p - np.array(centre, np.float32)
    k = np.float32(radius / height)
    slant = (np.hypot(q[:, 0], q[:, 2]) - (height - q[:, 1]) * k) / np.sqrt(1 + k * k)
    return np.maximum(slant, -q[:, 1]) - 0.015


def arch(p, centre, outer, inner, deep):
    q = p - np.array(centre, np.float32)
    up = np.maximum(q[:, 1], 0)
    r = np.where(q[:, 1] > 0, np.hypot(q[:, 0], up), np.abs(q[:, 0]))
    ring = np.maximum(r - outer, inner - r)
    return np.maximum(np.maximum(ring, np.abs(q[:, 2]) - deep), -q[:, 1] - 1.05) - 0.015


def scene(p):
    """The distance to the nearest surface, and which one it is."""
    parts = [
        p[:, 1],                                                  # the floor
        box(p, (0, 3, -1.75), (9, 6, 0.2)),                       # the wall
        arch(p, (0.62, 1.05, -0.62), 0.86, 0.52, 0.26),           # the arch
        box(p, (0.10, 0.17, 0.30), (0.62, 0.17, 0.46), 0.03),     # a plinth
        cylinder(p, (-0.72, 0.42, -0.35), 0.30, 0.42),            # a drum
        sphere(p, (0.02, 0.62, 0.34), 0.28),                      # a ball
        sphere(p, (0.98, 0.20, 0.62), 0.20),                      # a small ball
        cone(p, (-0.72, 0.84, -0.35), 0.235, 0.62),               # a cone
        cylinder(p, (0.66, 0.09, 0.98), 0.16, 0.09),              # a counter
    ]
    stack = np.stack(parts, 1)
    return stack.min(1), stack.argmin(1)


def march(eye, d, steps, far):
    t = np.full(len(d), 2.5, np.float32)
    live = np.arange(len(d))
    for _ in range(steps):
        distance, _ = scene(eye + d[live] * t[live, None])
        t[live] += distance
        live = live[(distance > 0.0006) & (t[live] < far)]
        if len(live) == 0:
            break
    return t


def normals(p):
    e, out = np.float32(0.0012), np.zeros_like(p)
    for axis in range(3):
        step = np.zeros(3, np.float32)
        step[axis] = e
        out[:, axis] = scene(p + step)[0] - scene(p - step)[0]
    return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-6)


def soft_shadow(p, lamp, steps=40, width=7.0):
    t = np.full(len(p), 0.02, np.float32)
    shade = np.ones(len(p), np.float32)
    live = np.arange(len(p))
    for _ in range(steps):
        distance, _ = scene(p[live] + lamp * t[live, None])
        shade[live] = np.minimum(shade[live], width * distance / t[live])
        t[live] += np.clip(distance, 0.015, 0.20)
        live = live[(shade[live] > 0.003) & (t[live] < 5)]
        if len(live) == 0:
            break
    shade = clamp(shade)
    return shade * shade * (3 - 2 * shade)


def occlusion(p, n):
    total, weight = np.zeros(len(p), np.float32), 1.0
    for k in range(1, 6):
        reach = 0.06 * k
        total += weight * np.maximum(reach - scene(p + n * reach)[0], 0)
        weight *= 0.72
    return clamp(1 - 1.5 * total)
