// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a list asks its drag delegate, for the interaction that lifts its cells.
@MainActor final class ListDragSource: NSObject, DragSource {
  private unowned let list: any ListDragHost
  /// The items that are dragged, and where they are in the data.
  private(set) var paths: [(item: UIDragItem, path: IndexPath)] = []
  /// Whether the finger has moved on with what was lifted.
  private(set) var isUnderWay = false

  init(_ list: any ListDragHost) {
    self.list = list
    super.init()
  }

  func path(of item: UIDragItem) -> IndexPath? { paths.first { $0.item === item }?.path }

  /// Data has changed while items are dragged.
  func itemsDidMove(_ newPath: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap { each in newPath(each.path).map { (each.item, $0) } }
  }

  private func show(_ state: UICellConfigurationState.DragState) {
    for (_, path) in paths { list.cell(of: path)?.changeDragState(state) }
  }

  // MARK: - The interaction's questions

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    paths = []
    guard let path = list.itemPath(at: session.location(in: list)),
      list.cell(of: path) != nil
    else { return [] }
    let items = list.itemsForBeginning(session, at: path)
    paths = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = list.itemPath(at: point), !paths.contains(where: { $0.path == path }),
      let cell = list.cell(of: path)
    else { return [] }
    let items = list.itemsForAdding(to: session, at: path, point: point)
    guard !items.isEmpty else { return [] }
    list.cancelPress()
    isUnderWay = true
    paths += items.map { ($0, path) }
    cell.changeDragState(.dragging)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = path(of: item), let cell = list.cell(of: path) else { return nil }
    let parameters = list.dragPreviewParameters(at: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? .ofCell)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    list.cancelPress()
    show(.lifting)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    isUnderWay = true
    show(.dragging)
    list.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.dragAllowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.dragIsRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let path = path(of: item), let cell = list.cell(of: path), cell.window != nil else {
      return nil
    }
    return UITargetedDragPreview(view: cell, parameters: .ofCell)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    dragIsOver()
    list.dragDidEnd(session)
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
