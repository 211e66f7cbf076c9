// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Animates a transition from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the view that comes to the container, animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Gives the animator of a transition that can be interrupted: always the same one for one transition. Optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Told when the transition has ended. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator.shared }

  public func animationEnded(_ transitionCompleted: Bool) {}

  /// The animator of a transition that can be interrupted; `nil` where it cannot.
  func interruptible(_ context: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: context)
    return animator is AbsentAnimator ? nil : animator
  }
}

/// Stands for the animator that a transition does not have: without Objective-C a method cannot be left out.
private final class AbsentAnimator: UIViewPropertyAnimator {
  static let shared = AbsentAnimator(duration: 0, timingParameters: UICubicTimingParameters())
}

/// Drives a transition by something other than time, such as a finger.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs, as a multiple of the usual speed. Optional; 1 unless said.
  var completionSpeed: CGFloat { get }
  /// How the rest runs. Optional; `easeInOut` unless said.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins with the gesture. Optional; `true` unless said.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
