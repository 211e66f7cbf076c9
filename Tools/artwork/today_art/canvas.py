# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""What every picture is made with: noise, gradients, masks, blurs and grain on float32 RGB arrays (0...1)."""

import numpy as np
import cairo
from PIL import Image
from scipy.ndimage import gaussian_filter

W, H = 1300, 1500

#: Pixel-centre coordinates: U runs 0...1 across, V runs 0...1 down.
V, U = np.mgrid[0:H, 0:W].astype(np.float32)
U, V = (U + 0.5) / W, (V + 0.5) / H
PX = 1.0 / H


def hexa(text):
    """'#rrggbb' as a float triple."""
    text = text.lstrip("#")
    return np.array([int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def clamp(x):
    return np.clip(x, 0, 1)


def smooth(a, b, x):
    """Hermite step from 0 at a to 1 at b."""
    t = clamp((x - a) / (b - a))
    return t * t * (3 - 2 * t)


def ramp(t, stops):
    """A colour gradient: stops are (position, '#rrggbb'), smoothly interpolated."""
    t = np.asarray(t, np.float32)
    at = [s[0] for s in stops]
    colours = np.stack([hexa(s[1]) for s in stops])
    return np.stack([np.interp(t, at, colours[:, c]) for c in range(3)], -1).astype(np.float32)


def mix(a, b, t):
    """a where t is 0, b where t is 1; t is a mask (H×W) or a number."""
    t = np.asarray(t, np.float32)
    return a + (b - a) * (t[..., None] if t.ndim == 2 else t)


def paint(image, colour, mask):
    """Lays a colour (hex, triple or image) over image through a mask, in place."""
    colour = hexa(colour) if isinstance(colour, str) else colour
    image += (colour - image) * mask[..., None]


def screen(image, light):
    """Adds light the way a lens does: never above white."""
    image[...] = 1 - (1 - image) * (1 - clamp(light))


def blur(x, sigma):
    """Gaussian blur in pixels; sigma may be (vertical, horizontal)."""
    if x.ndim == 3:
        sigma = (sigma if isinstance(sigma, tuple) else (sigma, sigma)) + (0,)
    return gaussian_filter(x, sigma, mode="nearest").astype(np.float32)


def soft(x, sigma):
    """A wide blur done at a quarter of the size."""
    small = gaussian_filter(x[::4, ::4], (sigma / 4, sigma / 4) + ((0,) if x.ndim == 3 else ()), mode="nearest")
    planes = small[..., None] if small.ndim == 2 else small
    out = [np.asarray(Image.fromarray(np.ascontiguousarray(planes[..., c]), "F").resize((W, H), Image.BICUBIC))
           for c in range(planes.shape[-1])]
    return out[0] if x.ndim == 2 else np.stack(out, -1)


def noise(rng, across, down, octaves=5, gain=0.5):
    """Fractal noise of mean 0.5: 'across' × 'down' cells in the first octave."""
    total, weight, sum_ = 1.0, 0.0, np.zeros((H, W), np.float32)
    for _ in range(octaves):
        nx, ny = max(2, int(across)), max(2, int(down))
        grid = rng.random((ny + 3, nx + 3), np.float32)
        layer = Image.fromarray(grid, "F").resize((W, H), Image.BICUBIC)
        sum_ += np.asarray(layer) * total
        weight += total
        total *= gain
        across, down = across * 2, down * 2
        if across > W or down > H:
            break
    return sum_ / weight


def line(rng, cells, octaves=5, gain=0.5, ridged=False):
    """A one-dimensional fractal line, W samples, about 0...1."""
    x = np.linspace(0, 1, W)
    total, weight, out = 1.0, 0.0, np.zeros(W)
    for _ in range(octaves):
        knots = rng.random(int(cells) + 4)
        t = x * cells + 1
        i = t.astype(int)
        f = t - i
        f = f if ridged else f * f * (3 - 2 * f)
        out += (knots[i] * (1 - f) + knots[i + 1] * f) * total
        weight += total
        total *= gain
        cells *= 2.1
    return (out / weight).astype(np.float32)


def below(edge, width=1.0):
    """An antialiased mask of all that lies below a line (W values of v)."""
    return clamp((V - edge[None, :]) / PX / width + 0.5)


def disc(cx, cy, radius, feather=1.0):
    """An antialiased disc; centre in (u, v), radius in units of the picture's width."""
    d = np.hypot((U - cx) * W, (V - cy) * H) - radius * W
    return clamp(0.5 - d / feather)


def glow(cx, cy, radius, power=2.0):
    """Light falling off from a point, 1 at the centre."""
    d = np.hypot((U - cx) * W, (V - cy) * H) / (radius * W)
    return np.exp(-(d**power)).astype(np.float32)


def stars(rng, count, bottom=1.0, brightest=1.0):
    """A field of stars as light (H×W×3), most of them faint."""
    light = np.zeros((H, W, 3), np.float32)
    tints = [hexa(t) for t in ("#ffffff", "#cfe2ff", "#fff0d8", "#e3d9ff")]
    for _ in range(count):
        x, y = rng.random() * W, rng.random() * H * bottom
        size = 0.55 + 1.5 * rng.random() ** 7
        power = brightest * (0.10 + 0.9 * rng.random() ** 5)
        tint = tints[int(rng.integers(len(tints)))]
        x0, y0 = int(x) - 6, int(y) - 6
        if x0 < 0 or y0 < 0 or x0 + 13 > W or y0 + 13 > H:
            continue
        yy, xx = np.mgrid[y0 : y0 + 13, x0 : x0 + 13]
        spot = np.exp(-((xx - x) ** 2 + (yy - y) ** 2) / (2 * size * size)) * power
        light[y0 : y0 + 13, x0 : x0 + 13] += spot[..., None] * tint
    return light


def vector(draw):
    """Runs draw(context) on a clear cairo surface in pixels; returns (straight RGB, alpha)."""
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, W, H)
    draw(cairo.Context(surface))
    surface.flush()
    raw = np.frombuffer(surface.get_data(), np.uint8).reshape(H, surface.get_stride() // 4, 4)[:, :W]
    alpha = raw[..., 3].astype(np.float32) / 255
    rgb = raw[..., 2::-1].astype(np.float32) / 255 / np.maximum(alpha, 1e-4)[..., None]
    return rgb, alpha


def stamp(image, draw):
    """Draws with cairo straight onto the picture."""
    rgb, alpha = vector(draw)
    paint(image, rgb, alpha)


def grain(image, rng, amount=0.012):
    """A fine film grain; it also keeps wide gradients from banding."""
    speck = rng.standard_normal((H, W)).astype(np.float32)
    return clamp(image + (blur(speck, 0.6) * amount * 2)[..., None])


def vignette(image, strength=0.25):
    d = ((U - 0.5) ** 2 + (V - 0.5) ** 2) * 2
    image *= (1 - strength * d**1.5)[..., None]


def save(image, path, quality=85):
    """Writes a progressive JPEG with full-resolution colour."""
    pixels = (clamp(image) * 255 + 0.5).astype(np.uint8)
    Image.fromarray(pixels, "RGB").save(path, quality=quality, optimize=True, progressive=True, subsampling=1)
