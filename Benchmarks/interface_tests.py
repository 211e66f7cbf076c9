#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Whether UI tests come out the same whatever the load, and how long they take: the tests of Tests/Support/Kiosk, run
many times with each number of jobs, and beside processes that keep the machine busy.

Compared with the first run's are each test's result, failures, output (the activity log is part of it) and attachments,
a picture of the screen at its end among them. Ends with status 1 where any differ.

Usage: Benchmarks/interface_tests.py [--runs 50] [--jobs 1 4] [--busy 0 4] [--project PATH]
"""

import argparse
import hashlib
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from repeatability import busy

ROOT = pathlib.Path(__file__).resolve().parents[1]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))


def digest(test):
    """All that a test has told, but for how long it took."""
    files = [(kept["name"], hashlib.sha256(pathlib.Path(kept["path"]).read_bytes()).hexdigest())
             for kept in test.get("attachments", [])]
    failures = test.get("failures", [])
    return {"status": test["status"], "failures": failures, "output": test.get("output"), "files": files}


def run(project, scratch, jobs):
    """One run: what each test told, how long each took, and the whole."""
    with tempfile.TemporaryDirectory(prefix="tessera-ui-bench-") as folder:
        events = pathlib.Path(folder) / "events.json"
        start = time.monotonic()
        done = subprocess.run(
            [TESSERA, "test", project, "--scratch-path", scratch, "--jobs", str(jobs), "--json", events, "--report",
             f"{folder}/report"], capture_output=True, text=True, env={**os.environ, "KIOSK_PICTURES": "1"})
        seconds = time.monotonic() - start
        lines = [json.loads(line) for line in events.read_text().splitlines()]
        tests = [line["test"] for line in lines if line["event"] == "test"]
        if not tests:
            sys.exit(done.stdout + done.stderr)
        name = "{suite}/{test}".format_map
        return {name(test): digest(test) for test in tests}, {name(test): test["seconds"] for test in tests}, seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=50)
    parser.add_argument("--jobs", type=int, nargs="+", default=[1, 4])
    parser.add_argument("--busy", type=int, nargs="+", default=[0, 4], help="busy processes beside each number of jobs")
    parser.add_argument("--project", default=ROOT / "Tests/Support/Kiosk/Kiosk.xcodeproj")
    options = parser.parse_args()
    differing = 0
    first = None
    with tempfile.TemporaryDirectory(prefix="tessera-ui-bench-") as scratch:
        for jobs, load in zip(options.jobs, options.busy):
            times, wholes = [], []
            with busy(load):
                for index in range(options.runs):
                    told, seconds, whole = run(options.project, scratch, jobs)
                    first = first or told
                    times += seconds.values()
                    # The first one builds.
                    wholes += [whole] if index else []
                    for test in sorted(set(first) | set(told)):
                        if first.get(test) != told.get(test):
                            differing += 1
                            print(f"run {index}: {test} differs: {first.get(test)} then {told.get(test)}", flush=True)
                    print(f"run {index + 1} of {options.runs}: {whole:.1f} s", file=sys.stderr, flush=True)
            print(f"{options.runs} runs of {len(first)} tests, {jobs} jobs beside {load} busy processes: median "
                  f"{statistics.median(times):.2f} s a test, slowest {max(times):.2f} s, "
                  f"{statistics.median(wholes or [whole]):.1f} s a run", flush=True)
    failed = [test for test, told in first.items() if told["status"] != "passed"]
    print(f"{differing} differ, {len(failed)} of the first run's failed {' '.join(failed)}")
    sys.exit(1 if differing or failed else 0)


if __name__ == "__main__":
    main()
