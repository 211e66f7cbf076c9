# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""SVG outlines as absolute lines and cubic curves in hundredths of a unit of the 24 × 24 grid."""

import math
import re

TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def numbers_of_arc(text: str) -> list:
    """Splits an arc's arguments, whose two flags may stand without a space before the next number."""
    result, position = [], 0
    number = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
    flag = re.compile(r"[\s,]*([01])")
    while text[position:].strip(" ,\n"):
        match = (flag if len(result) % 7 in (3, 4) else number).match(text, position)
        if match is None:
            raise ValueError(f"no number at {text[position:]!r}")
        result.append(float(match.group(1)))
        position = match.end()
    return result


def commands(text: str):
    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", text):
        if letter in "Aa":
            values = numbers_of_arc(rest)
        else:
            values = [float(number) for number in TOKEN.findall(rest)]
        count = COUNTS[letter.upper()]
        if count == 0:
            yield letter, []
            continue
        if len(values) % count or not values:
            raise ValueError(f"{letter} with {len(values)} numbers")
        for start in range(0, len(values), count):
            yield letter, values[start : start + count]
            # What follows a move without a letter of its own are lines.
            letter = {"M": "L", "m": "l"}.get(letter, letter)


def arc(x1, y1, rx, ry, rotation, large, sweep, x2, y2) -> list:
    """An elliptical arc as cubic curves of at most a quarter turn each."""
    if rx == 0 or ry == 0 or (x1, y1) == (x2, y2):
        return [("L", [x2, y2])]
    rx, ry, phi = abs(rx), abs(ry), math.radians(rotation)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    px, py = cos * dx + sin * dy, -sin * dx + cos * dy
    excess = (px / rx) ** 2 + (py / ry) ** 2
    if excess > 1:
        rx, ry = rx * math.sqrt(excess), ry * math.sqrt(excess)
    top = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    factor = math.sqrt(max(top, 0) / ((rx * py) ** 2 + (ry * px) ** 2))
    if bool(large) == bool(sweep):
        factor = -factor
    qx, qy = factor * rx * py / ry, -factor * ry * px / rx
    cx, cy = cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2
    start = math.atan2((py - qy) / ry, (px - qx) / rx)
    sweep_angle = math.atan2((-py - qy) / ry, (-px - qx) / rx) - start
    if sweep and sweep_angle < 0:
        sweep_angle += 2 * math.pi
    if not sweep and sweep_angle > 0:
        sweep_angle -= 2 * math.pi
    steps = max(1, math.ceil(abs(sweep_angle) / (math.pi / 2) - 1e-6))
    delta = sweep_angle / steps
    handle = 4 / 3 * math.tan(delta / 4)

    def place(x, y):
        return [cos * rx * x - sin * ry * y + cx, sin * rx * x + cos * ry * y + cy]

    result = []
    for step in range(steps):
        a, b = start + step * delta, start + (step + 1) * delta
        one = place(math.cos(a) - handle * math.sin(a), math.sin(a) + handle * math.cos(a))
        two = place(math.cos(b) + handle * math.sin(b), math.sin(b) - handle * math.cos(b))
        end = [x2, y2] if step == steps - 1 else place(math.cos(b), math.sin(b))
        result.append(("C", one + two + end))
    return result


def absolute(text: str) -> list:
    """(letter, numbers) with the letters M, L, C and Z only."""
    result = []
    x = y = start_x = start_y = 0.0
    control = None
    for letter, values in commands(text):
        kind = letter.upper()
        if letter.islower() and kind not in "AHV":
            values = [value + (x, y)[index % 2] for index, value in enumerate(values)]
        if kind == "H":
            values, kind = [values[0] + (x if letter == "h" else 0), y], "L"
        elif kind == "V":
            values, kind = [x, values[0] + (y if letter == "v" else 0)], "L"
        elif kind == "A" and letter == "a":
            values = values[:5] + [values[5] + x, values[6] + y]
        if kind == "S":
            values, kind = (list(control) if control else [x, y]) + values, "C"
            kind = "C"
        steps = [(kind, values)]
        if kind == "A":
            steps = arc(x, y, *values)
        elif kind in "QT":
            raise ValueError("quadratic curves are not expected")
        control = None
        for kind, values in steps:
            result.append((kind, values))
            if kind == "Z":
                x, y = start_x, start_y
            else:
                x, y = values[-2:]
            if kind == "M":
                start_x, start_y = x, y
            if kind == "C":
                control = (2 * x - values[2], 2 * y - values[3])
    return result


def transformed(text: str, scale=1.0, x=0.0, y=0.0, turn=0.0, flip=False) -> list:
    """The outline scaled about the middle of the grid, turned by degrees, mirrored, then moved."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    result = []
    for kind, values in absolute(text):
        moved = []
        for index in range(0, len(values), 2):
            px, py = (values[index] - 12) * scale, (values[index + 1] - 12) * scale
            if flip:
                px = -px
            moved += [cos * px - sin * py + 12 + x, sin * px + cos * py + 12 + y]
        result.append((kind, moved))
    return result


def compact(steps: list) -> str:
    """Letters and whole hundredths, as short as can be."""
    return "".join(kind + " ".join(str(round(value * 100)) for value in values) for kind, values in steps)
