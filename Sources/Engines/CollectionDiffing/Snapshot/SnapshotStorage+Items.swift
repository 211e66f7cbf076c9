// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension SnapshotStorage {
  // MARK: - Append and insert

  /// Appends items to a section, or to the last one; items that are there already move.
  ///
  /// Fails with `noSections`, `duplicates`, or `notFound` for a section that isn't there.
  package mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID? = nil
  ) throws(SnapshotError) {
    guard sections.count > 0 else { throw .noSections }
    try checkUnique(identifiers, .item)
    let last = sectionOrder.slot(at: sections.count - 1, in: 0)
    var destination = last
    if let section {
      guard let slot = sections.slot(of: section) else { throw .notFound(parameter: "section") }
      destination = slot
    }
    guard !identifiers.isEmpty else { return }
    willChange()
    let slots = take(identifiers)
    if isAppendedOnly, destination != last, itemsFollow(destination) { isAppendedOnly = false }
    itemOrder.append(slots, weight: 1, in: destination)
    noteCount(of: destination)
  }

  /// Inserts items before an item, in its section; items that are there already move.
  ///
  /// Fails with `duplicates`, `notFound` or `destinationIsAffected`.
  package mutating func insertItems(_ identifiers: [ItemID], beforeItem item: ItemID) throws(SnapshotError) {
    try insert(identifiers, beside: item, offset: 0)
  }

  /// Inserts items after an item, in its section; items that are there already move.
  ///
  /// Fails with `duplicates`, `notFound` or `destinationIsAffected`.
  package mutating func insertItems(_ identifiers: [ItemID], afterItem item: ItemID) throws(SnapshotError) {
    try insert(identifiers, beside: item, offset: 1)
  }

  private mutating func insert(_ identifiers: [ItemID], beside item: ItemID, offset: Int) throws(SnapshotError) {
    try checkUnique(identifiers, .item)
    guard let anchor = items.slot(of: item) else { throw .notFound(parameter: "section") }
    if identifiers.contains(item) { throw .destinationIsAffected(.insertion, "\(item)") }
    guard !identifiers.isEmpty else { return }
    willChange()
    isAppendedOnly = false
    put(take(identifiers), beside: anchor, offset: offset)
  }

  // MARK: - Delete

  /// Deletes items; those that aren't there are ignored.
  package mutating func deleteItems(_ identifiers: [ItemID]) {
    let slots = identifiers.compactMap { items.slot(of: $0) }
    guard !slots.isEmpty else { return }
    willChange()
    isAppendedOnly = false
    for slot in slots where items.identifiers[slot] != nil {
      detach(slot)
      forget(slot)
    }
  }

  /// Deletes all items, and all sections with them.
  package mutating func deleteAllItems() { self = Self() }

  // MARK: - Replace

  /// Makes the items of a section those given, which are unique; items of other sections move here.
  ///
  /// Fails with `duplicates`, or `notFound` for a section that isn't there.
  package mutating func setItems(_ identifiers: [ItemID], inSection section: SectionID) throws(SnapshotError) {
    try checkUnique(identifiers, .item)
    guard sections.contains(section) else { throw .notFound(parameter: "section") }
    let old = try itemIdentifiers(inSection: section)
    guard old != identifiers else { return }
    let staying = Set(identifiers)
    deleteItems(old.filter { !staying.contains($0) })
    try appendItems(identifiers, toSection: section)
  }

  // MARK: - Move

  /// Moves an item before another, into its section.
  ///
  /// Fails with `notFound` or `destinationIsAffected`.
  package mutating func moveItem(_ item: ItemID, beforeItem other: ItemID) throws(SnapshotError) {
    try move(item, beside: other, offset: 0)
  }

  /// Moves an item after another, into its section.
  ///
  /// Fails with `notFound` or `destinationIsAffected`.
  package mutating func moveItem(_ item: ItemID, afterItem other: ItemID) throws(SnapshotError) {
    try move(item, beside: other, offset: 1)
  }

  private mutating func move(_ item: ItemID, beside other: ItemID, offset: Int) throws(SnapshotError) {
    guard let slot = items.slot(of: item) else { throw .notFound(parameter: "fromSection") }
    guard let anchor = items.slot(of: other) else { throw .notFound(parameter: "toSection") }
    if slot == anchor { throw .destinationIsAffected(.move, "\(item)") }
    willChange()
    isAppendedOnly = false
    detach(slot)
    put([slot], beside: anchor, offset: offset)
  }

  /// A copy in which the item at a place has gone to another, which counts without it.
  ///
  /// Fails with `notFound` for places that there aren't.
  package func movingItem(at origin: ItemPlace, to end: ItemPlace) throws(SnapshotError) -> Self {
    guard let item = itemIdentifier(at: origin), let slot = items.slot(of: item) else {
      throw .notFound(parameter: "sourceIndexPath")
    }
    guard end.section >= 0, end.section < sections.count else { throw .notFound(parameter: "destinationIndexPath") }
    var result = self
    result.willChange()
    result.isAppendedOnly = false
    result.detach(slot)
    let section = sectionOrder.slot(at: end.section, in: 0)
    guard end.item >= 0, end.item <= result.itemOrder.count(in: section) else {
      throw .notFound(parameter: "destinationIndexPath")
    }
    result.itemOrder.insert([slot], weight: 1, at: end.item, in: section)
    result.noteCount(of: section)
    return result
  }

  // MARK: - Parts

  /// The slots of items that belong nowhere: new ones, or taken out of where they were.
  private mutating func take(_ identifiers: [ItemID]) -> [Int] {
    if !items.isDense { isAppendedOnly = false }
    let (slots, known) = items.insert(identifiers)
    if !known.isEmpty { isAppendedOnly = false }
    for slot in known { detach(slot) }
    return slots
  }

  private mutating func put(_ slots: [Int], beside anchor: Int, offset: Int) {
    let place = itemOrder.place(of: anchor)
    itemOrder.insert(slots, weight: 1, at: place.rank + offset, in: place.owner)
    noteCount(of: place.owner)
  }

  private mutating func detach(_ slot: Int) {
    let section = itemOrder.place(of: slot).owner
    itemOrder.remove(slot)
    noteCount(of: section)
  }

  /// Gives up the slot of an item that stands nowhere any more.
  mutating func forget(_ slot: Int) {
    items.remove(slot: slot)
    reloadedItems.remove(slot)
    reconfiguredItems.remove(slot)
  }

  private mutating func noteCount(of section: Int) {
    sectionOrder.setWeight(itemOrder.count(in: section), of: section)
  }

  private func itemsFollow(_ section: Int) -> Bool {
    let before = sectionOrder.place(of: section).sumBefore + itemOrder.count(in: section)
    return before < items.count
  }
}
