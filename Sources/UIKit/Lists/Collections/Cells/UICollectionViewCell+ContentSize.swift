// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Content that changes while a cell is shown, and with it the size that the cell would like.

extension UICollectionViewCell {
  /// Has the cell asked for its size anew before the next frame, if it is on the screen and says its size.
  func contentSizeMayHaveChanged() {
    owningCollectionView?.noteOutdatedSize(of: self)
  }

  /// A constraint in the content view, or a natural size that constraints hold on to, has changed.
  func contentConstraintsDidChange() {
    guard owningCollectionView?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    invalidateIntrinsicContentSize()
  }
}
