// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Swiping in lists of collection views.

extension UICollectionViewListCell: SwipableRow {
  var swipeBackground: CellBackground { contents.background }

  func swipeDidChange(isAside: Bool) { status.isSwiped = isAside }

  /// Opens the actions at the row's end, as its delete control does.
  func openTrailingSwipeActions() { owningCollectionView?.listSwipes?.open(self, isLeading: false) }
}

extension UICollectionView: SwipeHost {
  func maySwipe(_ row: any SwipableRow) -> Bool {
    (row as? UICollectionViewListCell).map { !$0.status.isEditing } ?? false
  }

  func swipeActions(of row: any SwipableRow, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let cell = row as? UICollectionViewListCell, let path = cell.listIndexPath,
      let place = cell.listPlace, place.role.part == .row
    else { return nil }
    let list = place.section.configuration
    let provider =
      isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }
}
