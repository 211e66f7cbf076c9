#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# Builds a product so that something is to be seen as soon as can be: without optimisation, debug information and index,
# each module in one go. The command and the kit that it begins with share what both are made of.
#
#   Tools/first_build.sh PRODUCT
set -euo pipefail
cd "$(dirname "$0")/.."

TESSERA_WITHOUT_APPS=1 exec swift build --scratch-path .build/first --disable-index-store -debug-info-format none \
  -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 --product "$1"
