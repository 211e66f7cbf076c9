# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Makes every face, in parallel, and the manifest."""

import hashlib
import json
import os
import tempfile
from concurrent.futures import ProcessPoolExecutor

from . import faces, mono, sources
from .advances import WEIGHTS
from .sources import MissingSource  # noqa: F401  (for the command line)

VERSION = 1
LICENCES = [
    ("Tessera Sans", "/usr/share/doc/fonts-inter/copyright"),
    ("Tessera Mono", "/usr/share/doc/fonts-jetbrains-mono/copyright"),
    ("Noto Sans", "/usr/share/doc/fonts-noto-core/copyright"),
    ("Noto Color Emoji", "/usr/share/doc/fonts-noto-color-emoji/copyright"),
    ("Droid Sans Fallback", "/usr/share/doc/fonts-droid-fallback/copyright"),
]
NOTICE = """Tessera Sans and Tessera Mono are modified versions of Inter and of JetBrains Mono, made by
Tools/fonts/make_fonts.py: scaled, re-spaced, reduced and renamed. They stay under the SIL Open Font License 1.1.
Neither original declares a Reserved Font Name; the new names keep the fonts apart all the same. The other faces are
unmodified copies. The notices of all of them, as their Debian packages carry them, follow.
"""


def job(task: tuple) -> dict:
    kind, weight, italic = task
    if kind == "mono":
        return mono.make(weight, italic)
    family = faces.Family(weight, italic)
    files = {}
    for cut in faces.cuts(weight, italic):
        files.update(family.make(cut))
    return files


def tasks() -> list:
    sans = [("sans", weight, italic) for italic in (False, True) for weight in WEIGHTS]
    # The longest jobs first, so that no processor waits for one at the end.
    sans.sort(key=lambda task: (task[2], task[1] not in faces.FULL_RAMP))
    return sans + [("mono", weight, italic) for italic in (False, True) for weight in WEIGHTS]


def make(folder: str) -> dict:
    """Writes all files into `folder` and returns the manifest; files there that are not ours are left alone."""
    copies = {name: sources.require(path, package) for name, (path, package) in sources.COPIES.items()}
    for weight in WEIGHTS:
        for italic in (False, True):
            sources.inter_path(weight, italic, False), sources.inter_path(weight, italic, True)
            sources.mono_path(weight, italic)
    os.makedirs(folder, exist_ok=True)
    entries = {}

    def keep(name: str, extension: str, data: bytes) -> None:
        file = f"{name}.{extension}"
        write(os.path.join(folder, file), data)
        entries[name] = {"file": file, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}

    with ProcessPoolExecutor(max_workers=min(os.cpu_count() or 1, 8)) as pool:
        for files in pool.map(job, tasks()):
            for name, data in files.items():
                keep(name, "otf" if data[:4] == b"OTTO" else "ttf", data)
    for name, path in copies.items():
        with open(path, "rb") as file:
            keep(name, "ttf", file.read())
    licence = NOTICE
    for title, path in LICENCES:
        with open(path, encoding="utf-8") as file:
            licence += f"\n\n==== {title} ====\n\n{file.read()}"
    write(os.path.join(folder, "OFL.txt"), licence.encode())
    manifest = {
        "version": VERSION,
        "hash": hashlib.sha256("".join(f"{n} {entries[n]['sha256']}\n" for n in sorted(entries)).encode()).hexdigest(),
        "faces": {name: entries[name] for name in sorted(entries)},
    }
    # Last, so that a manifest always stands beside complete files.
    write(os.path.join(folder, "manifest.json"), (json.dumps(manifest, indent=1) + "\n").encode())
    return manifest


def write(path: str, data: bytes) -> None:
    """Replaces a file at once, so that a reader never sees half of it."""
    handle, temporary = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".making-")
    with os.fdopen(handle, "wb") as file:
        file.write(data)
    os.chmod(temporary, 0o644)
    os.replace(temporary, path)
