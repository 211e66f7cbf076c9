# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Kerning and mark anchors in the new units and for the new advances."""

import string


def capital_factor(weight: float, amount: float) -> float:
    """How much tighter iOS kerns capitals than Inter, from what is left of measured strings after the advances.

    `weight` is 0 for regular and 1 for bold; `amount` goes from the text cut, 0, to the display cut, 1.
    """
    weight = min(weight, 1.4)
    text, display = 1.08 - 0.227 * weight, 1.54 - 0.345 * weight
    return text + (display - text) * amount


def small_factor(amount: float) -> float:
    return 1 + 0.3 * amount


def adapt_kerning(font, scale: float, weight: float, amount: float) -> None:
    cmap = font.getBestCmap()
    capitals = {cmap[ord(c)] for c in string.ascii_uppercase}
    letters = capitals | {cmap[ord(c)] for c in string.ascii_lowercase}
    capital, small = capital_factor(weight, amount) * scale, small_factor(amount) * scale
    for left, right, value in pairs(font):
        advance = value.XAdvance
        if advance > 0:
            # iOS sets no pair of letters wider where it was measured; Inter spaces K and i by a thirtieth of an em.
            value.XAdvance = 0 if left & letters and right & letters else round(advance * scale)
        else:
            value.XAdvance = round(advance * (capital if (left | right) & capitals else small))


def pairs(font) -> list:
    """(left glyphs, right glyphs, value) for every kerning value of the font that is not zero."""
    result = []
    for subtable in subtables(font, "PairPos"):
        firsts = subtable.Coverage.glyphs
        if subtable.Format == 1:
            for first, pair_set in zip(firsts, subtable.PairSet):
                result += [({first}, {record.SecondGlyph}, record.Value1) for record in pair_set.PairValueRecord]
            continue
        lefts = by_class(subtable.ClassDef1.classDefs)
        lefts[0] = {glyph for glyph in firsts if glyph not in subtable.ClassDef1.classDefs}
        rights = by_class(subtable.ClassDef2.classDefs)
        for i, row in enumerate(subtable.Class1Record):
            for j, record in enumerate(row.Class2Record):
                result.append((lefts.get(i, set()), rights.get(j, set()), record.Value1))
    return [(left, right, value) for left, right, value in result if value and getattr(value, "XAdvance", 0)]


def by_class(definitions: dict) -> dict:
    result = {}
    for glyph, number in definitions.items():
        result.setdefault(number, set()).add(glyph)
    return result


def adapt_anchors(font, scale: float, places: dict) -> None:
    """Scales all anchors; those on letters go where the letter's outline went."""

    def move(point, place=None) -> None:
        if point is not None:
            x = point.XCoordinate * scale
            point.XCoordinate = round(x * place.scale + place.dx if place else x)
            point.YCoordinate = round(point.YCoordinate * scale)

    for subtable in subtables(font, "MarkBasePos"):
        for record in subtable.MarkArray.MarkRecord:
            move(record.MarkAnchor)
        for name, record in zip(subtable.BaseCoverage.glyphs, subtable.BaseArray.BaseRecord):
            for point in record.BaseAnchor:
                move(point, places.get(name))


def subtables(font, kind: str) -> list:
    result = []
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            name = type(subtable).__name__
            if name not in ("PairPos", "MarkBasePos"):
                raise ValueError(f"{name} in GPOS: only PairPos and MarkBasePos are expected")
            if name == kind:
                result.append(subtable)
    return result
