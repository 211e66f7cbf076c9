// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As there is room.
  case automatic = 0
  /// Up: the menu is below.
  case up = 1
  /// Down: the menu is above.
  case down = 2
  case left = 3
  case right = 4
}

/// What an edit menu is to be opened for.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  open private(set) var identifier: AnyHashable
  /// In the bounds space of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration; without an identifier it gets one of its own.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.sourcePoint = sourcePoint
    Self.count += 1
    self.identifier = identifier ?? AnyHashable("tessera.edit-menu.\(Self.count)")
    super.init()
  }

  private static var count = 0
}

/// Shows what can be done with something in a view, as text views do with what is selected.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var session: EditMenuSession?
  private var configuration: UIEditMenuConfiguration?
  /// Called when a touch beside the menu closes it.
  var onTouchElsewhere: () -> Void = {}

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { session?.close(animated: false) }
  }

  open func didMove(to view: UIView?) { self.view = view }

  var isOpen: Bool { session?.isOpen ?? false }

  /// Where the open menu is, in the window's space.
  var menuFrame: CGRect { session?.bar.frame ?? .zero }

  /// What the open menu shows now, from left to right.
  var items: [EditMenuItem] { session?.bar.items ?? [] }

  /// Opens the menu, unless it would be empty; one that is open closes.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    session?.close(animated: false)
    guard let view, let window = view.window else { return }
    let elements = elements(for: configuration)
    guard !elements.isEmpty else { return }
    self.configuration = configuration
    let made = EditMenuSession(
      elements, at: target(for: configuration), in: window, arrow: configuration.preferredArrowDirection,
      MenuContext(
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        canSend: { [weak self] in self?.target(of: $0) != nil }))
    session = made
    made.bar.onChoose = { [weak self] in self?.choose($0) }
    made.onTouchElsewhere = { [weak self] in self?.onTouchElsewhere() }
    runBeside { delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0) }
    made.onClose = { [weak self] in self?.didClose(configuration) }
  }

  private func didClose(_ configuration: UIEditMenuConfiguration) {
    runBeside { delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $0) }
    session = nil
    self.configuration = nil
  }

  /// Runs, while the menu comes or goes, what somebody adds.
  private func runBeside(_ add: (MenuAnimator) -> Void) {
    let animator = MenuAnimator()
    add(animator)
    UIView.animate(withDuration: EditMenuSession.fade) {
      animator.animate()
    } completion: { _ in
      animator.complete()
    }
  }

  /// Closes the menu, if one is open.
  open func dismissMenu() { session?.close(animated: true) }

  /// Asks anew what the open menu has.
  open func reloadVisibleMenu() {
    guard let session, let configuration else { return }
    let elements = elements(for: configuration)
    guard !elements.isEmpty else { return session.close(animated: true) }
    session.bar.replace(elements)
    session.move(to: target(for: configuration))
  }

  /// Asks anew where the open menu is to be.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let session, let configuration else { return }
    let target = target(for: configuration)
    if animated {
      UIView.animate(withDuration: 0.2) { session.move(to: target) }
    } else {
      session.move(to: target)
    }
  }

  /// Where the menu was opened, in a view's bounds space; in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  // MARK: - What it has

  private func elements(for configuration: UIEditMenuConfiguration) -> [UIMenuElement] {
    let suggested = suggestedActions
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    return (menu ?? UIMenu(children: suggested)).elementsOfBar
  }

  /// What somebody on the way up from the first responder, or from the view, takes.
  private var suggestedActions: [UIMenuElement] {
    guard let view else { return [] }
    let standard = UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: taken(EditActions.inMenus.map { UICommand(title: $0.title, action: Selector($0.name)) }))
    let own = taken(
      (view.owningApplication.menuController.menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) })
    return (standard.children.isEmpty ? [] : [standard]) + own
  }

  private func taken(_ commands: [UICommand]) -> [UICommand] { commands.filter { target(of: $0) != nil } }

  /// Who takes a command.
  private func target(of command: UICommand) -> Any? {
    guard let view else { return nil }
    let isInside = view.window?.firstResponder.map { Self.isOnTheWay($0, up: view) } ?? false
    let first = isInside ? view.window?.firstResponder : view
    return first?.target(forAction: command.action, withSender: command)
  }

  /// Whether a responder is the view, or passes on to it, or stands above it.
  private static func isOnTheWay(_ responder: UIResponder, up view: UIView) -> Bool {
    sequence(first: responder, next: \.next).contains { $0 === view }
      || sequence(first: view as UIResponder, next: \.next).contains { $0 === responder }
  }

  private func target(for configuration: UIEditMenuConfiguration) -> CGRect {
    guard let view else { return .zero }
    let asked = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let rect = asked.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : asked
    return view.convert(rect, to: nil)
  }

  private func choose(_ element: UIMenuElement) {
    let view = view
    // The menu is gone before what was chosen happens, which may open another.
    let target = (element as? UICommand).flatMap { self.target(of: $0) }
    session?.close(animated: true)
    switch element {
    case let command as UICommand: command.performWithSender(view, target: target)
    case let leaf as any UIMenu.Leaf: leaf.performWithSender(view, target: nil)
    default: break
    }
  }
}
