// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension OutlineStorage {
  /// An outline of roots alone; fails with `duplicates`.
  package init(roots: [ItemID]) throws(OutlineError) {
    self.init()
    try append(roots)
  }

  /// This outline after its visible items were edited as a plain list, to be those in `list`, which are unique.
  ///
  /// What is visible in the result is `list`, in its order, whatever was done:
  /// - an item whose parent still stands before it stays its child; any other becomes a sibling of the item that it stands
  ///   before, or a root where it stands before none that was visible here;
  /// - a collapsed item keeps what is hidden below it, also if it comes from one of `others`, the outlines of other sections;
  /// - a deleted item takes what is hidden below it along.
  ///
  /// - Complexity: O(*n* log *n*) in the number of items here and in `list`.
  package func rebased(to list: [ItemID], others: [Self] = []) -> Self {
    var result = Self()
    let listed = Set(list)
    let slots = list.map { identifier -> Int? in
      guard let slot = items.slot(of: identifier), isVisible(slot: slot) else { return nil }
      return slot
    }
    // The parents of the visible items behind each place.
    var parentBehind: [Int32?] = [nil]
    for slot in slots.dropFirst().reversed() {
      parentBehind.append(slot.map { links[$0].parent } ?? parentBehind[parentBehind.count - 1])
    }
    // The items above the place that is filled next: their slots here and in the result.
    var path: [(slot: Int32, result: Int)] = []
    for (index, identifier) in list.enumerated() {
      // Where its own parent is gone or behind it, it belongs where it was put.
      let parents = [slots[index].map { links[$0].parent }, parentBehind[list.count - 1 - index]]
      var depth = 0
      for parent in parents.compactMap({ $0 }) {
        let found = path.lastIndex { $0.slot == parent }
        depth = found.map { $0 + 1 } ?? 0
        if parent < 0 || found != nil { break }
      }
      path.removeSubrange(depth...)
      let slot = result.insert(identifier, .last(parent: path.last?.result))
      if let own = slots[index] {
        result.links[slot].isExpanded = links[own].isExpanded
        if links[own].isExpanded {
          path.append((Int32(own), slot))
        } else {
          result.adoptHidden(of: own, in: self, below: slot, except: listed)
        }
      } else if let hidden = items.slot(of: identifier) {
        result.adoptHidden(of: hidden, in: self, below: slot, except: listed)
      } else if let (other, place) = Self.place(of: identifier, in: others), !other.links[place].isExpanded {
        result.adoptHidden(of: place, in: other, below: slot, except: listed)
      }
    }
    return result
  }

  private static func place(of identifier: ItemID, in others: [Self]) -> (Self, Int)? {
    for other in others {
      if let slot = other.items.slot(of: identifier) { return (other, slot) }
    }
    return nil
  }

  private func isVisible(slot: Int) -> Bool {
    var parent = links[slot].parent
    while parent >= 0 {
      if !links[Int(parent)].isExpanded { return false }
      parent = links[Int(parent)].parent
    }
    return true
  }

  /// Copies what is below an item of another outline, except items that are listed and what is below those.
  private mutating func adoptHidden(of top: Int, in other: Self, below slot: Int, except listed: Set<ItemID>) {
    guard other.links[top].firstChild >= 0 else { return }
    var copies = [Int32(top): slot]
    other.walk(from: other.links[top].firstChild) { member in
      let identifier = other.items[member]
      guard let parent = copies[other.links[member].parent], !listed.contains(identifier), !items.contains(identifier)
      else { return false }
      let copy = insert(identifier, .last(parent: parent))
      links[copy].isExpanded = other.links[member].isExpanded
      copies[Int32(member)] = copy
      return true
    }
  }
}
