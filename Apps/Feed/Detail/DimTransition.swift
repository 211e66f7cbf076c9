// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Brings a card while what is behind it darkens, and takes it away again.
final class DimTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DimPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator(isPresenting: false)
  }
}

/// A card in the middle of a darkened screen; a tap beside it puts it away.
final class DimPresentationController: UIPresentationController {
  /// As wide as that at most, in points.
  static let widest: CGFloat = 380
  /// And lying down, where the words stand beside the picture.
  static let widestLow: CGFloat = 560
  private static let margin: CGFloat = 24
  let dimmingView = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let card = presentedView else { return .zero }
    let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let isLow = traitCollection.verticalSizeClass == .compact
    let width = min(room.width, isLow ? Self.widestLow : Self.widest)
    let fitting = card.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = min(fitting.height, room.height).rounded(.up)
    return CGRect(
      x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.55)
    dimmingView.frame = container.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    container.insertSubview(dimmingView, at: 0)
    dim(from: 0, to: 1)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dim(from: 1, to: 0)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // The animator transforms the card meanwhile.
    if presentedView?.transform.isIdentity == true { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  private func dim(from start: CGFloat, to end: CGFloat) {
    dimmingView.alpha = start
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = end
      return
    }
    coordinator.animate(alongsideTransition: { [dimmingView] _ in dimmingView.alpha = end })
  }

  @objc private func close() {
    presentedViewController.dismiss(animated: true)
  }
}

/// The card grows a little while it appears.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration = 0.3
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { Self.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from), let card = controller.view else {
      context.completeTransition(false)
      return
    }
    let small = CGAffineTransform(scaleX: 0.9, y: 0.9)
    if isPresenting {
      card.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(card)
      card.layoutIfNeeded()
      card.alpha = 0
      card.transform = small
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
      animations: { [isPresenting] in
        card.alpha = isPresenting ? 1 : 0
        card.transform = isPresenting ? .identity : small
      },
      completion: { _ in
        let isComplete = !context.transitionWasCancelled
        card.transform = .identity
        context.completeTransition(isComplete)
      })
  }
}
