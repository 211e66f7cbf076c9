#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""How long the command takes: a picture of an app as it is, of six devices, after an edit, and a page under --watch.

Works on a copy of Apps/Today in a temporary folder. Prints medians of wall clock and of processor time, the latter of all
processes that were started; on a machine that does other things too the second says more.

Usage: Benchmarks/command.py [ROUNDS]        (default: 7; builds what is missing first)
"""

import os
import pathlib
import re
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))
DEVICES = ["iphone-se", "iphone-16", "iphone-16-pro-max", "ipad-mini", "ipad-pro-11", "ipad-pro-13"]
sys.path.append(str(ROOT / "Tests/EndToEnd"))
from page import Page  # noqa: E402


def processor_time():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def measure(name, rounds, body):
    walls, processors = [], []
    for index in range(rounds):
        wall, processor = time.monotonic(), processor_time()
        body(index)
        walls.append(time.monotonic() - wall)
        processors.append(processor_time() - processor)
    print(f"{name:32} {statistics.median(walls):6.2f} s (fastest {min(walls):.2f}), "
          f"processor {statistics.median(processors):.2f} s")


def tessera(*arguments):
    subprocess.run([TESSERA, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Edited:
    """A file with a text that the first screen shows."""

    MARK = 'NSLocalizedString("Today"'

    def __init__(self, app):
        self.file = next(path for path in sorted(app.rglob("*.swift")) if self.MARK in path.read_text())
        self.text = self.file.read_text()

    def write(self, word):
        self.file.write_text(self.text.replace(self.MARK, self.MARK.replace("Today", word), 1))


def watch(app, edited, rounds):
    """From a save to the first commit with the new text at a page's end of the stream."""
    process = subprocess.Popen(
        [TESSERA, "run", str(app), "--watch", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        text=True)
    try:
        page = Page(process.stdout.readline().strip(), re.sub(r"\W+", "-", app.name.lower()), 120)
        page.wait(lambda: page.commits, "nothing came")
        times = []
        for index in range(rounds):
            edited.write(f"Watched{index}")
            start = time.monotonic()
            page.wait_for_text(f"Watched{index}")
            times.append(time.monotonic() - start)
        print(f"{'… to a frame in a page, --watch':32} {statistics.median(times):6.2f} s (fastest {min(times):.2f})")
        page.close()
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory(prefix="tessera-bench-") as folder:
        app = pathlib.Path(folder) / "Today"
        shutil.copytree(ROOT / "Apps/Today", app)
        picture = pathlib.Path(folder) / "today.png"
        edited = Edited(app)
        tessera("snapshot", app, "-o", picture)
        measure("snapshot, nothing changed", rounds, lambda _: tessera("snapshot", app, "-o", picture))
        options = [word for device in DEVICES for word in ("--device", device)]
        measure("six devices", rounds, lambda _: tessera("snapshot", app, *options, "-o", picture.with_suffix("")))

        def edit(index):
            edited.write(f"Edited{index}")
            tessera("snapshot", app, "-o", picture)
        measure("edit one file, to its picture", rounds, edit)
        watch(app, edited, rounds)


if __name__ == "__main__":
    main()
