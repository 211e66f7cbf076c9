// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on Apple's platforms, `import QuartzCore` brings Core Graphics' names along.
@_exported public import CoreGraphics
