// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreGraphics
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import UIKit
