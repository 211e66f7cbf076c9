// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct BadInputTests {
  @Test func aMegabyteInASmallBoxIsNotShapedWhole() {
    let text = plain(String(repeating: "lorem ipsum dolor ", count: 60_000))
    for (lines, height) in [(1, CGFloat.infinity), (0, 20), (3, .infinity)] {
      let cache = TextCache()
      let found = layout(text, width: 100, height: height, lines: lines, cache: cache)
      #expect(found.isTruncated)
      #expect(cache.counters.values.shapedScalars < 5_000, "\(lines) lines")
    }
  }

  @Test func headAndMiddleOfAMegabyteNeedOnlyItsEnds() {
    let text = plain(String(repeating: "lorem ipsum dolor ", count: 60_000))
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle] {
      let cache = TextCache()
      #expect(layout(text, width: 100, lines: 1, mode: mode, cache: cache).isTruncated)
      #expect(cache.counters.values.shapedScalars < 8_000)
    }
  }

  @Test func aLongTextIsShapedOnceWhateverTheWidth() {
    let text = plain(String(repeating: "lorem ipsum dolor ", count: 500))
    let cache = TextCache()
    for width in [100, 200, 300] as [CGFloat] { _ = layout(text, width: width, cache: cache) }
    #expect(cache.counters.values.shapedScalars == 9_000)
  }

  @Test func aWordWithoutEndIsBrokenInBoundedSteps() {
    let cache = TextCache()
    let found = layout(plain(String(repeating: "x", count: 300_000)), width: 100, lines: 2, cache: cache)
    #expect(found.lines.count == 2)
    #expect(cache.counters.values.shapedScalars < 10_000)
  }

  @Test func manyNewlinesCostOnlyTheLinesShown() {
    let cache = TextCache()
    let found = layout(plain(String(repeating: "a\n", count: 200_000)), width: 100, lines: 4, cache: cache)
    #expect(found.lines.count == 4)
    #expect(cache.counters.values.shapedScalars < 20)
  }

  @Test func lengthsThatAreNoNumbersAreHarmless() {
    for bad in [.nan, -CGFloat.infinity, -5, 0] as [CGFloat] {
      let found = layout(plain("two words"), width: bad, lines: 1)
      #expect(found.lines.count == 1)
      #expect(found.size.height > 0 && found.size.width.isFinite)
      let options = TextLayoutOptions(width: 10, height: bad, scale: bad)
      #expect(options.scale == 1)
      #expect(TextLayout(plain("a b"), options: options, cache: TextCache()).lines.count == 1)
    }
    #expect(layout(plain("abc")).characterIndex(at: CGPoint(x: CGFloat.nan, y: 1)) == 0)
  }

  @Test func controlCharactersTakeNoRoomAndAreNotSent() {
    let found = layout(plain("a\u{0}\u{1}\u{7F}\u{9F}b"))
    #expect(found.shown == ["ab"])
    #expect(found.size == layout(plain("ab")).size || abs(found.size.width - layout(plain("ab")).size.width) < 1)
    #expect(found.lines[0].range == 0..<6)
  }

  @Test func brokenSurrogatesAreReplacedNotFatal() {
    let broken = String(decoding: [0x61, 0xD800, 0x62, 0xDC00] as [UInt16], as: UTF16.self)
    let found = layout(plain(broken))
    #expect(found.lines.count == 1)
    #expect(found.lines[0].range == 0..<4)
  }

  @Test func runsThatReachPastTheTextOrIntoACharacterAreCut() {
    let small = TextAttributes(font: FontDescriptor(size: 10))
    let large = TextAttributes(font: FontDescriptor(size: 30))
    let text = AttributedText(
      "a😀b", runs: [.init(range: 2..<900, attributes: large), .init(range: -5..<1, attributes: small)],
      defaultAttributes: small)
    #expect(text.runs.map(\.range) == [0..<2, 2..<4])
    #expect(layout(text).lines.count == 1)
  }

  @Test func onlyCombiningMarksAndJoinersAreHarmless() {
    for string in ["\u{301}", "\u{200D}\u{200D}", "\u{FE0F}", "\u{202E}", "\u{2067}\u{2066}x", "\u{AD}", "\t\t"] {
      let found = layout(plain(string), width: 10)
      #expect(found.lines.isEmpty == false)
      #expect(found.size.width.isFinite)
    }
  }

  @Test func aThousandMarksOnOneLetterAreHarmless() {
    let found = layout(plain("a" + String(repeating: "\u{301}", count: 3_000)), width: 100)
    #expect(found.lines.isEmpty == false)
  }
}
