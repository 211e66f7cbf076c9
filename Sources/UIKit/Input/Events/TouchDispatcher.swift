// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Hands the touches of one window to recognisers and views, in UIKit's order: recognisers of the touched view and its
/// ancestors first, then the view, which loses the touch when a recogniser takes it.
@MainActor final class TouchDispatcher {
  private unowned let window: UIWindow
  let arena = GestureArena()
  private let deliveries = TouchDeliveries()
  lazy var hover = HoverDispatcher(window: window)
  /// The touches that are down, in the order in which they came.
  private var touches: [UITouch] = []
  private var lastEvent: UIEvent?

  init(window: UIWindow) {
    self.window = window
    arena.onTake = { [weak self] touches in self?.take(touches) }
    arena.onSettle = { [weak self] in self?.settled() }
    deliveries.mayHold = { [weak self] touch, phase in self?.isHeldByGesture(touch, phase) ?? false }
    deliveries.event = { [weak self] in self?.lastEvent }
  }

  func dispatch(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return PressDispatcher.dispatch(event) }
    let changed = (event.allTouches ?? []).filter { $0.window === window && $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    lastEvent = event
    let began = changed.filter { $0.phase == .began }.sorted { $0.identifier < $1.identifier }
    for touch in began { begin(touch, event) }
    arena.deliver(changed, of: event)
    deliveries.add(changed)
    deliveries.run()
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    arena.finishEvent(changed)
  }

  private func settled() {
    deliveries.run()
    // Events keep touches, and touches their views.
    if touches.isEmpty, deliveries.isEmpty, arena.recognizers.isEmpty { lastEvent = nil }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    touch.view = window.hitTest(touch.windowLocation, with: event)
    var recognizers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      recognizers += current.storedGestureRecognizers.filter { accepts($0, touch, event) }
      view = current.superview
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers {
      arena.join(recognizer, with: touch)
      // A finger that comes to a gesture under way is the gesture's.
      if recognizer.settledState.isActive, recognizer.cancelsTouchesInView { touch.isTakenFromView = true }
    }
    if !viewAllows(touch) { touch.delivery = .over }
    touches.append(touch)
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    // One that is over waits for its fingers to be lifted; one that ended and waits for others has all it needs.
    guard recognizer.isEnabled, !recognizer.settledState.isFinal, recognizer.waitingStates.last != .ended,
      recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)),
      recognizer.wants(touch, of: event)
    else { return false }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.trackedTouches.first, first.type != touch.type {
      return false
    }
    return recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Whether the touched view is to hear of one more finger.
  private func viewAllows(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    let others = touches.filter { $0.view != nil && $0.delivery != .over }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
    if view.isExclusiveTouch, others.contains(where: { $0.view !== view }) { return false }
    return !others.contains { $0.view !== view && $0.view?.isExclusiveTouch == true }
  }

  // MARK: - Holding back, taking away

  /// Whether a gesture that may still be recognised keeps the view from hearing that a touch began or ended.
  private func isHeldByGesture(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    arena.recognizers.contains { recognizer in
      guard phase == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded else { return false }
      return arena.isUndecided(recognizer) && recognizer.gestureTouches.contains { $0 === touch }
    }
  }

  private func take(_ touches: [UITouch]) {
    deliveries.cancel(touches)
  }
}
