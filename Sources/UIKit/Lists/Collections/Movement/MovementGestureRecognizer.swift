// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises a finger that rests on an item which may be moved, and moves the item with it.
@MainActor class MovementGestureRecognizer: UILongPressGestureRecognizer {
  weak var collectionView: UICollectionView?
  /// From the finger to the middle of the cell, points.
  private var grip = CGVector.zero

  init(collectionView: UICollectionView?) {
    self.collectionView = collectionView
    super.init(target: nil, action: nil)
  }

  override var mayRecognize: Bool {
    guard let collectionView, let path = collectionView.indexPathForItem(at: location(in: collectionView)) else {
      return false
    }
    return collectionView.heldDataSource?.collectionView(collectionView, canMoveItemAt: path) ?? false
  }

  override func tellTargets() {
    if let collectionView {
      let finger = location(in: collectionView)
      switch state {
      case .began: begin(collectionView, finger)
      case .changed:
        collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy))
      case .ended: collectionView.endInteractiveMovement()
      case .cancelled: collectionView.cancelInteractiveMovement()
      default: break
      }
    }
    super.tellTargets()
  }

  private func begin(_ collectionView: UICollectionView, _ finger: CGPoint) {
    guard let path = collectionView.indexPathForItem(at: finger) else { return }
    let center = collectionView.cellForItem(at: path)?.center ?? finger
    grip = CGVector(dx: center.x - finger.x, dy: center.y - finger.y)
    collectionView.beginInteractiveMovementForItem(at: path)
  }
}
