// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Tells characters that are to be shown as coloured pictures from those that are text.
enum EmojiPresentation {
  /// Whether one user-perceived character is an emoji: by nature, by its variation selector, or as part of a sequence.
  static func isEmoji(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if scalars.count == 1 { return first.value > 0xFF && first.properties.isEmojiPresentation }
    let second = scalars[scalars.startIndex + 1]
    if second == "\u{FE0E}" { return false }
    if scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}") { return first.properties.isEmoji }
    return first.properties.isEmojiPresentation
      || (second.properties.isEmojiModifier && first.properties.isEmojiModifierBase)
  }

  static func base(of scalars: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar {
    scalars.first ?? " "
  }
}

extension Unicode.Scalar {
  /// Whether it is a C0 or C1 control; those are never shown.
  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }
}
