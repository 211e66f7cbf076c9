// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What happens to placeholders while a batch of changes is open; it becomes part of the batch.
package struct PlaceholderEdits: Sendable {
  /// Those that are new, by their places in the data after the batch, in the order in which they will be shown.
  package private(set) var inserted: [CollectionShadow.Placeholder] = []
  /// The items that have come in the places of those that were shown, by their places in the data after the batch.
  package private(set) var committed: [CollectionShadow.Placeholder] = []
  private var deletesShown = false

  package init() {}

  package var isEmpty: Bool { inserted.isEmpty && committed.isEmpty && !deletesShown }

  package mutating func insert(_ placeholder: CollectionShadow.Placeholder) {
    inserted.insert(placeholder, at: inserted.firstIndex { $0.path > placeholder.path } ?? inserted.count)
  }

  /// An item has come in the place of a placeholder; what stands at that place or behind it makes room.
  package mutating func commit(_ id: Int, at path: IndexPath) {
    for index in committed.indices { committed[index].path.makeRoom(at: path) }
    let own = inserted.firstIndex { $0.id == id }
    for index in inserted.indices where inserted[index].path.section == path.section && index != own {
      let item = inserted[index].path.item
      if item > path.item || item == path.item && index > own ?? -1 { inserted[index].path.item += 1 }
    }
    if let own {
      inserted.remove(at: own)
    } else {
      committed.append(CollectionShadow.Placeholder(id: id, path: path))
    }
  }

  package mutating func delete(_ id: Int) {
    let count = inserted.count
    inserted.removeAll { $0.id == id }
    if inserted.count == count { deletesShown = true }
  }

  /// Where the placeholders that are shown stand after changes of the data, whether or not they stay.
  ///
  /// Those at the end of the same items stand behind what has come in the places of those before them.
  package func moved(_ shadow: CollectionShadow, by update: CollectionUpdate) -> [CollectionShadow.Placeholder] {
    let ranks = Dictionary(uniqueKeysWithValues: shadow.placeholders.enumerated().map { ($1.id, $0) })
    return shadow.moved(by: update).placeholders.map { placeholder in
      var placeholder = placeholder
      for item in committed where item.path.section == placeholder.path.section {
        guard let one = ranks[item.id], let other = ranks[placeholder.id], one < other else { continue }
        placeholder.path.item = max(placeholder.path.item, item.path.item + 1)
      }
      return placeholder
    }
  }
}

extension CollectionChange {
  /// The same change when an item comes at a place besides.
  package func makingRoom(at place: IndexPath) -> CollectionChange {
    switch self {
    case .insertItem(var path):
      path.makeRoom(at: place)
      return .insertItem(path)
    case .moveItem(let origin, var end):
      end.makeRoom(at: place)
      return .moveItem(origin, end)
    default: return self
    }
  }
}

extension IndexPath {
  /// Moves on if an item comes at a place that is this one or before it in the section.
  fileprivate mutating func makeRoom(at place: IndexPath) {
    if section == place.section, item >= place.item { item += 1 }
  }
}
