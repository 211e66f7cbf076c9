// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UICollectionViewDragDelegate`, by the names of its methods.
@MainActor final class UICollectionViewDragDelegateOutlet: NSObject, UICollectionViewDragDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    return link.require(
      OutletMessage(
        ["collectionView", "itemsForBeginning", "at"], ["UICollectionView", "UIDragSession", "IndexPath"]),
      [collectionView, session, indexPath])
  }

  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    if let answer: UIDragPreviewParameters? = link.answer(
      OutletMessage(["collectionView", "dragPreviewParametersForItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDragDelegateSilence.shared.collectionView(
      collectionView, dragPreviewParametersForItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    link.send(
      OutletMessage(["collectionView", "dragSessionWillBegin"], ["UICollectionView", "UIDragSession"]),
      [collectionView, session])
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    link.send(
      OutletMessage(["collectionView", "dragSessionDidEnd"], ["UICollectionView", "UIDragSession"]),
      [collectionView, session])
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    if let answer: Bool = link.answer(
      OutletMessage(["collectionView", "dragSessionAllowsMoveOperation"], ["UICollectionView", "UIDragSession"]),
      [collectionView, session])
    {
      return answer
    }
    return UICollectionViewDragDelegateSilence.shared.collectionView(
      collectionView, dragSessionAllowsMoveOperation: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["collectionView", "dragSessionIsRestrictedToDraggingApplication"], ["UICollectionView", "UIDragSession"]),
      [collectionView, session])
    {
      return answer
    }
    return UICollectionViewDragDelegateSilence.shared.collectionView(
      collectionView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UICollectionViewDragDelegateSilence: NSObject, UICollectionViewDragDelegate {
  static let shared = UICollectionViewDragDelegateSilence()
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { fatalError("asked of nobody") }
}
