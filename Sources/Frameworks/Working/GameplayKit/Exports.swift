// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS, `import GameplayKit` brings Foundation along.
@_exported public import Foundation
