// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Sections in order, each with its items in order, all named by unique identifiers: what a diffable snapshot holds.
///
/// A value, copied when it is changed. Sections and items are names of their own: both may be called 1. Items that are
/// inserted or appended again move to the new place, as on iOS; sections that are there already are an error.
///
/// - Complexity: looking an item or a section up is O(log *n*), whether it is by identifier or by place; an edit of *k* items
///   is O(*k* log *n*), amortised, wherever they are. The first edit after a copy takes a copy of the tables, O(*n*).
package struct SnapshotStorage<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  var sections = IdentifierTable<SectionID>()
  var items = IdentifierTable<ItemID>()
  /// The sections, as the one sequence 0; a section weighs as much as it has items.
  var sectionOrder = RankForest()
  /// The items: a sequence for each section, owned by the section's slot.
  var itemOrder = RankForest()
  /// What is to be loaded anew: slots with numbers that tell the order in which it was asked for.
  var reloadedSections = Marks()
  var reloadedItems = Marks()
  var reconfiguredItems = Marks()
  /// Whether items came one behind the other only, so that their slots tell their order.
  var isAppendedOnly = true
  /// Shared by copies until one of them is changed.
  private(set) var lists = FlatLists<SectionID, ItemID>()

  package init() {}

  /// Before every change of sections or items: copies that shared the lists go on with theirs.
  mutating func willChange() {
    if isKnownUniquelyReferenced(&lists) {
      lists.forget()
    } else {
      lists = FlatLists()
    }
  }

  /// Whether both are copies of one snapshot, none of which was changed since. O(1).
  package func isCopy(of other: Self) -> Bool { lists === other.lists }

  // MARK: - Checks

  /// The identifiers that stand twice in one argument.
  func repeated<ID: Hashable>(_ identifiers: [ID]) -> [ID] {
    guard identifiers.count > 1 else { return [] }
    var known = HashBuckets(count: identifiers.count)
    var repeated: [ID] = []
    for index in identifiers.indices {
      let identifier = identifiers[index]
      let first = known.insert(index, hash: identifier.hashValue) { identifiers[$0] == identifier }
      if first != nil { repeated.append(identifier) }
    }
    return repeated
  }

  func checkUnique<ID: Hashable>(_ identifiers: [ID], _ kind: SnapshotError.Kind) throws(SnapshotError) {
    let names = repeated(identifiers)
    if !names.isEmpty { throw .duplicates(kind, names.map { "\($0)" }) }
  }
}

/// Slots marked, in the order in which they were.
struct Marks: Hashable, Sendable {
  private var numbers: [Int: Int] = [:]
  private var next = 0

  var isEmpty: Bool { numbers.isEmpty }

  var slots: [Int] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  mutating func insert(_ slot: Int) {
    guard numbers[slot] == nil else { return }
    numbers[slot] = next
    next += 1
  }

  /// Inserts slots before those that are there.
  mutating func prepend(_ slots: [Int]) {
    let own = self.slots
    self = Marks()
    for slot in slots + own { insert(slot) }
  }

  mutating func remove(_ slot: Int) {
    if !numbers.isEmpty { numbers[slot] = nil }
  }
}
