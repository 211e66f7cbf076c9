// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Editing, and what cells are told of the state of their items.

extension UICollectionView {
  func editingDidChange() {
    cancelPress()
    trimSelection()
    guard canAnimate, AnimationContext.current == nil else { return tellCellsOfEditing() }
    UIView.animate(
      withDuration: ChangeoverTiming.standard.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
      animations: { self.tellCellsOfEditing() })
  }

  /// In an animation block rows make room for their controls in it.
  private func tellCellsOfEditing() {
    let isAnimated = AnimationContext.current != nil
    for element in elements.ordered {
      guard let cell = element.view as? UICollectionViewCell else { continue }
      let isEditing = isEditedNow(dataPath(element.key.indexPath))
      guard cell.status.isEditing != isEditing else { continue }
      if isAnimated { UIView.performWithoutAnimation { cell.layoutIfNeeded() } }
      cell.status.isEditing = isEditing
      if isAnimated { cell.layoutIfNeeded() }
    }
  }

  /// Whether an item takes part in editing now.
  func isEditedNow(_ path: IndexPath?) -> Bool {
    guard isEditing, let path else { return false }
    return heldCollectionDelegate?.collectionView(self, canEditItemAt: path) ?? true
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
