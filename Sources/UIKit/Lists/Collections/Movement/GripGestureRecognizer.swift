// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Carries a row by its reorder control, from the moment that a finger touches it.
@MainActor final class GripGestureRecognizer: MovementGestureRecognizer {
  init() {
    super.init(collectionView: nil)
    minimumPressDuration = 0
  }

  override var mayRecognize: Bool {
    collectionView = (view?.superview as? UICollectionViewCell)?.owningCollectionView
    return super.mayRecognize
  }
}
