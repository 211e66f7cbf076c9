// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Menus of items, and of the room beside them.

extension UICollectionView: ContextMenuList {
  func contextMenu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, path: IndexPath?)? {
    guard let delegate = heldCollectionDelegate else { return nil }
    guard let path = indexPathForItem(at: point) else {
      return delegate.collectionView(self, contextMenuConfigurationForItemsAt: [], point: point).map { ($0, nil) }
    }
    // The menu of one that is selected is for all that are.
    let selected = indexPathsForSelectedItems ?? []
    let paths = selected.contains(path) && selected.count > 1 ? selected.sorted() : [path]
    let configuration =
      delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
      ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
      ?? editActionMenu(at: path, delegate)
    return configuration.map { ($0, path) }
  }

  private func editActionMenu(
    at path: IndexPath, _ delegate: any UICollectionViewDelegate
  ) -> UIContextMenuConfiguration? {
    guard delegate.collectionView(self, shouldShowMenuForItemAt: path) else { return nil }
    return EditActionMenu.configuration {
      delegate.collectionView(self, canPerformAction: $0, forItemAt: path, withSender: self)
    } perform: {
      delegate.collectionView(self, performAction: $0, forItemAt: path, withSender: self)
    }
  }

  func contextMenuView(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func contextMenuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath?, isDismissing: Bool
  ) -> UITargetedPreview? {
    guard let delegate = heldCollectionDelegate else { return nil }
    if isDismissing {
      return path.flatMap {
        delegate.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
      } ?? delegate.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return path.flatMap {
      delegate.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    } ?? delegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func contextMenuWillPerform(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    heldCollectionDelegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { heldCollectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

  func contextMenuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { heldCollectionDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
