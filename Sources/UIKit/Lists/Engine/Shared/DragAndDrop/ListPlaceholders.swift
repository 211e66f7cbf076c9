// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// Cells that stand for items which were dropped and are still loading.

/// What stands for an item until the item is there.
@preconcurrency @MainActor protocol ListPlaceholder: AnyObject {
  /// Where in the data the item will be inserted.
  var insertionIndexPath: IndexPath { get }
  var reuseIdentifier: String { get }
  func fill(_ cell: UIView)
  /// How the cell looks to which the item flies; `nil` for the whole cell.
  func previewParameters(of cell: UIView) -> UIDragPreviewParameters?
}

extension ListDragHost {
  /// Shows a placeholder among the items, after those that stand at the same place.
  func insertPlaceholder(_ placeholder: any ListPlaceholder) -> Int {
    let path = placeholder.insertionIndexPath
    let id = nextPlaceholder
    nextPlaceholder += 1
    placeholders[id] = placeholder
    guard engine.batch == nil else {
      placeholderEdits.insert(CollectionShadow.Placeholder(id: id, path: path))
      return id
    }
    checkPlaceholder(path, shadow?.dataCounts(engine.counts) ?? engine.counts)
    var all = shadow?.placeholders ?? []
    let place = all.firstIndex { $0.path > path } ?? all.count
    all.insert(CollectionShadow.Placeholder(id: id, path: path), at: place)
    show(CollectionShadow(carried: shadow?.carried ?? [], target: shadow?.target, placeholders: all))
    return id
  }

  /// - Parameter data: The numbers of items in the data.
  func checkPlaceholder(_ path: IndexPath, _ data: [Int]) {
    guard path.count == 2, data.indices.contains(path.section), (0...data[path.section]).contains(path.item) else {
      fatalError(
        "attempt to insert a placeholder at \(path.pathText), but the numbers there are \(data). The list: "
          + "\(self).")
    }
  }

  /// The cell of a placeholder, if it is on the screen.
  func cell(ofPlaceholder id: Int) -> (any DraggableCell)? {
    shadow?.place(of: .placeholder(id)).flatMap(shownCell)
  }

  /// The placeholder that is shown at a place.
  func placeholder(at path: IndexPath) -> (any ListPlaceholder)? {
    guard let place = shadow?.places.first(where: { $0.shown == path }), case .placeholder(let id) = place.content
    else { return nil }
    return placeholders[id]
  }

  func updatePlaceholder(_ id: Int) {
    guard let cell = cell(ofPlaceholder: id) else { return }
    placeholders[id]?.fill(cell)
  }

  func deletePlaceholder(_ id: Int) -> Bool {
    guard placeholders.removeValue(forKey: id) != nil else { return false }
    guard engine.batch == nil else {
      placeholderEdits.delete(id)
      return true
    }
    guard let shadow else { return false }
    show(
      CollectionShadow(
        carried: shadow.carried, target: shadow.target, placeholders: shadow.placeholders.filter { $0.id != id }))
    return true
  }

  /// The item of a placeholder comes in its place.
  func commitPlaceholder(_ id: Int, _ updates: (IndexPath) -> Void) -> Bool {
    guard placeholders[id] != nil else { return false }
    guard engine.batch == nil else { return commitPlaceholderInBatch(id, updates) }
    endShadow()
    guard let old = shadow, let index = old.placeholders.firstIndex(where: { $0.id == id }),
      let shown = old.place(of: .placeholder(id))
    else { return false }
    let before = engine.counts
    let path = old.placeholders[index].path
    updates(path)
    placeholders[id] = nil
    var rest = old.placeholders
    rest.remove(at: index)
    for next in rest.indices[index...] where rest[next].path.section == path.section { rest[next].path.item += 1 }
    // The data must have the item now, and no other.
    shadow = nil
    let update = CollectionUpdate(
      [.insertItem(path)], before: old.dataCounts(before), after: loadCounts(), words: updateWords)
    shadow = rest.isEmpty ? nil : CollectionShadow(placeholders: rest)
    dataDidMove(update.newPath)
    plannedCounts = before
    engine.commit([.reloadItem(shown)], before: before) { _ in }
    plannedCounts = nil
    return true
  }
}
