// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What VoiceOver says of symbols that stand alone, in English: `plus` is "Add".
package enum SymbolWords {
  /// The word of a symbol, in any of its forms; `nil` where none is known from iOS.
  package static func word(of symbol: String) -> String? {
    var name = symbol
    while true {
      if let word = words[name] { return word }
      guard let form = [".fill", ".circle", ".square"].first(where: name.hasSuffix) else { return nil }
      name.removeLast(form.count)
    }
  }

  private static let words = [
    "ellipsis": "More", "gear": "Settings", "gearshape": "Settings", "heart": "Love", "house": "Home",
    "magnifyingglass": "Search", "minus": "Remove", "pause": "Pause", "play": "Play", "plus": "Add",
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "star": "Favorite", "trash": "Delete",
    "xmark": "Close",
  ]
}

extension UIImage {
  /// The label that was given to the picture; else the word of its symbol.
  @MainActor var spokenLabel: String? {
    accessibilityLabel ?? symbolRequest.flatMap { $0.set == nil ? SymbolWords.word(of: $0.name) : nil }
  }
}
