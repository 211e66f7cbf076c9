// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UICollectionViewDropDelegate`, by the names of its methods.
@MainActor final class UICollectionViewDropDelegateOutlet: NSObject, UICollectionViewDropDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    link.demand(
      OutletMessage(["collectionView", "performDropWith"], ["UICollectionView", "UICollectionViewDropCoordinator"]),
      [collectionView, coordinator])
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["collectionView", "canHandle"], ["UICollectionView", "UIDropSession"]), [collectionView, session])
    {
      return answer
    }
    return UICollectionViewDropDelegateSilence.shared.collectionView(collectionView, canHandle: session)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    link.send(
      OutletMessage(["collectionView", "dropSessionDidEnter"], ["UICollectionView", "UIDropSession"]),
      [collectionView, session])
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if let answer: UICollectionViewDropProposal = link.answer(
      OutletMessage(
        ["collectionView", "dropSessionDidUpdate", "withDestinationIndexPath"],
        ["UICollectionView", "UIDropSession", "IndexPath"]), [collectionView, session, destinationIndexPath])
    {
      return answer
    }
    return UICollectionViewDropDelegateSilence.shared.collectionView(
      collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    link.send(
      OutletMessage(["collectionView", "dropSessionDidExit"], ["UICollectionView", "UIDropSession"]),
      [collectionView, session])
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    link.send(
      OutletMessage(["collectionView", "dropSessionDidEnd"], ["UICollectionView", "UIDropSession"]),
      [collectionView, session])
  }

  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    if let answer: UIDragPreviewParameters? = link.answer(
      OutletMessage(["collectionView", "dropPreviewParametersForItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDropDelegateSilence.shared.collectionView(
      collectionView, dropPreviewParametersForItemAt: indexPath)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UICollectionViewDropDelegateSilence: NSObject, UICollectionViewDropDelegate {
  static let shared = UICollectionViewDropDelegateSilence()
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { fatalError("asked of nobody") }
}
