# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Which advance each character gets: iOS's, in units of 1/2048 em, without the tracking that depends on the size.

Regular, semibold and bold are measured for text sizes and regular for display sizes. The rest follows from what the
measurements show: advances are linear in the weight axis, and between 17 and 28 points linear in one blend value.
"""

import json
import os

EM = 2048
ASCENT, DESCENT, CAP_HEIGHT = 1950, -494, 1443
# Text sizes have x-height 1078, display sizes 1040 (regular).
X_HEIGHT_TEXT, X_HEIGHT_DISPLAY = 1078, 1040

# The tracking that iOS adds at 34 points, where the display advances were measured.
TRACKING_AT_34 = 24

# Place on the weight axis; regular is 0, bold 1. Medium and semibold are measured, heavy and black continue the line.
WEIGHT_POSITION = {
    "Regular": 0.0,
    "Medium": 0.366667,
    "Semibold": 0.633333,
    "Bold": 1.0,
    "Heavy": 1.533333,
    "Black": 2.0,
}
WEIGHTS = ["UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]

# How far the outlines are from the text cut (0) to the display cut (1). Measured at 17, 20, 22 and 28.
BLEND_KNOTS = [(17, 0.0), (20, 0.236328), (22, 0.527283), (24, 0.818237), (28, 1.0)]


def blend(size: float) -> float:
    if size <= BLEND_KNOTS[0][0]:
        return 0.0
    for (low, a), (high, b) in zip(BLEND_KNOTS, BLEND_KNOTS[1:]):
        if size <= high:
            return a + (b - a) * (size - low) / (high - low)
    return 1.0


class Measured:
    """The measured tables, completed for every weight."""

    def __init__(self) -> None:
        path = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "ios_advances.json")
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        self.text = {name.capitalize(): table for name, table in data["text"].items()}
        regular = data["displayRegularAt34"]
        display_regular = {c: value - TRACKING_AT_34 for c, value in regular.items()}
        self.display = {
            "Regular": display_regular,
            "Bold": self._display_bold(display_regular, data["displayStringsAt34"]),
        }

    def _display_bold(self, regular: dict, strings: dict) -> dict:
        """Fits bold display advances to six measured strings, close to what bold adds at text sizes.

        What bold adds to a string at display sizes is known for the six strings; kerning hardly changes with weight
        and falls out of the difference. The smallest change (in squares) to the first guess that fits them is taken.
        """
        adds = {c: self.text["Bold"][c] - self.text["Regular"][c] for c in regular}
        names = sorted(strings["bold"])
        wanted = [strings["bold"][s] - strings["regular"][s] for s in names]
        counts = [{c: s.count(c) for c in set(s)} for s in names]
        missing = [w - sum(adds[c] * n for c, n in sorted(count.items())) for w, count in zip(wanted, counts)]
        gram = [[sum(n * b.get(c, 0) for c, n in sorted(a.items())) for b in counts] for a in counts]
        factors = solve(gram, missing)
        for count, factor in zip(counts, factors):
            for c, n in sorted(count.items()):
                adds[c] += factor * n
        return {c: value + adds[c] for c, value in regular.items()}

    def table(self, weight: str, display: bool) -> dict:
        """Advances by character for a weight from regular to black; light weights have no table."""
        tables = self.display if display else self.text
        if weight in tables:
            return tables[weight]
        position = WEIGHT_POSITION[weight]
        regular, bold = tables["Regular"], tables["Bold"]
        return {c: regular[c] + position * (bold[c] - regular[c]) for c in regular}


def solve(matrix: list, right: list) -> list:
    """Gaussian elimination with row exchange for the small systems here."""
    rows = [list(map(float, row)) + [float(value)] for row, value in zip(matrix, right)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(size):
            if j != i:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i])]
    return [rows[i][size] / rows[i][i] for i in range(size)]
