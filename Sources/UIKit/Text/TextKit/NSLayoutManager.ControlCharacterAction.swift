// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension NSLayoutManager {
  /// What becomes of a character that is no sign itself.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It takes no room.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
    /// It is a space.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// The text goes on at the next tab stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The line ends.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The paragraph ends.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The paragraph ends; here the text goes on in the same container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)

    /// What usually becomes of a character; `nil` for those that are signs.
    init?(usualFor unit: UInt16) {
      switch unit {
      case 0x09: self = .horizontalTab
      case 0x0A, 0x0D, 0x85, 0x2029: self = .paragraphBreak
      case 0x0C: self = .containerBreak
      case 0x2028: self = .lineBreak
      case 0...0x1F, 0x7F...0x9F, 0x200B, 0x200E, 0x200F, 0x202A...0x202E: self = .zeroAdvancement
      default: return nil
      }
    }

    /// A character of which that becomes by itself.
    var character: String {
      if contains(.containerBreak) || contains(.paragraphBreak) { return "\u{2029}" }
      if contains(.lineBreak) { return "\u{2028}" }
      if contains(.horizontalTab) { return "\t" }
      return contains(.whitespace) ? " " : "\u{2060}"
    }
  }

  /// The text with other characters in place of those of which something else becomes; as long as it was.
  func obeyingDelegate(_ text: NSAttributedString) -> NSAttributedString {
    guard let delegate else { return text }
    var changed: NSMutableAttributedString?
    for (index, unit) in Array(text.string.utf16).enumerated() {
      guard let usual = ControlCharacterAction(usualFor: unit) else { continue }
      let action = delegate.layoutManager(self, shouldUse: usual, forControlCharacterAt: index)
      guard action != usual else { continue }
      let copy = changed ?? NSMutableAttributedString(attributedString: text)
      copy.replaceCharacters(in: NSRange(location: index, length: 1), with: action.character)
      changed = copy
    }
    return changed ?? text
  }
}
