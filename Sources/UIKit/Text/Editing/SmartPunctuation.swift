// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Quotes and dashes as typeset text has them, for those that keyboards have.
@MainActor struct SmartPunctuation {
  private let hasQuotes: Bool
  private let hasDashes: Bool

  /// What an input wants: where it leaves it open, as in ordinary text, but not in addresses, numbers and secrets.
  init(for traits: any UITextInputTraits) {
    let isProse: Bool
    switch traits.keyboardType {
    case .default, .twitter, .webSearch: isProse = !traits.isSecureTextEntry
    default: isProse = false
    }
    hasQuotes = traits.smartQuotesType == .yes || traits.smartQuotesType == .default && isProse
    hasDashes = traits.smartDashesType == .yes || traits.smartDashesType == .default && isProse
  }

  /// What to put in place of a character that is typed at an offset, and how many before it that takes along; `nil` where
  /// it stays as it is.
  func replacement(for typed: String, after before: Substring) -> (text: String, taken: Int)? {
    switch typed {
    case "\"" where hasQuotes: return (opens(after: before.last) ? "“" : "”", 0)
    case "'" where hasQuotes: return (opens(after: before.last) ? "‘" : "’", 0)
    case "-" where hasDashes && before.last == "-": return ("—", 1)
    default: return nil
    }
  }

  private func opens(after character: Character?) -> Bool {
    guard let character else { return true }
    return character.isWhitespace || "([{<“‘—–-/".contains(character)
  }
}
