#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Runs the tests of folders, each file in a process of its own and as many beside each other as there are processors.

    run.py FOLDER...

A line is printed for each test as it ends; what else a file has printed, where a test of it fails. The files that took
longest stand at the end.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import threading
import time

RESULT = re.compile(r"^(test\w* \(.*\)|setUpClass \(.*\)).* \.\.\. .*|^.* \.\.\. (ok|FAIL|ERROR|skipped.*)$")
printing = threading.Lock()


def say(text):
    with printing:
        print(text, flush=True)


def run(file):
    """Runs one file: how many seconds it took, and whether all of its tests passed."""
    begin = time.monotonic()
    command = [sys.executable, "-u", "-m", "unittest", "discover", "-v", "-s", str(file.parent), "-p", file.name]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    rest = []
    for line in process.stdout:
        line = line.rstrip("\n")
        if RESULT.match(line):
            say(line)
        else:
            rest.append(line)
    passed = process.wait() == 0
    if not passed:
        say("\n".join([f"{file}:"] + rest))
    return time.monotonic() - begin, passed


def main(folders):
    files = [file for folder in folders for file in pathlib.Path(folder).glob("test_*.py")]
    if not files:
        sys.exit(f"there are no tests in {', '.join(folders)}")
    # Long files tend to take long: they begin first.
    files.sort(key=lambda file: -file.stat().st_size)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = dict(zip(files, pool.map(run, files)))
    slowest = sorted(results.items(), key=lambda item: -item[1][0])[:10]
    say("\n".join(f"{seconds:7.1f} s  {file}" for file, (seconds, _) in slowest))
    failed = [str(file) for file, (_, passed) in results.items() if not passed]
    say(f"{len(files)} files, " + (f"failed: {', '.join(failed)}" if failed else "all passed"))
    sys.exit(1 if failed else 0)


main(sys.argv[1:])
