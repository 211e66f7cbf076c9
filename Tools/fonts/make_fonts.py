#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Makes the fonts that Tessera measures and draws with.

Usage: make_fonts.py [FOLDER]        (default: .tessera/fonts at the root of the repository)

Needs Debian's python3-fonttools, fonts-inter, fonts-jetbrains-mono, fonts-noto-core, fonts-noto-color-emoji and
fonts-droid-fallback. The same packages give the same bytes, every time; manifest.json holds the hashes.
"""

import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from tessera_fonts import build  # noqa: E402


def main() -> int:
    arguments = sys.argv[1:]
    if len(arguments) > 1 or any(word.startswith("-") for word in arguments):
        print(__doc__)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    root = os.path.dirname(os.path.dirname(HERE))
    folder = arguments[0] if arguments else os.path.join(root, ".tessera", "fonts")
    start = time.monotonic()
    try:
        manifest = build.make(folder)
    except build.MissingSource as problem:
        print(f"make_fonts: {problem}", file=sys.stderr)
        return 1
    size = sum(entry["bytes"] for entry in manifest["faces"].values()) / 1e6
    print(
        f"{len(manifest['faces'])} faces, {size:.1f} MB, {time.monotonic() - start:.0f} s, hash {manifest['hash'][:16]}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
