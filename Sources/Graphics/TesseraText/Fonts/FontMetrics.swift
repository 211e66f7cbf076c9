// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The vertical measures of a font at a size, in points.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascender: CGFloat
  /// From the baseline down to the bottom of the line; negative.
  package var descender: CGFloat
  /// Ascender less descender; not rounded.
  package var lineHeight: CGFloat
  /// The gap between lines; zero for the system font.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  package init(
    ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
