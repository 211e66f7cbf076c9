// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Opens a menu over a view when a finger rests on it, or a pointer's second button is pressed.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum Appearance: Int, Sendable {
    /// It is not.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// By itself.
    case compact = 2
  }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private lazy var press = ContextMenuGestureRecognizer(interaction: self)
  /// The menu that is open, and what was said of it.
  var session: ContextMenuSession?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(press) }
  }

  open func didMove(to view: UIView?) {
    if view == nil { session?.close(animated: false) }
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// How the menu is shown that is open.
  open var menuAppearance: Appearance { session?.appearance ?? .unknown }

  /// Where the finger is that opens the menu, or was, in a view's bounds space; in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Shows other elements in the open menu; called for the menu and for each submenu that is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.overlay?.update(block) }

  /// Closes the menu, if one is open.
  open func dismissMenu() { session?.close(animated: true) }

  // MARK: - For the recogniser

  /// The button that the menu belongs to, where it does.
  var button: (any MenuButton)? { view as? any MenuButton }

  /// Asks for the menu at a point of the view's bounds space; `nil` where there is none, or one is open.
  func makeSession(at point: CGPoint) -> ContextMenuSession? {
    guard session == nil, let view, view.window != nil, view.window?.keyOverlay == nil, button?.isEnabled ?? true,
      let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return nil }
    return ContextMenuSession(self, configuration, at: view.convert(point, to: nil))
  }

  /// Opens the menu without a finger: by a key, or for assistive technology.
  @discardableResult
  func open() -> Bool {
    guard let view, let session = makeSession(at: view.bounds.middle) else { return false }
    return session.open(byPointer: false)
  }
}

/// A view whose menu belongs to it as to a button: the card lies over it, and may open by a tap.
@preconcurrency @MainActor protocol MenuButton: UIView {
  var isEnabled: Bool { get }
  /// Whether a tap opens the menu.
  var opensMenuByTap: Bool { get }
  /// How long a finger rests on the view until its menu opens, where a tap does something else; seconds.
  var menuHold: TimeInterval { get }
  /// What the card lies over, in the view's bounds space.
  func menuAnchor(for configuration: UIContextMenuConfiguration) -> CGRect
  /// Who calls the handlers of what is chosen.
  var menuSender: Any { get }
  /// Told before the menu opens.
  func menuWillOpen()
  /// Told after something was chosen.
  func menuDidChoose(_ leaf: any UIMenuLeaf)
}

/// Recognises a finger that rests on a view with a menu, or taps a button that is there for its menu; the finger goes on
/// to choose.
@MainActor final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?
  private var session: ContextMenuSession?
  private var isPointer = false
  /// Where the finger was when the menu opened, in the window's space; `nil` once it has gone on from there.
  private var start: CGPoint?

  init(interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  private var opensByTap: Bool { interaction?.button?.opensMenuByTap ?? false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    isPointer = event.buttonMask.contains(.secondary)
    if isPointer {
      state = .began
      return
    }
    let button = interaction?.button
    minimumPressDuration = opensByTap ? MenuMetrics.buttonHold : button?.menuHold ?? MenuMetrics.hold
    allowableMovement = opensByTap ? .greatestFiniteMagnitude : MenuMetrics.slop
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, opensByTap, let view, view.bounds.insetBy(dx: -70, dy: -70).contains(location(in: view)) {
      state = .began
      state = .ended
      return
    }
    super.touchesEnded(touches, with: event)
  }

  /// Asks for the menu when the finger has rested long enough.
  override var mayRecognize: Bool {
    session = interaction?.makeSession(at: location(in: interaction?.view))
    return session != nil
  }

  /// The same press lifts what can be dragged; where the finger goes decides.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !preventedGestureRecognizer.liftsForDrag
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !preventingGestureRecognizer.liftsForDrag
  }

  /// The finger goes on to choose though its view may go meanwhile.
  override var outlivesView: Bool { settledState.isActive }

  override func tellTargets() {
    let place = location(in: nil)
    switch state {
    case .began:
      start = place
      session?.open(byPointer: isPointer)
    case .changed:
      if interaction?.view?.owningApplication.activeDrag?.hasBegun == true {
        return session?.close(animated: true) ?? ()
      }
      guard hasMoved(to: place) else { break }
      session?.track(place)
    case .ended: if hasMoved(to: place) { session?.release(place) }
    case .cancelled: session?.overlay?.endTracking()
    default: break
    }
    super.tellTargets()
  }

  /// A finger that only trembles chooses nothing.
  private func hasMoved(to place: CGPoint) -> Bool {
    guard let start else { return true }
    guard hypot(place.x - start.x, place.y - start.y) > MenuMetrics.slop else { return false }
    self.start = nil
    return true
  }

  override func reset() {
    super.reset()
    (session, start, isPointer) = (nil, nil, false)
  }
}
