// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One transition between two controllers, whoever wanted it: its plan, its state and its end.
/// Something that is done once, with the next layout or before.
@MainActor final class PendingEnd {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) { self.body = body }

  func run() { body.take()?() }
}

@MainActor final class TransitionContext: NSObject {
  /// What the transition is to do.
  struct Plan {
    var from: UIViewController
    var to: UIViewController
    /// The views that go and come; `nil` for one that stays in place.
    var fromView: UIView?
    var toView: UIView?
    var containerView: UIView
    var initialFrames: [UIViewController: CGRect] = [:]
    var finalFrames: [UIViewController: CGRect] = [:]
    var presentationStyle = UIModalPresentationStyle.none
    /// How long a change of size takes, in seconds; transitions between controllers have an animator.
    var sizeDuration: TimeInterval = 0
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    /// Whether the system brings or takes away a sheet.
    @MainActor var isSheet: Bool {
      animator is ModalTransition && (presentationStyle == .pageSheet || presentationStyle == .formSheet)
    }
  }

  let plan: Plan
  /// Runs once, when the transition has ended; told whether it got to its end.
  private let end: (Bool) -> Void
  private var hasEnded = false
  /// The end of a change without an animation, which is told with the next layout.
  var pendingEnd: PendingEnd?
  var isInteracting = false
  var wasCancelled = false
  var percent: CGFloat = 0
  /// The coordinator knows its transition, so the transition forgets it at its end.
  private var storedCoordinator: TransitionCoordinator?

  var coordinator: TransitionCoordinator {
    if let storedCoordinator { return storedCoordinator }
    let made = TransitionCoordinator(context: self)
    storedCoordinator = made
    return made
  }

  init(_ plan: Plan, end: @escaping (Bool) -> Void) {
    self.plan = plan
    self.end = end
  }

  /// Seconds; 0 where nothing moves.
  var duration: TimeInterval { plan.animator?.transitionDuration(using: self) ?? plan.sizeDuration }

  /// How long turning the device takes, in seconds; not measured.
  static let rotationDuration: TimeInterval = 0.3

  /// Makes changes and, once these are laid out, those that were asked to run alongside.
  func run(around change: @escaping () -> Void) {
    let changes = {
      change()
      self.containerView.window?.layoutIfNeeded()
      self.coordinator.runAlongside(in: nil)
      self.containerView.window?.layoutIfNeeded()
    }
    guard duration > 0 else {
      changes()
      containerView.owningApplication.afterNextLayout { self.complete(true) }
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveEaseInOut, animations: changes,
      completion: { _ in self.complete(true) })
  }

  /// Lets the animator, or the gesture that drives it, begin.
  func run() {
    guard let animator = plan.animator else {
      if let toView = plan.toView { plan.containerView.addSubview(toView) }
      coordinator.runAlongside(in: nil)
      complete(true)
      return
    }
    if let interaction = plan.interaction, interaction.wantsInteractiveStart {
      isInteracting = true
      coordinator.isInitiallyInteractive = true
      interaction.startInteractiveTransition(self)
    } else {
      (plan.interaction as? UIPercentDrivenInteractiveTransition)?.accompany(self)
      animator.animateTransition(using: self)
    }
    // An animator that has nothing to animate may have ended it already.
    if !hasEnded { coordinator.runAlongside(in: duration) }
  }

  /// Ends the transition without a word to its animator: its controllers have left the screen.
  func abandon() {
    guard !hasEnded else { return }
    hasEnded = true
    isInteracting = false
    wasCancelled = true
    coordinator.finish()
    storedCoordinator = nil
  }

  /// Ends the transition, the first time it is called.
  func complete(_ didComplete: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    isInteracting = false
    wasCancelled = !didComplete
    end(didComplete)
    plan.animator?.animationEnded(didComplete)
    if didComplete { coordinator.runAlongside(in: nil) }
    coordinator.finish()
    storedCoordinator = nil
  }
}

extension TransitionContext: UIViewControllerContextTransitioning {
  var containerView: UIView { plan.containerView }
  var isAnimated: Bool { plan.animator != nil || plan.sizeDuration > 0 }
  var isInteractive: Bool { isInteracting }
  var transitionWasCancelled: Bool { wasCancelled }
  var presentationStyle: UIModalPresentationStyle { plan.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    percent = percentComplete
    coordinator.scrub(to: percentComplete)
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  func pauseInteractiveTransition() {
    isInteracting = true
    coordinator.pause()
  }

  private func endInteraction(cancelled: Bool) {
    guard !hasEnded else { return }
    isInteracting = false
    wasCancelled = cancelled
    coordinator.interactionEnded()
  }

  func completeTransition(_ didComplete: Bool) { complete(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: plan.from
    case .to: plan.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: plan.fromView
    case .to: plan.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { plan.initialFrames[vc] ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { plan.finalFrames[vc] ?? .zero }
}
