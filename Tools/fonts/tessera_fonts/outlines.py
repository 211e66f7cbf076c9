# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Reading, blending and fitting glyph outlines. Coordinates are units of 1/2048 em unless a name says otherwise."""

import unicodedata
from dataclasses import dataclass

from fontTools.misc.psCharStrings import T2CharString
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen

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


def blended(text: dict, display: dict, amount: float) -> dict:
    """Glyphs between two cuts; one whose outlines do not correspond is taken from the nearer cut."""
    near, far = (text, display) if amount < 0.5 else (display, text)
    share = amount if amount < 0.5 else 1 - amount
    result = {}
    for name, glyph in near.items():
        other = far.get(name)
        if share == 0 or other is None or [c for c, _ in glyph.commands] != [c for c, _ in other.commands]:
            result[name] = glyph
            continue
        commands = [
            (c, tuple((x + (u - x) * share, y + (v - y) * share) for (x, y), (u, v) in zip(points, others)))
            for (c, points), (_, others) in zip(glyph.commands, other.commands)
        ]
        result[name] = Glyph(glyph.advance + (other.advance - glyph.advance) * share, commands)
    return result


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
