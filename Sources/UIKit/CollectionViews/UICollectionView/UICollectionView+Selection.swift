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

  func deselect(_ path: IndexPath) {
    guard selection.contains(path) else { return }
    setSelection(selection.filter { $0 != path })
  }

  func selectByCode(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      setSelection([])
      return
    }
    guard allowsSelection, hasItem(at: path) else { return }
    if !allowsMultipleSelection {
      setSelection([path])
    } else if !selection.contains(path) {
      setSelection(selection + [path])
    }
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  // MARK: - By fingers

  func press(_ touches: Set<UITouch>) {
    guard pressedItem == nil, allowsSelection, let touch = touches.first, touches.count == 1,
      let path = item(of: touch)
    else { return }
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

  private func tap(_ path: IndexPath) {
    if let cell = visibleCell(at: path) as? UICollectionViewListCell, cell.handleRowTap() { return }
    if allowsMultipleSelection, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selection where old != path {
        deselect(old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    if !selection.contains(path) { setSelection(selection + [path]) }
    delegate?.collectionView(self, didSelectItemAt: path)
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
