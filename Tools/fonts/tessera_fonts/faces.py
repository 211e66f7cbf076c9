# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Which faces there are, and how one is put together from outlines and advances."""

import io
import math
from dataclasses import dataclass

from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._n_a_m_e import makeName

from . import outlines, positions, sources
from .advances import (
    ASCENT, CAP_HEIGHT, DESCENT, EM, WEIGHT_POSITION, WEIGHTS, X_HEIGHT_DISPLAY, X_HEIGHT_TEXT, Measured, blend,
)  # fmt: skip

# 2026-01-01, in seconds since 1904: the bytes must not depend on the day they are made.
TIMESTAMP = 3850070400
CSS_WEIGHT = dict(zip(WEIGHTS, range(100, 1000, 100)))
FAMILY = "Tessera Sans"

# The measured weights get a cut for every size of the ramp between text and display; the others get fewer.
FULL_RAMP = ["Regular", "Medium", "Semibold", "Bold"]
RAMP = list(range(18, 28))
SHORT_RAMP = [20, 24]
ITALIC_RAMP = [22]

# Characters of the small faces with tabular digits; what they lack comes from the ordinary face.
TABULAR = " 0123456789.,:;+-/%$()"


@dataclass(frozen=True)
class Cut:
    weight: str
    italic: bool
    size: int  # 17 stands for all text sizes, 28 for all display sizes

    @property
    def name(self) -> str:
        return f"TesseraSans{self._middle}-{self.weight}{self._ending}"

    @property
    def tabular_name(self) -> str:
        return f"TesseraSansDigits{self._middle}-{self.weight}{self._ending}"

    @property
    def _middle(self) -> str:
        return "Display" if self.size == 28 else ""

    @property
    def _ending(self) -> str:
        return ("Italic" if self.italic else "") + (f"-{self.size}" if 17 < self.size < 28 else "")


def cuts(weight: str, italic: bool) -> list:
    ramp = ITALIC_RAMP if italic else RAMP if weight in FULL_RAMP else SHORT_RAMP
    return [Cut(weight, italic, size) for size in [17, *ramp, 28]]


class Family:
    """The two source fonts of one weight and slant, read once for all their cuts."""

    def __init__(self, weight: str, italic: bool) -> None:
        self.weight, self.italic = weight, italic
        self.bytes, self.glyphs, self.tables = [], [], []
        self.short = [None, None]
        for display in (False, True):
            data = sources.reduced(sources.inter_path(weight, italic, display))
            font = TTFont(io.BytesIO(data), recalcTimestamp=False)
            self.bytes.append(data)
            self.glyphs.append(outlines.read(font, CAP_HEIGHT))
            self.tables.append(self._advances(font, display))
        self.glyphs[1] = outlines.mended(*self.glyphs)

    def _advances(self, font, display: bool) -> dict:
        measured = Measured()
        if self.weight not in ("UltraLight", "Thin", "Light"):
            return measured.table(self.weight, display)
        # No light weight is measured: regular's advances change as Inter's do from regular to this weight.
        regular = TTFont(sources.inter_path("Regular", self.italic, display), recalcTimestamp=False)
        scale, mine = CAP_HEIGHT / regular["OS/2"].sCapHeight, font.getBestCmap()
        names = regular.getBestCmap()
        return {
            c: value + scale * (font["hmtx"][mine[ord(c)]][0] - regular["hmtx"][names[ord(c)]][0])
            for c, value in measured.table("Regular", display).items()
        }

    def make(self, cut: Cut) -> dict:
        """The files of one cut: {face name: bytes}."""
        amount = blend(cut.size)
        display = amount >= 0.5
        data = self.bytes[display]
        if 17 < cut.size < 28:
            data = self.short[display] = self.short[display] or sources.reduced_again(data)
        font = TTFont(io.BytesIO(data), recalcTimestamp=False, recalcBBoxes=False)
        kept = set(font.getGlyphOrder())
        glyphs = outlines.blended(self.glyphs[0], self.glyphs[1], amount)
        glyphs = {name: glyph for name, glyph in glyphs.items() if name in kept}
        table = {c: u + (self.tables[1][c] - u) * amount for c, u in self.tables[0].items()}
        tabular = keep_tabular_digits(font)
        wanted = outlines.targets(font.getBestCmap(), glyphs, table, tabular)
        places = {name: outlines.fit(glyph, wanted[name]) for name, glyph in glyphs.items() if wanted[name] > 0}
        write_outlines(font, glyphs, places)
        scale = CAP_HEIGHT / font["OS/2"].sCapHeight
        positions.adapt_anchors(font, scale, places)
        positions.adapt_kerning(font, scale, WEIGHT_POSITION.get(cut.weight, 0.0), amount)
        x_height = X_HEIGHT_TEXT + (X_HEIGHT_DISPLAY - X_HEIGHT_TEXT) * amount
        set_metrics(font, round(x_height), CSS_WEIGHT[cut.weight], cut.italic)
        set_names(font, cut.name, FAMILY, "Made from Inter, (c) 2016-2022 The Inter Project Authors; SIL OFL 1.1")
        files = {cut.name: saved(font)}
        if not cut.italic:
            files[cut.tabular_name] = tabular_face(files[cut.name], cut.tabular_name, tabular)
        return files


def keep_tabular_digits(font) -> dict:
    """Reduces the tabular-figures feature to the ten digits and returns {digit glyph: tabular glyph}."""
    cmap = font.getBestCmap()
    wanted = {cmap[ord(c)] for c in "0123456789"}
    table, found = font["GSUB"].table, {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for subtable in table.LookupList.Lookup[index].SubTable:
                subtable.mapping = {a: b for a, b in subtable.mapping.items() if a in wanted}
                found.update(subtable.mapping)
    return found


def tabular_face(data: bytes, name: str, tabular: dict) -> bytes:
    """A small face in which digits are as wide as one another, so that no font feature has to travel to a browser."""
    font = TTFont(io.BytesIO(data), recalcTimestamp=False, recalcBBoxes=False)
    for table in font["cmap"].tables:
        table.cmap = {c: tabular.get(g, g) for c, g in table.cmap.items() if chr(c) in TABULAR}
    for tag in ("GSUB", "GPOS", "GDEF"):
        del font[tag]
    options = sources.subset.Options()
    options.recalc_timestamp = False
    options.name_IDs = []
    options.drop_tables = []
    options.notdef_outline = True
    subsetter = sources.subset.Subsetter(options)
    subsetter.populate(unicodes=[ord(c) for c in TABULAR])
    subsetter.subset(font)
    set_names(font, name, FAMILY + " Digits", "Made from Inter, (c) 2016-2022 The Inter Project Authors; SIL OFL 1.1")
    return saved(font)


def write_outlines(font, glyphs: dict, places: dict) -> None:
    top = font["CFF "].cff.topDictIndex[0]
    top.FontMatrix = [1 / EM, 0, 0, 1 / EM, 0, 0]
    private = top.Private
    for hint in ("BlueValues", "OtherBlues", "FamilyBlues", "FamilyOtherBlues", "StdHW", "StdVW", "StemSnapH",
                 "StemSnapV", "BlueScale", "BlueShift", "BlueFuzz", "ForceBold", "Subrs"):  # fmt: skip
        private.rawDict.pop(hint, None)
        if hasattr(private, hint):
            delattr(private, hint)
    private.defaultWidthX = private.nominalWidthX = 0
    metrics, strings = font["hmtx"].metrics, top.CharStrings
    still, boxes = outlines.Placement(0, 1, 0), []
    for name, glyph in glyphs.items():
        place = places.get(name, still)
        commands = outlines.moved(glyph.commands, place.scale, 1, place.dx)
        string = outlines.charstring(commands, place.advance, private, top.GlobalSubrs)
        strings[name] = string
        bounds = outlines.Glyph(0, commands).bounds()
        metrics[name] = (place.advance, math.floor(bounds[0]) if bounds else 0)
        if bounds:
            boxes.append((place.advance, *bounds))
    set_boxes(font, boxes)


def set_boxes(font, boxes: list) -> None:
    """The extents of the whole face, from (advance, xMin, yMin, xMax, yMax) of each glyph."""
    head, hhea = font["head"], font["hhea"]
    head.xMin, head.yMin = (math.floor(min(box[i] for box in boxes)) for i in (1, 2))
    head.xMax, head.yMax = (math.ceil(max(box[i] for box in boxes)) for i in (3, 4))
    hhea.advanceWidthMax = max(advance for advance, _ in font["hmtx"].metrics.values())
    hhea.minLeftSideBearing = head.xMin
    hhea.minRightSideBearing = math.floor(min(box[0] - box[3] for box in boxes))
    hhea.xMaxExtent = head.xMax
    font["CFF "].cff.topDictIndex[0].FontBBox = [head.xMin, head.yMin, head.xMax, head.yMax]


def set_metrics(font, x_height: int, weight: int, italic: bool) -> None:
    head, hhea, os2 = font["head"], font["hhea"], font["OS/2"]
    head.unitsPerEm = EM
    head.created = head.modified = TIMESTAMP
    head.macStyle = 2 if italic else 0
    hhea.ascent, hhea.descent, hhea.lineGap = ASCENT, DESCENT, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ASCENT, DESCENT, 0
    os2.usWinAscent, os2.usWinDescent = ASCENT, -DESCENT
    os2.sCapHeight, os2.sxHeight = CAP_HEIGHT, x_height
    os2.usWeightClass = weight
    # Every face is a family of its own to a font system, so no bold or italic bit may pair it with another one.
    os2.fsSelection = 0b1000_0000 | (1 if italic else 0x40)


def set_names(font, face: str, family: str, notice: str) -> None:
    style = face.split("-", 1)[1] if "-" in face else "Regular"
    values = {
        0: notice, 1: face, 2: "Regular", 3: f"Tessera:{face}", 4: face, 5: "Version 1.000", 6: face,
        13: "SIL Open Font License, Version 1.1", 14: "https://scripts.sil.org/OFL", 16: family, 17: style,
    }  # fmt: skip
    names = font["name"] = newTable("name")
    names.names = [makeName(text, number, 3, 1, 0x409) for number, text in sorted(values.items())]
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [face]
        top = cff.topDictIndex[0]
        for key in ("version", "Notice", "Copyright", "FullName", "FamilyName", "Weight", "UniqueID", "XUID"):
            top.rawDict.pop(key, None)
            if hasattr(top, key):
                delattr(top, key)
        top.FullName, top.FamilyName = face, family


def saved(font) -> bytes:
    if "post" in font:
        font["post"].formatType = 3.0
    out = io.BytesIO()
    font.save(out, reorderTables=False)
    return out.getvalue()
