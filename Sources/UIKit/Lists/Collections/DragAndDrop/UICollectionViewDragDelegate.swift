// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Says what is dragged from a collection view, and is told of the drag. All but the items may be left out.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What is dragged when an item is lifted; nothing, and it can't be.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]

  /// What is dragged along when people tap another item during a drag. Defaults to nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  ///   - indexPath: The item that was tapped.
  ///   - point: Where it was tapped, in the collection view's content coordinates.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// How the lifted cell looks; `nil`, the default, for the whole cell.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// The finger has moved on with what was lifted.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

  /// The drag is over, whatever came of it.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

  /// Whether items may be taken away from here when they are dropped. Defaults to `true`.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether the items are for this app only. Defaults to `false`; there is no other app here.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// What a collection view asks its drag delegate, for the interaction that lifts its cells.
@MainActor final class CollectionDragSource: NSObject, DragSource {
  private unowned let collectionView: UICollectionView
  /// The items that are dragged, and where they are in the data.
  private(set) var paths: [(item: UIDragItem, path: IndexPath)] = []
  /// Whether the finger has moved on with what was lifted.
  private(set) var isUnderWay = false

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
  }

  private var delegate: (any UICollectionViewDragDelegate)? { collectionView.dragDelegate }

  func path(of item: UIDragItem) -> IndexPath? { paths.first { $0.item === item }?.path }

  /// Data has changed while items are dragged.
  func itemsDidMove(_ newPath: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap { each in newPath(each.path).map { (each.item, $0) } }
  }

  private func show(_ state: UICollectionViewCell.DragState) {
    for (_, path) in paths { collectionView.cellForItem(at: path)?.changeDragState(state) }
  }

  // MARK: - The interaction's questions

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    paths = []
    guard let path = collectionView.indexPathForItem(at: session.location(in: collectionView)),
      collectionView.cellForItem(at: path) != nil
    else { return [] }
    let items = delegate?.collectionView(collectionView, itemsForBeginning: session, at: path) ?? []
    paths = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = collectionView.indexPathForItem(at: point), !paths.contains(where: { $0.path == path }),
      let cell = collectionView.cellForItem(at: path)
    else { return [] }
    let items =
      delegate?.collectionView(collectionView, itemsForAddingTo: session, at: path, point: point) ?? []
    guard !items.isEmpty else { return [] }
    collectionView.cancelPress()
    isUnderWay = true
    paths += items.map { ($0, path) }
    cell.changeDragState(.dragging)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = path(of: item), let cell = collectionView.cellForItem(at: path) else { return nil }
    let parameters = delegate?.collectionView(collectionView, dragPreviewParametersForItemAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? .ofCell)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    collectionView.cancelPress()
    show(.lifting)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    isUnderWay = true
    show(.dragging)
    delegate?.collectionView(collectionView, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { delegate?.collectionView(collectionView, dragSessionAllowsMoveOperation: session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { delegate?.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let path = path(of: item), let cell = collectionView.cellForItem(at: path), cell.window != nil else {
      return nil
    }
    return UITargetedDragPreview(view: cell, parameters: .ofCell)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    dragIsOver()
    delegate?.collectionView(collectionView, dragSessionDidEnd: session)
  }

  /// Nothing is carried any more, whether it was only lifted or dragged.
  func dragIsOver() {
    show(.none)
    paths = []
    isUnderWay = false
  }
}

extension UIDragPreviewParameters {
  /// A cell looks as it is, without anything behind it.
  static var ofCell: UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .clear
    return parameters
  }
}
