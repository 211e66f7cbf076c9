# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""The fonts that Tessera's are made from, reduced to the characters and features that are kept."""

import io
import os

from fontTools import subset
from fontTools.ttLib import TTFont

INTER = "/usr/share/fonts/opentype/inter"
MONO = "/usr/share/fonts/truetype/jetbrains-mono"
COPIES = {
    # face name: (file, Debian package)
    "NotoColorEmoji": ("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", "fonts-noto-color-emoji"),
    "NotoSansArabic-Regular": ("/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf", "fonts-noto-core"),
    "NotoSansArabic-Bold": ("/usr/share/fonts/truetype/noto/NotoSansArabic-Bold.ttf", "fonts-noto-core"),
    "NotoSansHebrew-Regular": ("/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf", "fonts-noto-core"),
    "NotoSansHebrew-Bold": ("/usr/share/fonts/truetype/noto/NotoSansHebrew-Bold.ttf", "fonts-noto-core"),
    "NotoSansThai-Regular": ("/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf", "fonts-noto-core"),
    "NotoSansDevanagari-Regular": (
        "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
        "fonts-noto-core",
    ),
    "NotoSansSymbols2-Regular": ("/usr/share/fonts/truetype/noto/NotoSansSymbols2-Regular.ttf", "fonts-noto-core"),
    "DroidSansFallback": ("/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf", "fonts-droid-fallback"),
}

# Tessera's weight names, with Inter's and JetBrains Mono's.
INTER_STYLE = {
    "UltraLight": "Thin",
    "Thin": "ExtraLight",
    "Light": "Light",
    "Regular": "Regular",
    "Medium": "Medium",
    "Semibold": "SemiBold",
    "Bold": "Bold",
    "Heavy": "ExtraBold",
    "Black": "Black",
}
MONO_STYLE = {**INTER_STYLE, "Black": "ExtraBold"}

# Latin, Greek, Cyrillic, punctuation, currency, letter-like, numbers, arrows, mathematics, technical, shapes, symbols.
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x1CD, 0x1DC), (0x218, 0x21B), (0x237, 0x237), (0x2BB, 0x2BC),
    (0x2C6, 0x2DD), (0x300, 0x338), (0x370, 0x3FF), (0x400, 0x45F), (0x490, 0x4AF), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9),
    (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20CF), (0x2100, 0x218F), (0x2190, 0x21FF), (0x2200, 0x22FF),
    (0x2300, 0x23FF), (0x25A0, 0x25FF), (0x2600, 0x27BF), (0xFB00, 0xFB06), (0xFFFD, 0xFFFD),
]  # fmt: skip
LATIN = [(0x20, 0x7E), (0xA0, 0x17F), (0x300, 0x30C), (0x2010, 0x2044), (0x20AC, 0x20AC), (0x2122, 0x2122),
         (0x2190, 0x2193), (0x2212, 0x2212), (0xFFFD, 0xFFFD)]  # fmt: skip
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]


class MissingSource(Exception):
    pass


def require(path: str, package: str) -> str:
    if not os.path.isfile(path):
        raise MissingSource(f"{path} is missing: apt-get install {package}")
    return path


def inter_path(weight: str, italic: bool, display: bool) -> str:
    style = INTER_STYLE[weight] + ("Italic" if italic else "")
    if style == "RegularItalic":
        style = "Italic"
    return require(f"{INTER}/Inter{'Display' if display else ''}-{style}.otf", "fonts-inter")


def mono_path(weight: str, italic: bool) -> str:
    style = MONO_STYLE[weight] + ("Italic" if italic else "")
    if style == "RegularItalic":
        style = "Italic"
    return require(f"{MONO}/JetBrainsMono-{style}.ttf", "fonts-jetbrains-mono")


def reduced(path: str, features: list = FEATURES) -> bytes:
    """The font at `path` with only the characters, features and tables that are kept."""
    return subsetted(TTFont(path, recalcTimestamp=False, lazy=True), RANGES, features)


def reduced_again(data: bytes) -> bytes:
    """The characters that the faces between the text and the display cut have; the text cut stands in for others."""
    return subsetted(TTFont(io.BytesIO(data), recalcTimestamp=False, recalcBBoxes=False), LATIN, FEATURES)


def subsetted(font: TTFont, ranges: list, features: list) -> bytes:
    options = subset.Options()
    options.hinting = False
    options.desubroutinize = True
    options.layout_features = features
    options.name_IDs = []
    options.notdef_outline = True
    options.legacy_cmap = False
    options.drop_tables = options.drop_tables + ["DSIG", "meta", "STAT", "gasp", "prep", "fpgm", "cvt "]
    options.recalc_timestamp = False
    options.glyph_names = True  # the outlines of two cuts find each other by name
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[u for low, high in ranges for u in range(low, high + 1)])
    subsetter.subset(font)
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()
