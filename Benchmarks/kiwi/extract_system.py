#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""Prints the constraints of kiwi's benchmark source, one per line, in the form that solver-bench reads."""
import re
import sys

source = open(sys.argv[1], encoding="utf-8").read()
found = re.findall(r"\(([^|\n]*?) (==|>=|<=) 0\) \| ([\w:]+),", source)
if len(found) != 111:
    sys.exit(f"{sys.argv[1]}: expected 111 constraints, found {len(found)}")
for expression, relation, strength in found:
    constant = 0.0
    terms = []
    for part in expression.split(" + "):
        match = re.fullmatch(r"(-?)(?:([\d.]+) \* )?([A-Za-z]\w*)", part.strip())
        if match:
            coefficient = float(match[2] or 1) * (-1 if match[1] else 1)
            terms.append(f"{coefficient!r}*{match[3]}")
        else:
            constant += float(part)
    print(relation, repr(0.0 - constant), strength.split("::")[-1], *terms)
