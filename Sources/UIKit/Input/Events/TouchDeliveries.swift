// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The way of touches to their views, on which gestures and scroll views may hold them back.
@MainActor final class TouchDeliveries {
  /// Touches of which the view has not heard everything.
  private var waiting: [UITouch] = []
  private let held = HeldTouches()
  private var isRunning = false
  /// Whether a gesture keeps the view from hearing of a touch's beginning or end.
  var mayHold: (UITouch, UITouch.Phase) -> Bool = { _, _ in false }
  /// The event that views are given.
  var event: () -> UIEvent? = { nil }

  var isEmpty: Bool { waiting.isEmpty }

  /// Notes what touches did, in the order of the fingers' coming.
  func add(_ touches: Set<UITouch>) {
    for touch in touches.sorted(by: { $0.identifier < $1.identifier }) {
      guard touch.view != nil, !touch.isTakenFromView, touch.delivery != .over else { continue }
      if touch.phase == .cancelled, touch.delivery != .delivered {
        drop(touch)
        continue
      }
      var step = touch.step
      if let last = touch.withheld.last, last.phase == .moved, step.phase == .moved {
        step.previousLocation = last.previousLocation
        touch.withheld.removeLast()
      }
      touch.withheld.append(step)
      if !waiting.contains(where: { $0 === touch }) { waiting.append(touch) }
    }
  }

  /// Tells views whatever nothing holds back any more.
  func run() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    var views: [UIView] = []
    for touch in waiting {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] { tell(view, phase) }
    }
    waiting.removeAll { $0.withheld.isEmpty }
  }

  private func tell(_ view: UIView, _ phase: UITouch.Phase) {
    let due = waiting.filter { touch in
      touch.view === view && touch.withheld.first?.phase == phase && isDue(touch, phase)
    }
    guard !due.isEmpty else { return }
    var present: [UITouch.Step] = []
    for touch in due {
      present.append(touch.step)
      touch.step = touch.withheld.removeFirst()
      if phase == .began { touch.delivery = .delivered }
      if phase == .ended || phase == .cancelled { touch.delivery = .over }
    }
    send(phase, Set(due), to: view)
    for (touch, step) in zip(due, present) { touch.step = step }
  }

  private func send(_ phase: UITouch.Phase, _ touches: Set<UITouch>, to view: UIView) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event())
    case .moved: view.touchesMoved(touches, with: event())
    case .ended: view.touchesEnded(touches, with: event())
    default: view.touchesCancelled(touches, with: event())
    }
  }

  // MARK: - Holding back

  private func isDue(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    switch phase {
    case .began: !isHeldByScrollView(touch) && !mayHold(touch, .began) && mayReachView(touch)
    case .moved: touch.delivery == .delivered
    case .ended: touch.delivery == .delivered && !mayHold(touch, .ended)
    default: true
    }
  }

  /// Content of a scroll view waits whether the finger drags, unless it has been lifted already.
  private func isHeldByScrollView(_ touch: UITouch) -> Bool {
    if touch.withheld.last?.phase == .ended {
      held.release(touch)
      touch.delivery = .pending
    }
    switch touch.delivery {
    case .held: return true
    case .pending where touch.withheld.last?.phase != .ended && !touch.hasBeenHeld:
      guard let scrollView = touch.enclosingScrollView, scrollView.holdsContentTouches else { return false }
      touch.delivery = .held
      touch.hasBeenHeld = true
      held.hold(touch) { [weak self] in
        guard touch.delivery == .held else { return }
        touch.delivery = .pending
        self?.run()
      }
      return true
    default: return false
    }
  }

  private func mayReachView(_ touch: UITouch) -> Bool {
    guard let view = touch.view, let scrollView = touch.enclosingScrollView,
      !scrollView.touchesShouldBegin([touch], with: event(), in: view)
    else { return true }
    touch.isTakenFromView = true
    drop(touch)
    return false
  }

  private func drop(_ touch: UITouch) {
    held.release(touch)
    touch.withheld = []
    touch.delivery = .over
  }

  // MARK: - Taking away

  /// A gesture takes touches: views that know of them hear that they are gone, lifted ones one by one.
  func cancel(_ touches: [UITouch]) {
    var known: [UITouch] = []
    for touch in touches where !touch.isTakenFromView && touch.delivery != .over {
      touch.isTakenFromView = true
      if touch.delivery == .delivered { known.append(touch) }
      drop(touch)
    }
    let isLifted = { (touch: UITouch) in touch.phase == .ended || touch.phase == .cancelled }
    for touch in known where isLifted(touch) && !isLiftedNow(touch) { cancel([touch], in: touch.view) }
    let live = known.filter { !isLifted($0) || isLiftedNow($0) }
    var views: [UIView] = []
    for touch in live {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views { cancel(live.filter { $0.view === view }, in: view) }
  }

  /// Whether a touch was lifted in the event under way.
  private func isLiftedNow(_ touch: UITouch) -> Bool { event()?.allTouches?.contains(touch) ?? false }

  private func cancel(_ touches: [UITouch], in view: UIView?) {
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = .cancelled }
    view?.touchesCancelled(Set(touches), with: event())
    for (touch, phase) in zip(touches, phases) { touch.phase = phase }
  }
}
