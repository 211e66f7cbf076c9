// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Follows indices of one list through deletions, insertions and moves.
///
/// What neither leaves nor arrives keeps its order, so an index is found from how many left and arrived before it: a
/// search in two sorted lists, however long the list itself is.
package struct IndexMap: Sendable {
  package init() {}

  /// What is deleted and inserted, each once and ascending once sealed.
  private var deleted: [Int] = []
  private var inserted: [Int] = []
  /// Where what moves within the list goes, by where it was.
  package private(set) var moved: [Int: Int] = [:]
  private var sources: [Int: Int] = [:]
  /// Old places of what is deleted or moves, each once and ascending once sealed.
  private var leaving: [Int] = []
  /// New places of what is inserted or moves, each once and ascending once sealed.
  private var arriving: [Int] = []

  package var deletedCount: Int { deleted.count }
  package var insertedCount: Int { inserted.count }

  package mutating func delete(_ index: Int) { deleted.append(index) }
  package mutating func insert(_ index: Int) { inserted.append(index) }

  /// An index that goes elsewhere: to another place of this list, or, with `nil`, out of it.
  package mutating func leave(_ index: Int, to place: Int?) {
    leaving.append(index)
    guard let place else { return }
    moved[index] = place
    sources[place] = index
  }

  package mutating func arrive(_ index: Int) { arriving.append(index) }

  /// Sorts what was noted, which the counts and the searches rely on.
  package mutating func seal() {
    (deleted, inserted) = (Self.ascending(deleted), Self.ascending(inserted))
    leaving = leaving.isEmpty ? deleted : Self.ascending(deleted + leaving)
    arriving = arriving.isEmpty ? inserted : Self.ascending(inserted + arriving)
  }

  /// Each index once. Changes mostly come in order.
  private static func ascending(_ list: [Int]) -> [Int] {
    zip(list, list.dropFirst()).allSatisfy(<) ? list : Set(list).sorted()
  }

  /// Where an index is after the changes; `nil` where it is deleted or left for another list.
  ///
  /// - Complexity: O(log of the number of changes).
  package func newIndex(of index: Int) -> Int? {
    if let place = moved[index] { return place }
    guard let rank = Self.rank(of: index, without: leaving) else { return nil }
    return Self.index(ofRank: rank, beside: arriving)
  }

  /// Where an index was before the changes; `nil` where it is new or came from another list.
  ///
  /// - Complexity: O(log of the number of changes).
  package func oldIndex(of index: Int) -> Int? {
    if let source = sources[index] { return source }
    guard let rank = Self.rank(of: index, without: arriving) else { return nil }
    return Self.index(ofRank: rank, beside: leaving)
  }

  package func deletes(_ index: Int) -> Bool { Self.contains(index, in: deleted) }
  package func inserts(_ index: Int) -> Bool { Self.contains(index, in: inserted) }
  /// Whether something moves from the index to another place of the list.
  package func moves(_ index: Int) -> Bool { moved[index] != nil }
  /// Whether something of the list moves to the index.
  package func isTarget(_ index: Int) -> Bool { sources[index] != nil }

  private static func contains(_ index: Int, in list: [Int]) -> Bool { rank(of: index, without: list) == nil }

  /// How many indices before `index` are not in the list; `nil` where it is in it.
  private static func rank(of index: Int, without list: [Int]) -> Int? {
    let place = firstPlace(in: list) { list[$0] >= index }
    if place < list.count, list[place] == index { return nil }
    return index - place
  }

  /// The index that has `rank` indices before it which are not in the list, and is not in it either.
  private static func index(ofRank rank: Int, beside list: [Int]) -> Int {
    rank + firstPlace(in: list) { list[$0] - $0 > rank }
  }

  /// The first place of a list from which on something holds.
  private static func firstPlace(in list: [Int], where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
