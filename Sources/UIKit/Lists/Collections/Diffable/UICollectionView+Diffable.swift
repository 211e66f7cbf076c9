// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

// A collection view as what a diffable data source shows its content in.

extension UICollectionView: DiffableView {
  var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

  func select(again path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
}

extension UICollectionViewDiffableDataSource: DiffableShowing {
  var shownView: (any DiffableView)? { collectionView }

  func note(_ update: DiffableUpdate) {
    guard let view = collectionView else { return }
    if !update.deletedSections.isEmpty { view.deleteSections(IndexSet(update.deletedSections)) }
    if !update.insertedSections.isEmpty { view.insertSections(IndexSet(update.insertedSections)) }
    if !update.reloadedSections.isEmpty { view.reloadSections(IndexSet(update.reloadedSections)) }
    for move in update.movedSections { view.moveSection(move.from, toSection: move.to) }
    if !update.deleted.isEmpty { view.deleteItems(at: update.deleted.map(\.indexPath)) }
    if !update.inserted.isEmpty { view.insertItems(at: update.inserted.map(\.indexPath)) }
    if !update.reloaded.isEmpty { view.reloadItems(at: update.reloaded.map(\.indexPath)) }
    if !update.reconfigured.isEmpty { view.reconfigureItems(at: update.reconfigured.map(\.indexPath)) }
    for move in update.moved { view.moveItem(at: move.from.indexPath, to: move.to.indexPath) }
  }

  /// Rows that stay may have been expanded or collapsed, or stand at another level.
  func didShow(_ content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>, animated: Bool) {
    guard !content.outlines.isEmpty, let collectionView else { return }
    let rows = collectionView.visibleCells.compactMap { $0 as? any OutlineRow }
    guard !rows.isEmpty else { return }
    let update = { for row in rows { row.adoptOutlineState() } }
    if animated { UIView.animate(withDuration: 0.25, animations: update) } else { update() }
  }
}
