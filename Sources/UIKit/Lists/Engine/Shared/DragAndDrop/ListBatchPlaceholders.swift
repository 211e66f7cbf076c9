// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// Placeholders that come, go and are filled within an open batch.

extension ListDragHost {
  /// Where in the data, as the batch has made it so far, the item of a placeholder would be inserted.
  private func pathInBatch(ofPlaceholder id: Int) -> IndexPath? {
    if let new = placeholderEdits.inserted.first(where: { $0.id == id }) { return new.path }
    guard let shadow else { return nil }
    let update = CollectionUpdate(engine.batch?.changes ?? [], before: shadow.dataCounts(engine.counts), after: nil)
    return placeholderEdits.moved(shadow, by: update).first { $0.id == id }?.path
  }

  /// The item of a placeholder comes within an open batch.
  func commitPlaceholderInBatch(_ id: Int, _ updates: (IndexPath) -> Void) -> Bool {
    guard placeholders[id] != nil, let path = pathInBatch(ofPlaceholder: id) else { return false }
    updates(path)
    placeholders[id] = nil
    placeholderEdits.commit(id, at: path)
    // The changes that were told of so far did not count it.
    let changes = engine.batch?.changes.map { $0.makingRoom(at: path) } ?? []
    engine.batch?.changes = changes + [.insertItem(path)]
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
    let update = CollectionUpdate(changes, before: old.dataCounts(before), after: data, words: updateWords)
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
