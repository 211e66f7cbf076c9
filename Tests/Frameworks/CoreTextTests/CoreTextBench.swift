// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import CoreText
import Foundation
import UIKit

/// Texts, lines and pictures for tests of Core Text.
enum CoreTextBench {
  static let words = "The quick brown fox jumps over the lazy dog and runs away into the dark green forest."

  static func text(
    _ string: String = words, _ font: UIFont = .systemFont(ofSize: 17),
    _ more: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: more.merging([.font: font]) { $1 })
  }

  static func line(_ string: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CTLine {
    CTLineCreateWithAttributedString(text(string, font))
  }

  static func width(_ line: CTLine) -> CGFloat { CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil)) }

  static func frame(_ text: NSAttributedString, _ path: CGPath, _ attributes: CFDictionary? = nil) -> CTFrame {
    CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRange(location: 0, length: 0), path, attributes)
  }

  static func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame) as? [CTLine] ?? [] }

  static func strings(_ frame: CTFrame, _ text: NSAttributedString) -> [String] {
    lines(frame).map { line in
      let range = CTLineGetStringRange(line)
      return (text.string as NSString).substring(with: NSRange(location: range.location, length: range.length))
    }
  }

  /// The outline of a string, its lower left corner at 0, y up.
  static func outline(_ string: String, _ font: UIFont) -> CGPath {
    let path = CGMutablePath()
    for run in CTLineGetGlyphRuns(line(string, font)) as? [CTRun] ?? [] {
      let attributes = CTRunGetAttributes(run) as NSDictionary
      guard let font = attributes[kCTFontAttributeName as String] as? UIFont else { continue }
      for index in 0..<CTRunGetGlyphCount(run) {
        var glyph = CGGlyph()
        var place = CGPoint()
        CTRunGetGlyphs(run, CFRangeMake(index, 1), &glyph)
        CTRunGetPositions(run, CFRangeMake(index, 1), &place)
        if let letter = CTFontCreatePathForGlyph(font as CTFont, glyph, nil) {
          path.addPath(letter, transform: CGAffineTransform(translationX: place.x, y: place.y))
        }
      }
    }
    return path
  }

  @MainActor static func picture(
    _ size: CGSize, scale: CGFloat = 2, _ style: UIUserInterfaceStyle = .light,
    _ draw: (CGContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      (style == .dark ? UIColor.black : .white).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      draw(context.cgContext)
    }
  }

  /// Turns a context so that y is up, as apps do before they draw with Core Text.
  static func flip(_ context: CGContext, height: CGFloat) {
    context.textMatrix = .identity
    context.translateBy(x: 0, y: height)
    context.scaleBy(x: 1, y: -1)
  }

  /// The box around pixels that are not like the upper left one, in points.
  static func ink(_ image: UIImage) -> CGRect {
    guard let picture = image.cgImage, let data = picture.dataProvider?.data as Data? else { return .null }
    let bytes = Array(data)
    let (row, step) = (picture.bytesPerRow, picture.bitsPerPixel / 8)
    var box = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width
      where (0..<3).contains(where: { abs(Int(bytes[y * row + x * step + $0]) - Int(bytes[$0])) > 40 }) {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    guard !box.isNull else { return box }
    let scale = image.scale
    return CGRect(
      x: box.minX / scale, y: box.minY / scale, width: box.width / scale, height: box.height / scale)
  }
}
