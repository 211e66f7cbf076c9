// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

// Lengths of nibs are points too; what is damaged is kept within what screens and sums can bear.

/// A length that no layout or drawing chokes on.
func points(_ value: Double) -> CGFloat { CGFloat(value.clamped(to: -1_000_000...1_000_000)) }

extension CGRect {
  init(_ rect: NibRect) {
    self.init(
      x: points(rect.x), y: points(rect.y), width: max(points(rect.width), 0), height: max(points(rect.height), 0))
  }
}

extension CGSize {
  init(_ size: NibSize) { self.init(width: points(size.width), height: points(size.height)) }
}

extension UIEdgeInsets {
  init(_ insets: NibInsets) {
    self.init(
      top: points(insets.top), left: points(insets.start), bottom: points(insets.bottom), right: points(insets.end))
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: NibInsets) {
    self.init(
      top: points(insets.top), leading: points(insets.start), bottom: points(insets.bottom),
      trailing: points(insets.end))
  }
}

extension NibElement {
  /// A number of points.
  func points(_ attribute: String) -> CGFloat? { number(attribute).map { UIKit.points($0) } }
}
