// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows an alert in the middle of the safe area, over a dimmed screen. An action sheet on a pad stands over what it belongs
/// to, and nothing is dimmed.
final class AlertPresentationController: UIPresentationController {
  let dimmingView = UIView()

  override var shouldPresentInFullscreen: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    var room = containerView.bounds.inset(by: containerView.safeAreaInsets)
    if let covered = containerView.owningApplication.keyboardOverlap(of: containerView) {
      room.size.height = max(min(room.maxY, containerView.bounds.maxY - covered) - room.minY, 0)
    }
    let source = anchor
    (presentedViewController.view as? AlertCard)?.cardWidth =
      source == nil ? AlertCard.usualWidth : AlertCard.besideWidth
    let size = presentedViewController.view.sizeThatFits(
      CGSize(width: room.width - 2 * Self.margin, height: room.height))
    if let source {
      let free = room.insetBy(dx: Self.margin, dy: Self.margin)
      return CGRect(
        x: min(max(source.midX - size.width / 2, free.minX), max(free.maxX - size.width, free.minX)),
        y: min(max(source.midY - size.height / 2, free.minY), max(free.maxY - size.height, free.minY)),
        width: size.width, height: size.height)
    }
    return CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// What an action sheet on a pad belongs to.
  private var anchor: CGRect? { containerView.flatMap { alert?.anchorRect(in: $0) } }

  /// The least distance from the sides of the screen.
  private static let margin: CGFloat = 10

  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    AlertTransition(isPresenting: isPresenting, dimmingView: dimmingView)
  }

  override func changeTraits(_ values: inout UITraitCollection.Values) { values.userInterfaceLevel = .elevated }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if let popover = alert?.popoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    }
    let isBeside = anchor != nil
    dimmingView.backgroundColor = UIColor(white: 0, alpha: isBeside ? 0 : UISheetPresentationController.dimming)
    alert?.leavesOutCancel = isBeside
    if alert?.preferredStyle == .actionSheet {
      let tap = AlertOutsideTap(target: nil, action: nil)
      tap.alert = alert
      dimmingView.addGestureRecognizer(tap)
    }
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

/// A touch beside an action sheet.
private final class AlertOutsideTap: UITapGestureRecognizer {
  weak var alert: UIAlertController?

  override func tellTargets() {
    if state == .ended { alert?.touchedOutside() }
    super.tellTargets()
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
