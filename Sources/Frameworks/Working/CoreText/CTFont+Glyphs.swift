// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import UIKit
internal import TesseraText

// Glyphs by their numbers, which are those of the file that shows most of the font's text.

/// Which way glyphs follow each other.
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
  /// Measured as `horizontal` here: no text goes from top to bottom.
  case vertical = 2
}

/// The glyphs of UTF-16 code units; of a pair, the first has the glyph. What has none gets 0.
///
/// - Returns: Whether all have one.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  let found = FontGlyphs(font.described)
  var areAllThere = true
  var index = 0
  while index < count {
    var scalar = Unicode.Scalar(characters[index])
    glyphs[index] = 0
    let place = index
    if scalar == nil, index + 1 < count, UTF16.isLeadSurrogate(characters[index]),
      UTF16.isTrailSurrogate(characters[index + 1])
    {
      scalar = UTF16.scalar(characters[index], characters[index + 1])
      glyphs[index + 1] = 0
      index += 1
    }
    let glyph = scalar.flatMap { found?.glyph(for: $0) } ?? 0
    glyphs[place] = CGGlyph(exactly: glyph) ?? 0
    if glyph == 0 { areAllThere = false }
    index += 1
  }
  return areAllThere
}

extension UTF16 {
  fileprivate static func scalar(_ high: UInt16, _ low: UInt16) -> Unicode.Scalar? {
    Unicode.Scalar(0x10000 + ((UInt32(high) - 0xD800) << 10) + (UInt32(low) - 0xDC00))
  }
}

/// How far glyphs reach, with what the system font adds after each.
///
/// - Parameter advances: `nil` where only the sum matters.
/// - Returns: The sum of the widths.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  guard let found = FontGlyphs(font.described) else { return 0 }
  let tracking = font.described.face == nil ? SystemFont.tracking(for: font.described) : 0
  let stretch = font.described.matrix.a
  var sum: CGFloat = 0
  for index in 0..<max(count, 0) {
    let width = found.advance(of: UInt32(glyphs[index])) * font.pointSize * stretch + tracking
    advances?[index] = CGSize(width: width, height: 0)
    sum += width
  }
  return Double(sum)
}

/// The boxes around glyphs' outlines, each with its origin at 0.
///
/// - Returns: The box around all of them, laid on one another.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  guard let found = FontGlyphs(font.described) else { return .zero }
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let rect = found.bounds(of: UInt32(glyphs[index])).scaled(by: font.pointSize).applying(font.described.matrix)
    boundingRects?[index] = rect
    if rect.width > 0 || rect.height > 0 { all = all.union(rect) }
  }
  return all.isNull ? .zero : all
}

/// A glyph's outline, its origin at 0, y up; `nil` where it has none, as spaces and pictures have not.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let found = FontGlyphs(font.described), Int(glyph) < found.count else { return nil }
  var upright = CGAffineTransform(scaleX: 1, y: -1).concatenating(font.described.matrix)
  if let matrix { upright = upright.concatenating(matrix.pointee) }
  let run = GlyphOutline.run(of: font, [(UInt32(glyph), .zero)], found.face)
  guard let outline = run.outline, !outline.isEmpty else { return nil }
  return outline.copy(using: &upright)
}

/// Draws glyphs at places in the space of text, in the context's fill colour.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  guard let found = FontGlyphs(font.described), count > 0 else { return }
  let placed = (0..<count).map { (UInt32(glyphs[$0]), positions[$0]) }
  let run = GlyphOutline.run(of: font, placed, found.face, color: context.fillRGBA)
  context.drawText {
    if let outline = run.outline {
      context.draw(outline: outline)
    } else {
      // Pictures have no outlines.
      context.drawTypeset([.glyphs(run)])
    }
  }
}

enum GlyphOutline {
  /// Glyphs as the engine draws them: y down.
  static func run(
    of font: UIFont, _ glyphs: [(glyph: UInt32, place: CGPoint)], _ face: FontFace, color: RGBAColor = .black
  ) -> GlyphRun {
    GlyphRun(
      face: face, size: font.pointSize, color: color, origin: .zero, text: "",
      glyphs: glyphs.map { GlyphRun.Glyph(identifier: $0.glyph, x: $0.place.x, y: -$0.place.y) }, width: 0)
  }
}
