// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Synchronization

/// The sections and items of a snapshot as arrays, made when they are first asked for.
///
/// Copies of a snapshot share this object, on any thread, until one of them changes; so it is also what tells that two
/// snapshots are the same without looking at them.
final class FlatLists<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  struct Lists: Sendable {
    var order: FlatOrder?
    var sectionIdentifiers: [SectionID]?
    var itemIdentifiers: [ItemID]?
  }

  private let lists = Mutex(Lists())

  func forget() {
    lists.withLock {
      if $0.order != nil || $0.sectionIdentifiers != nil || $0.itemIdentifiers != nil { $0 = Lists() }
    }
  }

  /// What was kept, or what `make` makes and is kept from now on.
  ///
  /// No key path says which: one into a generic type takes longer to make than most lists.
  func value<Value: Sendable>(
    _ read: @Sendable (Lists) -> Value?, _ keep: @Sendable (inout Lists, Value) -> Void, make: () -> Value
  ) -> Value {
    if let value = lists.withLock({ read($0) }) { return value }
    let value = make()
    lists.withLock { keep(&$0, value) }
    return value
  }
}

/// Slots of sections and items in their order.
struct FlatOrder: Sendable {
  var sectionSlots: [Int]
  /// Where the items of each section end in `itemSlots`.
  var ends: [Int]
  var itemSlots: [Int]

  func range(of section: Int) -> Range<Int> { (section == 0 ? 0 : ends[section - 1])..<ends[section] }

  /// The place of each item.
  var places: [ItemPlace] {
    var places: [ItemPlace] = []
    places.reserveCapacity(itemSlots.count)
    for section in ends.indices {
      for item in 0..<range(of: section).count { places.append(ItemPlace(section, item)) }
    }
    return places
  }
}
