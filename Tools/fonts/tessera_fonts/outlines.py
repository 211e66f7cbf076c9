# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Reading, blending and fitting glyph outlines. Coordinates are units of 1/2048 em unless a name says otherwise."""

import unicodedata
from dataclasses import dataclass

from fontTools.misc.psCharStrings import T2CharString
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen

from .advances import EM

# Of a change of advance, up to this share of the side bearings is taken from or given to them; outlines take the rest.
BEARING_LOSS, BEARING_GAIN = 0.30, 0.35


@dataclass
class Glyph:
    advance: float
    commands: list

    def bounds(self):
        pen = BoundsPen(None)
        replay(self.commands, pen)
        return pen.bounds


def replay(commands: list, pen) -> None:
    for name, points in commands:
        getattr(pen, name)(*points)


def moved(commands: list, scale_x: float, scale_y: float, dx: float) -> list:
    return [(name, tuple((x * scale_x + dx, y * scale_y) for x, y in points)) for name, points in commands]


def read(font, cap_height: float) -> dict:
    """Every glyph of the font, scaled so that capitals are as high as `cap_height`."""
    scale = cap_height / font["OS/2"].sCapHeight
    glyphs, metrics = font.getGlyphSet(), font["hmtx"]
    result = {}
    for name in font.getGlyphOrder():
        pen = RecordingPen()
        glyphs[name].draw(pen)
        result[name] = Glyph(metrics[name][0] * scale, moved(pen.value, scale, scale, 0))
    return result


def mended(text: dict, display: dict) -> dict:
    """The display glyphs, with the text cut's in place of broken ones.

    In this version of Inter Display some in-between weights have collapsed outlines (the K of most italics), and most
    accents of small letters stand a tenth of an em too low or too high. Both cuts are drawn alike, so a sound glyph has
    about the area and the height of its twin.
    """
    return {name: glyph if name not in text or sound(glyph, text[name]) else text[name] for name, glyph in display.items()}


def sound(glyph: Glyph, twin: Glyph) -> bool:
    mine, other = glyph.bounds(), twin.bounds()
    if mine is None or other is None:
        return mine is other
    if abs(mine[3] - other[3]) > 60 or abs(mine[1] - other[1]) > 60:
        return False
    return 0.8 <= area(glyph) / (area(twin) or 1) <= 1.25


def area(glyph: Glyph) -> float:
    pen = AreaPen()
    replay(glyph.commands, pen)
    return pen.value


# Two outlines correspond where no point is farther from its partner than this, in shares of the em.
FARTHEST_PARTNER = 0.075


def blended(text: dict, display: dict, amount: float) -> dict:
    """Glyphs between two cuts; one whose outlines do not correspond is taken from the nearer cut."""
    near, far = (text, display) if amount < 0.5 else (display, text)
    share = amount if amount < 0.5 else 1 - amount
    result = {}
    for name, glyph in near.items():
        other = far.get(name)
        if share == 0 or other is None or not correspond(glyph, other):
            result[name] = glyph
            continue
        commands = [
            (c, tuple((x + (u - x) * share, y + (v - y) * share) for (x, y), (u, v) in zip(points, others)))
            for (c, points), (_, others) in zip(glyph.commands, other.commands)
        ]
        result[name] = Glyph(glyph.advance + (other.advance - glyph.advance) * share, commands)
    return result


def correspond(glyph: Glyph, other: Glyph) -> bool:
    """Whether both are drawn with the same commands from the same starting points, as far as one can tell."""
    if [c for c, _ in glyph.commands] != [c for c, _ in other.commands]:
        return False
    mine = [point for _, points in glyph.commands for point in points]
    theirs = [point for _, points in other.commands for point in points]
    if not mine:
        return True
    (left, bottom, right, top), (u0, v0, u1, v1) = glyph.bounds(), other.bounds()
    if right == left or top == bottom or u1 == u0 or v1 == v0:
        return False
    limit = FARTHEST_PARTNER * EM
    return all(
        abs((x - left) - (u - u0) * (right - left) / (u1 - u0)) <= limit
        and abs((y - bottom) - (v - v0) * (top - bottom) / (v1 - v0)) <= limit
        for (x, y), (u, v) in zip(mine, theirs)
    )


@dataclass
class Placement:
    """Where an outline goes in its new advance: x becomes x * scale + dx."""

    advance: int
    scale: float
    dx: float


def fit(glyph: Glyph, advance: float) -> Placement:
    advance = max(round(advance), 1)
    bounds = glyph.bounds()
    if bounds is None:
        return Placement(advance, 1, 0)
    left, right = bounds[0], glyph.advance - bounds[2]
    width, bearings = bounds[2] - bounds[0], left + right
    change = advance - glyph.advance
    limit = max(bearings, 0.06 * glyph.advance) * (BEARING_GAIN if change > 0 else BEARING_LOSS)
    taken = max(-limit, min(limit, change))
    scale = (width + change - taken) / width if width > 0 else 1
    # What the bearings gain or lose is shared evenly: the outline stays as centred as it was drawn.
    return Placement(advance, scale, left + taken / 2 - bounds[0] * scale)


def charstring(commands: list, advance: int, private, subroutines) -> T2CharString:
    pen = T2CharStringPen(advance, None)
    replay(commands, pen)
    return pen.getCharString(private, subroutines, optimize=False)


def base_letter(character: str) -> str:
    """The ASCII letter under the accents, or the character itself."""
    base = unicodedata.normalize("NFD", character)[0]
    return {"ı": "i", "ȷ": "j", "ŀ": "l", "ł": "l", "đ": "d", "ħ": "h", "Ħ": "H", "Đ": "D", "Ł": "L"}.get(base, base)


# Cyrillic and Greek letters that are drawn like a Latin one.
LOOKALIKES = dict(zip("АВЕЅІЈКМНОРСТХаеѕіјорсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABESIJKMHOPCTXaesijopcyxABEZHIKMNOPTYXo"))
# Quotes, dashes and marks whose advance follows another character's.
LIKE = {"\u00a0": " ", "‘": "'", "’": "'", "‚": ",", "·": ".", "¡": "!", "¿": "?", "×": "+", "÷": "+", "−": "+",
        "±": "+", "≠": "=", "≤": "<", "≥": ">", "≈": "~", "€": "$", "£": "$", "¥": "$", "…": None}  # fmt: skip


def targets(cmap: dict, glyphs: dict, table: dict, tabular: dict) -> dict:
    """The advance for each glyph name: measured, the base letter's, or the drawn one moved as its neighbours were.

    `tabular` names the tabular form of each digit; all of them get the advance of the plus sign.
    """
    drawn = {c: glyphs[cmap[ord(c)]].advance for c in table}

    def mean(characters: str) -> float:
        return sum(table[c] - drawn[c] for c in characters) / len(characters)

    shift = {
        "Lu": mean("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        "Ll": mean("abcdefghijklmnopqrstuvwxyz"),
        "Nd": mean("0123456789"),
        "Sm": mean("+<=>~"),
        "Pd": mean("-"),
    }
    result = {name: glyph.advance for name, glyph in glyphs.items()}
    for code, name in sorted(cmap.items(), reverse=True):
        character = chr(code)
        category = unicodedata.category(character)
        letter = base_letter(character)
        source = LIKE.get(character) or LOOKALIKES.get(letter, letter)
        if character == "…":
            result[name] = 3 * table["."]
        elif source in table and category != "No":
            result[name] = table[source]
        elif category not in ("Mn", "Me", "Cf") and glyphs[name].advance > 0:
            result[name] = max(glyphs[name].advance + shift.get(category, 0), 0.5 * glyphs[name].advance)
    for c, advance in table.items():  # an ASCII character's own glyph wins over those that share it
        result[cmap[ord(c)]] = advance
    for name in tabular.values():
        result[name] = table["+"]
    return result
