// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Selection and highlighting, by code and by fingers.

extension UICollectionView {
  // MARK: - By code

  func setSelection(_ new: [IndexPath]) {
    let old = selection
    selection = new
    for path in old where !new.contains(path) { visibleCell(at: path)?.isSelected = false }
    for path in new where !old.contains(path) { visibleCell(at: path)?.isSelected = true }
  }

  /// Whether items can be selected now.
  var allowsSelectionNow: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected now.
  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Lets go of what may not be selected any more.
  func trimSelection() {
    for cell in visibleCells { cell.publishAccessibility() }
    if !allowsSelectionNow {
      if !selection.isEmpty { setSelection([]) }
    } else if !allowsMultipleSelectionNow, selection.count > 1 {
      setSelection(Array(selection.prefix(1)))
    }
  }

  func isSelected(_ path: IndexPath) -> Bool { selection.contains(shownPath(path)) }

  private func select(_ path: IndexPath) { setSelection(selection + [shownPath(path)]) }

  func deselect(_ path: IndexPath) { deselect(place: shownPath(path), animated: false) }

  /// Deselects what is shown at a place.
  func deselect(place: IndexPath, animated: Bool) {
    guard selection.contains(place) else { return }
    let left = selection.filter { $0 != place }
    guard animated, canAnimate, let cell = visibleCell(at: place) else { return setSelection(left) }
    cell.fadeSelection { self.setSelection(left) }
  }

  /// Selects what is shown at a place; `nil` deselects all.
  func selectByCode(_ place: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let place else {
      setSelection([])
      return
    }
    guard allowsSelectionNow, hasItem(at: place) else { return }
    if !allowsMultipleSelectionNow {
      setSelection([place])
    } else if !selection.contains(place) {
      setSelection(selection + [place])
    }
    if !position.isEmpty { scrollToShowItem(place, position, animated) }
  }

  // MARK: - By fingers

  func press(_ touches: Set<UITouch>) {
    guard let touch = touches.first, touches.count == 1, let path = item(of: touch) else { return }
    press(path)
  }

  func press(_ path: IndexPath) {
    guard pressedItem == nil, allowsSelectionNow else { return }
    guard heldCollectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    pressedItem = path
    cellForItem(at: path)?.isHighlighted = true
    heldCollectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func release(_ touches: Set<UITouch>) {
    guard let path = pressedItem, let touch = touches.first else { return }
    if let cell = cellForItem(at: path), cell.bounds.contains(touch.location(in: cell)) { tap(path) }
    endPress(path)
  }

  func cancelPress() {
    guard let path = pressedItem else { return }
    endPress(path)
  }

  private func endPress(_ path: IndexPath) {
    // Reloading in a delegate's method has ended it already.
    guard pressedItem == path else { return }
    pressedItem = nil
    cellForItem(at: path)?.isHighlighted = false
    heldCollectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects as the user asks for, or takes the selection back; what is alone selected so does its primary action.
  func tap(_ path: IndexPath) {
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.handleRowTap() { return }
    let several = allowsMultipleSelectionNow
    let extends = several && !selection.isEmpty
    if several, isSelected(path) {
      deselectByUser(path)
      return
    }
    selectByUser(path)
    guard !extends, hasItem(at: path), let delegate = heldCollectionDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Selects an item if the delegate lets it, and tells it.
  func selectByUser(_ path: IndexPath) {
    guard heldCollectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelectionNow {
      for case let old? in selection.map(dataPath) where old != path {
        deselect(old)
        heldCollectionDelegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    if !isSelected(path) { select(path) }
    cellForItem(at: path)?.selectionSegue?()
    heldCollectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Deselects an item if the delegate lets it, and tells it.
  func deselectByUser(_ path: IndexPath) {
    guard heldCollectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    heldCollectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// The item whose cell a finger came down on.
  private func item(of touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
      view = current.superview
    }
    return nil
  }
}
