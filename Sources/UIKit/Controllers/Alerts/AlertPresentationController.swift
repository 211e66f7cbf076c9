// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows an alert in the middle of the safe area, over a dimmed screen.
final class AlertPresentationController: UIPresentationController {
  let dimmingView = UIView()

  override var shouldPresentInFullscreen: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    var room = containerView.bounds.inset(by: containerView.safeAreaInsets)
    if let covered = containerView.owningApplication.keyboardOverlap(of: containerView) {
      room.size.height = max(min(room.maxY, containerView.bounds.maxY - covered) - room.minY, 0)
    }
    let size = presentedViewController.view.sizeThatFits(
      CGSize(width: room.width - 2 * Self.margin, height: room.height))
    return CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The least distance from the sides of the screen.
  private static let margin: CGFloat = 10

  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    AlertTransition(isPresenting: isPresenting, dimmingView: dimmingView)
  }

  override func changeTraits(_ values: inout UITraitCollection.Values) { values.userInterfaceLevel = .elevated }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimmingView.backgroundColor = UIColor(white: 0, alpha: UISheetPresentationController.dimming)
    dimmingView.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimmingView, at: 0)
    // Keeps above the keyboard.
    _ = containerView?.keyboardLayoutGuide
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimmingView.removeFromSuperview() }
  }
}

/// Only the dimming fades, critically damped; the card is there or not.
@MainActor final class AlertTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let dimmingView: UIView
  /// Radians a second, as measured.
  private static let frequency: CGFloat = 22.88

  init(isPresenting: Bool, dimmingView: UIView) {
    self.isPresenting = isPresenting
    self.dimmingView = dimmingView
  }

  /// Until all but a thousandth of the way is covered.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    9.23341 / Double(Self.frequency)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let card = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      card.frame = context.finalFrame(for: to)
      context.containerView.addSubview(card)
      dimmingView.alpha = 0
    }
    if !isPresenting { context.view(forKey: .from)?.isHidden = true }
    let spring = SpringParameters(
      mass: 1, stiffness: Self.frequency * Self.frequency, damping: 2 * Self.frequency)
    UIView.runBlock(
      duration: transitionDuration(using: context), delay: 0, options: .allowUserInteraction, pace: .spring(spring),
      animations: { self.dimmingView.alpha = self.isPresenting ? 1 : 0 },
      completion: { _ in
        context.view(forKey: .from)?.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
