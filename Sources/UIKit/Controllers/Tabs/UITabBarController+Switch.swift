// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// From one page to another.

/// A change of pages under way, and what ends it.
@MainActor final class TabSwitch {
  let from: UIViewController
  let to: UIViewController
  let context: TransitionContext
  /// Ends a change without an animation, once its end has been laid out.
  var end: (() -> Void)?

  /// Whether the app animates the change.
  var isOfApp: Bool { context.plan.animator != nil }

  init(from: UIViewController, to: UIViewController, context: TransitionContext) {
    self.from = from
    self.to = to
    self.context = context
  }
}

extension UITabBarController {
  /// Brings what is seen in line with the selection.
  func show(instead from: UIViewController?) {
    let to = shownPage
    guard isViewLoaded, from !== to else { return }
    owningApplication.statusBarDidChange()
    guard let from, from.isViewLoaded, let to, appearance.phase == .appeared || appearance.phase == .appearing else {
      // Nobody has seen it yet, or there is nothing to see instead.
      from?.viewIfLoaded?.removeFromSuperview()
      installSelected()
      view.setNeedsLayout()
      return
    }
    run(from: from, to: to)
  }

  private func run(from: UIViewController, to: UIViewController) {
    to.loadViewIfNeeded()
    var plan = TransitionContext.Plan(from: from, to: to, containerView: wrapper)
    plan.fromView = from.view
    plan.toView = to.view
    plan.initialFrames[from] = from.view.frame
    if view.window != nil, UIView.areAnimationsEnabled {
      plan.animator = heldDelegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
      plan.interaction = plan.animator.flatMap { heldDelegate?.tabBarController(self, interactionControllerFor: $0) }
    }
    tellRoom(to: to)
    plan.finalFrames[to] = pageFrame(of: to)
    let isAnimated = plan.animator != nil
    let context = TransitionContext(plan) { [weak self] didComplete in self?.switchDidRun(didComplete) }
    running = TabSwitch(from: from, to: to, context: context)
    if isAnimated {
      activeTransition = context
      from.activeTransition = context
      to.activeTransition = context
    }
    from.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
    UIView.performWithoutAnimation { place(to) }
    context.run()
    to.viewHasEntered()
    view.setNeedsLayout()
  }

  private func switchDidRun(_ didComplete: Bool) {
    guard let running else { return }
    if running.isOfApp { return switchDidEnd(running, didComplete) }
    // Without an animation the end comes when the page has been laid out.
    running.from.viewIfLoaded?.removeFromSuperview()
    let end: () -> Void = { [weak self, weak running] in
      guard let self, let running, self.running === running else { return }
      switchDidEnd(running, true)
    }
    running.end = end
    owningApplication.afterNextLayout(end)
    view.setNeedsLayout()
  }

  private func switchDidEnd(_ running: TabSwitch, _ didComplete: Bool) {
    let (from, to) = (running.from, running.to)
    self.running = nil
    activeTransition = nil
    from.activeTransition = nil
    to.activeTransition = nil
    if didComplete {
      from.viewIfLoaded?.removeFromSuperview()
      layoutContents()
      from.endAppearanceTransition()
      to.endAppearanceTransition()
    } else {
      selection = from
      tabBar.select(shownPage?.tabBarItem, animated: true)
      to.beginAppearanceTransition(false, animated: true)
      to.viewIfLoaded?.removeFromSuperview()
      to.endAppearanceTransition()
      from.beginAppearanceTransition(true, animated: true)
      layoutContents()
      from.endAppearanceTransition()
    }
    owningApplication.statusBarDidChange()
    let next = waiting
    waiting = nil
    next?()
  }
}
