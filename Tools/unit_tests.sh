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
swift test --skip-build
