// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Foundation
import Testing

@Suite struct LineEnumerationTests {
  private func parts(
    of text: String, _ range: NSRange, _ options: NSString.EnumerationOptions
  ) -> [(text: String?, own: NSRange, enclosing: NSRange)] {
    var found: [(text: String?, own: NSRange, enclosing: NSRange)] = []
    (text as NSString)._tesseraEnumerateSubstrings(in: range, options: options) { text, own, enclosing, _ in
      found.append((text, own, enclosing))
    }
    return found
  }

  @Test func paragraphsEndWhereTheRangeDoes() {
    let found = parts(of: "one\ntwo\nthree", NSRange(location: 0, length: 8), .byParagraphs)
    #expect(found.map(\.text) == ["one", "two"])
    #expect(found.map(\.own) == [NSRange(location: 0, length: 3), NSRange(location: 4, length: 3)])
    #expect(found.map(\.enclosing) == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 4)])
  }

  @Test func anEmptyRangeHasNoParts() {
    #expect(parts(of: "one\n", NSRange(location: 4, length: 0), .byLines).isEmpty)
  }

  @Test func linesAreTakenFromTheEndAndWithoutTheirText() {
    let found = parts(of: "a\r\nb", NSRange(location: 0, length: 4), [.byLines, .reverse, .substringNotRequired])
    #expect(found.map(\.own) == [NSRange(location: 3, length: 1), NSRange(location: 0, length: 1)])
    #expect(found.map(\.text) == [nil, nil])
  }

  @Test func charactersOfSeveralUnitsAreOne() {
    let found = parts(of: "e\u{301}👍", NSRange(location: 0, length: 4), .byComposedCharacterSequences)
    #expect(found.map(\.text) == ["e\u{301}", "👍"])
  }

  @Test func placesOfAStringAreItsOwn() {
    let text = "one\ntwo\n"
    var found: [Substring] = []
    text._tesseraEnumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byLines) { _, own, _, stop in
      found.append(text[own])
      stop = found.count == 1
    }
    #expect(found == ["one"])
  }
}
