// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What is to be known of the parts of a text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let tokenType = NLTagScheme("TokenType")
  public static let lexicalClass = NLTagScheme("LexicalClass")
  public static let nameType = NLTagScheme("NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  public static let lemma = NLTagScheme("Lemma")
  public static let language = NLTagScheme("Language")
  public static let script = NLTagScheme("Script")
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

/// What is known of a part.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let word = NLTag("Word")
  public static let punctuation = NLTag("Punctuation")
  public static let whitespace = NLTag("Whitespace")
  public static let other = NLTag("Other")
  public static let noun = NLTag("Noun")
  public static let verb = NLTag("Verb")
  public static let adjective = NLTag("Adjective")
  public static let adverb = NLTag("Adverb")
  public static let pronoun = NLTag("Pronoun")
  public static let determiner = NLTag("Determiner")
  public static let particle = NLTag("Particle")
  public static let preposition = NLTag("Preposition")
  public static let number = NLTag("Number")
  public static let conjunction = NLTag("Conjunction")
  public static let interjection = NLTag("Interjection")
  public static let otherWord = NLTag("OtherWord")
  public static let personalName = NLTag("PersonalName")
  public static let placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
}

/// Says what is known of the parts of a text: which are words, and the language. Of kinds of words, names, stems and moods
/// nothing is known, as on a device that has not loaded what that takes: those tags are `nil`.
open class NLTagger: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1 << 0)
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    public static let omitOther = Options(rawValue: 1 << 3)
    public static let joinNames = Options(rawValue: 1 << 4)
    public static let joinContractions = Options(rawValue: 1 << 5)
  }

  open private(set) var tagSchemes: [NLTagScheme]
  open var string: String?
  open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }

  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    unit == .word ? [.tokenType, .language] : [.language]
  }

  /// Kept: the language is told by the text.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let string, index < string.endIndex else { return (nil, index..<index) }
    let range = parts(unit, string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
    return (tag(string[range], scheme), range)
  }

  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    var found: [(NLTag?, Range<String.Index>)] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, range in
      found.append((tag, range))
      return true
    }
    return found
  }

  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    guard let string else { return }
    for part in parts(unit, range) {
      if unit == .word {
        let kind = Self.kind(string[part])
        if kind == .word && options.contains(.omitWords) || kind == .punctuation && options.contains(.omitPunctuation)
          || kind == .whitespace && options.contains(.omitWhitespace)
          || kind == .other && options.contains(.omitOther)
        {
          continue
        }
      }
      guard block(tag(string[part], scheme), part) else { return }
    }
  }

  /// Words, and what stands between them.
  private func parts(_ unit: NLTokenUnit, _ range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    let tokens = TextParts.ranges(of: unit, in: string, range)
    guard unit == .word else { return tokens }
    var found: [Range<String.Index>] = []
    var index = range.lowerBound
    for token in tokens + [range.upperBound..<range.upperBound] {
      while index < token.lowerBound {
        var end = string.index(after: index)
        let isSpace = string[index].isWhitespace
        while isSpace, end < token.lowerBound, string[end].isWhitespace { end = string.index(after: end) }
        found.append(index..<end)
        index = end
      }
      if !token.isEmpty { found.append(token) }
      index = token.upperBound
    }
    return found
  }

  private func tag(_ part: Substring, _ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .tokenType: Self.kind(part)
    case .language: dominantLanguage.map { NLTag($0.rawValue) }
    default: nil
    }
  }

  private static func kind(_ part: Substring) -> NLTag {
    guard let first = part.first else { return .other }
    if first.isLetter || first.isNumber { return .word }
    if first.isWhitespace { return .whitespace }
    return first.isPunctuation ? .punctuation : .other
  }
}

public enum NLDistanceType: Int, Sendable {
  case cosine = 0
}

/// Words as places in a space. None is loaded: asking for one gives `nil`.
open class NLEmbedding: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open func neighbors(for string: String, maximumCount maxCount: Int) -> [(String, Double)] { [] }
  open func distance(between firstString: String, and secondString: String) -> Double { 2 }
}
