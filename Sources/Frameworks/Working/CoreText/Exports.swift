// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS, `import CoreText` brings Foundation and CoreGraphics along.
@_exported public import CoreGraphics
