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
  /// Traits that hold for the presented controller in place of the window's.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { if containerView != nil { presentedViewController.inheritTraitsFromParent() } }
  }
  /// Traits that hold for the presented controller in place of the window's. Defaults to none.
  public final var traitOverrides = UITraitOverrides() {
    didSet { if containerView != nil { presentedViewController.inheritTraitsFromParent() } }
  }
  /// The style that the presentation was made for; the presented controller's own unless said.
  let style: UIModalPresentationStyle?
  /// Where the presenter's view was before this presentation took it away.
  var presenterHome: PresenterHome?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    style = nil
    super.init()
  }

  init(presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
    presentedViewController = presented
    presentingViewController = presenting ?? presented
    self.style = style
    super.init()
  }

  open var presentationStyle: UIModalPresentationStyle { style ?? presentedViewController.modalPresentationStyle }

  /// The style in the present circumstances, where that is another; `none` where it is the same.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  /// The style under other traits, where that is another; `none` where it is the same. The delegate decides, if it does.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let wish = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return wish == .automatic ? ownAdaptiveStyle(for: traitCollection) : wish
  }

  /// What becomes of the presentation under other traits unless the delegate decides.
  func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The controller of the style that this presentation adapts to.
  func adaptiveController(for style: UIModalPresentationStyle) -> UIPresentationController {
    .system(style, presented: presentedViewController, presenting: presentingViewController)
  }

  /// What the presented controller inherits: the window's traits, but for those that are overridden.
  var traitsForPresented: UITraitCollection {
    let window = (containerView?.window ?? presentingViewController.viewIfLoaded?.window)?.traitCollection
    var values = (window ?? presentingViewController.owningApplication.screen.traitCollection).values
    changeTraits(&values)
    if let overrideTraitCollection { values.merge(overrideTraitCollection.values) }
    values.merge(traitOverrides.values)
    return UITraitCollection(values: values)
  }

  /// Changes what the presented controller inherits, as the style has it.
  func changeTraits(_ values: inout UITraitCollection.Values) {}

  /// Whether a touch of the container, beside what is presented, is for what lies behind.
  func letsTouchThrough(at point: CGPoint) -> Bool { false }

  /// What moves the presented view unless the app has its own animator.
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalTransition(isPresenting: isPresenting, style: transitionStyle)
  }

  /// What the coming and going looks like unless the app has its own animator.
  var transitionStyle: UIModalTransitionStyle {
    let context = presentingViewController
    let style = presentedViewController.modalPresentationStyle
    return (style == .currentContext || style == .overCurrentContext)
      && context.providesPresentationContextTransitionStyle
      ? context.modalTransitionStyle : presentedViewController.modalTransitionStyle
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

  /// Told before the container's size changes; passes on to the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }

  /// Told before the window's traits change; passes on to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
}

/// A place among a view's subviews.
@MainActor struct PresenterHome {
  weak var view: UIView?
  var index: Int
  var frame: CGRect

  /// Where a view is now; `nil` where it is in none.
  init?(of view: UIView?) {
    guard let view, let parent = view.superview, let index = parent.subviews.firstIndex(where: { $0 === view }) else {
      return nil
    }
    self.view = parent
    self.index = index
    frame = view.frame
  }
}

/// Is asked how a presentation adapts, and whether people may end it. All requirements are optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Told before a presentation begins; the style is `none` where it has not adapted.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Sets up the presentation controller that takes the place of another one.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIPresentationController: UIAppearanceContainer {}
