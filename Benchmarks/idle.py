#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Counts how often the server and the app of `tessera run` are woken while nothing happens.

    Benchmarks/idle.py [APP] [--seconds 10] [--tessera .build/debug/tessera]

Starts the app, joins it with one tab, waits until both are quiet, and reads each thread's voluntary context switches
from /proc: a thread that sleeps in the kernel has none. Prints wake-ups a second, by process.
"""

import argparse
import os
import pathlib
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/EndToEnd"))
from page import Page  # noqa: E402


def wakeups(pid):
    """By thread."""
    found = {}
    for thread in os.listdir(f"/proc/{pid}/task"):
        try:
            lines = pathlib.Path(f"/proc/{pid}/task/{thread}/status").read_text().splitlines()
        except FileNotFoundError:
            continue
        found[thread] = sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))
    return found


def children(pid):
    found = []
    for thread in os.listdir(f"/proc/{pid}/task"):
        found += pathlib.Path(f"/proc/{pid}/task/{thread}/children").read_text().split()
    return [int(child) for child in dict.fromkeys(found)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("app", nargs="?", default=str(ROOT / "Apps/Today"))
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tessera", default=str(ROOT / ".build/debug/tessera"))
    parser.add_argument("--watch", action="store_true")
    options = parser.parse_args()
    command = [options.tessera, "run", options.app, "--port", "0"] + (["--watch"] if options.watch else [])
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        page = Page(server.stdout.readline().strip(), pathlib.Path(options.app).name.lower(), 120)
        page.wait_for_status(lambda status: status["state"] == "running")
        time.sleep(3)
        processes = {"server": server.pid, **{"app": pid for pid in children(server.pid)}}
        before = {name: wakeups(pid) for name, pid in processes.items()}
        commits = len(page.commits)
        time.sleep(options.seconds)
        for name, pid in processes.items():
            after = wakeups(pid)
            count = sum(after[thread] - before[name].get(thread, 0) for thread in after)
            print(f"{name}: {count / options.seconds:.1f} wake-ups a second ({len(after)} threads)")
        print(f"commits meanwhile: {len(page.commits) - commits}")
        page.close()
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(timeout=30)
        server.stdout.close()


if __name__ == "__main__":
    main()
