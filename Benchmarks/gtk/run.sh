#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# Times GTK 4's list view on the rows that `kit-bench tables` gives ours, in one run, by turns. GTK comes from Debian's packages
# libgtk-4-dev and xvfb; none of it is kept here.
# Usage: Benchmarks/gtk/run.sh [path of a built kit-bench]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$here/../.build/gtk
mkdir -p "$work"
# shellcheck disable=SC2046
"${CC:-cc}" -O2 -o "$work/list_bench" "$here/list_bench.c" $(pkg-config --cflags --libs gtk4)
if [ $# -gt 0 ]; then
  bench=$1
else
  swift build -c release --package-path "$here/../.." --product kit-bench
  bench=$(swift build -c release --package-path "$here/../.." --show-bin-path)/kit-bench
fi
for rows in 1000 100000; do
  GSK_RENDERER=cairo GDK_BACKEND=x11 xvfb-run --auto-servernum "$work/list_bench" "$rows" 2>/dev/null
  "$bench" tables "$rows"
done
