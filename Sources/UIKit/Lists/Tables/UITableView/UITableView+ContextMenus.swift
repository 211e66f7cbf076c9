// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Menus of rows.

extension UITableView: ContextMenuList {
  func contextMenu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, path: IndexPath?)? {
    guard let delegate, let path = indexPathForRow(at: point) else { return nil }
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
      ? delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
      : delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func contextMenuWillPerform(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func contextMenuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func contextMenuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
