// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// Dragging rows from a table, and dropping on it.

extension UITableView {
  func dragDelegateDidChange() {
    if dragDelegate != nil {
      dragLift.isEnabled = dragInteractionEnabled
      addInteraction(dragLift)
    } else {
      removeInteraction(dragLift)
    }
    dropDelegateDidChange()
  }

  /// A table from which rows are dragged can have them moved without a drop delegate.
  func dropDelegateDidChange() {
    dropDelegate != nil || dragDelegate != nil ? addInteraction(dropArea) : removeInteraction(dropArea)
  }

  /// The only row of this table that a drag carries, by its place in the data.
  private func ownRow(in session: any UIDropSession) -> IndexPath? {
    session.items.count == 1 ? dragSource.path(of: session.items[0]) : nil
  }

  /// Whether the data source may move what is dragged. Without a drop delegate nobody else can; then that is found out
  /// when it is dropped.
  private func dataSourceMoves(_ session: any UIDropSession) -> Bool {
    guard let row = ownRow(in: session), let dataSource = heldDataSource else { return false }
    if let answer = askData({ $0.tableView(self, canMoveRowAt: row) }) { return answer }
    return dropDelegate == nil || (dataSource as? NSObject)?.responds(to: Selector("tableView:moveRowAt:to:")) == true
  }
}

extension UITableViewCell: DraggableCell {
  func tellApp(ofDrag state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }
}

extension UITableView: ListDragHost {
  var gapDelay: TimeInterval { 0 }
  var isMovingByHand: Bool { movement != nil }

  func dataDidMove(_ newPath: (IndexPath) -> IndexPath?) {
    if dragDelegate != nil { dragSource.itemsDidMove(newPath) }
  }

  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func shownPath(near point: CGPoint, within reach: CGFloat) -> IndexPath? {
    if let row = row(at: point) { return row }
    engine.prepareLayoutIfNeeded()
    let geometry = tableLayout.geometry
    guard !geometry.sections.isEmpty, point.y < geometry.sectionsEnd + reach else { return nil }
    let section =
      geometry.sections(from: point.y, to: point.y + 1).first ?? (point.y < 0 ? 0 : geometry.sections.count - 1)
    let isBefore = point.y < geometry.sections[section].rowsStart
    return IndexPath(row: isBefore ? 0 : engine.counts[section], section: section)
  }

  // MARK: - What the delegates say

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }

  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func canDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? dataSourceMoves(session)
  }

  func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

  func dropProposal(_ session: any UIDropSession, at destination: IndexPath?) -> (UIDropProposal, isBetween: Bool) {
    let said = dropDelegate.flatMap { delegate in
      implemented { delegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination) }
    }
    let move = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    var proposal = said ?? (dataSourceMoves(session) ? move : UITableViewDropProposal(operation: .copy))
    if proposal.intent == .automatic {
      proposal = proposal.with(
        isAtEdgeOfRow(session.location(in: self)) ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath)
    }
    return (proposal, proposal.intent == .insertAtDestinationIndexPath)
  }

  /// Whether a point is in the upper or lower quarter of a row, or in none; not measured.
  private func isAtEdgeOfRow(_ point: CGPoint) -> Bool {
    guard let row = row(at: point), let frame = tableLayout.geometry.row(row), dataPath(row) != nil else { return true }
    return min(point.y - frame.minY, frame.maxY - point.y) < frame.height / 4
  }

  func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }

  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  func performDrop(_ session: any UIDropSession, at destination: IndexPath?, proposal: UIDropProposal?) -> ListDrop {
    let coordinator = TableDropCoordinator(
      session, on: self, at: destination,
      proposal: proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: .cancel))
    dropDelegate?.tableView(self, performDropWith: coordinator)
    return coordinator
  }

  func moveDropped(_ session: any UIDropSession, to destination: IndexPath, proposal: UIDropProposal?) -> ListDrop? {
    guard proposal?.operation == .move, let shadow, let source = ownRow(in: session), shadow.carried == [source],
      dataSourceMoves(session)
    else { return nil }
    let (cells, data) = (carriedCells, shadow.dataCounts(engine.counts))
    // The data comes to what is shown.
    self.shadow = shadow.settled.isEmpty ? nil : shadow.settled
    guard askData({ $0.tableView(self, moveRowAt: source, to: destination) }) != nil else {
      // Nobody has moved it.
      self.shadow = shadow
      return nil
    }
    for cell in cells { cell.isHiddenByDrag = false }
    dataDidMove(CollectionUpdate([.moveItem(source, destination)], before: data, after: nil).newPath)
    let drop = ListDrop(session, on: self, at: destination)
    drop.land(session.items[0], .item(destination))
    return drop
  }
}
