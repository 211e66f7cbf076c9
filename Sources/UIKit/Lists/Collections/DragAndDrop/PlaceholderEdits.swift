// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What happens to placeholders while a batch of changes is open; it becomes part of the batch.
struct PlaceholderEdits {
  /// Those that are new, by their places in the data after the batch, in the order in which they will be shown.
  private(set) var inserted: [CollectionShadow.Placeholder] = []
  /// The items that have come in the places of those that were shown, by their places in the data after the batch.
  private(set) var committed: [CollectionShadow.Placeholder] = []
  private var deletesShown = false

  var isEmpty: Bool { inserted.isEmpty && committed.isEmpty && !deletesShown }

  mutating func insert(_ placeholder: CollectionShadow.Placeholder) {
    inserted.insert(placeholder, at: inserted.firstIndex { $0.path > placeholder.path } ?? inserted.count)
  }

  /// An item has come in the place of a placeholder; what stands at that place or behind it makes room.
  mutating func commit(_ id: Int, at path: IndexPath) {
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

  mutating func delete(_ id: Int) {
    let count = inserted.count
    inserted.removeAll { $0.id == id }
    if inserted.count == count { deletesShown = true }
  }

  /// Where the placeholders that are shown stand after changes of the data, whether or not they stay.
  ///
  /// Those at the end of the same items stand behind what has come in the places of those before them.
  @MainActor func moved(_ shadow: CollectionShadow, by update: CollectionUpdate) -> [CollectionShadow.Placeholder] {
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

extension UICollectionView {
  /// Where in the data, as the batch has made it so far, the item of a placeholder would be inserted.
  private func pathInBatch(ofPlaceholder id: Int) -> IndexPath? {
    if let new = placeholderEdits.inserted.first(where: { $0.id == id }) { return new.path }
    guard let shadow else { return nil }
    let update = CollectionUpdate(pendingChanges, before: shadow.dataCounts(counts), after: nil)
    return placeholderEdits.moved(shadow, by: update).first { $0.id == id }?.path
  }

  /// The item of a placeholder comes within an open batch.
  func commitPlaceholderInBatch(_ id: Int, _ updates: (IndexPath) -> Void) -> Bool {
    guard placeholders[id] != nil, let path = pathInBatch(ofPlaceholder: id) else { return false }
    updates(path)
    placeholders[id] = nil
    placeholderEdits.commit(id, at: path)
    // The changes that were told of so far did not count it.
    pendingChanges = pendingChanges.map { $0.makingRoom(at: path) }
    pendingChanges.append(.insertItem(path))
    return true
  }

  /// The changes of a batch of the app as changes of what is shown: placeholders go along, come and go.
  func shownChanges(_ changes: [CollectionChange], before: [Int]) -> [CollectionChange] {
    let edits = placeholderEdits
    placeholderEdits = PlaceholderEdits()
    guard plannedCounts == nil, shadow != nil || !edits.isEmpty else { return changes }
    let old = shadow ?? CollectionShadow()
    shadow = nil
    let data = loadCounts()
    let update = CollectionUpdate(changes, before: old.dataCounts(before), after: data)
    var all = edits.moved(old, by: update).filter { placeholders[$0.id] != nil }
    for new in edits.inserted {
      checkPlaceholder(new.path, data)
      all.insert(new, at: all.firstIndex { $0.path > new.path } ?? all.count)
    }
    let new = CollectionShadow(placeholders: all)
    shadow = new.isEmpty ? nil : new
    placeholders = placeholders.filter { new.place(of: .placeholder($0.key)) != nil }
    dataDidMove(update.newPath)
    return changes.map { $0.shown(before: old, after: new) }
      + CollectionShadow.changes(from: old, to: new).filter { change in
        // What goes with its section needs no change of its own.
        if case .deleteItem(let path) = change { return update.newSection(of: path.section) != nil }
        return true
      }
  }
}

extension CollectionChange {
  /// The same change when an item comes at a place besides.
  fileprivate func makingRoom(at place: IndexPath) -> CollectionChange {
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
