// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The names that Objective-C would give to Swift methods.
enum ObjCName {
  /// Words before an argument that make a "With" needless: `move(to:)` is `moveTo:`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "atop", "before", "below", "beneath", "beside", "between", "by",
    "following", "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// The selector of a method: `tap(_:event:)` is `tap:event:`, `didTap(sender:)` is `didTapWithSender:`.
  static func selector(base: String, labels: [String]) -> String {
    let base = plain(base)
    guard let first = labels.first.map(plain) else { return base }
    var result = base
    if first != "_" {
      if !prepositions.contains(firstWord(first)), !prepositions.contains(lastWord(base)) { result += "With" }
      result += capitalized(first)
    }
    result += ":"
    for label in labels.dropFirst().map(plain) { result += (label == "_" ? "" : label) + ":" }
    return result
  }

  /// The setter of a property: `title` has `setTitle:`.
  static func setter(property: String) -> String { "set" + capitalized(plain(property)) + ":" }

  /// A name without backticks.
  static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func firstWord(_ name: String) -> String {
    let rest = name.dropFirst().prefix { !$0.isUppercase }
    return (name.prefix(1) + rest).lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }
}
