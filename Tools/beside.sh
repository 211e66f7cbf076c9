#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# Runs two commands at once, since each has stretches that keep one processor busy or none. The second one's output is
# shown as it comes, the first one's when both have ended. Fails where one of them does.
#
#   Tools/beside.sh 'FIRST COMMAND' 'SECOND COMMAND'
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
bash -c "$1" > "$log" 2>&1 &
first=$!
trap 'kill "$first" 2>/dev/null || true; rm -f "$log"' EXIT
echo "At the same time: $1"
failed=0
bash -c "$2" || failed=1
wait "$first" || failed=1
echo "$1"
cat "$log"
exit $failed
