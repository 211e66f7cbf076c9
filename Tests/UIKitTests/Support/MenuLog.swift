// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// Has a menu for a view and writes down what it hears.
@MainActor final class MenuLog: NSObject, UIContextMenuInteractionDelegate {
  private(set) var calls: [String] = []
  var menu: UIMenu?
  var preview: UIViewController?
  var commitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var location: CGPoint?

  override init() {
    super.init()
    menu = UIMenu(
      title: "Photo",
      children: [
        action("copy"),
        UIMenu(title: "More", children: [action("rotate"), action("flip")]),
        action("keep", [.keepsMenuPresented]), action("never", [.disabled]), action("delete", [.destructive]),
      ])
  }

  func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [weak self] _ in self?.calls.append(title) }
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("configuration?")
    self.location = location
    guard menu != nil || preview != nil else { return nil }
    let provider: UIContextMenuContentPreviewProvider? = preview == nil ? nil : { [weak self] in self?.preview }
    return UIContextMenuConfiguration(identifier: "photo" as NSString, previewProvider: provider) { [weak self] _ in
      self?.menu
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    calls.append("highlight \(identifier)?")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    calls.append("dismissal \(identifier)?")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("will display")
    animator?.addAnimations { [weak self] in self?.calls.append("displays") }
    animator?.addCompletion { [weak self] in self?.calls.append("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("will end")
    animator?.addCompletion { [weak self] in self?.calls.append("ended") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    calls.append("will perform")
    animator.preferredCommitStyle = commitStyle
    animator.addCompletion { [weak self] in self?.calls.append("performed") }
  }
}

extension Bench {
  /// The open menu.
  var menu: MenuOverlay? { window.subviews.lazy.compactMap { $0 as? MenuOverlay }.last { !$0.isClosing } }

  /// The titles of what can be chosen from the card on top.
  var menuTitles: [String] { menu?.card?.items.compactMap { $0.element?.title } ?? [] }

  /// The middle of the row with a title, in the window's points.
  func menuPlace(_ title: String) -> CGPoint? {
    guard let item = menu?.card?.items.first(where: { $0.element?.title == title }) else { return nil }
    return item.convert(item.bounds.middle, to: nil)
  }

  /// Taps the row with a title.
  func chooseFromMenu(_ title: String) {
    guard let place = menuPlace(title) else { return }
    let finger = newFinger()
    touch(.began, [(finger, Contact(place: place))])
    pass(0.05)
    end([finger])
    frame()
  }
}
