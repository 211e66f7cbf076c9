// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// What a layout has to fit into, and how.
package struct TextLayoutOptions: Hashable, Sendable {
  /// How lines are stacked.
  package enum Stacking: Hashable, Sendable {
    /// As `UILabel` does: lines follow each other unrounded; a newline at the end adds no line.
    case label
    /// As `UITextView` does: each line's height is rounded to the pixel; a newline at the end adds an empty line.
    case textView
  }

  /// In points; infinite for as wide as the text. What is not a number, or is negative, counts as 0.
  package var width: CGFloat
  /// In points. Lines that do not fit whole are left out; the first line always stays.
  package var height: CGFloat
  /// 0 means that there is no limit.
  package var numberOfLines: Int
  /// For paragraphs that do not name a mode themselves.
  package var lineBreakMode: LineBreakMode
  /// Device pixels in a point; baselines are rounded to them.
  package var scale: CGFloat
  package var stacking: Stacking
  /// Whether the interface runs from right to left; natural alignment follows it.
  package var isRightToLeft: Bool

  package init(
    width: CGFloat = .infinity, height: CGFloat = .infinity, numberOfLines: Int = 0,
    lineBreakMode: LineBreakMode = .byTruncatingTail, scale: CGFloat = 1, stacking: Stacking = .label,
    isRightToLeft: Bool = false
  ) {
    self.width = width.isNaN ? 0 : max(width, 0)
    self.height = height.isNaN ? 0 : max(height, 0)
    self.numberOfLines = max(numberOfLines, 0)
    self.lineBreakMode = lineBreakMode
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.stacking = stacking
    self.isRightToLeft = isRightToLeft
  }

  /// A length rounded up to the next pixel; what exceeds a pixel by no more than rounding errors does not count.
  package func roundedUp(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale - 1e-4).rounded(.up) / scale
  }

  /// A length rounded to the nearest pixel.
  package func rounded(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale).rounded() / scale
  }
}
