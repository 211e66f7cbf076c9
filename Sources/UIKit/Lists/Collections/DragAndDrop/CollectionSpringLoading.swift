// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lets what is dragged select the item that it rests over.
@MainActor final class CollectionSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
  private unowned let collectionView: UICollectionView
  /// The item that the delegate was asked about last, and what it said.
  private var asked: (path: IndexPath, cell: UICollectionViewCell, isAllowed: Bool, target: UIView?)?

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
  }

  static func interaction(_ collectionView: UICollectionView) -> UISpringLoadedInteraction {
    UISpringLoadedInteraction(
      interactionBehavior: CollectionSpringLoading(collectionView), interactionEffect: nil
    ) { [weak collectionView] _, context in
      if let path = context.targetItem as? IndexPath { collectionView?.activate(path) }
    }
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let path = collectionView.indexPathForItem(at: context.location(in: collectionView)),
      let cell = collectionView.cellForItem(at: path),
      !collectionView.dragSource.paths.contains(where: { $0.path == path })
    else {
      asked = nil
      return false
    }
    context.targetItem = path
    if let asked, asked.path == path, asked.cell === cell {
      context.targetView = asked.target
      return asked.isAllowed
    }
    context.targetView = cell
    let isAllowed =
      collectionView.heldCollectionDelegate?.collectionView(collectionView, shouldSpringLoadItemAt: path, with: context)
      ?? true
    asked = (path, cell, isAllowed, context.targetView)
    return isAllowed
  }
}

extension UICollectionView {
  /// Selects an item as a tap does, unless that would deselect it.
  fileprivate func activate(_ path: IndexPath) {
    guard allowsSelectionNow, hasItem(at: shownPath(path)) else { return }
    if !allowsMultipleSelectionNow || !isSelected(path) { tap(path) }
  }
}
