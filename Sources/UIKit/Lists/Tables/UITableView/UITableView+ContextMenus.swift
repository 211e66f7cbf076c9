// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Menus of rows.

extension UITableView: ContextMenuList {
  func contextMenu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, path: IndexPath?)? {
    guard let delegate = heldTableDelegate, let path = indexPathForRow(at: point) else { return nil }
    if let own = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point) { return (own, path) }
    guard delegate.tableView(self, shouldShowMenuForRowAt: path) else { return nil }
    let menu = EditActionMenu.configuration {
      delegate.tableView(self, canPerformAction: $0, forRowAt: path, withSender: self)
    } perform: {
      delegate.tableView(self, performAction: $0, forRowAt: path, withSender: self)
    }
    return menu.map { ($0, path) }
  }

  func contextMenuView(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func contextMenuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath?, isDismissing: Bool
  ) -> UITargetedPreview? {
    isDismissing
      ? heldTableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
      : heldTableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func contextMenuWillPerform(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { heldTableDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func contextMenuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { heldTableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func contextMenuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { heldTableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
