#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# Builds the command, and beside it, the first time, the kit's library, which the command would else build afterwards.
set -euo pipefail
cd "$(dirname "$0")/.."
export TESSERA_WITHOUT_APPS=1

kit=
if [ ! -e .build/kit/release/libTesseraKit.so ]; then
  mkdir -p .build/kit
  echo "Building the kit beside the command; the first time takes some minutes"
  swift build --scratch-path .build/kit -c release --product TesseraKit > .build/kit/build.log 2>&1 &
  kit=$!
fi
swift build --product tessera
if [ -n "$kit" ] && ! wait "$kit"; then
  cat .build/kit/build.log >&2
  exit 1
fi
rm -f .build/kit/build.log
