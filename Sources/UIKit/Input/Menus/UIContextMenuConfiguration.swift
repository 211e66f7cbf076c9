// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Makes what is shown of something while its menu is open; `nil` for the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes the menu, from what the system suggests, which is nothing here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu has: its elements, and a preview of what it is for.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu shows its elements.
  public enum ElementOrder: Int, Sendable {
    /// Buttons have the first element next to them, anything else has it on top.
    case automatic = 0
    /// The first element stands next to where the menu opened, though that be at the bottom.
    case priority = 1
    /// From top to bottom.
    case fixed = 2
  }

  /// By which delegates know what the menu is for.
  open private(set) var identifier: any NSCopying
  /// What else the menu is for, where it is for several things.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// A number to be shown at the preview, of things that the menu is for; 0, the default, for that of the identifiers.
  open var badgeCount = 0
  /// Defaults to `automatic`.
  open var preferredMenuElementOrder = ElementOrder.automatic

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration; without an identifier it gets one of its own.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Something that is animated along with a menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The app's own preview, if any.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back as if nothing had been chosen.
  case dismiss = 0
  /// It grows into what comes in its place.
  case pop = 1
}

/// What is animated along when a preview was tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Defaults to `dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What delegates may add animations to.
@MainActor final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() {
    for animation in animations { animation() }
    animations = []
  }

  func complete() {
    let calls = completions
    completions = []
    for call in calls { call() }
  }
}
