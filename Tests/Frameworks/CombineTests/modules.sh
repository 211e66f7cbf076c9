#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# OpenCombine leaves members out where it finds a module Combine while it is compiled. Compiles it both ways, and
# against each the file of those members, which must compile the same. Run it from the checkout, after `swift build`.
set -euo pipefail

modules=${1:-.build/debug/Modules}
sources=.build/checkouts/OpenCombine/Sources
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/helpers.modulemap" <<END
module COpenCombineHelpers { umbrella "$PWD/$sources/COpenCombineHelpers/include" export * }
END
map=(-Xcc "-fmodule-map-file=$work/helpers.modulemap")

for state in alone beside; do
  mkdir -p "$work/$state/found"
  # Any module of that name will do for canImport.
  if [ $state = beside ]; then
    echo 'public let marker = 0' >"$work/marker.swift"
    swiftc -emit-module -module-name Combine -o "$work/beside/found/Combine.swiftmodule" "$work/marker.swift"
  fi
  find "$sources/OpenCombine" -name '*.swift' -print0 | xargs -0 swiftc -emit-module -module-name OpenCombine \
    -swift-version 5 -suppress-warnings -I "$work/$state/found" "${map[@]}" -o "$work/$state/OpenCombine.swiftmodule"
  rm -rf "$work/$state/found"
  # The module as apps see it, of the one file that these members are in.
  printf '@_exported public import OpenCombine\n' >"$work/Combine.swift"
  swiftc -emit-module -module-name Combine -swift-version 6 -enable-upcoming-feature InternalImportsByDefault \
    -I "$work/$state" "${map[@]}" -o "$work/$state/Combine.swiftmodule" \
    "$work/Combine.swift" Sources/Frameworks/Working/Combine/Operators/Optional+Publisher.swift
  swiftc -typecheck -dump-ast -swift-version 5 -I "$work/$state" "${map[@]}" \
    Tests/Frameworks/CombineTests/Support/Members.swift 2>/dev/null \
    | grep -o 'interface_type="[^"]*"' >"$work/$state.types"
done

test -s "$work/alone.types"
diff "$work/alone.types" "$work/beside.types"
echo "The same members either way: $(wc -l <"$work/alone.types") types compared."
