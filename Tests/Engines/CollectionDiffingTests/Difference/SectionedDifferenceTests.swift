// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CollectionDiffing
import SeededRandom
import Testing

struct SectionedDifferenceTests {
  private func difference(_ old: [Section], _ new: [Section]) throws -> SectionedDifference {
    SectionedDifference(from: try snapshot(old), to: try snapshot(new))
  }

  @Test func movesItemsBetweenSectionsThatStay() throws {
    let found = try difference(
      [Section(name: 1, items: [10, 11]), Section(name: 2, items: [20])],
      [Section(name: 1, items: [11]), Section(name: 2, items: [20, 10])])
    #expect(found.movedItems == [Move(from: ItemPlace(0, 0), to: ItemPlace(1, 1))])
    #expect(found.deletedItems.isEmpty && found.insertedItems.isEmpty && found.carriedItems.isEmpty)
  }

  @Test func insertsWhatLeavesADeletedSection() throws {
    let found = try difference(
      [Section(name: 1, items: [10, 11]), Section(name: 2, items: [20])], [Section(name: 2, items: [11, 20])])
    #expect(found.deletedSections == [0])
    #expect(found.deletedItems.isEmpty)
    #expect(found.insertedItems == [ItemPlace(0, 0)])
    #expect(found.carriedItems == [Move(from: ItemPlace(0, 1), to: ItemPlace(0, 0))])
  }

  @Test func deletesWhatGoesIntoAnInsertedSection() throws {
    let found = try difference(
      [Section(name: 2, items: [20, 21])], [Section(name: 1, items: [20, 5]), Section(name: 2, items: [21])])
    #expect(found.insertedSections == [0])
    #expect(found.insertedItems.isEmpty)
    #expect(found.deletedItems == [ItemPlace(0, 0)])
    #expect(found.carriedItems == [Move(from: ItemPlace(0, 0), to: ItemPlace(0, 0))])
  }

  @Test func leavesItemsOfAMovedSectionAlone() throws {
    let found = try difference(
      [Section(name: 1, items: [10, 11]), Section(name: 2, items: [20])],
      [Section(name: 2, items: [20]), Section(name: 1, items: [10, 11])])
    #expect(found.movedSections.count == 1)
    #expect(found.movedItems.isEmpty && found.deletedItems.isEmpty && found.insertedItems.isEmpty)
  }

  @Test func tellsMarksWithBothPlaces() throws {
    let old = try snapshot([Section(name: 1, items: [10, 11, 12]), Section(name: 2, items: [20])])
    var new = try snapshot([Section(name: 2, items: [20]), Section(name: 1, items: [9, 10, 12, 11])])
    try new.reloadItems([12, 9, 20])
    try new.reconfigureItems([10, 12])
    try new.reloadSections([2])
    let found = SectionedDifference(from: old, to: new)
    // 9 is new, and 20 is loaded anew with its section.
    #expect(found.reloadedItems == [Move(from: ItemPlace(0, 2), to: ItemPlace(1, 2))])
    #expect(found.reconfiguredItems == [Move(from: ItemPlace(0, 0), to: ItemPlace(1, 1))])
    #expect(found.reloadedSections == [Move(from: 1, to: 0)])
  }

  @Test func tellsMarksWhereNothingElseChanged() throws {
    let old = try snapshot([Section(name: 1, items: [10, 11])])
    var new = old
    try new.reconfigureItems([11])
    let found = SectionedDifference(from: old, to: new)
    #expect(found.keepsOrder && !found.isEmpty)
    #expect(found.reconfiguredItems == [Move(from: ItemPlace(0, 1), to: ItemPlace(0, 1))])
    new.clearMarks()
    #expect(SectionedDifference(from: old, to: new).isEmpty)
  }

  @Test func doesNotLookAtItemsOfCopies() throws {
    var old = SnapshotStorage<Int, Counted>()
    try old.appendSections([0])
    try old.appendItems((0..<1_000).map(Counted.init))
    let copy = old
    let same = copy
    let counter = Counted.Counter()
    Counted.$counter.withValue(counter) { #expect(SectionedDifference(from: old, to: same).isEmpty) }
    #expect(counter.hashes == 0 && counter.comparisons == 0)
  }

  @Test(arguments: [1_000, 4_000]) func hashesNothingAndComparesLinearly(count: Int) throws {
    var random = SeededRandom(seed: 2)
    let identifiers = (0..<count).map(Counted.init)
    func snapshot(_ items: [Counted]) throws -> SnapshotStorage<Int, Counted> {
      var snapshot = SnapshotStorage<Int, Counted>()
      try snapshot.appendSections([0, 1])
      try snapshot.appendItems(Array(items.prefix(count / 2)), toSection: 0)
      try snapshot.appendItems(Array(items.dropFirst(count / 2)), toSection: 1)
      return snapshot
    }
    let old = try snapshot(identifiers)
    for items in [Array(identifiers.reversed()), identifiers.shuffled(using: &random)] {
      let new = try snapshot(items)
      let counter = Counted.Counter()
      Counted.$counter.withValue(counter) { _ = SectionedDifference(from: old, to: new) }
      #expect(counter.hashes == 0)
      #expect(counter.comparisons <= 2 * count + 4)
    }
  }

  @Test func replaysToItsTarget() throws {
    var random = SeededRandom(seed: 7)
    func sections(_ random: inout SeededRandom) -> [Section] {
      var items = Array(0..<14).shuffled(using: &random).prefix(Int.random(in: 0...14, using: &random))
      let names = Array(0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
      return names.map { name in
        let count = Int.random(in: 0...5, using: &random)
        defer { items = items.dropFirst(count) }
        return Section(name: name, items: Array(items.prefix(count)))
      }
    }
    for _ in 0..<10_000 {
      let (old, new) = (sections(&random), sections(&random))
      let (one, other) = (try snapshot(old), try snapshot(new))
      let found = SectionedDifference(from: one, to: other)
      #expect(replay(found, on: old, new: new) == new)
      #expect(found.keepsOrder == (old == new))
    }
  }

  @Test func replaysEditsOfOneSnapshot() throws {
    var random = SeededRandom(seed: 21)
    var current = try snapshot([Section(name: 0, items: Array(0..<20)), Section(name: 1, items: Array(20..<30))])
    var fresh = 30
    for _ in 0..<2_000 {
      var next = current
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let items = next.itemIdentifiers
        guard let one = items.randomElement(using: &random), let other = items.randomElement(using: &random) else {
          break
        }
        switch Int.random(in: 0..<7, using: &random) {
        case 0: if one != other { try next.moveItem(one, beforeItem: other) }
        case 1: if one != other { try next.moveItem(one, afterItem: other) }
        case 2: next.deleteItems([one])
        case 3: try next.insertItems([fresh, fresh + 1], afterItem: one)
        case 4: try next.insertItems([fresh, fresh + 1], beforeItem: one)
        case 5: try next.moveSection(next.sectionIdentifiers[0], afterSection: next.sectionIdentifiers.last ?? 0)
        default:
          try next.insertSections([fresh], afterSection: next.sectionIdentifiers[0])
          try next.appendItems([one, fresh], toSection: fresh)
        }
        fresh += 2
        if next.numberOfSections > 4 { next.deleteSections([next.sectionIdentifiers[1]]) }
      }
      let target = try contents(next)
      #expect(replay(SectionedDifference(from: current, to: next), on: try contents(current), new: target) == target)
      current = next
    }
  }
}
