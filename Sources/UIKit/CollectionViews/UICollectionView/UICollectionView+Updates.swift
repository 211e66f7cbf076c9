// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Batches of changes. They are shown at once; what stays keeps its view, its selection and its place in the order.

extension UICollectionView {
  func note(_ changes: [CollectionChange]) {
    guard !changes.isEmpty else { return }
    if batchDepth > 0 {
      pendingChanges += changes
    } else {
      runBatch({ self.pendingChanges += changes }, nil)
    }
  }

  func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    // The numbers before the batch, asked now if nobody has yet.
    let before = counts
    batchDepth += 1
    updates?()
    batchDepth -= 1
    if batchDepth == 0 {
      let changes = pendingChanges
      pendingChanges = []
      if !changes.isEmpty { commit(changes, before: before) } else { checkUnchanged(before) }
    }
    whenShown { completion?(true) }
  }

  /// An empty batch lays out anew, but must not hide that the data source changed.
  private func checkUnchanged(_ before: [Int]) {
    guard storedCounts != nil else { return }
    let after = loadCounts()
    if after != before { _ = CollectionUpdate([], before: before, after: after) }
    if layoutState.isPrepared { storedLayout.invalidateLayout() }
  }

  private func commit(_ changes: [CollectionChange], before: [Int]) {
    cancelPress()
    // A reload within the batch has thrown everything away; there is nothing left to update.
    guard storedCounts != nil else { return }
    let after = loadCounts()
    let update = CollectionUpdate(changes, before: before, after: after)
    storedCounts = after
    prefetched.removeAll()
    selection = selection.compactMap(update.newPath)
    rekeyElements(update)
    storedLayout.itemsWillMove(update.newPath)
    batchDepth += 1
    let context = storedLayout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
    batchDepth -= 1
    prepareLayoutIfNeeded()
    storedLayout.prepare(forCollectionViewUpdates: changes.map(\.updateItem))
    adoptTargetOffset()
    updateElements()
    storedLayout.finalizeCollectionViewUpdates()
  }

  /// Elements that stay get their new paths, the others lose their views.
  private func rekeyElements(_ update: CollectionUpdate) {
    var kept: [CollectionElement] = []
    for element in elements.ordered {
      var key = element.key
      let path: IndexPath?
      switch key.category {
      case .cell: path = update.newPath(of: key.indexPath)
      case .supplementaryView, .decorationView:
        path = update.newSection(of: key.indexPath.section).map { IndexPath(item: key.indexPath.item, section: $0) }
      }
      guard let path else {
        retire(element)
        continue
      }
      key.indexPath = path
      element.key = key
      element.measureGeneration = nil
      kept.append(element)
    }
    elements.replace(with: kept)
    restoreOrder()
  }
}
