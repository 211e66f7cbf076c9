// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The size of a box and its guides, in the box's own coordinates.
package struct Dimensions {
  package let size: CGSize
  private let explicitValue: ((AlignmentKey) -> CGFloat?)?

  /// - Parameter explicit: The explicit value of a guide; `nil` for boxes that set none.
  package init(size: CGSize, explicit: ((AlignmentKey) -> CGFloat?)? = nil) {
    self.size = size
    explicitValue = explicit
  }

  package var width: CGFloat { size.width }
  package var height: CGFloat { size.height }

  /// The explicit value of a guide, or its default in this size.
  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: self) }

  /// The value of a guide if one was set here or below.
  package func explicit(_ key: AlignmentKey) -> CGFloat? { explicitValue?(key) }
}
