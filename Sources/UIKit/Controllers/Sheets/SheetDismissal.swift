// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A dismissal that a finger drives, until it lets go and a spring takes over.
@MainActor
final class SheetDismissal: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    SheetDrag.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  func update(_ share: CGFloat) { context?.updateInteractiveTransition(share) }

  /// Lets go; `velocity` is in ways a second.
  func end(finishing: Bool, velocity: CGFloat, animations: @escaping () -> Void) {
    guard let context else { return }
    if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    var spring = SpringParameters.system
    spring.initialVelocity = min(max(velocity, 0), SheetDrag.mostWays)
    UIView.runBlock(
      duration: SheetDrag.duration, delay: 0, options: [], pace: .spring(spring), animations: animations,
      completion: { _ in context.completeTransition(finishing) })
  }
}
