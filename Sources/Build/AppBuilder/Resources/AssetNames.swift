// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the names of assets become names in Swift, as Xcode 15 does it.
enum AssetNames {
  /// A member's name: words run together, the first small: `icon-home` → `iconHome`, `URL Icon` → `urlIcon`.
  ///
  /// - Parameter suffix: What the name need not say of the kind: of `AccentColor`, `accent` is left.
  /// - Returns: `nil` for a name without a letter or digit.
  static func member(_ name: String, without suffix: String) -> String? {
    var words = words(name)
    guard !words.isEmpty else { return nil }
    let last = words.count - 1
    if words[last].hasSuffix(suffix), words.count > 1 || words[last].count > suffix.count {
      words[last] = String(words[last].dropLast(suffix.count))
    }
    words.removeAll(where: \.isEmpty)
    let joined = lowered(words[0]) + words.dropFirst().map(raised).joined()
    return identifier(joined)
  }

  /// A type's name, for a folder that gives its name to what is in it.
  static func type(_ name: String) -> String? {
    let joined = words(name).map(raised).joined()
    return joined.isEmpty ? nil : identifier(joined)
  }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A word that begins small; of capitals in a row, the last begins the next word.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    guard capitals > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    guard capitals < word.count else { return word.lowercased() }
    let next = word[word.index(word.startIndex, offsetBy: capitals)]
    let count = next.isLetter ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func identifier(_ name: String) -> String {
    if name.first?.isNumber ?? false { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
