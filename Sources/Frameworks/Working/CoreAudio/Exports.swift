// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// On iOS only the types.
@_exported public import CoreAudioTypes
