#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Draws every picture of the Today app into its asset catalog.

    pip install numpy scipy pillow pycairo
    python3 Tools/artwork/make_today.py            # all of them, about a minute
    python3 Tools/artwork/make_today.py aurora     # the named ones only

Seeds are fixed: the same library versions give the same bytes.
"""

import json
import pathlib
import sys

from today_art import canvas, daylight, icons, night, sea_and_sky, town

CATALOG = pathlib.Path(__file__).resolve().parents[2] / "Apps" / "Today" / "Assets.xcassets"

PICTURES = {
    "aurora": night.aurora,
    "planet": night.planet,
    "lantern": night.lantern,
    "waves": sea_and_sky.waves,
    "balloons": sea_and_sky.balloons,
    "dunes": sea_and_sky.dunes,
    "dusk": town.dusk,
    "mist": daylight.mist,
    "leaves": daylight.leaves,
    "still": daylight.still,
}

#: Games take their icon from their picture: which one, the middle of the cut, its width.
CROPS = {
    "vesper": ("aurora", 0.70, 0.78, 0.36),
    "lastline": ("dusk", 0.62, 0.625, 0.36),
    "longshadow": ("dunes", 0.62, 0.56, 0.62),
    "lamplight": ("lantern", 0.60, 0.685, 0.34),
}

INFO = {"author": "xcode", "version": 1}


def write_json(path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, indent=2) + "\n")


def image_set(folder, name, filename, scale=None):
    """An empty image set that names one file; returns where that file belongs."""
    where = CATALOG / folder / f"{name}.imageset"
    entry = {"filename": filename, "idiom": "universal"}
    images = [entry]
    if scale:
        images = [
            entry | {"scale": s} if s == scale else {"idiom": "universal", "scale": s} for s in ("1x", "2x", "3x")
        ]
    write_json(where / "Contents.json", {"images": images, "info": INFO})
    return where / filename


def main(wanted):
    write_json(CATALOG / "Contents.json", {"info": INFO})
    for folder in ("Pictures", "Icons"):
        write_json(CATALOG / folder / "Contents.json", {"info": INFO})
    for name, draw in PICTURES.items():
        if not wanted or name in wanted:
            print(name, flush=True)
            canvas.save(draw(), image_set("Pictures", name, f"{name}.jpg"))
    for draw in icons.ALL:
        if not wanted or draw.__name__ in wanted:
            icons.draw(draw).write_to_png(str(image_set("Icons", draw.__name__, f"{draw.__name__}@3x.png", "3x")))
    for name, (picture, *cut) in CROPS.items():
        if not wanted or name in wanted:
            source = CATALOG / "Pictures" / f"{picture}.imageset" / f"{picture}.jpg"
            icons.crop(source, *cut).save(image_set("Icons", name, f"{name}@3x.png", "3x"), optimize=True)
    if not wanted or "reader" in wanted:
        icons.portrait().write_to_png(str(image_set("Pictures", "reader", "reader.png")))


if __name__ == "__main__":
    main(set(sys.argv[1:]))
