// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Dragging items from a collection view, and dropping on it.

extension UICollectionView {
  /// How soon items make room for one that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2

    /// Seconds; not measured.
    var delay: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.2
      case .slow: 0.5
      }
    }
  }

  func dragDelegateDidChange() {
    if dragDelegate != nil {
      dragLift.isEnabled = dragInteractionEnabled
      addInteraction(dragLift)
    } else {
      removeInteraction(dragLift)
    }
  }

  func dropDelegateDidChange() {
    dropDelegate != nil ? addInteraction(dropArea) : removeInteraction(dropArea)
  }

  /// The place of the layout at a point, or the nearest of those that are seen and not too far.
  func shownPath(near point: CGPoint, within reach: CGFloat) -> IndexPath? {
    if let path = item(at: point) { return path }
    return elements.ordered
      .filter { $0.key.category == .cell }
      .map { ($0.key.indexPath, $0.attributes.shownFrame.distance(to: point)) }
      .filter { $0.1 <= reach }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }
}

extension CGRect {
  /// How far a point is from the rectangle; 0 within it.
  func distance(to point: CGPoint) -> CGFloat {
    hypot(max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0))
  }
}

extension UICollectionViewCell: DraggableCell {
  func tellApp(ofDrag state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }
}

extension UICollectionView: ListDragHost {
  var gapDelay: TimeInterval { reorderingCadence.delay }

  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  // MARK: - What the delegates say

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }

  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func canDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }

  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> (UIDropProposal, isBetween: Bool) {
    let proposal =
      dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UICollectionViewDropProposal(operation: .cancel)
    return (proposal, proposal.intent == .insertAtDestinationIndexPath)
  }

  func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }

  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

  func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  func performDrop(_ session: any UIDropSession, at destination: IndexPath?, proposal: UIDropProposal?) -> ListDrop {
    let coordinator = CollectionDropCoordinator(
      session, on: self, at: destination,
      proposal: proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: .cancel))
    dropDelegate?.collectionView(self, performDropWith: coordinator)
    return coordinator
  }
}
