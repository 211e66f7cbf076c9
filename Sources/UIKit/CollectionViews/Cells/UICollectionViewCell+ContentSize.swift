// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Content that changes while a cell is shown, and with it the size that the cell would like.

extension UICollectionViewCell {
  /// Tells the layout if what the cell shows now needs another size.
  func contentSizeMayHaveChanged() {
    guard let view = owningCollectionView, let path = placePath, superview != nil else { return }
    view.measureAgain(self, at: path)
  }
}

extension UICollectionView {
  fileprivate func measureAgain(_ cell: UICollectionViewCell, at path: IndexPath) {
    let key = CollectionElementKey(category: .cell, kind: "", indexPath: path)
    // Cells that are being made are measured when they are filled.
    guard layoutState.isPrepared, let element = elements[key], element.view === cell, storedLayout.measuresViews,
      element.attributes.fittingAxes != []
    else { return }
    let original = element.attributes
    guard let draft = original.copy(with: nil) as? UICollectionViewLayoutAttributes else { return }
    let preferred = cell.preferredLayoutAttributesFitting(draft)
    guard
      storedLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }
}
