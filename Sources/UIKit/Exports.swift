// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS, `import UIKit` brings Foundation, Accessibility, CoreGraphics, QuartzCore, the frameworks of pictures and what
// Swift has of Objective-C along.
@_exported public import Accessibility
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreMedia
@_exported public import CoreVideo
@_exported public import ImageIO
@_exported public import QuartzCore
@_exported public import TesseraShims_Foundation
@_exported public import TesseraShims_ObjectiveC
