// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Manages how one controller is shown over another: its place, and what stands around it.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  /// The controller that is shown over.
  open internal(set) unowned var presentingViewController: UIViewController
  /// The controller that is shown.
  open private(set) unowned var presentedViewController: UIViewController
  /// Whoever is asked about other styles in other circumstances.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view in which the presentation takes place; there while the controller is shown, and on its way.
  open internal(set) var containerView: UIView?
  /// Traits that hold for the presented controller in place of the inherited ones.
  open var overrideTraitCollection: UITraitCollection?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// Told before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Told after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// The view that is shown: the presented controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view stands, in the container's space. Defaults to all of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen. Defaults to `true`.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the screen when the presentation is complete. Defaults to `false`.
  open var shouldRemovePresentersView: Bool { false }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Traits and sizes

  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Is asked how a presentation adapts, and whether people may end it. All requirements are optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
