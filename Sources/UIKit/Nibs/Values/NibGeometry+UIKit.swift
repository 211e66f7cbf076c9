// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

// Lengths of nibs are points too; what is damaged is kept within what screens and sums can bear.

/// A length that no layout or drawing chokes on.
private func length(_ value: Double) -> CGFloat { CGFloat(value.clamped(to: -1_000_000...1_000_000)) }

extension CGRect {
  init(_ rect: NibRect) {
    self.init(
      x: length(rect.x), y: length(rect.y), width: max(length(rect.width), 0), height: max(length(rect.height), 0))
  }
}

extension CGSize {
  init(_ size: NibSize) { self.init(width: length(size.width), height: length(size.height)) }
}

extension UIEdgeInsets {
  init(_ insets: NibInsets) {
    self.init(
      top: length(insets.top), left: length(insets.start), bottom: length(insets.bottom), right: length(insets.end))
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: NibInsets) {
    self.init(
      top: length(insets.top), leading: length(insets.start), bottom: length(insets.bottom),
      trailing: length(insets.end))
  }
}

extension NibElement {
  /// A number of points.
  func points(_ attribute: String) -> CGFloat? { number(attribute).map(length) }
}
