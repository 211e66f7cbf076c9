// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What is shown elsewhere than it is in the data, or is not in it at all: the items that are carried, or a gap for what
/// comes from elsewhere, and the placeholders of items that are still loading.
///
/// The layout, and all the collection view keeps for it, counts places as they are shown; data sources and delegates count
/// items as they are in the data.
package struct CollectionShadow: Equatable, Sendable {
  /// Stands for an item that is not in the data yet.
  package struct Placeholder: Equatable, Sendable {
    package let id: Int
    /// Where in the data the item would be inserted.
    package var path: IndexPath

    package init(id: Int, path: IndexPath) {
      self.id = id
      self.path = path
    }
  }

  package enum Content: Equatable, Sendable {
    /// An item, by its path in the data.
    case item(IndexPath)
    case gap
    case placeholder(Int)
  }

  package struct Place: Equatable, Sendable {
    package var shown: IndexPath
    package var content: Content
  }

  /// The items that are carried, by their paths in the data, in the order in which they are shown side by side.
  package let carried: [IndexPath]
  package let hasGap: Bool
  /// Where the first of them, or the gap, is shown, counted without where they were; `nil` where nothing is carried.
  package let target: IndexPath?
  /// In the order in which they are shown.
  package let placeholders: [Placeholder]
  /// All of these, in the order in which they are shown.
  package let places: [Place]
  private let ordered: [IndexPath]

  /// - Parameter target: Where the first item that is carried is shown, or the gap if there is none.
  package init(carried: [IndexPath] = [], target: IndexPath? = nil, placeholders: [Placeholder] = []) {
    self.carried = carried
    self.target = target
    self.placeholders = placeholders
    hasGap = target != nil && carried.isEmpty
    ordered = carried.sorted()
    let contents: [Content] = hasGap ? [.gap] : carried.map(Content.item)
    var places: [Place] = []
    var section = -1
    var before = 0
    for placeholder in placeholders {
      let path = placeholder.path
      if path.section != section { (section, before) = (path.section, 0) }
      // They stand among the items of the data, without those that are carried, and make room for these.
      var item = path.item + before - ordered.count { $0.section == section && $0.item < path.item }
      if let target, target.section == section, item >= target.item { item += contents.count }
      places.append(Place(shown: IndexPath(item: item, section: section), content: .placeholder(placeholder.id)))
      before += 1
    }
    if let target {
      for (index, content) in contents.enumerated() {
        places.append(Place(shown: IndexPath(item: target.item + index, section: target.section), content: content))
      }
    }
    self.places = places.sorted { $0.shown < $1.shown }
  }

  package var isEmpty: Bool { places.isEmpty }

  /// The same without what is carried.
  package var atRest: CollectionShadow { CollectionShadow(placeholders: placeholders) }

  /// The same when the data has come to what is shown.
  package var settled: CollectionShadow {
    let stay = places.filter { if case .placeholder = $0.content { true } else { false } }
    return CollectionShadow(
      placeholders: stay.enumerated().compactMap { index, place in
        guard case .placeholder(let id) = place.content else { return nil }
        let before = stay[..<index].count { $0.shown.section == place.shown.section }
        return Placeholder(id: id, path: IndexPath(item: place.shown.item - before, section: place.shown.section))
      })
  }

  /// Where in the data, counted without the items that are carried, the first of them is to go.
  package var destination: IndexPath? { target.map(dataPlace) }

  /// The place in the data, counted without the items that are carried, of what is shown at a place before which no such
  /// items are shown.
  package func dataPlace(_ shown: IndexPath) -> IndexPath {
    let before = places.count { place in
      guard case .placeholder = place.content else { return false }
      return place.shown.section == shown.section && place.shown < shown
    }
    return IndexPath(item: shown.item - before, section: shown.section)
  }

  // MARK: - Paths

  /// Where in the data the item is that is shown at a place; `nil` for a place without an item.
  package func dataPath(_ shown: IndexPath) -> IndexPath? {
    var path = shown
    for place in places where place.shown.section == shown.section && place.shown <= shown {
      if place.shown < shown {
        path.item -= 1
      } else {
        guard case .item(let data) = place.content else { return nil }
        return data
      }
    }
    for gone in ordered where gone.section == path.section && gone.item <= path.item { path.item += 1 }
    return path
  }

  /// Where an item of the data is shown.
  package func shownPath(_ data: IndexPath) -> IndexPath {
    if let place = self.place(of: .item(data)) { return place }
    var path = data
    path.item -= ordered.count { $0.section == data.section && $0.item < data.item }
    for place in places where place.shown.section == path.section && place.shown.item <= path.item { path.item += 1 }
    return path
  }

  package func place(of content: Content) -> IndexPath? { places.first { $0.content == content }?.shown }

  // MARK: - Numbers

  /// The numbers of items as they are shown.
  package func shownCounts(_ data: [Int]) -> [Int] { shifted(data, by: 1) }

  /// The numbers of items in the data.
  package func dataCounts(_ shown: [Int]) -> [Int] { shifted(shown, by: -1) }

  private func shifted(_ counts: [Int], by way: Int) -> [Int] {
    let all = ordered + places.map(\.shown)
    guard all.allSatisfy({ counts.indices.contains($0.section) }) else { return counts }
    var counts = counts
    for path in ordered { counts[path.section] -= way }
    for place in places { counts[place.shown.section] += way }
    return counts
  }

  // MARK: - Changes

  /// What happens to the places that are shown from one shadow to another over the same data.
  package static func changes(from old: CollectionShadow, to new: CollectionShadow) -> [CollectionChange] {
    var changes: [CollectionChange] = []
    for place in old.places {
      switch place.content {
      case .item(let data): changes.append(.moveItem(place.shown, new.shownPath(data)))
      case .gap: changes.append(new.place(of: .gap).map { .moveItem(place.shown, $0) } ?? .deleteItem(place.shown))
      case .placeholder:
        if new.place(of: place.content) == nil { changes.append(.deleteItem(place.shown)) }
      }
    }
    for place in new.places where old.place(of: place.content) == nil {
      if case .item(let data) = place.content {
        changes.append(.moveItem(old.shownPath(data), place.shown))
      } else {
        changes.append(.insertItem(place.shown))
      }
    }
    return changes
  }

  /// Where the placeholders stand after a batch of changes of the data; those of sections that go away go with them.
  package func moved(by update: CollectionUpdate) -> CollectionShadow {
    CollectionShadow(
      placeholders: placeholders.compactMap { placeholder in
        guard let section = update.newSection(of: placeholder.path.section) else { return nil }
        // After the last of the items before it that stays in the section.
        var item = placeholder.path.item - 1
        while item >= 0 {
          let old = IndexPath(item: item, section: placeholder.path.section)
          if update.itemMoves[old] == nil, let new = update.place(of: old) {
            return Placeholder(id: placeholder.id, path: IndexPath(item: new.item + 1, section: section))
          }
          item -= 1
        }
        return Placeholder(id: placeholder.id, path: IndexPath(item: 0, section: section))
      }.sorted { $0.path < $1.path })
  }
}

extension CollectionChange {
  /// The same change of what is shown, where placeholders stand among the items.
  package func shown(before: CollectionShadow, after: CollectionShadow) -> CollectionChange {
    switch self {
    case .insertItem(let path): .insertItem(after.shownPath(path))
    case .deleteItem(let path): .deleteItem(before.shownPath(path))
    case .reloadItem(let path): .reloadItem(before.shownPath(path))
    case .reconfigureItem(let path): .reconfigureItem(before.shownPath(path))
    case .moveItem(let from, let to): .moveItem(before.shownPath(from), after.shownPath(to))
    case .insertSection, .deleteSection, .reloadSection, .moveSection: self
    }
  }
}

extension CollectionShadow: CustomStringConvertible {
  /// What is shown where: `nothing`, or for example `item 0-3 at 0-1, placeholder 7 at 1-0`.
  package var description: String {
    if places.isEmpty { return "nothing" }
    return places.map { place in
      let content =
        switch place.content {
        case .item(let path): "item " + path.shortText
        case .gap: "gap"
        case .placeholder(let id): "placeholder \(id)"
        }
      return content + " at " + place.shown.shortText
    }.joined(separator: ", ")
  }
}
