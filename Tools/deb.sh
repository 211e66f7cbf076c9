#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
#
# Makes a Debian package of what Tools/dist.sh has put into a folder: tessera_VERSION_ARCH.deb. It depends on what
# Tools/setup.sh installs; Swift comes from swift.org.
#
#   Tools/deb.sh FOLDER VERSION OUTPUT
set -euo pipefail
[ $# -eq 3 ] || { echo "usage: Tools/deb.sh FOLDER VERSION OUTPUT" >&2; exit 2; }
source=$(realpath "$1") version=$2 output=$(realpath "$3")
cd "$(dirname "$0")/.."
case "$version" in
  [0-9]*) ;;
  *) echo "a version begins with a digit, as 1.2.0: $version" >&2; exit 2 ;;
esac
architecture=$(dpkg --print-architecture)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"
mkdir -p "$root/DEBIAN" "$root/usr/share/doc/tessera"
# Links instead of copies where that can be: nothing is changed.
cp -al "$source" "$root/files" 2>/dev/null || cp -a "$source" "$root/files"
mv "$root/files/bin" "$root/files/lib" "$root/usr/"
rmdir "$root/files"
{ echo "Files: *"; echo "Copyright: 2026 The Tessera Authors"; echo "License: MIT"; echo; cat LICENSE; } \
  > "$root/usr/share/doc/tessera/copyright"
cat > "$root/DEBIAN/control" <<CONTROL
Package: tessera
Version: $version
Architecture: $architecture
Maintainer: The Tessera Authors <tessera@localhost>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $(Tools/setup.sh --names | paste -sd, | sed 's/,/, /g')
Section: devel
Priority: optional
Description: runs iOS apps and their tests on Linux
 Builds iOS packages and Xcode projects as they are and runs their tests, compares snapshots, and shows apps in a
 browser. Needs Swift 6.3 from swift.org on the PATH.
CONTROL
file="$output/tessera_${version}_$architecture.deb"
dpkg-deb --root-owner-group -Zzstd --build "$root" "$file" > /dev/null
echo "$file"
