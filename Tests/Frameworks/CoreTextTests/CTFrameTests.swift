// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

/// Typesetters and frames: where lines break, where they stand, what has room.
@MainActor struct CTFrameTests {
  private typealias Bench = CoreTextBench
  private let all = CFRange(location: 0, length: 0)

  private func rect(_ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: width, height: height), transform: nil)
  }

  /// What a label, or a string, breaks the text into.
  private func labelLines(_ text: NSAttributedString, width: CGFloat) -> Int {
    let bounds = text.boundingRect(
      with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
    return Int((bounds.height / UIFont.systemFont(ofSize: 17).lineHeight).rounded())
  }

  @Test(arguments: [90.0, 130, 177.5, 260, 1_000])
  func framesBreakLinesWhereStringsDo(width: Double) throws {
    let text = Bench.text()
    let frame = Bench.frame(text, rect(width, 1_000))
    let lines = Bench.strings(frame, text)
    #expect(lines.joined() == text.string)
    #expect(lines.count == labelLines(text, width: width))
    for line in Bench.lines(frame) {
      #expect(Double(Bench.width(line)) - CTLineGetTrailingWhitespaceWidth(line) <= width + 0.01)
    }
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    var (start, suggested): (Int, [Int]) = (0, [])
    while start < text.length {
      suggested.append(CTTypesetterSuggestLineBreak(typesetter, start, width))
      start += suggested[suggested.count - 1]
    }
    #expect(suggested == lines.map { ($0 as NSString).length })
  }

  @Test(arguments: [90.0, 200, 5_000])
  func theSuggestedSizeIsTheStrings(width: Double) {
    let text = Bench.text()
    let setter = CTFramesetterCreateWithAttributedString(text as CFAttributedString)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, all, nil, CGSize(width: width, height: CGFloat.greatestFiniteMagnitude), &fit)
    let bounds = text.boundingRect(
      with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(size.width - bounds.width) < 0.5 && abs(size.height - bounds.height) < 0.5)
    #expect(fit == CFRange(location: 0, length: text.length))
    let low = CTFramesetterSuggestFrameSizeWithConstraints(setter, all, nil, CGSize(width: 100, height: 45), &fit)
    #expect(low.height <= 45 && fit.length > 0 && fit.length < text.length)
  }

  @Test func originsAreBaselinesFromTheBottom() {
    let font = UIFont.systemFont(ofSize: 17)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 6
    let text = Bench.text(Bench.words, font, [.paragraphStyle: style])
    let frame = Bench.frame(text, rect(200, 300))
    let lines = Bench.lines(frame)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(abs(origins[0].y - (300 - font.ascender)) < 0.01)
    #expect(abs(origins[0].y - origins[1].y - (font.lineHeight + 6)) < 0.01)
    for (line, origin) in zip(lines, origins) {
      let end = origin.x + Bench.width(line) - CGFloat(CTLineGetTrailingWhitespaceWidth(line))
      #expect(abs(end - 200) < 0.01)
    }
    var second = CGPoint.zero
    CTFrameGetLineOrigins(frame, CFRangeMake(1, 1), &second)
    #expect(second == origins[1])
  }

  @Test func whatHasNoRoomIsLeftForTheNextFrame() {
    let text = Bench.text()
    let setter = CTFramesetterCreateWithAttributedString(text)
    let first = CTFramesetterCreateFrame(setter, all, rect(120, 50), nil)
    #expect(Bench.lines(first).count == 2)
    let seen = CTFrameGetVisibleStringRange(first)
    #expect(seen.location == 0 && seen.length < text.length)
    let next = CTFramesetterCreateFrame(setter, CFRange(location: seen.length, length: 0), rect(120, 1_000), nil)
    #expect(CTFrameGetVisibleStringRange(next) == CFRange(location: seen.length, length: text.length - seen.length))
    #expect((Bench.strings(first, text) + Bench.strings(next, text)).joined() == text.string)
    let whole = Bench.strings(Bench.frame(text, rect(120, 1_000)), text)
    #expect(Bench.strings(first, text) + Bench.strings(next, text) == whole)
    let part = CTFramesetterCreateFrame(setter, CFRange(location: 4, length: 11), rect(500, 50), nil)
    #expect(Bench.strings(part, text) == ["quick brown"])
  }

  @Test func paragraphsEndWithTheirSeparators() {
    let text = Bench.text("one\ntwo\n\nthree\n")
    let frame = Bench.frame(text, rect(300, 300))
    #expect(Bench.strings(frame, text) == ["one\n", "two\n", "\n", "three\n"])
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 300) == 4)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 8, 300) == 1)
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 9, 20) < 5)
    let line = CTTypesetterCreateLine(typesetter, CFRange(location: 4, length: 4))
    #expect(abs(Bench.width(line) - Bench.width(Bench.line("two"))) < 0.01)
  }

  @Test func linesStayInsideOfACircle() {
    let circle = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 200, height: 200), transform: nil)
    let text = Bench.text(Bench.words + " " + Bench.words)
    let frame = Bench.frame(text, circle)
    let lines = Bench.lines(frame)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(lines.count > 5)
    for (line, origin) in zip(lines, origins) {
      let width = Bench.width(line) - CGFloat(CTLineGetTrailingWhitespaceWidth(line))
      for x in [origin.x + 0.5, origin.x + width - 0.5] {
        let place = CGPoint(x: 10 + x, y: 20 + origin.y + 4)
        #expect(circle.contains(place), "\(place)")
      }
    }
  }

  @Test func textGoesRoundAHole() {
    let hole = CGPath(rect: CGRect(x: 80, y: 0, width: 60, height: 300), transform: nil)
    let attributes: CFDictionary = [
      kCTFrameClippingPathsAttributeName: [[kCTFramePathClippingPathAttributeName: hole]]
    ]
    let text = Bench.text()
    let frame = Bench.frame(text, rect(220, 300), attributes)
    let lines = Bench.lines(frame)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(Set(origins.map(\.x)) == [0, 140])
    #expect(origins.contains { $0.x == 140 && $0.y == origins[0].y })
  }

  @Test func paragraphStylesAreMadeOfSettings() {
    var alignment = CTTextAlignment.center
    var indent: CGFloat = 12
    var mode = CTLineBreakMode.byCharWrapping
    let style = withUnsafeBytes(of: &alignment) { alignment in
      withUnsafeBytes(of: &indent) { indent in
        withUnsafeBytes(of: &mode) { mode in
          let settings = [
            CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment.baseAddress!),
            CTParagraphStyleSetting(
              spec: .firstLineHeadIndent, valueSize: MemoryLayout<CGFloat>.size, value: indent.baseAddress!),
            CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: 1, value: mode.baseAddress!),
          ]
          return CTParagraphStyleCreate(settings, settings.count)
        }
      }
    }
    #expect(style.alignment == .center && style.firstLineHeadIndent == 12 && style.lineBreakMode == .byCharWrapping)
    let text = Bench.text(
      "abc", .systemFont(ofSize: 17), [kCTParagraphStyleAttributeName as NSAttributedString.Key: style])
    var origin = CGPoint.zero
    CTFrameGetLineOrigins(Bench.frame(text, rect(200, 50)), CFRangeMake(0, 1), &origin)
    #expect(abs(origin.x - (12 + (188 - Bench.width(Bench.line("abc"))) / 2)) < 0.01)
  }
}
