// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Hands the touches of one window to recognisers and views, in UIKit's order: recognisers of the touched view and its
/// ancestors first, then the view, which loses the touch when a recogniser takes it.
@MainActor final class TouchDispatcher {
  private unowned let window: UIWindow
  /// Recognisers that have at least one touch now.
  private var active: [UIGestureRecognizer] = []
  private let held = HeldTouches()

  init(window: UIWindow) {
    self.window = window
  }

  func dispatch(_ event: UIEvent) {
    let touches = (event.allTouches ?? []).filter { $0.window === window && $0.phase != .stationary }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = touches.filter { $0.phase == phase }
      guard !changed.isEmpty else { continue }
      if phase == .began { begin(changed, event) }
      tellRecognizers(changed, phase, event)
      tellViews(changed, phase, event)
      if phase == .ended || phase == .cancelled { finish(changed) }
    }
  }

  // MARK: - Beginning

  private func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in touches.sorted(by: { $0.identifier < $1.identifier }) {
      touch.view = window.hitTest(touch.windowLocation, with: event)
      var recognizers: [UIGestureRecognizer] = []
      var view = touch.view
      while let current = view {
        recognizers += current.storedGestureRecognizers.filter { accepts($0, touch) }
        view = current.superview
      }
      touch.gestureRecognizers = recognizers
      for recognizer in recognizers {
        recognizer.trackedTouches.append(touch)
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
      }
    }
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, recognizer.state != .failed, recognizer.state != .ended, recognizer.state != .cancelled
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  // MARK: - Telling

  private func tellRecognizers(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    for recognizer in active {
      let own = touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } }
      guard !own.isEmpty, recognizer.state != .failed else { continue }
      recognizer.lastWindowLocation = recognizer.location(in: nil)
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      case .cancelled: recognizer.touchesCancelled(own, with: event)
      default: break
      }
    }
  }

  private func tellViews(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    var byView: [ObjectIdentifier: (view: UIView, touches: Set<UITouch>)] = [:]
    for touch in touches where !touch.isTakenFromView {
      guard let view = touch.view, isDue(touch, phase, event) else { continue }
      byView[ObjectIdentifier(view), default: (view, [])].touches.insert(touch)
    }
    for (view, own) in byView.values {
      switch phase {
      case .began: view.touchesBegan(own, with: event)
      case .moved: view.touchesMoved(own, with: event)
      case .ended: view.touchesEnded(own, with: event)
      case .cancelled: view.touchesCancelled(own, with: event)
      default: break
      }
    }
  }

  // MARK: - Holding touches back for scroll views

  /// Whether the view is to hear of a touch's change now; a lifted finger that was held is announced first.
  private func isDue(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) -> Bool {
    switch (phase, touch.delivery) {
    case (.began, _):
      guard let scrollView = touch.enclosingScrollView, scrollView.holdsContentTouches else {
        return mayReachView(touch, event)
      }
      touch.delivery = .held
      held.hold(touch) { [weak self] in self?.deliver(touch, event) }
      return false
    case (.ended, .held):
      deliver(touch, event)
      return !touch.isTakenFromView
    case (_, .held): return false
    default: return true
    }
  }

  private func deliver(_ touch: UITouch, _ event: UIEvent) {
    held.release(touch)
    guard touch.delivery == .held, !touch.isTakenFromView, let view = touch.view, mayReachView(touch, event) else {
      return
    }
    view.touchesBegan([touch], with: event)
  }

  private func mayReachView(_ touch: UITouch, _ event: UIEvent) -> Bool {
    if let view = touch.view, let scrollView = touch.enclosingScrollView,
      !scrollView.touchesShouldBegin([touch], with: event, in: view)
    {
      touch.isTakenFromView = true
      return false
    }
    touch.delivery = .delivered
    return true
  }

  private func finish(_ touches: Set<UITouch>) {
    for touch in touches { held.release(touch) }
    for recognizer in active {
      recognizer.trackedTouches.removeAll { touches.contains($0) }
    }
    for recognizer in active where recognizer.trackedTouches.isEmpty {
      resetWhenDone(recognizer)
    }
    active.removeAll { $0.trackedTouches.isEmpty }
  }

  private func resetWhenDone(_ recognizer: UIGestureRecognizer) {
    recognizer.waitingState = nil
    recognizer.reset()
    recognizer.setStoredState(.possible)
  }

  // MARK: - States

  /// A recogniser wants another state: asks those concerned, then tells its targets and stops its rivals.
  static func change(_ recognizer: UIGestureRecognizer, to wanted: UIGestureRecognizer.State) {
    let dispatcher = recognizer.view?.window?.touchDispatcher
    let old = recognizer.state
    switch wanted {
    case .began where old == .possible, .ended where old == .possible:
      guard mayBegin(recognizer) else {
        recognizer.setStoredState(.failed)
        dispatcher?.recognizerFailed(recognizer)
        return
      }
      if let dispatcher, dispatcher.mustWait(recognizer) {
        recognizer.waitingState = wanted
        return
      }
      recognizer.setStoredState(wanted)
      dispatcher?.recognized(recognizer)
      recognizer.tellTargets()
    case .failed:
      recognizer.setStoredState(.failed)
      dispatcher?.recognizerFailed(recognizer)
    case .possible:
      recognizer.setStoredState(.possible)
    default:
      recognizer.setStoredState(wanted)
      recognizer.tellTargets()
    }
  }

  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, !isControlsOwnTap(recognizer) else { return false }
    if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Whether a single tap landed on a button, which keeps it from the recognisers of views around it.
  private static func isControlsOwnTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    else { return false }
    return recognizer.trackedTouches.contains { touch in
      guard let view = touch.view else { return false }
      return view !== recognizer.view && view.keepsTapsFromAncestors
    }
  }

  /// Whether one of those that must fail first still may succeed.
  private func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { other in
      guard other !== recognizer, other.state == .possible else { return false }
      return recognizer.requiredToFail.contains { $0 === other }
        || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    }
  }

  private func recognizerFailed(_ recognizer: UIGestureRecognizer) {
    for other in active where other.waitingState != nil && !mustWait(other) {
      guard let state = other.waitingState else { continue }
      other.waitingState = nil
      Self.change(other, to: state)
    }
  }

  /// Takes the touches from views and rivals, unless both sides may go on together.
  private func recognized(_ recognizer: UIGestureRecognizer) {
    for other in active where other !== recognizer && other.state == .possible {
      guard shareTouch(recognizer, other), !together(recognizer, other), recognizer.canPrevent(other),
        other.canBePrevented(by: recognizer)
      else { continue }
      other.waitingState = nil
      other.setStoredState(.failed)
    }
    guard recognizer.cancelsTouchesInView else { return }
    var taken: [ObjectIdentifier: (UIView, Set<UITouch>)] = [:]
    for touch in recognizer.trackedTouches where !touch.isTakenFromView {
      touch.isTakenFromView = true
      // A view that was not told of the finger need not be told that it is gone.
      guard let view = touch.view, touch.delivery == .delivered else { continue }
      taken[ObjectIdentifier(view), default: (view, [])].1.insert(touch)
    }
    for (view, touches) in taken.values {
      view.touchesCancelled(touches, with: nil)
    }
  }

  private func shareTouch(_ left: UIGestureRecognizer, _ right: UIGestureRecognizer) -> Bool {
    left.trackedTouches.contains { touch in right.trackedTouches.contains { $0 === touch } }
  }

  private func together(_ left: UIGestureRecognizer, _ right: UIGestureRecognizer) -> Bool {
    left.delegate?.gestureRecognizer(left, shouldRecognizeSimultaneouslyWith: right) ?? false
      || right.delegate?.gestureRecognizer(right, shouldRecognizeSimultaneouslyWith: left) ?? false
  }
}
