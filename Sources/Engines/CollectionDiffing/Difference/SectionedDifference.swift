// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How one snapshot becomes another, as one batch update.
///
/// Deletes, reloads and the starts of moves are places in the old snapshot; inserts and the ends of moves are places in
/// the new one. Sections and items are told apart so that a batch update counts right:
/// - items of deleted sections aren't deleted, and items of inserted sections aren't inserted, one by one;
/// - an item that stays in its section, wherever that goes, moves only if it changes its order there;
/// - an item moves between sections that both stay. One that leaves a deleted section is inserted where it goes, and one
///   that goes into an inserted section is deleted where it was; `carriedItems` tells that it is the same item.
///
/// Moves of sections, and moves of items within a section, are as few as can be.
///
/// - Complexity: O(1) for copies of one snapshot; else O(*n*), plus O(*m* log *m*) for *m* items that fall back behind others.
package struct SectionedDifference: Hashable, Sendable {
  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var movedSections: [Move<Int>] = []
  package var deletedItems: [ItemPlace] = []
  package var insertedItems: [ItemPlace] = []
  package var movedItems: [Move<ItemPlace>] = []
  /// Items in both snapshots that are no moves, because their section is deleted or inserted.
  package var carriedItems: [Move<ItemPlace>] = []
  /// Sections marked for reloading that are in both snapshots, with their places there.
  package var reloadedSections: [Move<Int>] = []
  /// Items marked for reloading that stay or move and whose section isn't reloaded, with both their places.
  package var reloadedItems: [Move<ItemPlace>] = []
  /// Items marked for reconfiguration, not for reloading, that stay or move and whose section isn't reloaded, with both
  /// their places.
  package var reconfiguredItems: [Move<ItemPlace>] = []

  /// Whether nothing is deleted, inserted or moved.
  package var keepsOrder: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && movedItems.isEmpty
  }

  package var isEmpty: Bool {
    keepsOrder && reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  package init<S, I>(from old: SnapshotStorage<S, I>, to new: SnapshotStorage<S, I>) {
    let isSame = old == new
    if isSame, !new.hasMarks { return }
    let (oldOrder, newOrder) = (old.order, new.order)
    let sections: Matching
    let items: Matching
    if isSame {
      sections = Matching(identityOf: newOrder.ends.count)
      items = Matching(identityOf: newOrder.itemSlots.count)
    } else {
      sections = Matching(from: old.sections, oldOrder.sectionSlots, to: new.sections, newOrder.sectionSlots)
      items = Matching(from: old.items, oldOrder.itemSlots, to: new.items, newOrder.itemSlots)
      compareSections(sections)
      compareItems(sections, items, oldOrder, newOrder)
    }
    if new.hasMarks { takeMarks(of: new, sections, items, oldOrder, newOrder) }
  }

  private mutating func compareSections(_ sections: Matching) {
    let difference = SequenceDifference(sections)
    deletedSections = difference.deletes
    insertedSections = difference.inserts
    movedSections = difference.moves
  }

  private mutating func compareItems(
    _ sections: Matching, _ items: Matching, _ oldOrder: FlatOrder, _ newOrder: FlatOrder
  ) {
    let oldPlaces = oldOrder.places
    var isGone = items.newOfOld.map { $0 < 0 }
    for section in newOrder.ends.indices {
      let range = newOrder.range(of: section)
      let oldSection = sections.oldOfNew[section]
      var staying: [Int] = []
      var stayingAt: [Int] = []
      var crossing: [Move<ItemPlace>] = []
      for index in range {
        let place = ItemPlace(section, index - range.lowerBound)
        let oldIndex = items.oldOfNew[index]
        guard oldIndex >= 0 else {
          if oldSection >= 0 { insertedItems.append(place) }
          continue
        }
        let oldPlace = oldPlaces[oldIndex]
        if oldSection < 0 {
          carriedItems.append(Move(from: oldPlace, to: place))
          isGone[oldIndex] = true
        } else if oldPlace.section == oldSection {
          staying.append(oldPlace.item)
          stayingAt.append(place.item)
        } else if sections.newOfOld[oldPlace.section] >= 0 {
          crossing.append(Move(from: oldPlace, to: place))
        } else {
          insertedItems.append(place)
          carriedItems.append(Move(from: oldPlace, to: place))
        }
      }
      if staying.isEmpty, crossing.isEmpty { continue }
      var within: [Move<ItemPlace>] = []
      let run = IncreasingRun(in: staying).indices
      if run.count < staying.count {
        var kept = run.makeIterator()
        var next = kept.next()
        for index in staying.indices {
          if index == next {
            next = kept.next()
          } else {
            let from = ItemPlace(oldSection, staying[index])
            within.append(Move(from: from, to: ItemPlace(section, stayingAt[index])))
          }
        }
      }
      movedItems += Self.merged(within, crossing)
    }
    for (index, place) in oldPlaces.enumerated() where isGone[index] && sections.newOfOld[place.section] >= 0 {
      deletedItems.append(place)
    }
  }

  /// Both ascend by where they end.
  private static func merged(_ one: [Move<ItemPlace>], _ other: [Move<ItemPlace>]) -> [Move<ItemPlace>] {
    if one.isEmpty { return other }
    if other.isEmpty { return one }
    return (one + other).sorted { $0.to < $1.to }
  }

  private mutating func takeMarks<S, I>(
    of new: SnapshotStorage<S, I>, _ sections: Matching, _ items: Matching, _ oldOrder: FlatOrder, _ newOrder: FlatOrder
  ) {
    var reloaded = Set<Int>()
    for slot in new.reloadedSections.slots {
      let section = new.sectionOrder.place(of: slot).rank
      guard sections.oldOfNew[section] >= 0 else { continue }
      reloaded.insert(section)
      reloadedSections.append(Move(from: sections.oldOfNew[section], to: section))
    }
    func places(_ slot: Int) -> Move<ItemPlace>? {
      let (owner, rank, _) = new.itemOrder.place(of: slot)
      let section = new.sectionOrder.place(of: owner).rank
      let old = items.oldOfNew[newOrder.range(of: section).lowerBound + rank]
      guard old >= 0, sections.oldOfNew[section] >= 0, !reloaded.contains(section) else { return nil }
      let oldSection = oldOrder.section(ofIndex: old)
      guard sections.newOfOld[oldSection] >= 0 else { return nil }
      let oldPlace = ItemPlace(oldSection, old - oldOrder.range(of: oldSection).lowerBound)
      return Move(from: oldPlace, to: ItemPlace(section, rank))
    }
    let reloadedSlots = new.reloadedItems.slots
    let again = Set(reloadedSlots)
    reloadedItems = reloadedSlots.compactMap(places)
    reconfiguredItems = new.reconfiguredItems.slots.filter { !again.contains($0) }.compactMap(places)
  }
}

extension FlatOrder {
  /// The section in which the item with a flat index stands.
  func section(ofIndex index: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
