// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Labels of one text in several sizes, beside each other:
/// `UILabels 'Hg' of 11,13,20 pt in a row, each 8 after the previous, firstBaseline = small.firstBaseline`.
///
/// The name that goes with it ends in `N`, which stands for the size. What follows holds for each; the first stands after
/// the view that is named there.
enum RowPhrase {
  /// The name and the phrase of each label; `nil` where the words are others.
  static func expand(name: String, _ phrase: String) -> [(name: String, phrase: String)]? {
    let quoted = phrase.components(separatedBy: "'")
    guard name.hasSuffix("N"), quoted.count == 3, quoted[0] == "UILabels " else { return nil }
    let halves = quoted[2].components(separatedBy: " pt in a row, each ")
    guard halves.count == 2, halves[0].hasPrefix(" of ") else { return nil }
    let sizes = halves[0].dropFirst(4).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let clauses = halves[1].components(separatedBy: " after the previous")
    guard !sizes.isEmpty, sizes.count <= 1000, sizes.allSatisfy({ Double($0) != nil }), clauses.count == 2,
      Double(clauses[0]) != nil, clauses[1].hasPrefix(", ")
    else { return nil }
    let rest = String(clauses[1].dropFirst(2))
    let places = rest.split(separator: ",").compactMap { PlacementPhrase($0) }
    guard var previous = places.flatMap(\.parts).compactMap(\.other).first else { return nil }
    return sizes.map { size in
      let own = name.dropLast() + size
      defer { previous = String(own) }
      return (String(own), "UILabel '\(quoted[1])' \(size) pt, \(clauses[0]) after \(previous), \(rest)")
    }
  }
}
