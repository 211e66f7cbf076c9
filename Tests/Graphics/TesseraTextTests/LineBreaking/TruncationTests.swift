// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct TruncationTests {
  let fox = plain("The quick brown fox jumps over the lazy dog")

  @Test func theTailIsReplacedByAnEllipsis() throws {
    let found = layout(fox, width: 100, lines: 1)
    let shown = try #require(found.shown.first)
    #expect(found.shown.count == 1)
    #expect(shown.hasSuffix("…"))
    #expect(fox.string.hasPrefix(shown.dropLast()))
    #expect(found.isTruncated)
    #expect(found.lines[0].isTruncated)
    #expect(found.lines[0].range == 0..<43)
    #expect(found.lines[0].frame.width <= 100)
    // One more character would not fit.
    let more = fox.string.prefix(shown.count + 1)
    #expect(layout(plain(String(more) + "…")).size.width > 100)
  }

  @Test func spacesBeforeTheEllipsisAreDropped() {
    let width = layout(plain("The …")).size.width
    #expect(layout(fox, width: width, lines: 1).shown == ["The…"])
  }

  @Test func theHeadIsReplacedByAnEllipsis() throws {
    let shown = try #require(layout(fox, width: 100, lines: 1, mode: .byTruncatingHead).shown.first)
    #expect(shown.hasPrefix("…"))
    #expect(fox.string.hasSuffix(shown.dropFirst()))
  }

  @Test func theMiddleIsReplacedByAnEllipsis() throws {
    let found = layout(fox, width: 120, lines: 1, mode: .byTruncatingMiddle)
    let parts = try #require(found.shown.first).split(separator: "…")
    #expect(parts.count == 2)
    #expect(fox.string.hasPrefix(parts[0]))
    #expect(fox.string.hasSuffix(parts[1]))
    #expect(abs(parts[0].count - parts[1].count) <= 3)
    #expect(found.lines[0].frame.width <= 120)
  }

  @Test func onlyTheLastLineIsTruncated() {
    let found = layout(plain("The quick brown fox jumps over the lazy dog again and again"), width: 100, lines: 2)
    #expect(found.shown.count == 2)
    #expect(found.shown[0] == "The quick")
    #expect(found.shown[1].hasSuffix("…"))
    #expect(found.lines.map(\.isTruncated) == [false, true])
  }

  @Test func textThatFitsIsLeftAlone() {
    #expect(layout(fox, width: 200, lines: 2).isTruncated == false)
    #expect(layout(plain("short"), width: 100, lines: 1).shown == ["short"])
  }

  @Test func aFurtherParagraphIsStoodForByAnEllipsis() {
    #expect(layout(plain("one\ntwo"), lines: 1).shown == ["one…"])
    #expect(layout(plain("one\n"), lines: 1).shown == ["one"])
    #expect(layout(plain("one\u{2028}two"), lines: 1).shown == ["one…"])
  }

  @Test func wrappingAndClippingCutWithoutAnEllipsis() {
    for mode in [LineBreakMode.byWordWrapping, .byCharWrapping] {
      let found = layout(fox, width: 100, lines: 1, mode: mode)
      #expect(found.shown.count == 1)
      #expect(found.shown[0].contains("…") == false)
      #expect(found.isTruncated)
      #expect(found.lines[0].isTruncated == false)
    }
    let clipped = layout(fox, width: 100, lines: 1, mode: .byClipping)
    #expect(clipped.shown == [fox.string])
    #expect(clipped.lines[0].frame.width > 300)
  }

  @Test func linesThatDoNotFitIntoTheHeightAreLeftOut() {
    let found = layout(fox, width: 100, height: 50)
    #expect(found.lines.count == 2)
    #expect(found.shown[1].hasSuffix("…"))
    // However low, one line stays.
    #expect(layout(fox, width: 100, height: 3).lines.count == 1)
    #expect(layout(fox, width: 100, height: 3, mode: .byWordWrapping).shown == ["The quick"])
  }

  @Test func aBoxTooNarrowForAnythingShowsTheEllipsis() {
    #expect(layout(fox, width: 3, lines: 1).shown == ["…"])
  }

  @Test func theEllipsisLooksLikeTheTextBeforeIt() throws {
    var red = TextAttributes(font: FontDescriptor(size: 17))
    red.color = RGBAColor(red: 1, green: 0, blue: 0)
    let text = AttributedText(
      "The quick brown fox", runs: [.init(range: 0..<5, attributes: red)],
      defaultAttributes: TextAttributes(font: FontDescriptor(size: 17)))
    let narrow = try #require(layout(text, width: 40, lines: 1).lines.first?.runs.last)
    #expect(narrow.text.hasSuffix("…"))
    #expect(narrow.color == red.color)
    let wide = try #require(layout(text, width: 100, lines: 1).lines.first?.runs.last)
    #expect(wide.text.hasSuffix("…"))
    #expect(wide.color == .black)
  }
}
