// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The pixels of a screen, in points.
struct PixelGrid: Hashable {
  /// Pixels in a point.
  var scale: CGFloat

  /// What a sum that is whole or halfway on paper may miss by, in pixels.
  private static let slack: CGFloat = 1e-6

  /// The nearest pixel, upwards from halfway.
  func round(_ length: CGFloat) -> CGFloat { settled((length * scale + 0.5 + Self.slack).rounded(.down) / scale) }

  /// The pixel at or before.
  func floor(_ length: CGFloat) -> CGFloat { settled((length * scale + Self.slack).rounded(.down) / scale) }

  /// The pixel at or after.
  func ceil(_ length: CGFloat) -> CGFloat { settled((length * scale - Self.slack).rounded(.up) / scale) }

  /// Each edge on the nearest pixel.
  func round(_ rect: CGRect) -> CGRect {
    let (x, y) = (round(rect.minX), round(rect.minY))
    return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }

  /// Never a negative zero.
  private func settled(_ length: CGFloat) -> CGFloat { length == 0 ? 0 : length }
}
