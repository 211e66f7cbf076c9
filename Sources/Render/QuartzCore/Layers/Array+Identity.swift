// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Array where Element: AnyObject {
  /// Where an object stands first.
  ///
  /// A closure of the main actor that is handed to `firstIndex(where:)` checks for every element where it runs, which
  /// takes longer than the comparison.
  package func place(of object: Element?) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }

  /// Takes an object out, where it stands first.
  package mutating func remove(_ object: Element) {
    if let place = place(of: object) { remove(at: place) }
  }
}
