# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Tessera Mono: JetBrains Mono at the advance of iOS's monospaced system font."""

import io

from fontTools.ttLib import TTFont

from . import faces, sources
from .advances import CAP_HEIGHT

ADVANCE = 1266  # measured: 0.6181640625 em


def name(weight: str, italic: bool) -> str:
    return f"TesseraMono-{weight}{'Italic' if italic else ''}"


def make(weight: str, italic: bool) -> dict:
    data = sources.reduced(sources.mono_path(weight, italic), features=["mark", "mkmk"])
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    glyf, metrics, em = font["glyf"], font["hmtx"].metrics, font["head"].unitsPerEm
    scale = CAP_HEIGHT / font["OS/2"].sCapHeight
    x_height = round(font["OS/2"].sxHeight * scale)
    for glyph_name in font.getGlyphOrder():
        glyph = glyf[glyph_name]
        advance = metrics[glyph_name][0]
        wide = ADVANCE * round(advance / (0.6 * em))
        shift = (wide - advance * scale) / 2 if advance else 0
        if glyph.isComposite():
            for part in glyph.components:
                # A part stands where its own glyph was moved to; only the offset between parts is left to scale.
                part.x, part.y = round(part.x * scale), round(part.y * scale)
        elif glyph.numberOfContours > 0:
            glyph.coordinates.scale((scale, scale))
            glyph.coordinates.translate((shift, 0))
            glyph.coordinates.toInt()
        metrics[glyph_name] = (wide, 0)
    for glyph_name in font.getGlyphOrder():
        glyf[glyph_name].recalcBounds(glyf)
        metrics[glyph_name] = (metrics[glyph_name][0], getattr(glyf[glyph_name], "xMin", 0))
    for tag in ("GPOS", "GSUB", "GDEF"):
        if tag in font:
            del font[tag]
    faces.set_metrics(font, x_height, faces.CSS_WEIGHT[weight], italic)
    font["hhea"].advanceWidthMax = ADVANCE
    faces.set_names(
        font, name(weight, italic), "Tessera Mono", "Made from JetBrains Mono, (c) 2020 The JetBrains Mono Project Authors; SIL OFL 1.1"
    )
    return {name(weight, italic): faces.saved(font)}
