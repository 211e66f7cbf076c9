// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS, `import CoreImage` brings Core Graphics along.
@_exported public import CoreGraphics
