#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Reads the output of xcodebuild by the patterns of the usual formatters, and prints what they would count."""

import re
import sys

PATTERNS = {
    "suite": r"^\s*Test Suite '(?:.*/)?(.*)' (started|passed|failed) at (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3})\.?$",
    "started": r"^Test Case '-\[(\S+) (.*)\]' started\.$",
    "passed": r"^\s*Test Case '-\[(\S+) (.*)\]' passed \((\d*\.\d{3}) seconds\)\.$",
    "failed": r"^\s*Test Case '-\[(\S+) (.*)\]' failed \((\d*\.\d{3}) seconds\)\.$",
    "skipped": r"^\s*Test Case '-\[(\S+) (.*)\]' skipped \((\d*\.\d{3}) seconds\)\.$",
    "reason": r"^.+:\d+: [+-]\[\S+ .*\] : Test skipped(?: - .*)?$",
    "failure": r"^\s*(.+:\d+): error: [+-]\[(.*?) (.*)\] :(?: '.*' \[FAILED\],)? (.*)$",
    "executed": r"^\s*Executed (\d+) tests?, with (?:(\d+) tests? skipped and )?(\d+) failures? "
                r"\((\d+) unexpected\) in \d+\.\d{3} \((\d+\.\d{3})\) seconds$",
    "restarting": r"^Restarting after unexpected exit, crash, or test timeout in .*; summary will include totals from "
                  r"previous launches\.$",
    "compile": r"^SwiftCompile \w+ \w+ ((?:\\.|[^ ])+\.swift) \(in target '(.*)' from project '(.*)'\)$",
    "error": r"^(?:(/.+:\d+:\d+): )?(?:fatal )?error: (.*)$",
    "warning": r"^(?:(/.+:\d+:\d+): )?warning: (.*)$",
    "note": r"^(?:/.+:\d+:\d+: )?note: (.*)$",
    "swift": r"^(?:◇|✔|✘|➜) (?:Test run|Suite|Test) ?.* ?(?:started\.|passed after \d+\.\d{3} seconds\.|"
             r"failed after \d+\.\d{3} seconds with \d+ issues?\.|recorded an issue at .+:\d+:\d+: .*|skipped.*)$",
    "swift-run": r"^(?:✔|✘) Test run with (\d+) tests? (?:passed|failed) after",
    "verdict": r"^\*\* ((?:TEST|BUILD|CLEAN)[A-Z ]*) (SUCCEEDED|FAILED) \*\*$",
    "failing": r"^Failing tests:$|^\t\S+",
}


def main():
    counts, unknown, total = {}, [], 0
    for line in sys.stdin:
        line = line.rstrip("\n")
        names = [name for name, pattern in PATTERNS.items() if re.match(pattern, line)]
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        if "executed" in names:
            last = re.match(PATTERNS["executed"], line)
        if "swift-run" in names:
            total += int(re.match(PATTERNS["swift-run"], line).group(1))
        if not names and line.strip():
            unknown.append(line)
    if counts.get("executed"):
        total += int(last.group(1))
    print("formatter:", " ".join(f"{name}={count}" for name, count in sorted(counts.items())), f"tests={total}")
    for line in unknown:
        print("unknown:", line)


main()
