// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

extension PhotoLibraryViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let photo = photos[indexPath.section][indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: photo as NSString))
    item.localObject = photo
    session.localContext = indexPath
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 8)
    return parameters
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession) {
    events.append("drag begins")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession) {
    events.append("drag ended")
  }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: UIDragSession
  ) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: UIDragSession
  ) -> Bool { true }

  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: UIDropSession) {
    events.append("drop enters")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: UIDropSession) {}
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession) {
    events.append("drop ended")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard session.localDragSession != nil else { return UICollectionViewDropProposal(operation: .forbidden) }
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    let proposal: UICollectionViewDropProposal = coordinator.proposal
    guard proposal.operation == .move, let destination: IndexPath = coordinator.destinationIndexPath else { return }
    for item: UICollectionViewDropItem in coordinator.items {
      let size: CGSize = item.previewSize
      guard let source: IndexPath = item.sourceIndexPath, size.width > 0 else {
        let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: destination, reuseIdentifier: "loading")
        placeholder.cellUpdateHandler = { (cell: UICollectionViewCell) in cell.alpha = 0.5 }
        placeholder.previewParametersProvider = { (_: UICollectionViewCell) in UIDragPreviewParameters() }
        let context: UICollectionViewDropPlaceholderContext = coordinator.drop(item.dragItem, to: placeholder)
        context.setNeedsCellUpdate()
        context.deletePlaceholder()
        continue
      }
      collectionView.performBatchUpdates {
        let photo = self.photos[source.section].remove(at: source.item)
        self.photos[destination.section].insert(photo, at: destination.item)
        collectionView.moveItem(at: source, to: destination)
      }
      coordinator.drop(item.dragItem, toItemAt: destination)
    }
    events.append("dropped")
  }
}
