// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Runs an app's changes beside a transition, and takes them along when the transition is driven by hand.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private let context: TransitionContext
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionEndings: [Block] = []
  private var animator: UIViewPropertyAnimator?
  private var hasRun = false
  var isInitiallyInteractive = false

  init(context: TransitionContext) {
    self.context = context
  }

  // MARK: - What the app asks

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasRun { return false }
    animations.append(animation)
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionEndings.append(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionEndings.append(handler)
  }

  // MARK: - What the transition tells

  /// Makes the app's changes: over `duration` seconds, or at once.
  func runAlongside(in duration: TimeInterval?) {
    hasRun = true
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    guard let duration, duration > 0 else {
      for block in blocks { block(self) }
      return
    }
    let curve = UICubicTimingParameters(animationCurve: context.plan.interaction?.completionCurve ?? .easeInOut)
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: (context.plan.animator as? any SystemTransition)?.timing ?? curve)
    animator.addAnimations {
      for block in blocks { block(self) }
    }
    self.animator = animator
    if context.isInteracting {
      animator.fractionComplete = context.percent
    } else {
      animator.startAnimation()
    }
  }

  func scrub(to percent: CGFloat) {
    animator?.fractionComplete = percent
  }

  func pause() {
    animator?.pauseAnimation()
    for handler in interactionEndings { handler(self) }
  }

  func interactionEnded() {
    for handler in interactionEndings { handler(self) }
    guard let animator, animator.state == .active else { return }
    animator.isReversed = context.wasCancelled
    animator.startAnimation()
  }

  func finish() {
    if let animator, animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: context.wasCancelled ? .start : .end)
    }
    animator = nil
    let blocks = completions
    completions = []
    interactionEndings = []
    for block in blocks { block(self) }
  }
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool { isInitiallyInteractive }
  var isInterruptible: Bool { context.plan.animator?.interruptible(context) != nil }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  /// Seconds; of a sheet that has not begun to move 0, as measured.
  var transitionDuration: TimeInterval { hasRun || !context.plan.isSheet ? context.duration : 0 }
  var percentComplete: CGFloat { context.percent }
  var completionVelocity: CGFloat { context.plan.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context.plan.interaction?.completionCurve ?? .easeInOut }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
}
