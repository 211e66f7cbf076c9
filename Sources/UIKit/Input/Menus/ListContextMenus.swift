// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A list that has context menus for what it shows.
@preconcurrency @MainActor protocol ContextMenuList: UIView {
  /// What the menu at a point of the bounds space has, and the place in the list that it is for, if any.
  func contextMenu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, path: IndexPath?)?
  /// The view at a place, as far as it is on the screen.
  func contextMenuView(at path: IndexPath) -> UIView?
  /// What the list's delegate would have lifted, or whereto it goes back.
  func contextMenuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath?, isDismissing: Bool
  ) -> UITargetedPreview?
  func contextMenuWillPerform(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// The interaction of a list, whose menus are for its rows or items: what is pressed is lifted.
@MainActor final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any ContextMenuList)?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// What the open menu is for.
  private var path: IndexPath?

  init(_ list: any ContextMenuList) {
    self.list = list
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let (configuration, path) = list?.contextMenu(at: location) else { return nil }
    self.path = path
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview(configuration, isDismissing: false) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview(configuration, isDismissing: true) }

  private func preview(_ configuration: UIContextMenuConfiguration, isDismissing: Bool) -> UITargetedPreview? {
    guard let list else { return nil }
    if let own = list.contextMenuPreview(configuration, at: path, isDismissing: isDismissing) { return own }
    guard !isDismissing, let path, let view = list.contextMenuView(at: path), view.window != nil else { return nil }
    return UITargetedPreview(view: view)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.contextMenuWillPerform(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.contextMenuWillDisplay(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.contextMenuWillEnd(configuration, animator) }
}
