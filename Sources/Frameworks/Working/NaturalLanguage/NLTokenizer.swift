// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// What a text is taken apart into.
public enum NLTokenUnit: Int, Sendable {
  case word = 0
  case sentence = 1
  case paragraph = 2
  case document = 3
}

/// Finds words, sentences and paragraphs. Words are runs of letters and digits; each ideograph is one.
open class NLTokenizer: NSObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1 << 0)
    public static let symbolic = Attributes(rawValue: 1 << 1)
    public static let emoji = Attributes(rawValue: 1 << 2)
  }

  open private(set) var unit: NLTokenUnit
  open var string: String?

  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// Kept: texts of all languages are taken apart in the same way.
  open func setLanguage(_ language: NLLanguage) {}

  /// Calls a block for each part within a range, until it returns `false`.
  open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
    guard let string else { return }
    for token in TextParts.ranges(of: unit, in: string, range) {
      guard block(token, TextParts.attributes(of: string[token])) else { return }
    }
  }

  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    string.map { TextParts.ranges(of: unit, in: $0, range) } ?? []
  }

  /// The part around a place.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return TextParts.ranges(of: unit, in: string, string.startIndex..<string.endIndex).first { $0.contains(index) }
      ?? index..<index
  }

  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    let parts = tokens(for: range)
    guard let first = parts.first, let last = parts.last else { return range }
    return first.lowerBound..<last.upperBound
  }
}

/// Takes texts apart.
enum TextParts {
  static func ranges(of unit: NLTokenUnit, in text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    switch unit {
    case .word: words(in: text, range)
    case .sentence: pieces(in: text, range) { text, index in isSentenceEnd(text, index) }
    case .paragraph: pieces(in: text, range) { text, index in text[index].isNewline }
    case .document: range.isEmpty ? [] : [range]
    }
  }

  static func attributes(of token: Substring) -> NLTokenizer.Attributes {
    var attributes: NLTokenizer.Attributes = []
    if token.allSatisfy({ $0.isNumber || $0 == "." || $0 == "," }) { attributes.insert(.numeric) }
    if token.contains(where: isEmoji) { attributes.insert(.emoji) }
    return attributes
  }

  static func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.properties.isEmojiPresentation } == true
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.properties.isIdeographic || (0x3041...0x30FF).contains($0.value) } == true
  }

  private static func words(in text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let character = text[index]
      let next = text.index(after: index)
      if isIdeograph(character) || isEmoji(character) {
        found.append(index..<next)
        index = next
      } else if character.isLetter || character.isNumber {
        var end = next
        while end < range.upperBound, !isIdeograph(text[end]), isInWord(text, end, range.upperBound) {
          end = text.index(after: end)
        }
        found.append(index..<end)
        index = end
      } else {
        index = next
      }
    }
    return found
  }

  /// Letters and digits, and signs that stand between them in one word: *don't*, *3.5*.
  private static func isInWord(_ text: String, _ index: String.Index, _ end: String.Index) -> Bool {
    let character = text[index]
    if character.isLetter || character.isNumber { return true }
    let next = text.index(after: index)
    guard next < end, index > text.startIndex else { return false }
    let previous = text[text.index(before: index)]
    switch character {
    case "'", "’": return previous.isLetter && text[next].isLetter
    case ".", ",": return previous.isNumber && text[next].isNumber
    default: return false
    }
  }

  private static func isSentenceEnd(_ text: String, _ index: String.Index) -> Bool {
    let character = text[index]
    if character.isNewline || "。！？".contains(character) { return true }
    let next = text.index(after: index)
    guard character == " ", index > text.startIndex else { return next == text.endIndex && ".!?…".contains(character) }
    return ".!?…\"”)".contains(text[text.index(before: index)])
      && text[..<index].reversed().first { !"\"”)".contains($0) }.map { ".!?…".contains($0) } == true
  }

  /// Pieces that end with what ends them.
  private static func pieces(
    in text: String, _ range: Range<String.Index>, _ ends: (String, String.Index) -> Bool
  ) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let next = text.index(after: index)
      if ends(text, index) {
        if text[start..<next].contains(where: { !$0.isWhitespace }) { found.append(start..<next) }
        start = next
      }
      index = next
    }
    if text[start..<range.upperBound].contains(where: { !$0.isWhitespace }) { found.append(start..<range.upperBound) }
    return found
  }
}
