// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where the sentences of a text are, with the blanks behind them: up to a full stop, a question or an exclamation mark that
/// blanks follow and no small letter, and to the end of a paragraph.
package enum Sentences {
  package static func ranges<Text: StringProtocol>(in text: Text) -> [Range<Text.Index>]
  where Text.Index == String.Index {
    var found: [Range<Text.Index>] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      guard let end = end(in: text, after: character, at: index) else { continue }
      found.append(start..<end)
      (start, index) = (end, end)
    }
    if start < text.endIndex { found.append(start..<text.endIndex) }
    return found
  }

  /// Where the next sentence begins, if one ends with a character.
  private static func end<Text: StringProtocol>(
    in text: Text, after character: Character, at index: Text.Index
  ) -> Text.Index? where Text.Index == String.Index {
    if character.isNewline { return skip(text, from: index) { $0.isWhitespace } }
    if ideographic.contains(character) { return skip(text, from: skip(text, from: index, while: closes)) { $0 == " " } }
    guard stops.contains(character) else { return nil }
    let closed = skip(text, from: index) { stops.contains($0) || closes($0) }
    let next = skip(text, from: closed) { $0.isWhitespace }
    guard next > closed || next == text.endIndex else { return nil }
    // An abbreviation goes on with a small letter; a question may too, within speech.
    if next < text.endIndex, text[next].isLowercase { return nil }
    return next
  }

  private static let stops: Set<Character> = [".", "!", "?", "…"]
  private static let ideographic: Set<Character> = ["。", "！", "？", "．", "｡"]

  private static func closes(_ character: Character) -> Bool { ")]}\"'»”’」』）".contains(character) }

  private static func skip<Text: StringProtocol>(
    _ text: Text, from index: Text.Index, while isPassed: (Character) -> Bool
  ) -> Text.Index where Text.Index == String.Index {
    var index = index
    while index < text.endIndex, isPassed(text[index]) { index = text.index(after: index) }
    return index
  }
}
