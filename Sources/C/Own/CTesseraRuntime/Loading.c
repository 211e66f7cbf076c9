// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Runs UIKit's part of a program's start before its main function. UIKit defines the function; a program without UIKit
// has none.
extern void tessera_uikit_load(void) __attribute__((weak));

__attribute__((constructor)) static void load(void) {
  if (tessera_uikit_load) tessera_uikit_load();
}
