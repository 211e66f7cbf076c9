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

  func deselect(_ path: IndexPath, animated: Bool = false) {
    guard selection.contains(path) else { return }
    let left = selection.filter { $0 != path }
    guard animated, canAnimate, let cell = visibleCell(at: path) else { return setSelection(left) }
    cell.fadeSelection { self.setSelection(left) }
  }

  func selectByCode(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      setSelection([])
      return
    }
    guard allowsSelectionNow, hasItem(at: path) else { return }
    if !allowsMultipleSelectionNow {
      setSelection([path])
    } else if !selection.contains(path) {
      setSelection(selection + [path])
    }
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  // MARK: - By fingers

  func press(_ touches: Set<UITouch>) {
    guard let touch = touches.first, touches.count == 1, let path = item(of: touch) else { return }
    press(path)
  }

  func press(_ path: IndexPath) {
    guard pressedItem == nil, allowsSelectionNow else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    pressedItem = path
    visibleCell(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func release(_ touches: Set<UITouch>) {
    guard let path = pressedItem, let touch = touches.first else { return }
    if let cell = visibleCell(at: path), cell.bounds.contains(touch.location(in: cell)) { tap(path) }
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
    visibleCell(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects as the user asks for, or takes the selection back; what is alone selected so does its primary action.
  func tap(_ path: IndexPath) {
    if let cell = visibleCell(at: path) as? UICollectionViewListCell, cell.handleRowTap() { return }
    let several = allowsMultipleSelectionNow
    let extends = several && !selection.isEmpty
    if several, selection.contains(path) {
      deselectByUser(path)
      return
    }
    selectByUser(path)
    guard !extends, hasItem(at: path), let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Selects an item if the delegate lets it, and tells it.
  func selectByUser(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelectionNow {
      for old in selection where old != path {
        deselect(old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    if !selection.contains(path) { setSelection(selection + [path]) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Deselects an item if the delegate lets it, and tells it.
  func deselectByUser(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
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
