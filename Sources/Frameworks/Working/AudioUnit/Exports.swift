// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Its names are Audio Toolbox's since iOS 10.
@_exported public import AudioToolbox
