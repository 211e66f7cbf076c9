// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension SnapshotStorage {
  package var numberOfSections: Int { sections.count }

  package var numberOfItems: Int { items.count }

  /// All sections in order. The array is made once and then shared, until the next change.
  package var sectionIdentifiers: [SectionID] {
    lists.value({ $0.sectionIdentifiers }, { $0.sectionIdentifiers = $1 }) { order.sectionSlots.map { sections[$0] } }
  }

  /// The items of all sections in order. The array is made once and then shared, until the next change.
  package var itemIdentifiers: [ItemID] {
    lists.value({ $0.itemIdentifiers }, { $0.itemIdentifiers = $1 }) {
      isAppendedOnly ? items.identifiers.compactMap { $0 } : order.itemSlots.map { items[$0] }
    }
  }

  package func numberOfItems(inSection section: SectionID) throws(SnapshotError) -> Int {
    guard let slot = sections.slot(of: section) else { throw .noSuchSection }
    return itemOrder.count(in: slot)
  }

  /// - Complexity: O(*k*) for the *k* items of the section.
  package func itemIdentifiers(inSection section: SectionID) throws(SnapshotError) -> [ItemID] {
    guard let slot = sections.slot(of: section) else { throw .noSuchSection }
    if sections.count == 1 { return itemIdentifiers }
    var identifiers: [ItemID] = []
    identifiers.reserveCapacity(itemOrder.count(in: slot))
    itemOrder.forEach(in: slot) { identifiers.append(items[$0]) }
    return identifiers
  }

  package func sectionIdentifier(containingItem item: ItemID) -> SectionID? {
    items.slot(of: item).map { sections[itemOrder.place(of: $0).owner] }
  }

  /// The number of an item among those of all sections.
  package func indexOfItem(_ item: ItemID) -> Int? {
    guard let slot = items.slot(of: item) else { return nil }
    let place = itemOrder.place(of: slot)
    return sectionOrder.place(of: place.owner).sumBefore + place.rank
  }

  package func indexOfSection(_ section: SectionID) -> Int? {
    sections.slot(of: section).map { sectionOrder.place(of: $0).rank }
  }

  package func place(of item: ItemID) -> ItemPlace? {
    guard let slot = items.slot(of: item) else { return nil }
    let place = itemOrder.place(of: slot)
    return ItemPlace(sectionOrder.place(of: place.owner).rank, place.rank)
  }

  /// The item at a place, or `nil` where there is none.
  package func itemIdentifier(at place: ItemPlace) -> ItemID? {
    guard let section = sectionSlot(at: place.section), place.item >= 0, place.item < itemOrder.count(in: section)
    else { return nil }
    return items[itemOrder.slot(at: place.item, in: section)]
  }

  /// The section with a number, or `nil` where there is none.
  package func sectionIdentifier(at index: Int) -> SectionID? { sectionSlot(at: index).map { sections[$0] } }

  /// How many items the section with a number has, or `nil` where there is none.
  package func numberOfItems(inSectionAt index: Int) -> Int? {
    sectionSlot(at: index).map { itemOrder.count(in: $0) }
  }

  private func sectionSlot(at index: Int) -> Int? {
    index >= 0 && index < sections.count ? sectionOrder.slot(at: index, in: 0) : nil
  }

  private var sectionSlots: [Int] {
    var slots: [Int] = []
    slots.reserveCapacity(sections.count)
    sectionOrder.forEach(in: 0) { slots.append($0) }
    return slots
  }

  var order: FlatOrder {
    lists.value({ $0.order }, { $0.order = $1 }) {
      var order = FlatOrder(sectionSlots: sectionSlots, ends: [], itemSlots: [])
      order.ends.reserveCapacity(sections.count)
      if isAppendedOnly {
        order.itemSlots = Array(0..<items.count)
        var end = 0
        for section in order.sectionSlots {
          end += itemOrder.count(in: section)
          order.ends.append(end)
        }
      } else {
        order.itemSlots.reserveCapacity(items.count)
        for section in order.sectionSlots {
          itemOrder.forEach(in: section) { order.itemSlots.append($0) }
          order.ends.append(order.itemSlots.count)
        }
      }
      return order
    }
  }
}

/// The same sections and the same items in the same order; marks don't count.
extension SnapshotStorage: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    if one.isCopy(of: other) { return true }
    guard one.numberOfItems == other.numberOfItems else { return false }
    let (slots, otherSlots) = (one.sectionSlots, other.sectionSlots)
    guard one.sections.hasIdentifiers(in: slots, equalTo: other.sections, in: otherSlots),
      zip(slots, otherSlots).allSatisfy({ one.itemOrder.count(in: $0) == other.itemOrder.count(in: $1) })
    else { return false }
    // Of snapshots that were built anew and turn out to be the same nothing else is ever needed.
    if one.isAppendedOnly, other.isAppendedOnly { return one.items.hasIdentifiers(equalTo: other.items) }
    return one.items.hasIdentifiers(in: one.order.itemSlots, equalTo: other.items, in: other.order.itemSlots)
  }
}
