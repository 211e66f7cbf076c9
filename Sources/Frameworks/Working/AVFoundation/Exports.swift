// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As on iOS.
@_exported public import AudioToolbox
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import QuartzCore
@_exported public import MediaToolbox
@_exported public import TesseraShims_UniformTypeIdentifiers
@_exported public import simd
