// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import TesseraText
internal import UIKit

/// Glyphs beside each other that have the same attributes and direction.
public final class CTRun {
  let typeset: TypesetRun
  private let source: NSAttributedString

  init(_ typeset: TypesetRun, source: NSAttributedString) {
    (self.typeset, self.source) = (typeset, source)
  }

  var all: Range<Int> { 0..<typeset.glyphs.count }

  private(set) lazy var font = UIFont.described(typeset.font)

  /// The string's, with the font that the glyphs are of.
  private(set) lazy var attributes: CFDictionary = {
    let result = NSMutableDictionary(dictionary: [kCTFontAttributeName: font])
    let start = typeset.range.lowerBound
    guard !typeset.isSign, start < source.length else { return result }
    for (key, value) in source.attributes(at: start, effectiveRange: nil) where key != .font {
      result[key.rawValue as NSString] = value
    }
    return result
  }()

  /// The box around the outlines of some glyphs, at their places in the line; null for none.
  func bounds(of part: Range<Int>) -> CGRect {
    guard let glyphs = FontGlyphs(typeset.font) else { return .null }
    return typeset.glyphs[part].reduce(CGRect.null) { box, glyph in
      let bounds = glyphs.bounds(of: glyph.identifier).scaled(by: typeset.font.size)
      guard bounds.width > 0, bounds.height > 0 else { return box }
      return box.union(bounds.offsetBy(dx: glyph.x, dy: glyph.y))
    }
  }

  /// The outlines of all glyphs, at their places in the line; y down.
  var outline: CGPath? { outline(of: all) }

  func outline(of part: Range<Int>) -> CGPath? {
    guard let face = FontGlyphs(typeset.font)?.face else { return nil }
    return GlyphOutline.run(of: font, typeset.glyphs[part].map { ($0.identifier, CGPoint(x: $0.x, y: $0.y)) }, face)
      .outline
  }
}

/// How a run's glyphs follow each other.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// From right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1)
  /// Not in the order of their characters.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// With a text matrix of their own, which no run here has.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.typeset.glyphs.count }
/// The attributes, by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.typeset.isRightToLeft ? .rightToLeft : [] }
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.typeset.range) }
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Copies the glyphs of a range; 0 as its length stands for all that follow.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (place, index) in range.resolved(in: run.typeset.glyphs.count).enumerated() {
    buffer[place] = CGGlyph(exactly: run.typeset.glyphs[index].identifier) ?? kCGFontIndexInvalid
  }
}

/// Copies the places of glyphs, from the line's start, y up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (place, index) in range.resolved(in: run.typeset.glyphs.count).enumerated() {
    buffer[place] = CGPoint(x: run.typeset.glyphs[index].x, y: run.typeset.glyphs[index].y)
  }
}

/// Copies how far glyphs reach.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (place, index) in range.resolved(in: run.typeset.glyphs.count).enumerated() {
    buffer[place] = CGSize(width: run.typeset.glyphs[index].advance, height: 0)
  }
}

/// Copies which characters the glyphs show.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (place, index) in range.resolved(in: run.typeset.glyphs.count).enumerated() {
    buffer[place] = run.typeset.glyphs[index].index
  }
}

/// How far some of the glyphs reach.
///
/// - Returns: The width.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.typeset.ascent
  descent?.pointee = run.typeset.descent
  leading?.pointee = run.typeset.leading
  let part = range.resolved(in: run.typeset.glyphs.count)
  return Double(run.typeset.glyphs[part].reduce(0) { $0 + $1.advance })
}

/// The box around what some glyphs draw, at the context's text position; with no context, at 0.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let place = context?.textPosition ?? .zero
  let bounds = run.bounds(of: range.resolved(in: run.typeset.glyphs.count))
  return bounds.isNull ? CGRect(origin: place, size: .zero) : bounds.offsetBy(dx: place.x, dy: place.y)
}

/// Draws some glyphs at their places in the line, which begins at the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let part = range.resolved(in: run.typeset.glyphs.count)
  func outlines() -> [(CGPath, RGBAColor)] { run.outline(of: part).map { [($0, run.typeset.color)] } ?? [] }
  let operations =
    part == run.all
    ? run.typeset.operations(at: .zero, scale: context.scale)
    : outlines().map { DisplayList.Operation.fill($0.0, color: $0.1, evenOdd: false) }
  context.drawTypesetText(operations, outlines: outlines)
}
