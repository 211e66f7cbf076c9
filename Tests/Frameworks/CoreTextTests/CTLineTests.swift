// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

/// Lines by themselves: their widths, runs, places, what is cut and what is widened.
struct CTLineTests {
  private typealias Bench = CoreTextBench

  @Test(arguments: [12.0, 17, 22, 34])
  func aLineIsAsWideAsItsString(size: Double) {
    let font = UIFont.systemFont(ofSize: size)
    let text = Bench.text("Hamburgefonts 123", font)
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, -1)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(width - Double(text.size().width)) < 0.01)
    #expect(ascent == font.ascender && descent == -font.descender && leading == 0)
    #expect(abs(ascent + descent - text.size().height) < 0.01)
  }

  @Test func spacesAtTheEndCount() {
    let (plain, spaced) = (Bench.line("word"), Bench.line("word   "))
    #expect(Bench.width(spaced) > Bench.width(plain) + 5)
    #expect(abs(CTLineGetTrailingWhitespaceWidth(spaced) - Double(Bench.width(spaced) - Bench.width(plain))) < 0.01)
  }

  @Test func runsAreWhatLooksAlike() throws {
    let text = NSMutableAttributedString(attributedString: Bench.text("one two"))
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 4, length: 3))
    let line = CTLineCreateWithAttributedString(text)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(runs.map { CTRunGetStringRange($0) } == [CFRange(location: 0, length: 4), CFRange(location: 4, length: 3)])
    #expect(runs.map(CTRunGetGlyphCount) == [4, 3])
    #expect(CTLineGetGlyphCount(line) == 7)
    let widths = runs.map { CTRunGetTypographicBounds($0, CFRangeMake(0, 0), nil, nil, nil) }
    #expect(abs(widths.reduce(0, +) - Double(Bench.width(line))) < 0.01)
    var place = CGPoint.zero
    CTRunGetPositions(runs[1], CFRangeMake(0, 1), &place)
    #expect(abs(place.x - CGFloat(widths[0])) < 0.01 && place.y == 0)
    var indices = [CFIndex](repeating: 0, count: 3)
    CTRunGetStringIndices(runs[1], CFRangeMake(0, 0), &indices)
    #expect(indices == [4, 5, 6])
    let attributes = CTRunGetAttributes(runs[1])
    #expect(attributes[kCTFontAttributeName] as? UIFont == .boldSystemFont(ofSize: 17))
    #expect((_tesseraKeyed(attributes) as? [NSAttributedString.Key: Any])?[.font] is UIFont)
    #expect(CTRunGetStatus(runs[0]) == [])
  }

  @Test func textFromRightToLeftHasItsFirstLetterRight() throws {
    let line = Bench.line("abc שלום")
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    let last = try #require(runs.last)
    #expect(CTRunGetStatus(last).contains(.rightToLeft))
    var indices = [CFIndex](repeating: 0, count: CTRunGetGlyphCount(last))
    CTRunGetStringIndices(last, CFRangeMake(0, 0), &indices)
    #expect(indices == indices.sorted(by: >))
    #expect(CTLineGetOffsetForStringIndex(line, 4, nil) > CTLineGetOffsetForStringIndex(line, 6, nil))
  }

  @Test func placesAndCharactersAnswerEachOther() {
    let line = Bench.line("Hamburg")
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    var second: CGFloat = -1
    let end = CTLineGetOffsetForStringIndex(line, 7, &second)
    #expect(abs(end - Bench.width(line)) < 0.01 && second == end)
    for index in 0...7 {
      let x = CTLineGetOffsetForStringIndex(line, index, nil)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x + 0.1, y: 0)) == index)
    }
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)) == 7)
    #expect(CTLineGetStringIndexForPosition(Bench.line(""), .zero) == kCFNotFound)
    var edges: [(Double, CFIndex, Bool)] = []
    CTLineEnumerateCaretOffsets(line) { offset, index, isLeading, stop in
      edges.append((offset, index, isLeading))
      if edges.count == 3 { stop.pointee = true }
    }
    #expect(edges.map(\.1) == [0, 0, 1] && edges.map(\.2) == [true, false, true])
  }

  @Test(arguments: [CTLineTruncationType.start, .end, .middle])
  func aLineIsCutToItsWidth(type: CTLineTruncationType) throws {
    let line = Bench.line(Bench.words)
    let token = Bench.line("\u{2026}")
    let short = try #require(CTLineCreateTruncatedLine(line, 150, type, token))
    #expect(Bench.width(short) <= 150.01 && Bench.width(short) > 125)
    let runs = CTLineGetGlyphRuns(short) as? [CTRun] ?? []
    let glyphs = runs.map(CTRunGetGlyphCount).reduce(0, +)
    #expect(glyphs < CTLineGetGlyphCount(line) && glyphs > 10)
    #expect(CTLineCreateTruncatedLine(line, 2_000, type, token).map(Bench.width) == Bench.width(line))
    #expect(CTLineCreateTruncatedLine(line, 1, type, token) == nil)
    if type == .end { #expect(CTLineGetStringRange(short).length < Bench.words.count) }
  }

  @Test func spacesAreWidened() throws {
    let line = Bench.line("one two three")
    let wide = try #require(CTLineCreateJustifiedLine(line, 1, 200))
    #expect(abs(Bench.width(wide) - 200) < 0.01)
    let half = try #require(CTLineCreateJustifiedLine(line, 0.5, 200))
    #expect(abs(Bench.width(half) - (200 + Bench.width(line)) / 2) < 0.01)
    #expect(CTLineCreateJustifiedLine(line, 1, 20) == nil)
    #expect(CTLineGetOffsetForStringIndex(wide, 4, nil) > CTLineGetOffsetForStringIndex(line, 4, nil) + 10)
  }

  @Test func boundsAreThoseOfFontsOrOfOutlines() {
    let line = Bench.line("xxx")
    let font = UIFont.systemFont(ofSize: 17)
    let bounds = CTLineGetBoundsWithOptions(line, [])
    #expect(bounds.minY == font.descender && bounds.height == font.ascender - font.descender)
    let outline = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
    #expect(outline.height < font.xHeight + 1 && outline.height > font.xHeight - 1 && abs(outline.minY) < 0.5)
    #expect(CTLineGetImageBounds(line, nil) == outline)
    #expect(CTLineGetPenOffsetForFlush(line, 0.5, 100) == (100 - Double(Bench.width(line))) / 2)
  }

  @Test func aRunDelegateTakesTheRoomThatItSays() throws {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 30 }, getDescent: { _ in 10 },
      getWidth: { pointer in CGFloat(pointer.assumingMemoryBound(to: Int.self).pointee) })
    let width = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    width.pointee = 44
    defer { width.deallocate() }
    let delegate = try #require(CTRunDelegateCreate(&callbacks, width))
    #expect(CTRunDelegateGetRefCon(delegate) == UnsafeMutableRawPointer(width))
    let text = NSMutableAttributedString(attributedString: Bench.text("a b"))
    text.addAttribute(
      kCTRunDelegateAttributeName as NSAttributedString.Key, value: delegate, range: NSRange(location: 1, length: 1))
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(ascent == 30 && descent == 10)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    let run = try #require(runs.first { CTRunGetStringRange($0).location == 1 })
    #expect(CTRunGetTypographicBounds(run, CFRangeMake(0, 0), nil, nil, nil) == 44)
    #expect(CTRunGetAttributes(run)[kCTRunDelegateAttributeName] is CTRunDelegate)
  }

  @Test func superscriptIsSmallerAndHigher() {
    let text = NSMutableAttributedString(attributedString: Bench.text("m2"))
    text.addAttribute(
      kCTSuperscriptAttributeName as NSAttributedString.Key, value: 1, range: NSRange(location: 1, length: 1))
    let (raised, plain) = (CTLineCreateWithAttributedString(text), Bench.line("m2"))
    #expect(Bench.width(raised) < Bench.width(plain))
    #expect(CTLineGetImageBounds(raised, nil).maxY > CTLineGetImageBounds(plain, nil).maxY)
  }
}
