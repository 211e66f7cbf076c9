#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Whether results are the same whatever the load: one app's snapshot, a script of steps and a package's tests, each run
many times idle, beside ten busy processes, under `nice` beside them, and with one core beside them.

The app and the tests compute on every kind of thread for about half a second in all (Tests/Support/Packages/Load). All
bytes that a run makes are compared with the first run's. Ends with status 1 where any differ.

Usage: Benchmarks/repeatability.py [--runs 200] [--kinds snapshot steps tests] [--loads idle busy nice core] [--busy 10]
"""

import argparse
import contextlib
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))
PACKAGE = ROOT / "Tests/Support/Packages/Load"

APP_DELEGATE = """import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = LoadViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
"""

SCRIPT = {"steps": [
    {"at": 0.05, "snapshot": "early"},
    {"at": 0.25, "tree": "later"},
    {"at": 0.5, "touch": "began", "id": 1, "x": 100, "y": 80},
    {"at": 0.6, "touch": "ended", "id": 1, "x": 100, "y": 80},
    {"at": 0.62, "snapshot": "again"},
    {"at": 0.7, "record": "way", "until": 0.9, "fps": 10, "scale": 0.5},
    {"at": 1.2, "tree": "end"},
    {"at": 1.3, "snapshot": "end"},
]}

#: How many processes keep the machine busy.
BUSY_PROCESSES = 10

#: What stands before the command, and whether the machine is busy meanwhile.
LOADS = {
    "idle": ([], False),
    "busy": ([], True),
    "nice": (["nice", "-n", "5"], True),
    "core": (["taskset", "-c", "0"], True),
}


@contextlib.contextmanager
def busy(count):
    """Keeps processors busy meanwhile."""
    processes = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def contents(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


class Subject:
    """An app and a package in a temporary folder, and the ways to run them."""

    def __init__(self, place):
        self.place = pathlib.Path(place)
        self.app = self.place / "LoadApp"
        self.app.mkdir()
        (self.app / "AppDelegate.swift").write_text(APP_DELEGATE)
        shutil.copy(PACKAGE / "Sources/Load/LoadViewController.swift", self.app)
        self.package = self.place / "Load"
        shutil.copytree(PACKAGE, self.package)
        self.script = self.place / "script.json"
        self.script.write_text(json.dumps(SCRIPT))

    def command(self, before, *arguments, codes=(0,)):
        result = subprocess.run([*before, TESSERA, *map(str, arguments)], capture_output=True, text=True)
        if result.returncode not in codes:
            sys.exit(f"tessera {' '.join(map(str, arguments))} ended with {result.returncode}:\n"
                     f"{result.stdout}{result.stderr}")
        return result.stdout

    def prepare(self, kinds):
        """Builds what is run, and records the references of the tests."""
        if "snapshot" in kinds or "steps" in kinds:
            self.command([], "snapshot", self.app, "-o", self.place / "first.png")
        if "tests" in kinds:
            self.command([], "test", self.package, "--record", "missing", codes=(0, 5))

    def fresh(self, name):
        folder = self.place / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        return folder

    def snapshot(self, before):
        """A picture."""
        folder = self.fresh("snapshot")
        self.command(before, "snapshot", self.app, "-o", folder / "picture.png", "--after", "0.4")
        return contents(folder)

    def steps(self, before):
        """What a script writes."""
        folder = self.fresh("steps")
        self.command(before, "snapshot", self.app, "--steps", self.script, "-o", folder)
        return contents(folder)

    def tests(self, before):
        """What the tests print, but for how long they took, and the pictures that they compared."""
        report = self.fresh("report")
        said = self.command(before, "test", self.package, "--record", "never", "--verbose", "--junit",
                            report / "results.xml")
        results = re.sub(r' time="[^"]*"| timestamp="[^"]*"', "", (report / "results.xml").read_text())
        return {"said": re.sub(r"\d+(\.\d+)? m?s\b", "", said).encode(), "results.xml": results.encode()}


def digest(files):
    return hashlib.sha256(b"".join(name.encode() + b"\0" + data for name, data in sorted(files.items()))).hexdigest()


def compare(subject, kind, load, runs, first=None, processes=BUSY_PROCESSES):
    """Runs a kind so often under a load; gives how many runs differ from the first of all, and the first one's files."""
    before, is_busy = LOADS[load]
    differing = 0
    with busy(processes if is_busy else 0):
        for _ in range(runs):
            files = getattr(subject, kind)(before)
            first = first or files
            if digest(files) != digest(first):
                differing += 1
                names = sorted(name for name in files.keys() | first.keys() if files.get(name) != first.get(name))
                print(f"{kind}, {load}: {', '.join(names)} differ", file=sys.stderr)
    return differing, first


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--kinds", nargs="+", choices=["snapshot", "steps", "tests"],
                        default=["snapshot", "steps", "tests"])
    parser.add_argument("--loads", nargs="+", choices=list(LOADS), default=list(LOADS))
    parser.add_argument("--busy", type=int, default=BUSY_PROCESSES)
    options = parser.parse_args()
    failures = 0
    with tempfile.TemporaryDirectory(prefix="tessera-bench-") as place:
        subject = Subject(place)
        subject.prepare(options.kinds)
        for kind in options.kinds:
            first = None
            for load in options.loads:
                start = time.monotonic()
                differing, first = compare(subject, kind, load, options.runs, first, options.busy)
                failures += differing
                print(f"{kind:9} {load:5} {options.runs} runs, {differing} differ, "
                      f"{(time.monotonic() - start) / options.runs:.2f} s a run, {digest(first)[:12]}", flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
