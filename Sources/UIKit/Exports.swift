// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS, `import UIKit` brings Foundation, CoreGraphics and QuartzCore along.
@_exported public import CoreGraphics
@_exported public import QuartzCore
