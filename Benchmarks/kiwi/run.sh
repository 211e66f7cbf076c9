#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# Times ConstraintSolver against kiwi (C++) on kiwi's 111-constraint benchmark, in one run. kiwi comes from PyPI's
# source package into .build/kiwi, which git ignores; none of it is kept here.
# Usage: Benchmarks/kiwi/run.sh [path of a built solver-bench]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$here/../.build/kiwi
version=1.5.1
mkdir -p "$work"
if [ ! -d "$work/kiwisolver-$version" ]; then
  pip download --quiet --no-binary :all: --no-deps --dest "$work" "kiwisolver==$version"
  tar -xzf "$work/kiwisolver-$version.tar.gz" -C "$work"
fi
kiwi=$work/kiwisolver-$version
python3 "$here/extract_system.py" "$kiwi/benchmarks/enaml_like_benchmark.cpp" >"$work/system.txt"
"${CXX:-g++}" -std=c++17 -O2 -DNDEBUG -I"$kiwi" -I"$kiwi/benchmarks" "$here/kiwi_bench.cpp" -o "$work/kiwi_bench"
if [ $# -gt 0 ]; then
  bench=$1
else
  swift build -c release --package-path "$here/.." --product solver-bench
  bench=$(swift build -c release --package-path "$here/.." --show-bin-path)/solver-bench
fi
# Taking turns, so that a change of the machine's speed meets both.
for round in 1 2 3; do
  echo "round $round"
  "$work/kiwi_bench" "$work/system.txt" | sed 's/^/  kiwi     ns /'
  "$bench" <"$work/system.txt" | sed 's/^/  tessera  ns /'
done
"$work/kiwi_bench" "$work/system.txt" values >"$work/kiwi.values"
"$bench" values <"$work/system.txt" >"$work/tessera.values"
python3 "$here/compare_values.py" "$work/kiwi.values" "$work/tessera.values"
