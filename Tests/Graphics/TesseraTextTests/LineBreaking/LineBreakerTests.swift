// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct LineBreakerTests {
  @Test func wordsWrapWhole() {
    let lines = layout(plain("The quick brown fox jumps over the lazy dog"), width: 200)
    #expect(lines.shown == ["The quick brown fox", "jumps over the lazy dog"])
    #expect(lines.lines.map(\.range) == [0..<20, 20..<43])
  }

  @Test func aWordWiderThanTheLineIsBrokenBetweenCharacters() {
    let found = layout(plain("a incomprehensibilities b"), width: 60)
    #expect(found.shown.first == "a")
    #expect(found.shown.joined().replacingOccurrences(of: " ", with: "") == "aincomprehensibilitiesb")
    #expect(found.lines.allSatisfy { $0.frame.width <= 60.001 })
    #expect(found.lines.count > 3)
  }

  @Test func charactersWrapAnywhereWhereAskedTo() {
    let found = layout(plain("aaaa bbbb cccc"), width: 60, mode: .byCharWrapping)
    #expect(found.shown[0].hasPrefix("aaaa b"))
    #expect(found.lines.allSatisfy { $0.frame.width <= 60.001 })
  }

  @Test func spacesAtTheEndCountAsFarAsThereIsRoomAndNotWhereALineWasBroken() {
    let tight = layout(plain("word")).size.width
    let space = layout(plain(" ")).size.width
    #expect(space > 2)
    #expect(abs(layout(plain("word      ")).size.width - tight - 6 * space) < 0.1)
    #expect(layout(plain("word      "), width: tight + space).size.width == tight + space)
    #expect(layout(plain("word      "), width: tight).size.width == tight)
    let found = layout(plain("word      word"), width: tight)
    #expect(found.shown == ["word", "word"])
    #expect(found.lines[0].range == 0..<10)
  }

  @Test func spacesAtTheStartOfAParagraphCount() {
    #expect(layout(plain("   word")).size.width > layout(plain("word")).size.width + 10)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2029}b", "a\u{2028}b", "a\u{0B}b", "a\u{85}b"])
  func separatorsEndLines(string: String) {
    let found = layout(plain(string))
    #expect(found.shown == ["a", "b"])
    #expect(found.lines[1].range == string.utf16.count - 1..<string.utf16.count)
  }

  @Test func emptyParagraphsTakeALine() {
    let found = layout(plain("a\n\nb"))
    #expect(found.shown == ["a", "", "b"])
    #expect(abs(found.size.height - 3 * 20.287109375) < 1e-9)
  }

  @Test func nonBreakingSpacesHoldWordsTogether() {
    #expect(layout(plain("100\u{A0}km is far"), width: 60).shown.first == "100\u{A0}km")
  }

  @Test func aLineMayEndAfterAHyphen() {
    let width = layout(plain("well-")).size.width
    #expect(layout(plain("well-known"), width: width + 5).shown.first == "well-")
  }

  @Test func cjkBreaksBetweenCharacters() {
    let found = layout(plain("日本語の文章を折り返す"), width: 60)
    #expect(found.lines.count >= 3)
    #expect(found.shown.joined() == "日本語の文章を折り返す")
  }

  @Test func noLineIsEmptyHoweverNarrow() {
    for width in [0, 0.1, 1] as [CGFloat] {
      let found = layout(plain("ab c"), width: width)
      #expect(found.shown == ["a", "b", "c"])
    }
  }

  @Test func kerningIsUndoneWhereALineBreaksAPair() {
    // "AV" is kerned; on two lines each letter is as wide as by itself.
    let alone = layout(plain("A")).size.width
    let found = layout(plain("AV"), width: alone + 1)
    #expect(found.lines.count == 2)
    #expect(abs(found.lines[0].frame.width - alone) < 1e-9)
  }

  @Test func tabsGoToTheNextStop() {
    let found = layout(plain("a\tb"))
    #expect(found.lines[0].runs.map(\.origin.x) == [0, 28])
    #expect(found.shown == ["ab"])
    let wide = layout(styled("a\tb") { $0.defaultTabInterval = 50 })
    #expect(wide.lines[0].runs.map(\.origin.x) == [0, 50])
  }

  @Test func longParagraphsBreakAsOneAcrossSegments() {
    // Lines of a text longer than a segment are those of its words laid out by hand.
    let words = (0..<900).map { "w\($0)" }
    let found = layout(plain(words.joined(separator: " ")), width: 300)
    let space = layout(plain("x x")).size.width - 2 * layout(plain("x")).size.width
    let cache = TextCache()
    var lines = [""]
    var width: CGFloat = 0
    for word in words {
      let wide = layout(plain(word), cache: cache).size.width
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = word
        width = wide
      } else if width + space + wide <= 300 {
        lines[lines.count - 1] += " " + word
        width += space + wide
      } else {
        lines.append(word)
        width = wide
      }
    }
    #expect(found.shown == lines)
  }
}
