// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// What dragging and dropping ask of the list that they are in.

/// A cell that can be dragged.
@preconcurrency @MainActor protocol DraggableCell: UIView {
  var contentView: UIView { get }
  var status: CellStatus { get set }
  /// Whether what is dragged stands for the cell.
  var isHiddenByDrag: Bool { get set }
  /// The content's opacity outside of a drag.
  var alphaBeforeDrag: CGFloat? { get set }
  /// Tells the app of a drag.
  func tellApp(ofDrag state: UICellConfigurationState.DragState)
}

extension DraggableCell {
  func changeDragState(_ state: UICellConfigurationState.DragState) {
    guard state != status.dragState else { return }
    status.dragState = state
    if state == .dragging {
      // What is left behind is only half there.
      alphaBeforeDrag = contentView.alpha
      contentView.alpha *= 0.5
    } else if let alpha = alphaBeforeDrag {
      contentView.alpha = alpha
      alphaBeforeDrag = nil
    }
    tellApp(ofDrag: state)
  }
}

/// A list from which items are dragged and on which they are dropped; its delegates answer. Paths are the data's where
/// they are not said to be shown.
@preconcurrency @MainActor protocol ListDragHost: ShadowingHost {
  var dragSource: ListDragSource { get }
  var dropTarget: ListDropTarget { get }
  /// How long the finger rests before items make room, in seconds.
  var gapDelay: TimeInterval { get }
  var placeholders: [Int: any ListPlaceholder] { get set }
  var nextPlaceholder: Int { get set }
  var placeholderEdits: PlaceholderEdits { get set }
  /// Whether an item is moved by hand.
  var isMovingByHand: Bool { get }
  /// Lets go of an item that is moved by hand.
  func stopMovement()
  /// Items of the data have moved.
  func dataDidMove(_ newPath: (IndexPath) -> IndexPath?)
  func cancelPress()
  func itemPath(at point: CGPoint) -> IndexPath?
  /// The shown place at a point, or one that is not too far away, in points.
  func shownPath(near point: CGPoint, within reach: CGFloat) -> IndexPath?

  // MARK: - What the drag delegate says

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  // MARK: - What the drop delegate says

  func canDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  /// What a drop would do, and whether that is between items, so that they make room.
  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> (UIDropProposal, isBetween: Bool)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Has the delegate take what was dropped.
  func performDrop(_ session: any UIDropSession, at destination: IndexPath?, proposal: UIDropProposal?) -> ListDrop
  /// Has the data source move what was dropped; `nil` where that is for the delegate to do.
  func moveDropped(_ session: any UIDropSession, to destination: IndexPath, proposal: UIDropProposal?) -> ListDrop?
}

extension ListDragHost {
  func moveDropped(_ session: any UIDropSession, to destination: IndexPath, proposal: UIDropProposal?) -> ListDrop? {
    nil
  }

  // MARK: - Cells

  func shownCell(at shown: IndexPath) -> (any DraggableCell)? {
    engine.elements[.cell(shown)]?.view as? any DraggableCell
  }

  func cell(of path: IndexPath) -> (any DraggableCell)? { shownCell(at: shownPath(path)) }

  /// The cells of the items that are carried.
  var carriedCells: [any DraggableCell] { (shadow?.carried ?? []).compactMap(cell) }

  /// Gives a cell that comes onto the screen the looks of an item that is dragged, or takes them from it.
  func adoptDragState(_ cell: any DraggableCell, at shown: IndexPath) {
    let item = dataPath(shown)
    cell.isHiddenByDrag = !isMovingByHand && item.map { shadow?.carried.contains($0) ?? false } ?? false
    let isDragged = dragSource.isUnderWay && dragSource.paths.contains { $0.path == item }
    cell.changeDragState(isDragged ? .dragging : .none)
  }

  // MARK: - What is shown where

  /// A batch begins: nothing is carried any more.
  ///
  /// The data may have changed already, so that it can't be asked; what is seen moves with the batch.
  func endShadow() {
    stopMovement()
    guard let shadow, isCarrying else { return }
    for cell in carriedCells { cell.isHiddenByDrag = false }
    let rest = shadow.atRest
    let before = engine.counts
    let after = rest.shownCounts(shadow.dataCounts(before))
    self.shadow = rest.isEmpty ? nil : rest
    let update = CollectionUpdate(
      CollectionShadow.changes(from: shadow, to: rest), before: before, after: after, words: updateWords)
    plannedCounts = after
    engine.apply(update)
    plannedCounts = nil
    engine.preparing { engine.rekeyElements(Changeover(.update(update), of: engine), animated: false) }
  }

  /// Everything is loaded anew.
  func forgetShadow() {
    stopMovement()
    for cell in carriedCells { cell.isHiddenByDrag = false }
    shadow = nil
    placeholders = [:]
    placeholderEdits = PlaceholderEdits()
  }

  /// What a batch of the app changes of what is shown.
  func updateWithPlaceholders(_ changes: [CollectionChange], before: [Int]) -> CollectionUpdate {
    let isOfData = plannedCounts == nil && shadow == nil && placeholderEdits.isEmpty
    let changes = shownChanges(changes, before: before)
    let update = CollectionUpdate(changes, before: before, after: loadCounts(), words: updateWords)
    if isOfData { dataDidMove(update.newPath) }
    return update
  }

  /// A batch is over in which everything was reloaded; placeholders that it has inserted stay.
  func reloadPlaceholders() {
    let new = CollectionShadow(placeholders: placeholderEdits.inserted)
    placeholderEdits = PlaceholderEdits()
    shadow = new.isEmpty ? nil : new
  }
}
