// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An edit menu while it is open: a bar in the window beside what it is for. A touch elsewhere closes it, and goes on.
@MainActor final class EditMenuSession {
  let bar: EditMenuBar
  private weak var window: UIWindow?
  private let arrow: UIEditMenuArrowDirection
  private lazy var watcher = EditMenuWatcher(self)
  /// What the bar must not lie over, in the window's space.
  private var target: CGRect
  private(set) var isOpen = true
  /// Called once, when the menu closes.
  var onClose: () -> Void = {}
  /// Called when a touch elsewhere came.
  var onTouchElsewhere: () -> Void = {}

  /// Seconds; measured before iOS 26.
  static let fade: TimeInterval = 0.125
  /// From the bar to its target and to the sides of the screen, points; chosen.
  private static let gap: CGFloat = 12
  private static let margin: CGFloat = 10

  /// Opens a menu of elements at a rectangle of a window's space.
  init(
    _ elements: [UIMenuElement], at target: CGRect, in window: UIWindow, arrow: UIEditMenuArrowDirection,
    _ context: MenuContext
  ) {
    self.window = window
    self.target = target
    self.arrow = arrow
    bar = EditMenuBar(elements, context)
    bar.fit(in: window.bounds.width - 2 * Self.margin)
    bar.onResize = { [weak self] in self?.place() }
    window.addSubview(bar)
    window.addGestureRecognizer(watcher)
    place()
    bar.alpha = 0
    UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) { [bar] in bar.alpha = 1 }
  }

  /// Moves the menu to another rectangle of the window's space.
  func move(to target: CGRect) {
    self.target = target
    place()
  }

  private func place() {
    guard let window else { return }
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
    let size = bar.bounds.size
    let isAboveFree = target.minY - Self.gap - size.height >= room.minY
    let isBelowWanted = arrow == .up
    let isBelowFree = target.maxY + Self.gap + size.height <= room.maxY
    var y = target.minY - Self.gap - size.height
    if isBelowWanted && isBelowFree || !isAboveFree { y = target.maxY + Self.gap }
    // Where neither side has room, it lies over what it is for.
    if !isAboveFree, !isBelowFree { y = max(min(target.midY - size.height / 2, room.maxY - size.height), room.minY) }
    let x = max(min(target.midX - size.width / 2, room.maxX - size.width), room.minX)
    bar.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
      .onPixels(at: window.traitCollection.displayScale)
  }

  func close(animated: Bool) {
    guard isOpen else { return }
    isOpen = false
    window?.removeGestureRecognizer(watcher)
    onClose()
    guard animated, bar.window != nil else { return bar.removeFromSuperview() }
    bar.isUserInteractionEnabled = false
    UIView.animate(withDuration: Self.fade, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      [bar] in
      bar.alpha = 0
    } completion: { [bar] _ in
      bar.removeFromSuperview()
    }
  }
}

/// Sees where fingers come down, and takes none.
private final class EditMenuWatcher: UIGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var session: EditMenuSession?

  init(_ session: EditMenuSession) {
    self.session = session
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
    guard let session, let view = touches.first?.view, !view.isDescendant(of: session.bar) else { return }
    session.onTouchElsewhere()
    session.close(animated: true)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
