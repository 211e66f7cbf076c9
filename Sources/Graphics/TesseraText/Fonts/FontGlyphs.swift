// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CPango
package import CoreGraphics

/// The glyphs of the file that shows most of a font's text, by their numbers. Lengths are shares of the font's size, y up.
package struct FontGlyphs: Sendable {
  private let font: OpenFont

  /// `nil` where the kit's fonts are missing.
  package init?(_ descriptor: FontDescriptor) {
    guard let font = FontLibrary.shared.font(SystemFont.face(for: descriptor)) else { return nil }
    self.font = font
  }

  package var face: FontFace { font.face }
  package var unitsPerEm: Int { Int(font.unitsPerEm) }
  package var count: Int { Int(hb_face_get_glyph_count(hb_font_get_face(font.font))) }

  /// The number of a character's glyph; 0 where the font has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32 {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font.font, scalar.value, &glyph) != 0 ? glyph : 0
  }

  /// How far the next glyph stands from one.
  package func advance(of glyph: UInt32) -> CGFloat {
    CGFloat(hb_font_get_glyph_h_advance(font.font, glyph)) / font.unitsPerEm
  }

  /// The box around a glyph's outline, its origin on the baseline; empty for spaces.
  package func bounds(of glyph: UInt32) -> CGRect {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font.font, glyph, &extents) != 0 else { return .zero }
    let unit = font.unitsPerEm
    return CGRect(
      x: CGFloat(extents.x_bearing) / unit, y: CGFloat(extents.y_bearing + extents.height) / unit,
      width: CGFloat(extents.width) / unit, height: CGFloat(-extents.height) / unit)
  }

  /// The font that shows a text's first character: the one that is asked for, or one that stands in for it.
  package static func font(_ descriptor: FontDescriptor, for text: String) -> FontDescriptor {
    guard let character = text.first else { return descriptor }
    let scalars = Array(character.unicodeScalars)
    guard let found = FontCascade(descriptor, library: .shared).font(for: scalars[...]),
      found.face != SystemFont.face(for: descriptor)
    else { return descriptor }
    var copy = descriptor
    copy.face = found.face
    return copy
  }
}
