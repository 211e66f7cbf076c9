// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Editing, and what cells are told of the state of their items.

extension UICollectionView {
  func editingDidChange() {
    cancelPress()
    trimSelection()
    for element in elements.ordered {
      guard let cell = element.view as? UICollectionViewCell else { continue }
      cell.status.isEditing = isEditedNow(dataPath(element.key.indexPath))
    }
  }

  /// Whether an item takes part in editing now.
  func isEditedNow(_ path: IndexPath?) -> Bool {
    guard isEditing, let path else { return false }
    return delegate?.collectionView(self, canEditItemAt: path) ?? true
  }

  /// Gives a cell that comes onto the screen the state of its item.
  func adoptState(_ cell: UICollectionViewCell, at path: IndexPath) {
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    cell.status.isEditing = isEditedNow(dataPath(path))
    cell.status.isFocused = cell.isFocused
    cell.publishAccessibility()
    if dragDelegate != nil || cell.isHiddenByDrag || cell.status.dragState != .none { adoptDragState(cell, at: path) }
    restoreFocus(to: cell, at: path)
  }
}
