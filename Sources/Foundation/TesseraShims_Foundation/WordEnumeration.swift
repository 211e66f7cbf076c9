// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How a text is gone through word by word or sentence by sentence, which Foundation on Linux has not.
///
/// Stands in where `NSString.EnumerationOptions` has `byWords` and `bySentences`.
public struct _TesseraWordOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let bySentences = _TesseraWordOptions(rawValue: 3)
  public static let byWords = _TesseraWordOptions(rawValue: 4)
  /// From the last word to the first.
  public static let reverse = _TesseraWordOptions(rawValue: 1 << 8)
  /// The words themselves are not asked for, only where they are.
  public static let substringNotRequired = _TesseraWordOptions(rawValue: 1 << 9)
  /// As the person's language has words: here the same in all.
  public static let localized = _TesseraWordOptions(rawValue: 1 << 10)
}

extension StringProtocol where Index == String.Index {
  /// Calls a closure with each word of a part of the text, its place, and its place with what follows it up to the next.
  public func _tesseraEnumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: _TesseraWordOptions,
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where R.Bound == Index {
    let bounds = range.relative(to: self)
    let isBySentences = opts.rawValue & 7 == _TesseraWordOptions.bySentences.rawValue
    let words = isBySentences ? Sentences.ranges(in: self[bounds]) : Words.ranges(in: self[bounds])
    var ends = words.dropFirst().map(\.lowerBound)
    if !words.isEmpty { ends.append(bounds.upperBound) }
    var starts = words.map(\.lowerBound)
    if !starts.isEmpty { starts[0] = bounds.lowerBound }
    var stop = false
    let order = opts.contains(.reverse) ? Array(words.indices.reversed()) : Array(words.indices)
    for index in order where !stop {
      let word = opts.contains(.substringNotRequired) ? nil : String(self[words[index]])
      body(word, words[index], starts[index]..<ends[index], &stop)
    }
  }
}

extension NSString {
  /// The same with places in UTF-16 code units.
  public func _tesseraEnumerateSubstrings(
    in range: NSRange, options opts: _TesseraWordOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = self as String
    guard let bounds = Range(range, in: text) else { return }
    withoutActuallyEscaping(block) { block in
      text._tesseraEnumerateSubstrings(in: bounds, options: opts) { word, place, enclosing, stop in
        var stops = ObjCBool(stop)
        block(word, NSRange(place, in: text), NSRange(enclosing, in: text), &stops)
        stop = stops.boolValue
      }
    }
  }
}

/// Where the words of a text are: runs of letters, digits and marks, with an apostrophe or a point between two of them;
/// each ideograph is one by itself.
package enum Words {
  package static func ranges<Text: StringProtocol>(in text: Text) -> [Range<Text.Index>] {
    var found: [Range<Text.Index>] = []
    var start: Text.Index?
    var index = text.startIndex
    func end(at place: Text.Index) {
      if let begun = start { found.append(begun..<place) }
      start = nil
    }
    while index < text.endIndex {
      let next = text.index(after: index)
      let character = text[index]
      if isIdeograph(character) {
        end(at: index)
        found.append(index..<next)
      } else if character.isLetter || character.isNumber || character == "_" {
        if start == nil { start = index }
      } else if start != nil, next < text.endIndex, joins(text[text.index(before: index)], character, text[next]) {
        // Goes on.
      } else {
        end(at: index)
      }
      index = next
    }
    end(at: text.endIndex)
    return found
  }

  private static func joins(_ before: Character, _ mark: Character, _ after: Character) -> Bool {
    switch mark {
    case "'", "\u{2019}": before.isLetter && after.isLetter
    case ".": before.isLetter && after.isLetter || before.isNumber && after.isNumber
    case ",": before.isNumber && after.isNumber
    default: false
    }
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return first.properties.isIdeographic || (0x3040...0x309F).contains(first.value)
  }
}
