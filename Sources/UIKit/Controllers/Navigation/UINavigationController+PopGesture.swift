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
    // The first page has none to go back to: what is around the stack may have the finger.
    guard controller.stack.count > 1, let item = controller.topViewController?.navigationItem,
      !controller.isNavigationBarHidden
    else { return false }
    let isReplaced = item.leftBarButtonItems?.contains { !$0.isHidden } == true && !item.leftItemsSupplementBackButton
    guard !item.hidesBackButton, !isReplaced else { return false }
    guard let top = controller.topViewController,
      let mayBegin = top.preferredTransition?.zoomOptions?.interactiveDismissShouldBegin
    else { return true }
    let velocity = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: top.view) ?? .zero
    return mayBegin(
      UIZoomTransitionInteractionContext(
        location: gestureRecognizer.location(in: top.view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
        willBegin: true))
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

  /// From this speed on, in widths a second, the finger's direction decides; slower, this share of the width.
  private static let flick: CGFloat = 1.06
  private static let share: CGFloat = 0.3
  /// The greatest speed, in ways a second, with which what goes on by itself starts; chosen.
  private static let mostWays: CGFloat = 20

  private func letGo(_ gesture: PopGestureRecognizer, velocity: CGFloat, isCancelled: Bool = false) {
    guard let running, running.system != nil, running.context.isInteracting, let driver = running.driver else { return }
    let isPush = running.change.isPush
    let percent = driver.percentComplete
    let shareBack = isPush ? 1 - percent : percent
    let speed = velocity / max(view.bounds.width, 1)
    let goesBack = !isCancelled && (abs(speed) >= Self.flick ? speed > 0 : shareBack >= Self.share)
    let finishes = goesBack != isPush
    let left = goesBack ? 1 - shareBack : shareBack
    let ways = (goesBack ? speed : -speed) / max(left, 0.01)
    driver.timingCurve =
      SpringParameters(response: 0.3, dampingRatio: 0.85, initialVelocity: min(max(ways, 0), Self.mostWays)).timing
    if finishes { driver.finish() } else { driver.cancel() }
  }
}
