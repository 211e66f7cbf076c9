// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A stretch of one line of text in one font and colour, shaped and placed.
///
/// Lengths are points in the user space of the drawing. The raster server draws `glyphs`; the browser draws `text`
/// as real text with the same font file, kerning on and `tracking` as letter spacing, and arrives at the same places.
package struct GlyphRun: Hashable, Sendable {
  /// One shaped glyph; the offset is from the run's origin, y down.
  package struct Glyph: Hashable, Sendable {
    package var identifier: UInt32
    package var x: CGFloat
    package var y: CGFloat

    package init(identifier: UInt32, x: CGFloat, y: CGFloat) {
      self.identifier = identifier
      self.x = x
      self.y = y
    }
  }

  package var face: FontFace
  /// The font size in points.
  package var size: CGFloat
  /// Points added after every character.
  package var tracking: CGFloat
  package var color: RGBAColor
  /// The left end of the baseline.
  package var origin: CGPoint
  /// The characters that the glyphs show, in logical order.
  package var text: String
  package var isRightToLeft: Bool
  package var glyphs: [Glyph]
  /// The distance from the run's left end to its right end.
  package var width: CGFloat
  /// Whether the face brings its own colours (emoji).
  package var isColorFont: Bool
  /// The font's features that the glyphs were chosen by, in the words of style sheets: `"tnum" 1, "smcp" 1`.
  package var features: String

  package init(
    face: FontFace, size: CGFloat, tracking: CGFloat = 0, color: RGBAColor, origin: CGPoint, text: String,
    isRightToLeft: Bool = false, glyphs: [Glyph], width: CGFloat, isColorFont: Bool = false,
    features: String = ""
  ) {
    self.face = face
    self.size = size
    self.tracking = tracking
    self.color = color
    self.origin = origin
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.glyphs = glyphs
    self.width = width
    self.isColorFont = isColorFont
    self.features = features
  }
}
