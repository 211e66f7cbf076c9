// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What is to be known of the parts of a text, as before `NLTagger`.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let tokenType = NSLinguisticTagScheme(rawValue: "TokenType")
  public static let lexicalClass = NSLinguisticTagScheme(rawValue: "LexicalClass")
  public static let nameType = NSLinguisticTagScheme(rawValue: "NameType")
  public static let nameTypeOrLexicalClass = NSLinguisticTagScheme(rawValue: "NameTypeOrLexicalClass")
  public static let lemma = NSLinguisticTagScheme(rawValue: "Lemma")
  public static let language = NSLinguisticTagScheme(rawValue: "Language")
  public static let script = NSLinguisticTagScheme(rawValue: "Script")
}

/// What is known of a part.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let word = NSLinguisticTag(rawValue: "Word")
  public static let punctuation = NSLinguisticTag(rawValue: "Punctuation")
  public static let whitespace = NSLinguisticTag(rawValue: "Whitespace")
  public static let other = NSLinguisticTag(rawValue: "Other")
  public static let noun = NSLinguisticTag(rawValue: "Noun")
  public static let verb = NSLinguisticTag(rawValue: "Verb")
  public static let adjective = NSLinguisticTag(rawValue: "Adjective")
  public static let adverb = NSLinguisticTag(rawValue: "Adverb")
  public static let pronoun = NSLinguisticTag(rawValue: "Pronoun")
  public static let determiner = NSLinguisticTag(rawValue: "Determiner")
  public static let particle = NSLinguisticTag(rawValue: "Particle")
  public static let preposition = NSLinguisticTag(rawValue: "Preposition")
  public static let number = NSLinguisticTag(rawValue: "Number")
  public static let conjunction = NSLinguisticTag(rawValue: "Conjunction")
  public static let interjection = NSLinguisticTag(rawValue: "Interjection")
  public static let classifier = NSLinguisticTag(rawValue: "Classifier")
  public static let idiom = NSLinguisticTag(rawValue: "Idiom")
  public static let otherWord = NSLinguisticTag(rawValue: "OtherWord")
  public static let sentenceTerminator = NSLinguisticTag(rawValue: "SentenceTerminator")
  public static let openQuote = NSLinguisticTag(rawValue: "OpenQuote")
  public static let closeQuote = NSLinguisticTag(rawValue: "CloseQuote")
  public static let wordJoiner = NSLinguisticTag(rawValue: "WordJoiner")
  public static let dash = NSLinguisticTag(rawValue: "Dash")
  public static let otherPunctuation = NSLinguisticTag(rawValue: "OtherPunctuation")
  public static let paragraphBreak = NSLinguisticTag(rawValue: "ParagraphBreak")
  public static let otherWhitespace = NSLinguisticTag(rawValue: "OtherWhitespace")
  public static let personalName = NSLinguisticTag(rawValue: "PersonalName")
  public static let placeName = NSLinguisticTag(rawValue: "PlaceName")
  public static let organizationName = NSLinguisticTag(rawValue: "OrganizationName")
}

/// What parts a text is taken in.
public enum NSLinguisticTaggerUnit: Int, Sendable {
  case word = 0
  case sentence = 1
  case paragraph = 2
  case document = 3

  var tokenUnit: NLTokenUnit {
    switch self {
    case .word: .word
    case .sentence: .sentence
    case .paragraph: .paragraph
    case .document: .document
    }
  }
}

/// Says what is known of the parts of a text, as `NLTagger` does, of which it is the older form: which are words, and the
/// language. Tags of kinds of words, names and stems are `nil`.
open class NSLinguisticTagger: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1 << 0)
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    public static let omitOther = Options(rawValue: 1 << 3)
    public static let joinNames = Options(rawValue: 1 << 4)
  }

  open private(set) var tagSchemes: [NSLinguisticTagScheme]
  private let tagger: NLTagger

  /// The text that is asked about.
  open var string: String? {
    get { tagger.string }
    set { tagger.string = newValue }
  }

  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int = 0) {
    self.tagSchemes = tagSchemes
    tagger = NLTagger(tagSchemes: tagSchemes.map { NLTagScheme($0.rawValue) })
    super.init()
  }

  /// The language of most of the text; `nil` where it can't be told.
  open var dominantLanguage: String? { tagger.dominantLanguage?.rawValue }

  /// The language of most of a text; `nil` where it can't be told.
  open class func dominantLanguage(for string: String) -> String? {
    NLLanguageRecognizer.dominantLanguage(for: string)?.rawValue
  }

  /// What can be told of a language's texts.
  open class func availableTagSchemes(
    for unit: NSLinguisticTaggerUnit, language: String
  ) -> [NSLinguisticTagScheme] {
    NLTagger.availableTagSchemes(for: unit.tokenUnit, language: NLLanguage(rawValue: language))
      .map { NSLinguisticTagScheme(rawValue: $0.rawValue) }
  }

  /// What can be told of a language's texts.
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
    availableTagSchemes(for: .word, language: language)
  }

  /// Calls a closure with each part of a stretch.
  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let string, let part = Range(range, in: string) else { return }
    tagger.enumerateTags(
      in: part, unit: unit.tokenUnit, scheme: NLTagScheme(scheme.rawValue),
      options: NLTagger.Options(rawValue: options.rawValue)
    ) { tag, place in
      var stop: ObjCBool = false
      block(tag.map { NSLinguisticTag(rawValue: $0.rawValue) }, NSRange(place, in: string), &stop)
      return !stop.boolValue
    }
  }

  /// Calls a closure with each word of a stretch, and the sentence that it is in.
  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, place, stop in
      block(tag, place, tokenRange(at: place.location, unit: .sentence), stop)
    }
  }

  /// The tags of a stretch's parts, and where the parts are.
  open func tags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
    tokenRanges: UnsafeMutablePointer<NSArray?>? = nil
  ) -> [NSLinguisticTag] {
    var found: [NSLinguisticTag] = []
    var places: [NSValue] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, place, _ in
      found.append(tag ?? NSLinguisticTag(rawValue: ""))
      places.append(NSValue(range: place))
    }
    tokenRanges?.pointee = places as NSArray
    return found
  }

  /// What is known of the part at a place, and where that part is.
  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?
  ) -> NSLinguisticTag? {
    guard let string, let index = Range(NSRange(location: charIndex, length: 0), in: string)?.lowerBound else {
      return nil
    }
    let (tag, place) = tagger.tag(at: index, unit: unit.tokenUnit, scheme: NLTagScheme(scheme.rawValue))
    tokenRange?.pointee = NSRange(place, in: string)
    return tag.map { NSLinguisticTag(rawValue: $0.rawValue) }
  }

  /// Where the part at a place is.
  open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
    var place = NSRange(location: NSNotFound, length: 0)
    _ = tag(at: charIndex, unit: unit, scheme: .tokenType, tokenRange: &place)
    return place
  }

  /// Where the sentence around a stretch is.
  open func sentenceRange(for range: NSRange) -> NSRange { tokenRange(at: range.location, unit: .sentence) }
}
