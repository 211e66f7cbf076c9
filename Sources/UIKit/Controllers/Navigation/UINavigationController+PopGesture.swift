// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The swipe from the edge of the screen that goes back.

/// Recognises the swipe back; what scrolls waits until it is clear that the finger did not come from the edge.
@MainActor final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var controller: UINavigationController?
  /// How far the transition was when the finger took hold of it.
  var start: CGFloat = 0

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
      && otherGestureRecognizer.view?.isDescendant(of: view ?? UIView()) == true
  }

  override func tellTargets() {
    controller?.popGestureDidChange(self)
    super.tellTargets()
  }
}

/// Allows the swipe where there is a back button that it stands for.
@MainActor final class PopGestureGate: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller else { return false }
    // A finger may take hold of a transition that runs.
    if let running = controller.running { return running.system != nil }
    guard let item = controller.topViewController?.navigationItem, !controller.isNavigationBarHidden else {
      return false
    }
    let isReplaced = item.leftBarButtonItems?.contains { !$0.isHidden } == true && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }
}

extension UINavigationController {
  func popGestureDidChange(_ gesture: PopGestureRecognizer) {
    switch gesture.state {
    case .began:
      takeInHand()
      follow(gesture)
    case .changed: follow(gesture)
    case .ended: letGo(gesture, velocity: velocity(of: gesture))
    case .cancelled, .failed: letGo(gesture, velocity: 0, isCancelled: true)
    default: break
    }
  }

  private var sign: CGFloat { view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  /// Points a second, in the direction that goes back.
  private func velocity(of gesture: PopGestureRecognizer) -> CGFloat { gesture.velocity(in: view).x * sign }

  /// Begins to go back, or takes hold of the transition that runs.
  private func takeInHand() {
    if let running {
      guard running.system != nil, let driver = running.driver else { return }
      driver.pause()
      popGesture.start = driver.percentComplete
      return
    }
    guard stack.count > 1 else { return }
    popGesture.start = 0
    _ = pop(to: stack.count - 2, animated: true, by: UIPercentDrivenInteractiveTransition())
  }

  /// How far the transition is with the finger where it is: a push goes back to its beginning.
  private func percent(for gesture: PopGestureRecognizer, _ running: RunningTransition) -> CGFloat {
    let way = gesture.translation(in: view).x * sign / max(view.bounds.width, 1)
    return min(max(gesture.start + (running.change.isPush ? -way : way), 0), 1)
  }

  private func follow(_ gesture: PopGestureRecognizer) {
    guard let running, running.system != nil, let driver = running.driver else { return }
    driver.update(percent(for: gesture, running))
  }

  /// Slower than this, in points a second, half of the way decides; assumed.
  private static let flick: CGFloat = 300
  /// The least speed of what goes on by itself, points a second; chosen.
  private static let leastSpeed: CGFloat = 900

  private func letGo(_ gesture: PopGestureRecognizer, velocity: CGFloat, isCancelled: Bool = false) {
    guard let running, running.system != nil, running.context.isInteracting, let driver = running.driver else { return }
    let isPush = running.change.isPush
    let percent = driver.percentComplete
    let shareBack = isPush ? 1 - percent : percent
    let goesBack = !isCancelled && (abs(velocity) >= Self.flick ? velocity > 0 : shareBack >= 0.5)
    let finishes = goesBack != isPush
    let left = finishes ? 1 - percent : percent
    // The rest takes as long as the finger's speed says, but not longer than a transition of its own.
    let points = left * view.bounds.width
    let seconds = min(points / max(abs(velocity), Self.leastSpeed), NavigationTransition.duration)
    driver.timingCurve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0.6), controlPoint2: CGPoint(x: 0.3, y: 1))
    driver.completionSpeed = max(left, 0.01) / max(seconds / NavigationTransition.duration, 0.05)
    if finishes { driver.finish() } else { driver.cancel() }
  }
}
