// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Drives a transition by hand: the animator's own animations follow a share of their time.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?
  private var playback: (any TransitionPlayback)?
  /// The whole transition's duration in seconds; 0 before it has begun.
  open private(set) var duration: CGFloat = 0
  /// How much of the transition has passed, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// How the rest of an interruptible transition runs; as its animator says unless set.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    accompany(context)
    guard let animator = context.plan.animator, !takeInHand() else { return }
    let playback = LayerTimePlayback(view: context.containerView, duration: context.duration)
    playback.begin()
    animator.animateTransition(using: context)
    self.playback = playback
    playback.scrub(to: 0)
  }

  /// Follows a transition, which need not have begun by hand, so that it can be taken in hand later.
  func accompany(_ context: TransitionContext) {
    self.context = context
    playback = nil
    percentComplete = 0
    duration = CGFloat(context.duration)
  }

  /// Stops the animator that the transition has; `false` for one that can't be interrupted.
  private func takeInHand() -> Bool {
    guard let context, let animator = context.plan.animator?.interruptible(context) else { return false }
    playback = AnimatorPlayback(animator: animator)
    return true
  }

  /// Moves the transition to a share of its time.
  open func update(_ percentComplete: CGFloat) {
    let percent = min(max(percentComplete, 0), 1)
    self.percentComplete = percent
    playback?.scrub(to: percent)
    context?.updateInteractiveTransition(percent)
  }

  /// Takes the transition, which runs, in hand: again, or for the first time if it can be interrupted.
  open func pause() {
    guard playback != nil || takeInHand() else { return }
    context?.pauseInteractiveTransition()
    if let percent = playback?.pause() { percentComplete = percent }
  }

  /// Lets the transition run back to its start.
  open func cancel() {
    context?.cancelInteractiveTransition()
    playback?.run(forwards: false, from: percentComplete, speed: completionSpeed, timing: timingCurve)
  }

  /// Lets the transition run on to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    playback?.run(forwards: true, from: percentComplete, speed: completionSpeed, timing: timingCurve)
  }
}
