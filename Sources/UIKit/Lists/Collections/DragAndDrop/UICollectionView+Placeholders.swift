// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// Cells that stand for items which were dropped and are still loading.

/// A cell that stands for an item until the item is there.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// - Parameters:
  ///   - insertionIndexPath: Where in the data the item will be inserted.
  ///   - reuseIdentifier: The identifier of the cell, which must be registered.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Fills the cell when it comes onto the screen, and when an update is asked for. Defaults to `nil`.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A cell that stands for an item that was dropped.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the cell looks to which the item flies; `nil`, the default, for the whole cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Puts the item in the place of its placeholder.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder by the item's cell.
  ///
  /// - Parameter dataSourceUpdates: Inserts the item into the data, and nothing else, at the path that it is given. It is
  ///   not called where the placeholder is gone.
  /// - Returns: Whether the placeholder was still there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away; returns whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Has the placeholder's cell filled again, if it is on the screen.
  func setNeedsCellUpdate()
}

extension UICollectionView {
  /// Shows a placeholder among the items, after those that stand at the same place.
  func insertPlaceholder(_ placeholder: UICollectionViewPlaceholder) -> Int {
    let path = placeholder.insertionIndexPath
    let id = nextPlaceholder
    nextPlaceholder += 1
    placeholders[id] = placeholder
    guard engine.batch == nil else {
      placeholderEdits.insert(CollectionShadow.Placeholder(id: id, path: path))
      return id
    }
    checkPlaceholder(path, shadow?.dataCounts(counts) ?? counts)
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
        "attempt to insert a placeholder at \(path.pathText), but the numbers of items are \(data). Collection view: "
          + "\(self).")
    }
  }

  /// The cell of a placeholder, if it is on the screen.
  func cell(ofPlaceholder id: Int) -> UICollectionViewCell? {
    shadow?.place(of: .placeholder(id)).flatMap(visibleCell)
  }

  /// The placeholder that is shown at a place.
  func placeholder(at path: IndexPath) -> UICollectionViewPlaceholder? {
    guard let place = shadow?.places.first(where: { $0.shown == path }), case .placeholder(let id) = place.content
    else { return nil }
    return placeholders[id]
  }

  func updatePlaceholder(_ id: Int) {
    guard let cell = cell(ofPlaceholder: id) else { return }
    placeholders[id]?.cellUpdateHandler?(cell)
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
    let before = counts
    let path = old.placeholders[index].path
    updates(path)
    placeholders[id] = nil
    var rest = old.placeholders
    rest.remove(at: index)
    for next in rest.indices[index...] where rest[next].path.section == path.section { rest[next].path.item += 1 }
    // The data must have the item now, and no other.
    shadow = nil
    let update = CollectionUpdate([.insertItem(path)], before: old.dataCounts(before), after: loadCounts())
    shadow = rest.isEmpty ? nil : CollectionShadow(placeholders: rest)
    dataDidMove(update.newPath)
    plannedCounts = before
    engine.commit([.reloadItem(shown)], before: before) { _ in }
    plannedCounts = nil
    return true
  }
}
