// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraTruth

@Suite struct ViewPhraseTests {
  @Test func aBoxIsAPlainView() throws {
    let phrase = try #require(ViewPhrase("box"))
    #expect(phrase.text == nil)
    #expect(phrase.frame == nil)
    #expect(phrase.container == nil)
  }

  @Test func aBoxMayBeInsideAnother() {
    #expect(ViewPhrase("box inside container")?.container == "container")
  }

  @Test func aViewMayHaveAFrame() {
    #expect(
      ViewPhrase("UIView frame (205,120,99,51), autoresizing")?.frame == CGRect(x: 205, y: 120, width: 99, height: 51))
  }

  @Test func aLabelHasTextSizeAndPriorities() throws {
    let phrase = try #require(
      ViewPhrase("UILabel 'A long label, with room' 15.5 pt, bold, lines 2, compressionH 749, huggingH 252"))
    #expect(phrase.text == "A long label, with room")
    #expect(phrase.fontSize == 15.5)
    #expect(phrase.weight == "bold")
    #expect(phrase.lines == 2)
    #expect(phrase.priorities == ["compressionH": 749, "huggingH": 252])
  }

  @Test(arguments: [
    "", "label", "30x30 at (16,160)", "box at (1,2)", "box inside", "UILabel Title 17 pt", "UILabel 'Title 17 pt",
    "UILabel 'Title' 17 px", "UILabel 'Title' -3 pt", "box 17 pt", "UIView frame (1,2,3)", "UIView frame (1,2,x,4)",
    "UIView frame (1,2,-3,4)", "UIView frame (1,2,nan,4)", "box, autoresizing", "box hugging much",
    "UILabel 'a', lines 1.5", "two boxes side by side",
  ])
  func wordsThatAreNotKnownMakeItProse(_ text: String) {
    #expect(ViewPhrase(text) == nil)
  }
}
