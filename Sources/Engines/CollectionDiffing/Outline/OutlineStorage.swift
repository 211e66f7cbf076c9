// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The items of one section as a tree, some of them expanded: what a section snapshot holds.
///
/// A value, copied when it is changed. Items are named by unique identifiers. An item needs no children to be expanded.
///
/// - Complexity: finding an item's index is O(log *n*), its level O(1), its visibility O(depth); an edit of *k* items is
///   O(*k* log *n*), wherever they are. The first edit after a copy takes a copy of the tables, O(*n*).
package struct OutlineStorage<ItemID: Hashable & Sendable>: Sendable {
  /// The relatives of an item; slots, or `RankForest.none`.
  struct Links: Sendable {
    var parent = RankForest.none
    var firstChild = RankForest.none
    var lastChild = RankForest.none
    var previous = RankForest.none
    var next = RankForest.none
    var level: Int32 = 0
    var isExpanded = false
  }

  var items = IdentifierTable<ItemID>()
  var links: ContiguousArray<Links> = []
  /// The items as one sequence of brackets: the item in slot *s* opens as 2*s*, which weighs 1, its children follow, and it
  /// closes as 2*s* + 1, which weighs nothing. So the end of a subtree is found without walking through it.
  var brackets = RankForest()
  var firstRoot = RankForest.none
  var lastRoot = RankForest.none

  package init() {}

  // MARK: - Parts

  /// Where among its siblings an item goes.
  enum Position {
    case last(parent: Int?)
    case before(Int)
    case after(Int)
  }

  /// Puts an item that isn't there into the tree.
  mutating func insert(_ identifier: ItemID, _ position: Position) -> Int {
    let slot = items.insert(identifier).slot
    while links.count <= slot { links.append(Links()) }
    var link = Links()
    let rank: Int
    switch position {
    case .last(let parent):
      if let parent {
        link.parent = Int32(parent)
        link.previous = links[parent].lastChild
        rank = brackets.place(of: 2 * parent + 1).rank
      } else {
        link.previous = lastRoot
        rank = brackets.count(in: 0)
      }
    case .before(let sibling):
      link.parent = links[sibling].parent
      link.previous = links[sibling].previous
      link.next = Int32(sibling)
      rank = brackets.place(of: 2 * sibling).rank
    case .after(let sibling):
      link.parent = links[sibling].parent
      link.previous = Int32(sibling)
      link.next = links[sibling].next
      rank = brackets.place(of: 2 * sibling + 1).rank + 1
    }
    if link.parent >= 0 { link.level = links[Int(link.parent)].level + 1 }
    links[slot] = link
    connect(link.previous, to: Int32(slot), under: link.parent)
    connect(Int32(slot), to: link.next, under: link.parent)
    brackets.insert([2 * slot], weight: 1, at: rank, in: 0)
    brackets.insert([2 * slot + 1], weight: 0, at: rank + 1, in: 0)
    return slot
  }

  /// Makes two slots neighbours; where one is none, the other is the first or last child.
  private mutating func connect(_ one: Int32, to other: Int32, under parent: Int32) {
    if one >= 0 {
      links[Int(one)].next = other
    } else if parent >= 0 {
      links[Int(parent)].firstChild = other
    } else {
      firstRoot = other
    }
    if other >= 0 {
      links[Int(other)].previous = one
    } else if parent >= 0 {
      links[Int(parent)].lastChild = one
    } else {
      lastRoot = one
    }
  }

  /// Takes an item and all below it out of the tree.
  mutating func remove(_ slot: Int) {
    let link = links[slot]
    connect(link.previous, to: link.next, under: link.parent)
    for member in subtree(of: slot) {
      brackets.remove(2 * member)
      brackets.remove(2 * member + 1)
      items.remove(slot: member)
    }
  }

  /// An item and all below it, parents first, siblings in order.
  func subtree(of top: Int) -> [Int] {
    var slots = [top]
    walk(from: links[top].firstChild) {
      slots.append($0)
      return true
    }
    return slots
  }

  /// An item, its later siblings and all that is below them, except what is below those for which `entersChildren` says no.
  func walk(from first: Int32, entersChildren: (Int) -> Bool) {
    guard first >= 0 else { return }
    let parent = links[Int(first)].parent
    var current = first
    while true {
      if entersChildren(Int(current)), links[Int(current)].firstChild >= 0 {
        current = links[Int(current)].firstChild
        continue
      }
      while links[Int(current)].next < 0 {
        current = links[Int(current)].parent
        if current == parent { return }
      }
      current = links[Int(current)].next
    }
  }
}
