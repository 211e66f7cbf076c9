# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Reads table.txt and draws each symbol's parts."""

import os
import re

from . import paths

LINE = re.compile(r"^(\S+) (=|->) (.+)$")
PART = re.compile(r"^([SFBCXKL])([123]?) (.+)$")
SHAPE = re.compile(r"^(?:(o|f):([a-z0-9-]+)(?:\.([0-9,]+))?|(d|dot|circle|rect)\{([^}]*)\})((?: [*+@!][^ ]*)*)$")


class Problem(Exception):
    """What is wrong with the table, and where."""


def circle(x, y, r):
    return f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z"


def rect(x, y, w, h, r):
    return (
        f"M{x + r} {y}h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}v{h - 2 * r}a{r} {r} 0 0 1 {-r} {r}"
        f"h{2 * r - w}a{r} {r} 0 0 1 {-r} {-r}v{2 * r - h}a{r} {r} 0 0 1 {r} {-r}z"
    )


class Icons:
    """The outlines of the icon set, from its folder."""

    def __init__(self, folder: str):
        self.folder = folder

    def outlines(self, style: str, name: str) -> list:
        file = os.path.join(self.folder, {"o": "outline", "f": "filled"}[style], name + ".svg")
        if not os.path.exists(file):
            raise Problem(f"there is no {style}:{name}")
        with open(file, encoding="utf-8") as text:
            return re.findall(r'<path[^>]* d="([^"]*)"', text.read())


def numbers(text: str) -> list:
    return [float(number) for number in text.replace(",", " ").split()]


def shape(text: str, icons: Icons) -> str:
    match = SHAPE.match(text)
    if match is None:
        raise Problem(f"no shape: {text}")
    style, name, chosen, kind, inner, changes = match.groups()
    if style:
        found = icons.outlines(style, name)
        indices = [int(index) for index in chosen.split(",")] if chosen else range(len(found))
        if max(indices) >= len(found):
            raise Problem(f"{name} has only {len(found)} outlines")
        outlines = [found[index] for index in indices]
    elif kind == "d":
        outlines = [inner]
    elif kind == "dot":
        outlines = [circle(*numbers(dot)) for dot in inner.split(" ")]
    elif kind == "circle":
        outlines = [circle(*numbers(inner))]
    else:
        outlines = [rect(*numbers(inner))]
    how = {"scale": 1.0, "x": 0.0, "y": 0.0, "turn": 0.0, "flip": False}
    for change in changes.split():
        if change[0] == "*":
            how["scale"] = float(change[1:])
        elif change[0] == "+":
            how["x"], how["y"] = numbers(change[1:])
        elif change[0] == "@":
            how["turn"] = float(change[1:])
        else:
            how["flip"] = True
    return "".join(paths.compact(paths.transformed(outline, **how)) for outline in outlines)


def symbols(table: str, icons: Icons):
    """Two dictionaries: what each symbol is drawn of, and other names."""
    drawn, aliases = {}, {}
    for number, line in enumerate(table.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            match = LINE.match(line)
            if match is None:
                raise Problem("expected NAME = PARTS or NAME -> NAME")
            name, sign, rest = match.groups()
            if name in drawn or name in aliases:
                raise Problem(f"{name} is there twice")
            if sign == "->":
                aliases[name] = rest.strip()
                continue
            parts = []
            for part in rest.split(";"):
                match = PART.match(part.strip())
                if match is None:
                    raise Problem(f"no part: {part.strip()}")
                kind, level, what = match.groups()
                parts.append(f"{kind}{level or 1}{shape(what.strip(), icons)}")
            drawn[name] = ";".join(parts)
        except (Problem, ValueError, IndexError) as problem:
            raise Problem(f"table.txt:{number}: {problem}") from problem
    for name, other in aliases.items():
        if other not in drawn:
            raise Problem(f"table.txt: {name} stands for {other}, which is not there")
    return drawn, aliases
