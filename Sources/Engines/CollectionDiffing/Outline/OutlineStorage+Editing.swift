// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension OutlineStorage {
  /// Appends items to the children of an item, or to the roots.
  ///
  /// No items are no error, wherever they go. Fails with `duplicates` or `notFound`.
  package mutating func append(_ identifiers: [ItemID], to parent: ItemID? = nil) throws(OutlineError) {
    guard !identifiers.isEmpty else { return }
    var slot: Int?
    if let parent { slot = try self.slot(of: parent, .parent) }
    try checkNew(identifiers)
    for identifier in identifiers { _ = insert(identifier, .last(parent: slot)) }
  }

  /// Inserts items as siblings before an item; fails with `duplicates` or `notFound`.
  package mutating func insert(_ identifiers: [ItemID], before item: ItemID) throws(OutlineError) {
    guard !identifiers.isEmpty else { return }
    let anchor = try slot(of: item, .before)
    try checkNew(identifiers)
    for identifier in identifiers { _ = insert(identifier, .before(anchor)) }
  }

  /// Inserts items as siblings after an item and all below it; fails with `duplicates` or `notFound`.
  package mutating func insert(_ identifiers: [ItemID], after item: ItemID) throws(OutlineError) {
    guard !identifiers.isEmpty else { return }
    var anchor = try slot(of: item, .after)
    try checkNew(identifiers)
    for identifier in identifiers { anchor = insert(identifier, .after(anchor)) }
  }

  /// Inserts a whole outline, with what is expanded in it, as siblings before an item; fails with `duplicates` or
  /// `notFound`.
  package mutating func insert(_ outline: Self, before item: ItemID) throws(OutlineError) {
    let anchor = try slot(of: item, .before)
    try checkNew(outline.itemIdentifiers)
    graft(outline) { _ in .before(anchor) }
  }

  /// Inserts a whole outline, with what is expanded in it, as siblings after an item and all below it; fails with
  /// `duplicates` or `notFound`.
  package mutating func insert(_ outline: Self, after item: ItemID) throws(OutlineError) {
    let anchor = try slot(of: item, .after)
    try checkNew(outline.itemIdentifiers)
    graft(outline) { .after($0 ?? anchor) }
  }

  /// Puts a whole outline, with what is expanded in it, in the place of what is below an item.
  ///
  /// The outline may hold items that were there. Fails with `duplicates` or `notFound`.
  package mutating func replace(childrenOf parent: ItemID, using outline: Self) throws(OutlineError) {
    let slot = try slot(of: parent, .parent)
    let replaced = Set(subtree(of: slot).dropFirst())
    let known = outline.itemIdentifiers.filter { identifier in
      items.slot(of: identifier).map { !replaced.contains($0) } ?? false
    }
    if !known.isEmpty { throw .duplicates(known.map { "\($0)" }) }
    while links[slot].firstChild >= 0 { remove(Int(links[slot].firstChild)) }
    graft(outline) { _ in .last(parent: slot) }
  }

  /// Deletes items with all below them; one of them may be below another. Fails with `deletionOfMissing`.
  package mutating func delete(_ identifiers: [ItemID]) throws(OutlineError) {
    for identifier in identifiers where !items.contains(identifier) {
      throw .deletionOfMissing("\(identifier)")
    }
    for identifier in identifiers {
      if let slot = items.slot(of: identifier) { remove(slot) }
    }
  }

  package mutating func deleteAll() { self = Self() }

  /// Expands items; those that aren't there are ignored.
  package mutating func expand(_ identifiers: [ItemID]) { setExpanded(true, identifiers) }

  /// Collapses items; those that aren't there are ignored.
  package mutating func collapse(_ identifiers: [ItemID]) { setExpanded(false, identifiers) }

  private mutating func setExpanded(_ isExpanded: Bool, _ identifiers: [ItemID]) {
    for identifier in identifiers {
      guard let slot = items.slot(of: identifier), links[slot].isExpanded != isExpanded else { continue }
      links[slot].isExpanded = isExpanded
    }
  }

  /// Copies an outline into this one; `position` gives the place of each root, from the slot of the root before.
  private mutating func graft(_ outline: Self, _ position: (Int?) -> Position) {
    var slots: [Int: Int] = [:]
    var lastRoot: Int?
    outline.walk(from: outline.firstRoot) { other in
      let link = outline.links[other]
      let slot: Int
      if let parent = slots[Int(link.parent)] {
        slot = insert(outline.items[other], .last(parent: parent))
      } else {
        slot = insert(outline.items[other], position(lastRoot))
        lastRoot = slot
      }
      links[slot].isExpanded = link.isExpanded
      slots[other] = slot
      return true
    }
  }

  func slot(of item: ItemID, _ role: OutlineError.Role) throws(OutlineError) -> Int {
    guard let slot = items.slot(of: item) else { throw .notFound(role, "\(item)") }
    return slot
  }

  private func checkNew(_ identifiers: [ItemID]) throws(OutlineError) {
    var seen = Set<ItemID>(minimumCapacity: identifiers.count)
    let known = identifiers.filter { items.contains($0) || !seen.insert($0).inserted }
    if !known.isEmpty { throw .duplicates(known.map { "\($0)" }) }
  }
}
