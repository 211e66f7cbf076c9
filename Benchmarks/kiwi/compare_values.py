#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Compares two lists of `width height variable value` lines and prints which variables differ.

Differences are expected only where kiwi trades one strength against another or where the system is ambiguous.
"""
import sys

kiwi, tessera = ([line.split() for line in open(path, encoding="utf-8")] for path in sys.argv[1:3])
different = []
for left, right in zip(kiwi, tessera, strict=True):
    if left[2] != right[2]:
        sys.exit(f"the lists do not match: {left} {right}")
    if abs(float(left[3]) - float(right[3])) > 1e-6:
        different.append(f"{left[0]}x{left[1]} {left[2]}: kiwi {left[3]}, tessera {right[3]}")
print(f"{len(kiwi) - len(different)} of {len(kiwi)} values agree")
for line in different:
    print(" ", line)
