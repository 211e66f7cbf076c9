// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The pixels of a screen, in points. Frames are put on pixels at the end of layout, in the coordinates of the root.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels in a point.
  package var scale: CGFloat

  /// - Parameter scale: Pixels in a point, more than 0.
  package init(scale: CGFloat) {
    precondition(scale > 0, "a screen of scale \(scale) has no pixels")
    self.scale = scale
  }

  /// The tolerated rounding error of a sum of lengths, in pixels.
  private static let slack: CGFloat = 1e-6

  /// The nearest pixel; halfway is the next one.
  package func round(_ length: CGFloat) -> CGFloat {
    settled((length * scale + 0.5 + Self.slack).rounded(.down) / scale)
  }

  /// The pixel at or before a coordinate.
  package func floor(_ length: CGFloat) -> CGFloat { settled((length * scale + Self.slack).rounded(.down) / scale) }

  /// The pixel at or after a coordinate.
  package func ceil(_ length: CGFloat) -> CGFloat { settled((length * scale - Self.slack).rounded(.up) / scale) }

  /// Each edge on the nearest pixel; the size follows from the edges.
  package func round(_ rect: CGRect) -> CGRect {
    let (x, y) = (round(rect.minX), round(rect.minY))
    return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }

  /// The rounded frame relative to the rounded origin of a container; both are given in the root's coordinates.
  package func frame(_ rect: CGRect, inContainerAt origin: CGPoint) -> CGRect {
    round(rect).offsetBy(dx: -round(origin.x), dy: -round(origin.y))
  }

  /// Never a negative zero.
  private func settled(_ length: CGFloat) -> CGFloat { length == 0 ? 0 : length }
}
