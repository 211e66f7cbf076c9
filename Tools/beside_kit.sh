#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# Runs a command, and beside it, the first time, builds the kit's library, which apps link: each has stretches that keep
# one processor busy.
#
#   Tools/beside_kit.sh COMMAND...
set -euo pipefail
cd "$(dirname "$0")/.."

kit=
trap '[ -z "$kit" ] || kill "$kit" 2>/dev/null || true' EXIT
if [ ! -e .build/kit/release/libTesseraKit.so ]; then
  mkdir -p .build/kit
  echo "Building the kit beside it; the first time takes some minutes"
  TESSERA_WITHOUT_APPS=1 swift build --scratch-path .build/kit -c release --product TesseraKit \
    > .build/kit/build.log 2>&1 &
  kit=$!
fi
"$@"
if [ -n "$kit" ] && kill -0 "$kit" 2>/dev/null; then echo "Waiting for the kit"; fi
if [ -n "$kit" ] && ! wait "$kit"; then
  cat .build/kit/build.log >&2
  exit 1
fi
kit=
rm -f .build/kit/build.log
