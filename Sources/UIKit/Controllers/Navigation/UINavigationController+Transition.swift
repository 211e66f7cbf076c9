// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// From one top controller to the next.

/// A transition under way, and what ends it.
@MainActor final class RunningTransition {
  let change: StackChange
  let context: TransitionContext
  let isAnimated: Bool
  /// The system's own transition, which can be ended, and taken in hand, at any time.
  var system: NavigationTransition?
  /// Moves the system's transition by hand.
  var driver: UIPercentDrivenInteractiveTransition?
  /// Whether things move, so that it is too late to take something along.
  var hasBegun = false
  /// Ends a transition without an animation, once its end has been laid out.
  var end: (() -> Void)?

  init(change: StackChange, context: TransitionContext, isAnimated: Bool) {
    self.change = change
    self.context = context
    self.isAnimated = isAnimated
  }
}

extension UINavigationController {
  /// Brings the transition under way to its end, so that another one can begin; `false` for one of an app's own, which
  /// goes on.
  func endRunningTransition() -> Bool {
    guard let running else { return true }
    if let end = running.end {
      end()
      return true
    }
    guard let system = running.system else { return false }
    let animator = system.interruptibleAnimator(using: running.context)
    // A swipe that was taken back has nowhere to go but back.
    let position: UIViewAnimatingPosition = running.context.wasCancelled ? .start : .end
    // One that was begun in the same pass does not run yet.
    if animator.state == .inactive { animator.startAnimation() }
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    return true
  }

  /// Ends a swipe that runs back to where it began, so that the stack has again what the swipe had taken: whoever adds to the
  /// stack or takes from it counts on that.
  func endSwipeThatWasTakenBack() {
    if running?.system != nil, running?.context.wasCancelled == true { _ = endRunningTransition() }
  }

  func run(
    _ change: StackChange, from: UIViewController, to: UIViewController, animated: Bool,
    by hand: UIPercentDrivenInteractiveTransition?
  ) {
    to.loadViewIfNeeded()
    let operation: Operation = change.isPush ? .push : .pop
    var plan = TransitionContext.Plan(from: from, to: to, containerView: wrapper)
    plan.fromView = from.view
    plan.toView = to.view
    plan.initialFrames[from] = from.view.frame
    var system: NavigationTransition?
    var driver: UIPercentDrivenInteractiveTransition?
    if animated {
      let own = heldDelegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
      if let own {
        plan.animator = own
        plan.interaction = heldDelegate?.navigationController(self, interactionControllerFor: own)
      } else {
        let made = NavigationTransition(
          isPush: change.isPush, barChanges: { [weak self] in self?.animateBar() },
          lateBarChanges: { [weak self] in self?.navigationBar.transition?.animateLate() })
        let used = hand ?? Self.bystander()
        used.completionCurve = .system
        (system, driver) = (made, used)
        (plan.animator, plan.interaction) = (made, used)
      }
    }
    plan.finalFrames[to] = pageFrame(of: to)
    let context = TransitionContext(plan) { [weak self] didComplete in self?.transitionDidRun(didComplete) }
    let running = RunningTransition(change: change, context: context, isAnimated: animated)
    (running.system, running.driver) = (system, driver)
    self.running = running
    if animated {
      activeTransition = context
      from.activeTransition = context
      to.activeTransition = context
    }
    from.navigation.searching?.rideAlong()

    from.beginAppearanceTransition(false, animated: animated)
    to.beginAppearanceTransition(true, animated: animated)
    heldDelegate?.navigationController(self, willShow: to, animated: animated)
    prepare(to)
    if let system { prepareZoom(system, from, to) }
    if animated {
      navigationBar.isHidden = false
      _ = navigationBar.beginTransition(
        to: stack.map(\.navigationItem), shape: shape(for: to), isPush: change.isPush)
      if system == nil {
        context.coordinator.animate { [weak self] _ in
          self?.animateBar()
          self?.navigationBar.transition?.animateLate()
        }
      }
    } else {
      navigationBar.take(stack.map(\.navigationItem))
    }
    showToolbarItems(animated: animated)
    running.hasBegun = true
    context.run()
    to.viewHasEntered()
    owningApplication.statusBarDidChange()
  }

  /// A driver that lets the transition run until a finger takes it.
  private static func bystander() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    return driver
  }

  /// Gives the page that comes its place and its room.
  private func prepare(_ to: UIViewController) {
    UIView.performWithoutAnimation {
      track(to)
      to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      to.view.frame = pageFrame(of: to)
      updateInsets(of: to)
    }
  }

  /// Has the transition zoom where the upper page is to. What is gone back to is put in its place first, so that the
  /// source is where it will be.
  private func prepareZoom(_ transition: NavigationTransition, _ from: UIViewController, _ to: UIViewController) {
    guard (transition.isPush ? to : from).preferredTransition?.zoomOptions != nil else { return }
    if transition.isPush {
      transition.zoom = to.zoomSource(over: from)
    } else {
      UIView.performWithoutAnimation {
        wrapper.insertSubview(to.view, at: 0)
        to.view.layoutIfNeeded()
      }
      transition.zoom = from.zoomSource(over: to)
    }
  }

  /// What the bar does while pages move; within their animation.
  private func animateBar() {
    // Laid out, the page may have found that its content is scrolled away from the top.
    navigationBar.transition?.animate()
    setBarFrame(shape(for: topViewController))
    placeToolbar()
    tabHost?.placeBar()
  }

  private func transitionDidRun(_ didComplete: Bool) {
    guard let running, running.isAnimated else {
      // Without an animation the end comes when the page has been laid out.
      let running = running
      running?.context.plan.fromView?.removeFromSuperview()
      let end: () -> Void = { [weak self, weak running] in
        guard let self, let running, self.running === running else { return }
        self.transitionDidEnd(running, true)
      }
      running?.end = end
      owningApplication.afterNextLayout(end)
      view.setNeedsLayout()
      return
    }
    transitionDidEnd(running, didComplete)
  }

  private func transitionDidEnd(_ running: RunningTransition, _ didComplete: Bool) {
    let plan = running.context.plan
    let (from, to) = (plan.from, plan.to)
    self.running = nil
    activeTransition = nil
    from.activeTransition = nil
    to.activeTransition = nil
    if didComplete {
      from.viewIfLoaded?.removeFromSuperview()
      if running.isAnimated { navigationBar.endTransition(didComplete: true) }
      layoutContents()
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      finish(running.change)
      tellShown(to, running)
    } else {
      takeBack(running.change)
      to.beginAppearanceTransition(false, animated: running.isAnimated)
      to.viewIfLoaded?.removeFromSuperview()
      to.endAppearanceTransition()
      // Unless the whole stack has gone meanwhile, as when another tab was chosen.
      if appearance.phase == .appeared || appearance.phase == .appearing {
        from.beginAppearanceTransition(true, animated: running.isAnimated)
      }
      navigationBar.endTransition(didComplete: false)
      showToolbarItems(animated: running.isAnimated)
      layoutContents()
      from.endAppearanceTransition()
    }
    owningApplication.statusBarDidChange()
    let next = waiting
    waiting = nil
    next?()
  }

  /// The delegate finds the coordinator of an animated transition still there: who has gone is often asked of it.
  private func tellShown(_ shown: UIViewController, _ ended: RunningTransition) {
    let context = ended.isAnimated ? ended.context : nil
    activeTransition = context
    heldDelegate?.navigationController(self, didShow: shown, animated: ended.isAnimated)
    if activeTransition === context { activeTransition = nil }
  }
}
