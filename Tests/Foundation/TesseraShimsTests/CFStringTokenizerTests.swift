// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_CoreFoundation
import TesseraShims_Darwin
import Testing

@Suite struct CFStringTokenizerTests {
  private func tokens(of text: String, _ unit: CFOptionFlags) -> [String] {
    let string = text as NSString
    let tokenizer = CFStringTokenizerCreate(
      nil, string, CFRange(location: 0, length: string.length), unit, CFLocaleCopyCurrent())
    var found: [String] = []
    while CFStringTokenizerAdvanceToNextToken(tokenizer) != [] {
      let range = CFStringTokenizerGetCurrentTokenRange(tokenizer)
      found.append(string.substring(with: NSRange(location: range.location, length: range.length)))
    }
    return found
  }

  @Test func wordsSentencesAndParagraphsAreTold() {
    #expect(tokens(of: "It's two, 日本.", kCFStringTokenizerUnitWord) == ["It's", "two", "日", "本"])
    #expect(tokens(of: "One. Two!", kCFStringTokenizerUnitSentence) == ["One. ", "Two!"])
    #expect(tokens(of: "a\nb", kCFStringTokenizerUnitParagraph) == ["a\n", "b"])
    #expect(tokens(of: "a, b", kCFStringTokenizerUnitWordBoundary) == ["a", ",", " ", "b"])
    #expect(tokens(of: "", kCFStringTokenizerUnitWord).isEmpty)
  }

  @Test func aTokenIsFoundByACharacter() {
    let text = "one two" as NSString
    let tokenizer = CFStringTokenizerCreate(
      nil, text, CFRange(location: 0, length: 7), kCFStringTokenizerUnitWord, nil)
    #expect(CFStringTokenizerGetCurrentTokenRange(tokenizer).location == -1)
    #expect(CFStringTokenizerGoToTokenAtIndex(tokenizer, 5) == .normal)
    #expect(CFStringTokenizerGetCurrentTokenRange(tokenizer).location == 4)
    #expect(CFStringTokenizerGoToTokenAtIndex(tokenizer, 3) == [])
  }

  @Test func clocksOfDarwinGoOn() {
    #expect(clock_gettime_nsec_np(CLOCK_UPTIME_RAW) > 0)
  }
}
