// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import TesseraShims_Foundation

/// Goes through a text word by word, or by sentences or paragraphs.
public final class CFStringTokenizer {
  fileprivate var text: NSString
  fileprivate var tokens: [NSRange]
  fileprivate var current = -1
  private let unit: CFOptionFlags

  fileprivate init(_ text: NSString, _ range: NSRange, _ options: CFOptionFlags) {
    (self.text, unit) = (text, options & 0xFFFF)
    tokens = Self.tokens(of: text, range, unit)
  }

  fileprivate func set(_ text: NSString, _ range: NSRange) {
    (self.text, tokens, current) = (text, Self.tokens(of: text, range, unit), -1)
  }

  private static func tokens(of text: NSString, _ range: NSRange, _ unit: CFOptionFlags) -> [NSRange] {
    let string = text as String
    guard let bounds = Range(range, in: string) else { return [] }
    let part = string[bounds]
    switch unit {
    case kCFStringTokenizerUnitSentence: return Sentences.ranges(in: part).map { NSRange($0, in: string) }
    case kCFStringTokenizerUnitParagraph:
      var found: [NSRange] = []
      text._tesseraEnumerateSubstrings(in: range, options: .byParagraphs) { _, _, whole, _ in found.append(whole) }
      return found
    case kCFStringTokenizerUnitWordBoundary:
      // What lies between words is told too, a character at a time.
      var (found, place) = ([NSRange](), part.startIndex)
      for word in Words.ranges(in: part) {
        while place < word.lowerBound {
          let next = part.index(after: place)
          found.append(NSRange(place..<next, in: string))
          place = next
        }
        found.append(NSRange(word, in: string))
        place = word.upperBound
      }
      while place < part.endIndex {
        let next = part.index(after: place)
        found.append(NSRange(place..<next, in: string))
        place = next
      }
      return found
    default: return Words.ranges(in: part).map { NSRange($0, in: string) }
    }
  }
}

/// What a token is.
public struct CFStringTokenizerTokenType: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let normal = CFStringTokenizerTokenType(rawValue: 1 << 0)
  public static let hasSubTokensMask = CFStringTokenizerTokenType(rawValue: 1 << 1)
  public static let hasDerivedSubTokensMask = CFStringTokenizerTokenType(rawValue: 1 << 2)
  public static let hasHasNumbersMask = CFStringTokenizerTokenType(rawValue: 1 << 3)
  public static let hasNonLettersMask = CFStringTokenizerTokenType(rawValue: 1 << 4)
  public static let isCJWordMask = CFStringTokenizerTokenType(rawValue: 1 << 5)
}

public let kCFStringTokenizerUnitWord: CFOptionFlags = 0
public let kCFStringTokenizerUnitSentence: CFOptionFlags = 1
public let kCFStringTokenizerUnitParagraph: CFOptionFlags = 2
/// As words: lines are broken by the text engine.
public let kCFStringTokenizerUnitLineBreak: CFOptionFlags = 3
public let kCFStringTokenizerUnitWordBoundary: CFOptionFlags = 4
public let kCFStringTokenizerAttributeLatinTranscription: CFOptionFlags = 1 << 16

/// Begins to go through a part of a text.
public func CFStringTokenizerCreate(
  _ alloc: CFAllocator!, _ string: CFString!, _ range: CFRange, _ options: CFOptionFlags, _ locale: CFLocale!
) -> CFStringTokenizer! {
  CFStringTokenizer(string, NSRange(location: range.location, length: range.length), options)
}

/// Begins to go through another text.
public func CFStringTokenizerSetString(_ tokenizer: CFStringTokenizer!, _ string: CFString!, _ range: CFRange) {
  tokenizer.set(string, NSRange(location: range.location, length: range.length))
}

/// Goes to the next token; nothing is set in the result where there is none.
@discardableResult
public func CFStringTokenizerAdvanceToNextToken(_ tokenizer: CFStringTokenizer!) -> CFStringTokenizerTokenType {
  tokenizer.current = min(tokenizer.current + 1, tokenizer.tokens.count)
  return tokenizer.tokens.indices.contains(tokenizer.current) ? .normal : []
}

/// Goes to the token that a character is in.
@discardableResult
public func CFStringTokenizerGoToTokenAtIndex(
  _ tokenizer: CFStringTokenizer!, _ index: CFIndex
) -> CFStringTokenizerTokenType {
  guard let found = tokenizer.tokens.firstIndex(where: { NSLocationInRange(index, $0) }) else { return [] }
  tokenizer.current = found
  return .normal
}

/// Where the token is; `kCFNotFound` where there is none.
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer!) -> CFRange {
  guard tokenizer.tokens.indices.contains(tokenizer.current) else { return CFRange(location: -1, length: 0) }
  let range = tokenizer.tokens[tokenizer.current]
  return CFRange(location: range.location, length: range.length)
}

/// The token in Latin letters; `nil` for any other attribute.
public func CFStringTokenizerCopyCurrentTokenAttribute(
  _ tokenizer: CFStringTokenizer!, _ attribute: CFOptionFlags
) -> CFTypeRef! {
  guard attribute == kCFStringTokenizerAttributeLatinTranscription,
    tokenizer.tokens.indices.contains(tokenizer.current)
  else { return nil }
  let token = tokenizer.text.substring(with: tokenizer.tokens[tokenizer.current])
  return token.applyingTransform(.toLatin, reverse: false).map { $0 as NSString }
}

/// The person's language and region.
public func CFLocaleCopyCurrent() -> CFLocale! { NSLocale(localeIdentifier: Locale.current.identifier) }

/// The language and region of an identifier.
public func CFLocaleCreate(_ allocator: CFAllocator!, _ localeIdentifier: CFLocaleIdentifier!) -> CFLocale! {
  NSLocale(localeIdentifier: localeIdentifier as String)
}

/// The identifier of a language and region.
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFLocaleIdentifier! {
  (locale.object(forKey: .identifier) as? String ?? "") as NSString
}
