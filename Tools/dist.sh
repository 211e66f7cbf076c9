#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# Puts what `tessera test` needs into a folder that may be moved anywhere: the command, the kit with its modules, fonts.
# Who uses it needs Swift and the libraries of Tools/setup.sh, but no checkout, and compiles no kit.
#
#   Tools/dist.sh FOLDER              builds in release
#   TESSERA_KIT=P Tools/dist.sh FOLDER  takes what is built in P, the command too
#   TESSERA_COMMAND=P …               takes the command from there instead
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -eq 1 ] || { echo "usage: Tools/dist.sh FOLDER" >&2; exit 2; }
target=$1

Tools/setup.sh --only-fonts
kit=${TESSERA_KIT:-}
command=${TESSERA_COMMAND:-$kit}
if [ -z "$kit" ]; then
  export TESSERA_WITHOUT_APPS=1
  for product in TesseraKit TesseraTestKit; do
    swift build --scratch-path .build/kit -c release --product $product
  done
  # The machine that it is for may have Swift elsewhere.
  swift build --scratch-path .build/dist -c release --static-swift-stdlib --product tessera
  kit=.build/kit/release
  command=.build/dist/release
fi

lib="$target/lib/tessera"
rm -rf "$lib"
mkdir -p "$target/bin" "$lib/bin" "$lib/kit" "$lib/.tessera" "$lib/Sources"
cp "$command/tessera" "$lib/bin/"
for bundle in "$command"/Tessera_BrowserServer.resources; do
  if [ -e "$bundle" ]; then cp -r "$bundle" "$lib/bin/"; fi
done
cp "$kit/libTesseraKit.so" "$kit/libTesseraTestKit.so" "$lib/kit/"
mkdir "$lib/kit/Modules"
# Of the modules those that the kit is made of: not those of tests, apps and tools.
for module in "$kit"/Modules/*.swiftmodule; do
  case "$(basename "$module")" in
    *Tests.swiftmodule | tessera*.swiftmodule | Swift*.swiftmodule | *Harness*.swiftmodule) ;;
    *) cp "$module" "$lib/kit/Modules/" ;;
  esac
done
mkdir -p "$lib/Sources/C"
cp -r Sources/C/System "$lib/Sources/C/"
# The maps that SwiftPM writes name headers where they were compiled.
for map in "$kit"/C*.build/module.modulemap; do
  name=$(basename "$(dirname "$map")")
  headers=$(sed -n 's/.*umbrella[a-z ]* "\(.*\)"/\1/p' "$map")
  if [ ! -d "$headers" ]; then headers=$(dirname "$headers"); fi
  mkdir -p "$lib/kit/$name"
  cp -r "$headers" "$lib/kit/$name/include"
  sed 's,umbrella header ".*/,umbrella header "include/,; s,umbrella "/.*",umbrella "include",' "$map" \
    > "$lib/kit/$name/module.modulemap"
done
cp -r .tessera/fonts "$lib/.tessera/"
# Installs the libraries on the machine that it is for.
mkdir "$lib/Tools"
cp Tools/setup.sh "$lib/Tools/"
# What stands in for libraries is compiled with the apps that import them.
cp -r StandIns "$lib/"
ln -sf ../lib/tessera/bin/tessera "$target/bin/tessera"
if [ -z "${TESSERA_KIT:-}" ]; then strip --strip-debug "$lib/bin/tessera" "$lib"/kit/*.so; fi
du -sh "$lib" | cut -f1 | sed 's/^/installed: /'
