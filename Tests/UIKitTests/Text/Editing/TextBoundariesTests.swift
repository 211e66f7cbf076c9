// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

struct TextBoundariesTests {
  /// A family of four, a flag, an e with its accent apart, a Devanagari syllable.
  private static let clusters = ["👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "क्षि", "\r\n", "👍🏽"]

  @Test(arguments: clusters) func nothingStandsWithinACharacter(_ cluster: String) {
    let text = TextBoundaries("a" + cluster + "b")
    let length = cluster.utf16.count
    #expect(text.next(after: 1) == 1 + length)
    #expect(text.previous(before: 1 + length) == 1)
    for offset in 1..<1 + length { #expect(text.characterStart(at: offset) == 1) }
    #expect(text.wholeCharacters(NSRange(location: 2, length: 0)) == NSRange(location: 1, length: length))
    #expect(text.wholeCharacters(NSRange(location: 0, length: 1)) == NSRange(location: 0, length: 1))
  }

  @Test func wordsEndWhereLettersDo() {
    let text = TextBoundaries("It's 3.5 o’clock, well-known!")
    #expect(text.range(of: .word, at: 1) == 0..<4)
    #expect(text.range(of: .word, at: 6) == 5..<8)
    #expect(text.range(of: .word, at: 10) == 9..<16)
    #expect(text.range(of: .word, at: 19) == 18..<22)
    #expect(text.range(of: .word, at: 17) == nil)
    // Between a word and what is none, the word before.
    #expect(text.range(of: .word, at: 16) == 9..<16)
  }

  @Test func movingByWordsPassesWhatIsBetween() {
    let text = TextBoundaries("one,  two 三四")
    #expect(text.wordBoundary(from: 0, backward: false) == 3)
    #expect(text.wordBoundary(from: 3, backward: false) == 9)
    #expect(text.wordBoundary(from: 9, backward: true) == 6)
    #expect(text.wordBoundary(from: 6, backward: true) == 0)
    #expect(text.wordBoundary(from: 9, backward: false) == 12)
  }

  @Test func sentencesAndParagraphsAreFound() {
    let text = TextBoundaries("One. Two!\nThree")
    #expect(text.range(of: .sentence, at: 1) == 0..<5)
    #expect(text.range(of: .sentence, at: 6) == 5..<10)
    #expect(text.paragraphRange(at: 12) == 10..<15)
    #expect(text.paragraphRange(at: 0) == 0..<9)
    #expect(text.boundary(of: .paragraph, from: 9, backward: false) == 15)
    #expect(text.boundary(of: .document, from: 3, backward: true) == 0)
    #expect(text.boundary(of: .character, from: 15, backward: false) == nil)
  }

  @Test func theFirstLetterSaysWhichWayAParagraphRuns() {
    let text = TextBoundaries("123 שלום\nabc\n42")
    #expect(text.isRightToLeft(at: 2) == true)
    #expect(text.isRightToLeft(at: 10) == false)
    #expect(text.isRightToLeft(at: 14) == nil)
  }
}
