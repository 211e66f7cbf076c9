// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where characters, words, sentences and paragraphs of a text begin and end. Offsets count UTF-16 code units.
///
/// A character is what people take for one: carets never stand within it, and deleting never leaves half of it.
struct TextBoundaries {
  let string: String
  let length: Int

  init(_ string: String) {
    self.string = string
    length = string.utf16.count
  }

  private func index(_ offset: Int) -> String.Index {
    string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
  }

  private func offset(_ index: String.Index) -> Int { string.utf16.distance(from: string.startIndex, to: index) }

  // MARK: - Characters

  /// The start of the character that an offset is in; the offset itself where one begins.
  func characterStart(at offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < length else { return length }
    return self.offset(string.index(before: string.index(after: index(offset))))
  }

  /// The end of the character that an offset is in; the offset itself where one begins.
  func characterEnd(at offset: Int) -> Int {
    let start = characterStart(at: offset)
    return start < offset && offset < length ? next(after: start) : start
  }

  /// A range grown to whole characters.
  func wholeCharacters(_ range: NSRange) -> NSRange {
    let low = characterStart(at: range.location)
    let end = NSMaxRange(range)
    let start = characterStart(at: end)
    let high = start == end ? end : self.next(after: start)
    return NSRange(location: low, length: max(high, low) - low)
  }

  func next(after offset: Int) -> Int {
    guard offset < length else { return length }
    return self.offset(string.index(after: index(max(offset, 0))))
  }

  func previous(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let start = characterStart(at: min(offset, length))
    return start < offset ? start : self.offset(string.index(before: index(start)))
  }

  private func character(at offset: Int) -> Character? {
    guard offset >= 0, offset < length else { return nil }
    return string[string.index(before: string.index(after: index(offset)))]
  }

  // MARK: - Larger parts

  /// The part of a kind that an offset is in; between two, the later one unless the earlier is preferred.
  func range(of granularity: UITextGranularity, at offset: Int, prefersBefore: Bool = false) -> Range<Int>? {
    let offset = min(max(offset, 0), length)
    switch granularity {
    case .character:
      guard length > 0 else { return nil }
      if prefersBefore || offset == length { return offset > 0 ? previous(before: offset)..<offset : nil }
      return characterStart(at: offset)..<next(after: offset)
    case .word: return wordRange(at: offset, prefersBefore: prefersBefore)
    case .sentence: return sentenceRange(at: offset, prefersBefore)
    case .paragraph, .line: return paragraphRange(at: offset)
    case .document: return 0..<length
    @unknown default: return nil
    }
  }

  private func sentenceRange(at offset: Int, _ prefersBefore: Bool) -> Range<Int>? {
    let starts = sentenceStarts
    guard length > 0 else { return nil }
    let place = prefersBefore && offset > 0 ? offset - 1 : min(offset, length - 1)
    let index = starts.lastIndex { $0 <= place } ?? 0
    return starts[index]..<(index + 1 < starts.count ? starts[index + 1] : length)
  }

  private var sentenceStarts: [Int] {
    var starts = [0]
    var hasEnded = false
    var position = 0
    for character in string {
      if hasEnded, !character.isWhitespace, !Self.closers.contains(character) {
        if !Self.enders.contains(character) { starts.append(position) }
        hasEnded = Self.enders.contains(character)
      } else if Self.enders.contains(character) || character.isNewline {
        hasEnded = true
      }
      position += character.utf16.count
    }
    return starts
  }

  private static let enders: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
  private static let closers: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»"]

  /// From the start of the paragraph to its end, the separator left out.
  func paragraphRange(at offset: Int) -> Range<Int> {
    var low = min(max(offset, 0), length)
    while low > 0, character(at: previous(before: low))?.isNewline == false { low = previous(before: low) }
    var high = min(max(offset, 0), length)
    while high < length, character(at: high)?.isNewline == false { high = next(after: high) }
    return low..<high
  }

  // MARK: - Words

  private enum Kind: Equatable {
    case letters, ideographs, space, newline, other
  }

  private func kind(_ character: Character) -> Kind {
    if character.isNewline { return .newline }
    if character.isWhitespace { return .space }
    guard let scalar = character.unicodeScalars.first else { return .other }
    switch scalar.value {
    // The Hebrew sign that makes a number or another sound of a letter.
    case 0x5F3: return .letters
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: return .ideographs
    default: break
    }
    if character.isLetter || character.isNumber || character == "_" { return .letters }
    return .other
  }

  /// Whether a character belongs to a word: a letter, or between two an apostrophe, a point or the sign of a Hebrew
  /// abbreviation, for which quotation marks are typed.
  private func isInWord(at offset: Int) -> Bool {
    guard let character = character(at: offset) else { return false }
    switch kind(character) {
    case .letters, .ideographs: return true
    case .other:
      guard Self.joiners.contains(character), offset > 0, let before = self.character(at: previous(before: offset)),
        let after = self.character(at: next(after: offset))
      else { return false }
      switch character {
      case ".": return before.isNumber && after.isNumber
      case "\"": return Self.isHebrew(before) && Self.isHebrew(after)
      default: return kind(before) == .letters && kind(after) == .letters
      }
    default: return false
    }
  }

  private static let joiners: Set<Character> = ["'", "’", ".", "״", "\""]

  private static func isHebrew(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x5D0...0x5F2).contains($0.value) } ?? false
  }

  private func wordRange(at offset: Int, prefersBefore: Bool) -> Range<Int>? {
    var place = characterStart(at: offset)
    if prefersBefore || !isInWord(at: place) {
      guard place > 0, isInWord(at: previous(before: place)) else {
        return !prefersBefore || !isInWord(at: place) ? nil : wordAround(place)
      }
      place = previous(before: place)
    }
    return wordAround(place)
  }

  private func wordAround(_ place: Int) -> Range<Int> {
    var low = place
    while low > 0, isInWord(at: previous(before: low)) { low = previous(before: low) }
    var high = next(after: place)
    while high < length, isInWord(at: high) { high = next(after: high) }
    return low..<high
  }

  /// What a double tap selects: the word, or else the space or the sign that is there; of an emoji nothing but that.
  func selectedByDoubleTap(at offset: Int) -> Range<Int> {
    if let character = character(at: offset), Self.isEmoji(character) {
      return characterStart(at: offset)..<next(after: offset)
    }
    if let word = wordRange(at: offset, prefersBefore: false) { return word }
    guard length > 0 else { return 0..<0 }
    let place = offset >= length ? previous(before: length) : characterStart(at: offset)
    return place..<next(after: place)
  }

  /// The word that an offset is within, where a tap does not put the caret; `nil` at its ends, in no word, and among
  /// characters that are words of their own.
  func wordAroundTap(at offset: Int) -> Range<Int>? {
    guard offset > 0, offset < length, isInWord(at: previous(before: offset)), isInWord(at: offset) else { return nil }
    let neighbours = [character(at: previous(before: offset)), character(at: offset)]
    guard !neighbours.contains(where: { $0.map(kind) == .ideographs }) else { return nil }
    return wordAround(offset)
  }

  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    let isAskedFor = character.unicodeScalars.contains("\u{FE0F}") && !first.isASCII
    return first.properties.isEmojiPresentation || first.properties.isEmoji && isAskedFor
  }

  /// The end of the next word, or the start of the one before.
  func wordBoundary(from offset: Int, backward: Bool) -> Int {
    var place = characterStart(at: offset)
    if backward {
      while place > 0, !isInWord(at: previous(before: place)) { place = previous(before: place) }
      while place > 0, isInWord(at: previous(before: place)) { place = previous(before: place) }
    } else {
      while place < length, !isInWord(at: place) { place = next(after: place) }
      while place < length, isInWord(at: place) { place = next(after: place) }
    }
    return place
  }

  /// Where moving from an offset meets the end of a part first; `nil` where there is none that way.
  func boundary(of granularity: UITextGranularity, from offset: Int, backward: Bool) -> Int? {
    guard backward ? offset > 0 : offset < length else { return nil }
    switch granularity {
    case .character: return backward ? previous(before: offset) : next(after: offset)
    case .word: return wordBoundary(from: offset, backward: backward)
    case .sentence:
      let starts = sentenceStarts + [length]
      return backward ? starts.last { $0 < offset } : starts.first { $0 > offset }
    case .paragraph, .line:
      let range = paragraphRange(at: offset)
      if backward {
        return range.lowerBound < offset
          ? range.lowerBound : paragraphRange(at: previous(before: offset)).lowerBound
      }
      return range.upperBound > offset ? range.upperBound : paragraphRange(at: next(after: offset)).upperBound
    case .document: return backward ? 0 : length
    @unknown default: return nil
    }
  }

  /// Whether the paragraph at an offset runs from right to left; `nil` where no letter says.
  func isRightToLeft(at offset: Int) -> Bool? {
    let range = paragraphRange(at: offset)
    for scalar in string[index(range.lowerBound)..<index(range.upperBound)].unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}
