// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CollectionDiffing

/// A batch update as a collection view carries it out: it knows the old content and the places, and takes from the new
/// content only what is inserted.
func replay(_ difference: SequenceDifference, on old: [Int], new: [Int]) -> [Int] {
  let gone = Set(difference.deletes + difference.moves.map(\.from))
  var result = old.indices.filter { !gone.contains($0) }.map { old[$0] }
  let incoming = difference.inserts.map { ($0, new[$0]) } + difference.moves.map { ($0.to, old[$0.from]) }
  for (index, element) in incoming.sorted(by: { $0.0 < $1.0 }) {
    guard index <= result.count else { return [] }
    result.insert(element, at: index)
  }
  return result
}

struct Section: Equatable {
  var name: Int
  var items: [Int]
}

/// The same on two levels. Carried items play no part: without them the update must count right, too.
func replay(_ difference: SectionedDifference, on old: [Section], new: [Section]) -> [Section]? {
  var outgoing = Set(difference.deletedItems)
  for move in difference.movedItems { outgoing.insert(move.from) }
  guard outgoing.count == difference.deletedItems.count + difference.movedItems.count else { return nil }
  guard outgoing.allSatisfy({ !difference.deletedSections.contains($0.section) }) else { return nil }
  var rest = old
  for section in rest.indices {
    rest[section].items = old[section].items.indices
      .filter { !outgoing.contains(ItemPlace(section, $0)) }.map { old[section].items[$0] }
  }
  let leaving = Set(difference.deletedSections + difference.movedSections.map(\.from))
  var result = rest.indices.filter { !leaving.contains($0) }.map { rest[$0] }
  let sections =
    difference.insertedSections.map { ($0, new[$0]) } + difference.movedSections.map { ($0.to, rest[$0.from]) }
  for (index, section) in sections.sorted(by: { $0.0 < $1.0 }) {
    guard index <= result.count else { return nil }
    result.insert(section, at: index)
  }
  let items =
    difference.insertedItems.map { ($0, new[$0.section].items[$0.item]) }
    + difference.movedItems.map { ($0.to, old[$0.from.section].items[$0.from.item]) }
  for (place, item) in items.sorted(by: { $0.0 < $1.0 }) {
    guard place.section < result.count, !difference.insertedSections.contains(place.section),
      place.item <= result[place.section].items.count
    else { return nil }
    result[place.section].items.insert(item, at: place.item)
  }
  return result
}

func snapshot(_ sections: [Section]) throws -> SnapshotStorage<Int, Int> {
  var snapshot = SnapshotStorage<Int, Int>()
  for section in sections {
    try snapshot.appendSections([section.name])
    try snapshot.appendItems(section.items, toSection: section.name)
  }
  return snapshot
}

func contents(_ snapshot: SnapshotStorage<Int, Int>) throws -> [Section] {
  try snapshot.sectionIdentifiers.map { Section(name: $0, items: try snapshot.itemIdentifiers(inSection: $0)) }
}
