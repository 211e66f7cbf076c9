// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// From where in the old sequence to where in the new.
package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  package var from: Place
  package var to: Place

  package init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

/// The place of an item: the number of its section and its number there.
package struct ItemPlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var section: Int
  package var item: Int

  package init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  package static func < (one: ItemPlace, other: ItemPlace) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }

  package var description: String { "\(section).\(item)" }
}
