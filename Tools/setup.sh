#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# Installs what Tessera needs from Debian or Ubuntu, makes the fonts, and with `--tests` what the browser tests need.
# With `--only-fonts` it makes the fonts and installs nothing, with `--only-packages` it makes none. `--names` prints the
# packages' names, for a package that depends on them.
# Does nothing where everything is there. Says what it installs and why; uses sudo only where it is not root.
set -euo pipefail
cd "$(dirname "$0")/.."

with_tests=false
[ "${1:-}" = "--tests" ] && with_tests=true
only_fonts=false
[ "${1:-}" = "--only-fonts" ] && only_fonts=true
only_packages=false
[ "${1:-}" = "--only-packages" ] && only_packages=true

# package: why
needed=(
  "pkg-config: tells the compiler where the libraries below are"
  "libcairo2-dev: draws shapes, pictures and text into pixels"
  "libpango1.0-dev: knows where lines may break and which way text runs"
  "libharfbuzz-dev: turns text into glyphs"
  "libfontconfig-dev: is needed to compile against Pango"
  "libturbojpeg0-dev: reads JPEG pictures"
  "libpng-dev: reads and writes PNG pictures"
  "libssl-dev: makes digests and ciphers for CryptoKit and CommonCrypto"
  "libsqlite3-dev: keeps the databases of apps that bring SQL"
  "zlib1g-dev: makes data smaller"
  "libxml2-dev: reads XML and HTML for apps that import libxml2"
  "libwebp-dev: reads WebP pictures and writes recordings"
  "poppler-utils: turns PDF pictures of catalogs into drawings"
  "librsvg2-bin: draws the text, masks, filters and patterns of SVG pictures"
  "python3-fonttools: makes Tessera Sans, the font with iOS's widths"
  "fonts-inter: is what Tessera Sans is made from"
  "fonts-jetbrains-mono: is what Tessera Mono is made from"
  "fonts-noto-core: draws Arabic, Hebrew, Thai, Devanagari and symbols"
  "fonts-noto-color-emoji: draws emoji"
  "fonts-droid-fallback: draws Chinese, Japanese and Korean"
)
needed_for_tests=(
  "chromium: the browser that the tests drive"
  "chromium-driver: drives it"
  "python3-venv: keeps the tests' Python packages out of the system's"
)
if [ "${1:-}" = "--names" ]; then
  printf '%s\n' "${needed[@]%%:*}"
  exit
fi
if $with_tests; then needed+=("${needed_for_tests[@]}"); fi

is_installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q "install ok installed"; }

install_packages() {
  local missing=() line
  for line in "${needed[@]}"; do
    if ! command -v dpkg-query >/dev/null || ! is_installed "${line%%:*}"; then missing+=("$line"); fi
  done
  [ ${#missing[@]} -eq 0 ] && return
  echo "Tessera needs these Debian packages:"
  printf '  %s\n' "${missing[@]}"
  if ! command -v apt-get >/dev/null; then
    echo "There is no apt-get on this machine. Install their like with your own package manager, then try again." >&2
    exit 1
  fi
  local sudo=""
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "Not root, and there is no sudo. As root: apt-get install ${missing[*]%%:*}" >&2
      exit 1
    fi
    sudo="sudo"
  fi
  echo "Installing them${sudo:+ with sudo}."
  $sudo apt-get update -qq
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]%%:*}"
}

check_swift() {
  if ! command -v swift >/dev/null; then
    echo "Swift is not on the PATH. Install Swift 6.3 or later from https://www.swift.org/install/linux/" >&2
    exit 1
  fi
}

make_fonts() {
  local script=Tools/fonts/make_fonts.py folder=.tessera/fonts stamp=.tessera/fonts/made-by
  local version
  version=$(cat Tools/fonts/*.py | sha256sum | cut -d' ' -f1)
  [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$version" ] && return
  echo "Making the fonts; this takes about a minute."
  /usr/bin/python3 "$script" "$folder"
  echo "$version" > "$stamp"
}

make_venv() {
  local folder=.tessera/venv stamp=.tessera/venv/made-by wanted
  wanted=$(cat Tests/requirements.txt)
  [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ] && return
  echo "Installing the tests' Python packages into $folder."
  /usr/bin/python3 -m venv "$folder"
  "$folder/bin/pip" install --quiet --disable-pip-version-check -r Tests/requirements.txt
  echo "$wanted" > "$stamp"
}

if $only_fonts; then
  make_fonts
  exit
fi
check_swift
install_packages
if $only_packages; then exit; fi
make_fonts
if $with_tests; then make_venv; fi
