// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UICollectionView: PanSelecting {
  func itemForSelecting(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func mayBeginSelecting(from path: IndexPath) -> Bool {
    heldCollectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? allowsMultipleSelectionDuringEditing
  }

  func didBeginSelecting(from path: IndexPath) {
    heldCollectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndSelecting() { heldCollectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}
