// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An app's own addition to edit menus.
@available(iOS, deprecated: 16.0, message: "Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  /// Sent to the first responder, or the next in the chain that can perform it.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu as it was before iOS 16: one for all.
@available(iOS, deprecated: 16.0, message: "Use UIEditMenuInteraction instead.")
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// Where the menu points.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The application's menu.
  open class var shared: UIMenuController { UIApplication.current.menuController }

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var interaction: UIEditMenuInteraction?
  private lazy var host = MenuControllerHost(self)

  open var isMenuVisible: Bool {
    get { interaction?.isOpen ?? false }
    set { setMenuVisible(newValue, animated: false) }
  }

  open var arrowDirection = ArrowDirection.default
  /// What stands in every edit menu whose first responder, or a responder after it, can perform it.
  open var menuItems: [UIMenuItem]?

  /// Where the menu is to point, in a view's bounds space.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let targetView { showMenu(from: targetView, rect: targetRect) }
  }

  /// Opens the menu beside a rectangle of a view's bounds space.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    hideMenu()
    setTargetRect(targetRect, in: targetView)
    let made = UIEditMenuInteraction(delegate: host)
    interaction = made
    targetView.addInteraction(made)
    let configuration = UIEditMenuConfiguration(
      identifier: nil, sourcePoint: CGPoint(x: targetRect.midX, y: targetRect.midY))
    configuration.preferredArrowDirection = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    post(Self.willShowMenuNotification)
    made.presentEditMenu(with: configuration)
    // Nobody can do anything: there is no menu.
    if made.isOpen { post(Self.didShowMenuNotification) } else { didClose() }
  }

  open func hideMenu() {
    guard let interaction, interaction.isOpen else { return }
    interaction.dismissMenu()
  }

  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  /// Asks anew what the menu has.
  open func update() { interaction?.reloadVisibleMenu() }

  /// Where the menu is, in the screen's space; empty where it is not.
  open var menuFrame: CGRect { interaction?.menuFrame ?? .zero }

  fileprivate var target: CGRect { targetRect }

  fileprivate func didClose() {
    post(Self.willHideMenuNotification)
    if let interaction {
      self.interaction = nil
      interaction.view?.removeInteraction(interaction)
    }
    post(Self.didHideMenuNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// What the interaction of a menu controller asks.
@available(iOS, deprecated: 16.0)
@MainActor private final class MenuControllerHost: NSObject, UIEditMenuInteractionDelegate {
  private unowned let controller: UIMenuController

  init(_ controller: UIMenuController) {
    self.controller = controller
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { controller.target }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { controller.didClose() }
}
