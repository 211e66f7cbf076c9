// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation
internal import TesseraText

/// A hand of letters: a face, and how it is pulled out of shape.
struct CoverLettering {
  var face: String
  /// How wide letters are, a share of what the face has.
  var stretch: CGFloat = 1
  /// Room between letters, a share of the size.
  var tracking: CGFloat = 0
  var isUppercase = true

  static let poster = CoverLettering(face: "TesseraSansDisplay-Black", stretch: 0.62)
  static let heavy = CoverLettering(face: "TesseraSansDisplay-Black", tracking: -0.02)
  static let slanted = CoverLettering(face: "TesseraSansDisplay-BlackItalic", stretch: 0.82, tracking: -0.01)
  static let wide = CoverLettering(face: "TesseraSansDisplay-Bold", stretch: 1.32, tracking: 0.02)
  static let spaced = CoverLettering(face: "TesseraSansDisplay-Medium", tracking: 0.32)
  static let fine = CoverLettering(face: "TesseraSansDisplay-Light", tracking: 0.06)
  static let thin = CoverLettering(face: "TesseraSansDisplay-UltraLight", tracking: 0.02)
  static let quiet = CoverLettering(face: "TesseraSansDisplay-Regular", isUppercase: false)
  static let gentle = CoverLettering(face: "TesseraSansDisplay-LightItalic", isUppercase: false)
  static let warm = CoverLettering(face: "TesseraSansDisplay-BoldItalic", tracking: -0.02, isUppercase: false)
  static let friendly = CoverLettering(face: "TesseraSansDisplay-Heavy", tracking: -0.025, isUppercase: false)
  static let typed = CoverLettering(face: "TesseraMono-Medium", isUppercase: false)
  static let coded = CoverLettering(face: "TesseraMono-Bold", tracking: 0.02)

  /// Whether there are fonts to draw words with.
  static var isThere: Bool { heavy.outline("A", size: 1) != nil }

  /// The outlines of a line of text of a size, its baseline's left end at the origin; `nil` where there are no fonts.
  func outline(_ text: String, size: CGFloat) -> (path: CGPath, width: CGFloat)? {
    let text = isUppercase ? text.uppercased() : text
    // Larger than it is drawn, since outlines come in small steps.
    let large: CGFloat = 100
    var font = FontDescriptor(size: large)
    font.face = FontFace(name: face)
    guard let known = FontGlyphs(font) else { return nil }
    var glyphs: [GlyphRun.Glyph] = []
    var x: CGFloat = 0
    for scalar in text.unicodeScalars {
      let glyph = known.glyph(for: scalar)
      guard glyph != 0 else { continue }
      glyphs.append(GlyphRun.Glyph(identifier: glyph, x: x, y: 0))
      x += (known.advance(of: glyph) + tracking / max(stretch, 0.01)) * large
    }
    let line = GlyphRun(
      face: known.face, size: large, color: .black, origin: .zero, text: text, glyphs: glyphs,
      width: max(x - tracking / max(stretch, 0.01) * large, 0))
    guard let path = line.outline else { return nil }
    let scale = size / large
    var transform = CGAffineTransform(scaleX: scale * stretch, y: scale)
    guard let scaled = path.copy(using: &transform) else { return nil }
    return (scaled, line.width * scale * stretch)
  }
}

extension CoverCanvas {
  enum Side { case left, centre, right }

  /// Draws a line of text; it becomes smaller where it is wider than the room.
  ///
  /// - Parameters:
  ///   - y: The baseline.
  ///   - size: The size of the font; capitals are some 0.72 of it.
  /// - Returns: The size that it was drawn with; 0 where there are no fonts.
  @discardableResult func text(
    _ text: String, _ hand: CoverLettering, size: CGFloat, x: CGFloat, y: CGFloat, _ ink: CoverInk,
    _ side: Side = .left, room: CGFloat = 10, outlined: CGFloat? = nil
  ) -> CGFloat {
    guard var line = hand.outline(text, size: size), line.width > 0 else { return 0 }
    var size = size
    if line.width > room {
      size *= room / line.width
      guard let smaller = hand.outline(text, size: size) else { return 0 }
      line = smaller
    }
    let start =
      switch side {
      case .left: x
      case .centre: x - line.width / 2
      case .right: x - line.width
      }
    var transform = CGAffineTransform(translationX: start, y: y)
    guard let path = line.path.copy(using: &transform) else { return 0 }
    if let outlined { stroke(path, outlined, ink) } else { fill(path, ink) }
    return size
  }

  /// The size at which a text is as wide as the room.
  func fitting(_ text: String, _ hand: CoverLettering, room: CGFloat, most: CGFloat) -> CGFloat {
    guard let line = hand.outline(text, size: 1), line.width > 0 else { return most }
    return min(most, room / line.width)
  }
}
