// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Symbols of which more or less is seen by a value, and those that have colours of their own.
enum VariableSymbols {
  /// The opacity of what a value does not reach; chosen.
  static let dim: CGFloat = 0.3

  /// Symbols whose parts stand for more and more, by how their names begin, and how many of their parts always count.
  private static let kinds: [(name: String, fixed: Int)] = [
    ("speaker.wave", 1), ("speaker", 1), ("wifi", 0), ("cellularbars", 0), ("chart.bar", 0), ("waveform", 0),
    ("antenna.radiowaves", 0), ("dot.radiowaves", 0), ("ellipsis", 0), ("rays", 0), ("slowmo", 0), ("timelapse", 0),
    ("touchid", 0), ("aqi", 0), ("sun.max", 1), ("iphone.radiowaves", 1), ("wave.3", 0),
  ]

  /// The parts of an outline that are seen in full.
  static func lit(of outline: SymbolOutline, named name: String, value: Double?) -> IndexSet {
    let all = IndexSet(integersIn: 0..<outline.parts.count)
    guard let value, let kind = kinds.first(where: { name.hasPrefix($0.name) }) else { return all }
    let painted = outline.parts.indices.filter { outline.parts[$0].effect == .paint }
    let variable = painted.dropFirst(kind.fixed)
    guard variable.count > 1 else { return all }
    let count = Int((min(max(value, 0), 1) * Double(variable.count)).rounded(.up))
    return all.subtracting(IndexSet(variable.dropFirst(count)))
  }

  /// The colours of a symbol's levels where it has some; `nil` for one in the tint.
  static func colors(of name: String) -> [UIColor]? {
    // Warnings are yellow with a dark sign.
    if name.hasPrefix("exclamationmark.triangle.fill") { return [.black, .systemYellow] }
    let words = Set(name.split(separator: ".").map(String.init))
    if words.contains("badge") || words.contains("slash") { return nil }
    let known: [(word: String, colors: [UIColor])] = [
      ("sun", words.contains("cloud") ? [.systemGray3, .systemYellow] : [.systemYellow]),
      ("moon", [.systemIndigo]), ("cloud", [.systemGray3]), ("snowflake", [.systemCyan]), ("drop", [.systemCyan]),
      ("flame", [.systemOrange]), ("bolt", [.systemYellow]), ("heart", [.systemRed]), ("star", [.systemYellow]),
      ("leaf", [.systemGreen]), ("trash", [.systemRed]), ("folder", [.systemBlue]),
    ]
    guard words.contains("fill") || words.contains("snowflake") else { return nil }
    return known.first { words.contains($0.word) }?.colors
  }
}
