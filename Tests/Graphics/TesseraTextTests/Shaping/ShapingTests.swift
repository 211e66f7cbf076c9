// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct ShapingTests {
  func runs(_ text: AttributedText) -> [GlyphRun] {
    layout(text).lines.flatMap(\.runs)
  }

  @Test func aPlainLineIsOneRunWithTheTrackingOfItsSize() throws {
    let run = try #require(runs(plain("Hello UIKit")).first)
    #expect(run.face == FontFace(name: "TesseraSans-Regular"))
    #expect(run.text == "Hello UIKit")
    #expect(run.glyphs.count == 11)
    #expect(abs(run.tracking - -52 * 17.0 / 2048) < 1e-9)
    #expect(run.origin == CGPoint(x: 0, y: 16))
    #expect(abs(run.width - 9597 * 17.0 / 2048) < 0.02)
  }

  @Test func kernComesOnTopAfterEveryCharacter() {
    var attributes = TextAttributes(font: FontDescriptor(size: 17))
    let plainWidth = layout(AttributedText("abc", attributes: attributes)).size.width
    attributes.kern = 2
    let text = AttributedText("abc", attributes: attributes)
    #expect(abs(layout(text).size.width - plainWidth - 6) < 1e-9)
    #expect(abs(runs(text)[0].tracking - (2 - 52 * 17.0 / 2048)) < 1e-9)
  }

  @Test func kernOfZeroTurnsPairKerningOff() {
    var attributes = TextAttributes(font: FontDescriptor(size: 17))
    let kerned = layout(AttributedText("AVAVAV", attributes: attributes)).size.width
    attributes.kern = 0
    let loose = layout(AttributedText("AVAVAV", attributes: attributes)).size.width
    #expect(loose > kerned + 3)
    // Regular at 17: A and V are 1380 units wide.
    #expect(abs(loose - 6 * (1380 - 52) * 17 / 2048) < 0.02)
  }

  @Test func pairsAreKernedAcrossColoursButNotAcrossFonts() {
    var red = TextAttributes(font: FontDescriptor(size: 17))
    red.color = RGBAColor(red: 1, green: 0, blue: 0)
    let black = TextAttributes(font: FontDescriptor(size: 17))
    let coloured = AttributedText("AV", runs: [.init(range: 0..<1, attributes: red)], defaultAttributes: black)
    #expect(layout(coloured).size.width == layout(plain("AV")).size.width)
    #expect(runs(coloured).map(\.text) == ["A", "V"])
    var bold = black
    bold.font.weight = .bold
    let mixed = AttributedText("AV", runs: [.init(range: 0..<1, attributes: bold)], defaultAttributes: black)
    let parts = layout(plain("A", weight: .bold)).size.width + layout(plain("V")).size.width
    #expect(abs(layout(mixed).size.width - parts) < 1e-9)
  }

  @Test func emojiComeFromTheColourFontWithoutMakingLinesHigher() {
    let found = layout(plain("ok 👩‍👩‍👧‍👦!"))
    #expect(found.lines[0].runs.map(\.isColorFont) == [false, true, false])
    #expect(found.lines[0].runs[1].face.name == "NotoColorEmoji")
    #expect(found.lines[0].runs[1].glyphs.count == 1)
    #expect(found.lines[0].runs[1].tracking == 0)
    #expect(abs(found.lines[0].runs[1].width - 136.0 / 109 * 17) < 1e-9)
    #expect(found.size.height == 20.287109375)
  }

  @Test func flagsKeycapsAndSelectorsAreEmoji() {
    for emoji in ["🇩🇪", "1️⃣", "❤️", "👍🏽"] {
      let found = runs(plain(emoji))
      #expect(found.count == 1 && found[0].isColorFont && found[0].glyphs.count == 1, "\(emoji)")
    }
    #expect(runs(plain("❤\u{FE0E}"))[0].isColorFont == false)
    #expect(runs(plain("1 # © ™"))[0].isColorFont == false)
  }

  @Test func charactersThatNoFontHasAreBoxes() {
    let found = runs(plain("a\u{10FFFD}b"))
    #expect(found.map(\.text).joined() == "a□b")
    #expect(found.allSatisfy { run in run.glyphs.allSatisfy { $0.identifier != 0 } })
  }

  @Test func latinCutsBetweenTextAndDisplayBorrowOtherScripts() {
    let found = runs(plain("Ж a", 20))
    #expect(found.map(\.face.name) == ["TesseraSans-Regular", "TesseraSans-Regular-20"])
  }

  @Test func hebrewRunsFromRightToLeft() {
    let found = layout(plain("abc שלום 12"))
    let texts = found.lines[0].runs
    #expect(texts.contains { $0.isRightToLeft && $0.text == "שלום" && $0.face.name == "NotoSansHebrew-Regular" })
    let hebrew = texts.first { $0.isRightToLeft }
    #expect(hebrew.map { zip($0.glyphs, $0.glyphs.dropFirst()).allSatisfy { $0.x < $1.x } } == true)
    // In a line that starts with a Latin letter the number stands right of the Hebrew word... as a number in it: left.
    #expect(texts.first?.text.hasPrefix("abc") == true)
  }

  @Test func aHebrewParagraphStartsOnTheRight() {
    let found = layout(plain("שלום abc"), width: 200)
    #expect(found.lines[0].runs.first?.text == "abc")
    #expect(found.lines[0].runs.last?.text.contains("ש") == true)
    // The interface runs from left to right, so the paragraph still lies on the left.
    #expect(found.lines[0].frame.minX == 0)
  }

  @Test func arabicLettersJoin() {
    let joined = layout(plain("سلام")).lines[0].runs
    #expect(joined.count == 1 && joined[0].isRightToLeft)
    // Lam and alef are one glyph.
    #expect(joined[0].glyphs.count < 4)
  }

  @Test func nothingIsPutBetweenJoinedLetters() {
    var attributes = TextAttributes(font: FontDescriptor(size: 17))
    let plainWidth = layout(AttributedText("سلام", attributes: attributes)).size.width
    attributes.kern = 5
    let spaced = layout(AttributedText("سلام", attributes: attributes))
    #expect(spaced.size.width == plainWidth)
    #expect(spaced.lines[0].runs[0].tracking == 0)
  }

  @Test func tabularDigitsAreOneRunWithTheSignsBetweenThem() {
    let font = FontDescriptor(size: 17, design: .monospacedDigit)
    let found = runs(AttributedText("at 12:34, so", attributes: TextAttributes(font: font)))
    #expect(found.map(\.text) == ["at ", "12:34, ", "so"])
    #expect(found.map(\.face.name) == ["TesseraSans-Regular", "TesseraSansDigits-Regular", "TesseraSans-Regular"])
  }

  @Test func baselineOffsetsRaiseTextAndMakeRoom() {
    var raised = TextAttributes(font: FontDescriptor(size: 17))
    raised.baselineOffset = 6
    let text = AttributedText(
      "x2", runs: [.init(range: 1..<2, attributes: raised)],
      defaultAttributes: TextAttributes(font: FontDescriptor(size: 17)))
    let found = layout(text)
    #expect(abs(found.size.height - 26.287109375) < 1e-9)
    #expect(found.lines[0].runs[0].origin.y - found.lines[0].runs[1].origin.y == 6)
  }

  @Test func decorationsAreDrawnUnderAndOverText() {
    var attributes = TextAttributes(font: FontDescriptor(size: 20))
    attributes.underline = .init()
    attributes.strikethrough = .init(style: .double)
    attributes.background = RGBAColor(red: 1, green: 1, blue: 0)
    let found = layout(AttributedText("ab cd", attributes: attributes))
    let kinds = found.operations(at: CGPoint(x: 10, y: 20)).map { operation in
      switch operation {
      case .fill: "fill"
      case .glyphs(let run): "text \(run.origin.x) \(run.origin.y)"
      default: "other"
      }
    }
    #expect(kinds == ["fill", "fill", "text 10.0 39.0", "fill", "fill"])
  }
}
