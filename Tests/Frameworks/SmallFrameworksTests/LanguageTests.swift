// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import NaturalLanguage
import Testing

@Suite struct LanguageTests {
  private func parts(_ unit: NLTokenUnit, _ text: String) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test func textsAreTakenApart() {
    #expect(parts(.word, "Don't pay 3.5, please! 茶だ") == ["Don't", "pay", "3.5", "please", "茶", "だ"])
    #expect(parts(.sentence, "One tea. \"Two?\" Three 1.5 cups") == ["One tea. ", "\"Two?\" ", "Three 1.5 cups"])
    #expect(parts(.paragraph, "a\n\nb") == ["a\n", "b"] && parts(.word, "").isEmpty)
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = "12 teas"
    var kinds: [NLTokenizer.Attributes] = []
    tokenizer.enumerateTokens(in: "12 teas".startIndex..<"12 teas".endIndex) { _, attributes in
      kinds.append(attributes)
      return true
    }
    #expect(kinds == [.numeric, []])
  }

  @Test(arguments: [
    ("What is the name of this tea?", NLLanguage.english), ("Das ist nicht der Tee für mich", .german),
    ("Je ne sais pas qui est dans la maison", .french), ("¿Dónde está el té?", .spanish),
    ("これはお茶です", .japanese), ("Это чай", .russian), ("Це чай, її", .ukrainian), ("차를 마셔요", .korean),
  ]) func languagesAreToldByLettersAndCommonWords(_ text: String, _ language: NLLanguage) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "") == nil)
  }

  @Test func tagsSayWhatAWordIsAndNothingOfItsKind() {
    let tagger = NLTagger(tagSchemes: [.tokenType, .lexicalClass])
    let text = "Tea, please"
    tagger.string = text
    let range = text.startIndex..<text.endIndex
    #expect(
      tagger.tags(in: range, unit: .word, scheme: .tokenType).map(\.0) == [.word, .punctuation, .whitespace, .word])
    let words = tagger.tags(
      in: range, unit: .word, scheme: .lexicalClass, options: [.omitWhitespace, .omitPunctuation])
    #expect(words.map { String(text[$0.1]) } == ["Tea", "please"] && words.allSatisfy { $0.0 == nil })
  }

  @Test func theOlderTaggerSaysTheSame() {
    let text = "Tea, please. Now"
    let tagger = NSLinguisticTagger(tagSchemes: [.tokenType, .lexicalClass], options: 0)
    tagger.string = text
    let all = NSRange(location: 0, length: text.utf16.count)
    var words: [String] = []
    tagger.enumerateTags(in: all, unit: .word, scheme: .tokenType, options: [.omitPunctuation, .omitWhitespace]) {
      tag, place, stop in
      words.append((text as NSString).substring(with: place))
      #expect(tag == .word)
      if words.count == 2 { stop.pointee = true }
    }
    #expect(words == ["Tea", "please"])
    #expect(tagger.tokenRange(at: 5, unit: .sentence) == NSRange(location: 0, length: 13))
    #expect(NSLinguisticTagger.dominantLanguage(for: "What is the name of this tea?") == "en")
  }
}
