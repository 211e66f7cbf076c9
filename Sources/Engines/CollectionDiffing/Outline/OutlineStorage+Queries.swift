// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension OutlineStorage {
  /// All items, each followed by what is below it. O(*n*).
  package var itemIdentifiers: [ItemID] {
    var identifiers: [ItemID] = []
    identifiers.reserveCapacity(items.count)
    walk(from: firstRoot) {
      identifiers.append(items[$0])
      return true
    }
    return identifiers
  }

  package var rootItemIdentifiers: [ItemID] {
    var identifiers: [ItemID] = []
    walk(from: firstRoot) {
      identifiers.append(items[$0])
      return false
    }
    return identifiers
  }

  /// The items above which all is expanded, in order. What is collapsed costs nothing.
  package var visibleItemIdentifiers: [ItemID] {
    var identifiers: [ItemID] = []
    walk(from: firstRoot) {
      identifiers.append(items[$0])
      return links[$0].isExpanded
    }
    return identifiers
  }

  /// The expanded items, whether visible or not, in order.
  package var expandedItemIdentifiers: [ItemID] {
    var identifiers: [ItemID] = []
    walk(from: firstRoot) {
      if links[$0].isExpanded { identifiers.append(items[$0]) }
      return true
    }
    return identifiers
  }

  package var count: Int { items.count }

  package func contains(_ item: ItemID) -> Bool { items.contains(item) }

  /// The number of an item among all items.
  package func index(of item: ItemID) -> Int? {
    items.slot(of: item).map { brackets.place(of: 2 * $0).sumBefore }
  }

  /// How many items are above an item; 0 for a root. Fails with `notFound`.
  package func level(of item: ItemID) throws(OutlineError) -> Int {
    Int(links[try slot(of: item, .item)].level)
  }

  /// The item above an item, or `nil` for a root. Fails with `notFound`.
  package func parent(of child: ItemID) throws(OutlineError) -> ItemID? {
    let parent = links[try slot(of: child, .child)].parent
    return parent >= 0 ? items[Int(parent)] : nil
  }

  /// The items right below an item, in order. Fails with `notFound`.
  package func children(of parent: ItemID) throws(OutlineError) -> [ItemID] {
    var identifiers: [ItemID] = []
    walk(from: links[try slot(of: parent, .parent)].firstChild) {
      identifiers.append(items[$0])
      return false
    }
    return identifiers
  }

  /// Whether there are items below an item. Fails with `notFound`.
  package func hasChildren(_ item: ItemID) throws(OutlineError) -> Bool {
    links[try slot(of: item, .item)].firstChild >= 0
  }

  /// Fails with `notFound`.
  package func isExpanded(_ item: ItemID) throws(OutlineError) -> Bool {
    links[try slot(of: item, .item)].isExpanded
  }

  /// Whether all items above an item are expanded. Fails with `notFound`.
  package func isVisible(_ item: ItemID) throws(OutlineError) -> Bool {
    var parent = links[try slot(of: item, .item)].parent
    while parent >= 0 {
      if !links[Int(parent)].isExpanded { return false }
      parent = links[Int(parent)].parent
    }
    return true
  }

  /// An outline of its own of what is below an item, with what is expanded in it; with `includingParent` the item is its one
  /// root. Fails with `noSuchSubtree`.
  package func subtree(of parent: ItemID, includingParent: Bool = false) throws(OutlineError) -> Self {
    guard let top = items.slot(of: parent) else { throw .noSuchSubtree }
    var outline = Self()
    var slots: [Int: Int] = [:]
    for slot in includingParent ? subtree(of: top)[...] : subtree(of: top).dropFirst() {
      let copy = outline.insert(items[slot], .last(parent: slots[Int(links[slot].parent)]))
      outline.links[copy].isExpanded = links[slot].isExpanded
      slots[slot] = copy
    }
    return outline
  }

  /// A line for each item: `+` expanded or `-` collapsed, `*` where visible, then the identifier, two spaces deeper a level.
  package var treeDescription: String {
    var lines: [String] = []
    var hiddenBelow: Int32?
    walk(from: firstRoot) { slot in
      let link = links[slot]
      if let level = hiddenBelow, link.level <= level { hiddenBelow = nil }
      let indent = String(repeating: "  ", count: Int(link.level))
      lines.append("\(indent)\(link.isExpanded ? "+" : "-")\(hiddenBelow == nil ? "*" : " ")\(items[slot])")
      if hiddenBelow == nil, !link.isExpanded { hiddenBelow = link.level }
      return true
    }
    return lines.joined(separator: "\n")
  }
}

/// The same tree with the same items expanded.
extension OutlineStorage: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    guard one.count == other.count, one.itemIdentifiers == other.itemIdentifiers,
      one.expandedItemIdentifiers == other.expandedItemIdentifiers
    else { return false }
    // The same items in the same order are the same tree if each is as deep.
    return one.levels == other.levels
  }

  private var levels: [Int32] {
    var levels: [Int32] = []
    walk(from: firstRoot) {
      levels.append(links[$0].level)
      return true
    }
    return levels
  }
}
