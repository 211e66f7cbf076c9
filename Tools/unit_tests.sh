#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# Builds everything with the unit tests, and runs them.
#
#   Tools/unit_tests.sh [FLAGS OF SWIFT BUILD]
set -euo pipefail
cd "$(dirname "$0")/.."

# Whoever builds once, from nothing, compiles the translator once: otherwise SwiftPM compiles it, and SwiftSyntax with
# it, a second time as a tool. Later edits of the translator would not be noticed by what it has translated.
if [ -n "${TESSERA_BUILD_ONCE:-}" ]; then
  TESSERA_WITHOUT_APPS=1 swift build "$@" --product tessera-translate
  cp .build/debug/tessera-translate .build/translator
  export TESSERA_TRANSLATOR=$PWD/.build/translator
fi
swift build --build-tests "$@"
swift test --skip-build
