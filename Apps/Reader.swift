// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// SwiftPM wants a target to have a source file of its own. This is that of `Reader`, which our tests import; the rest is
// the folder beside this file, plain iOS source that the TranslateApp plugin translates. `tessera run Apps/Reader` and
// Xcode use the folder alone.
