// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension ListDrop.Item: UICollectionViewDropItem {}
extension ListDrop.PlaceholderFlight: UICollectionViewDropPlaceholderContext {}

/// A drop on a collection view, for its delegate, and what the delegate wants of the animation.
@MainActor final class CollectionDropCoordinator: ListDrop, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal

  init(
    _ session: any UIDropSession, on collectionView: UICollectionView, at destination: IndexPath?,
    proposal: UICollectionViewDropProposal
  ) {
    self.proposal = proposal
    super.init(session, on: collectionView, at: destination)
  }

  var items: [any UICollectionViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, .item(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, .into(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(dragItem, .place(target))
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext { land(dragItem, at: placeholder) }
}
