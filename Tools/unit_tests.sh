#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# Builds everything with the unit tests, and runs them.
#
#   Tools/unit_tests.sh [FLAGS OF SWIFT BUILD]
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --build-tests "$@"

# What fails is said once more at the end: thousands of lines stand between it and there.
words=$(mktemp)
trap 'rm -f "$words"' EXIT
if ! swift test --skip-build 2>&1 | tee "$words"; then
  echo "What failed:"
  grep -aE "recorded an issue|Fatal error|error:" "$words" | grep -av "known issue" | head -100 || true
  exit 1
fi
