// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Modal presentation: who presents whom, and the transitions between.

extension UIViewController {
  /// The presenter of this controller or of the nearest ancestor that was presented.
  var nearestPresenting: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presenting = current.storedPresenting { return presenting }
      controller = current.storedParent
    }
    return nil
  }

  /// What this controller or the nearest ancestor presents.
  var nearestPresented: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presented = current.storedPresented { return presented }
      controller = current.storedParent
    }
    return nil
  }

  /// The transition that this controller or the nearest ancestor takes part in.
  var nearestTransition: TransitionContext? {
    var controller: UIViewController? = self
    while let current = controller {
      if let transition = current.activeTransition { return transition }
      controller = current.storedParent
    }
    return nil
  }

  /// The outermost ancestor, whose view fills the window.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }

  // MARK: - Presenting

  func presentNow(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if let search = controller as? UISearchController {
      return search.begin(over: self, animated: animated, completion: completion)
    }
    let style = controller.resolvedPresentationStyle
    let presenter = style.staysInContext ? presentationContext : outermost
    guard let window = presenter.viewIfLoaded?.window else {
      UIApplication.warn(
        "Attempt to present \(controller) on \(self) whose view is not in the window hierarchy.")
      return
    }
    if let busy = presenter.storedPresented {
      UIApplication.warn(
        "Attempt to present \(controller) on \(self) which is already presenting \(busy).")
      return
    }
    guard controller !== self, controller.storedPresenting == nil, controller.storedParent == nil else {
      fatalError(
        "Application tried to present modally a view controller \(controller) "
          + "that is already being presented or is a child.")
    }
    presenter.storedPresented = controller
    controller.storedPresenting = presenter
    controller.hostWindow = window
    controller.appearance.isBeingPresented = true
    let wanted = controller.makePresentation(presenting: presenter, source: self)
    let presentation = wanted.adapted(to: window.traitCollection)
    controller.storedPresentation = presentation
    controller.preparedPresentation = nil
    controller.inheritTraitsFromParent()
    // What stays in its context covers that, everything else the window.
    let room: UIView = (style.staysInContext ? presenter.view.superview : nil) ?? window
    let container = UITransitionView(frame: room === window ? window.bounds : presenter.view.frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container
    if room === window {
      window.addSubview(container)
    } else {
      room.insertSubview(container, aboveSubview: presenter.view)
    }

    let removesPresenter = presentation.shouldRemovePresentersView
    presentation.presenterHome = removesPresenter ? PresenterHome(of: presenter.viewIfLoaded) : nil
    var plan = TransitionContext.Plan(from: presenter, to: controller, containerView: container)
    plan.presentationStyle = presentation.presentationStyle
    plan.fromView = removesPresenter ? presenter.view : nil
    plan.toView = presentation.presentedView
    plan.initialFrames[presenter] = presenter.viewIfLoaded.map { container.convert($0.bounds, from: $0) } ?? .zero
    plan.finalFrames[presenter] = removesPresenter ? .zero : plan.initialFrames[presenter]
    plan.finalFrames[controller] = presentation.frameOfPresentedViewInContainerView
    if animated {
      let delegate = controller.transitioningDelegate
      let animator = delegate?.animationController(forPresented: controller, presenting: presenter, source: self)
      plan.interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
      let zoom = controller.zoomSource(over: self).map { ZoomTransition(motion: $0, isPresenting: true) }
      plan.animator = animator ?? zoom ?? presentation.makeAnimator(isPresenting: true)
    }
    let context = TransitionContext(plan) { didComplete in
      presenter.afterTransition(animated) {
        controller.presentationDidEnd(didComplete, presenter: presenter, removesPresenter: removesPresenter)
        if didComplete { completion?() }
      }
    }
    presenter.activeTransition = context
    controller.activeTransition = context
    wanted.delegate?.presentationController(
      wanted, willPresentWithAdaptiveStyle: presentation === wanted ? .none : presentation.presentationStyle,
      transitionCoordinator: context.coordinator)
    presentation.presentationTransitionWillBegin()
    if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    if let view = presentation.presentedView {
      view.frame = plan.finalFrames[controller] ?? .zero
      if view.frame == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    }
    context.run()
    controller.viewHasEntered()
    owningApplication.statusBarDidChange()
  }

  private func presentationDidEnd(_ didComplete: Bool, presenter: UIViewController, removesPresenter: Bool) {
    presenter.activeTransition = nil
    activeTransition = nil
    if didComplete {
      if removesPresenter {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      endAppearanceTransition()
      storedPresentation?.presentationTransitionDidEnd(true)
      if storedPresentation?.coversScreen == true { owningApplication.screenIsCovered(by: self) }
    } else {
      if removesPresenter { presenter.beginAppearanceTransition(true, animated: true) }
      beginAppearanceTransition(false, animated: true)
      let presentation = storedPresentation
      leavePresentation(of: presenter)
      if removesPresenter { presenter.endAppearanceTransition() }
      endAppearanceTransition()
      presentation?.presentationTransitionDidEnd(false)
    }
    owningApplication.statusBarDidChange()
  }

  // MARK: - Dismissing

  /// - Parameter hand: Drives the dismissal in place of the delegate's animator.
  func dismissNow(animated: Bool, hand: SheetDismissal? = nil, completion: (() -> Void)?) {
    if nearestPresented == nil, let search = nearestSearch {
      return search.end(animated: animated, completion: completion)
    }
    // A child that presents nothing itself speaks for its container, as with `presentedViewController`.
    guard let presenter = nearestPresented?.storedPresenting ?? nearestPresenting,
      let controller = presenter.storedPresented,
      let presentation = controller.storedPresentation, let container = presentation.containerView
    else {
      completion?()
      return
    }
    // What came without an animation is there, though nobody was told yet.
    controller.activeTransition?.pendingEnd?.run()
    if let plan = controller.activeTransition?.plan, plan.from === presenter || plan.to === presenter {
      UIApplication.warn("Attempt to dismiss \(controller) while a presentation or dismissal is in progress.")
      return
    }
    // What the controller presents itself goes with it, without a transition of its own.
    controller.dismissEverythingInTree()
    controller.appearance.isBeingDismissed = true

    let removesPresenter = presentation.shouldRemovePresentersView
    let fillsContainer = removesPresenter && !presenter.isOnAnothersView
    var plan = TransitionContext.Plan(from: controller, to: presenter, containerView: container)
    plan.presentationStyle = presentation.presentationStyle
    plan.fromView = presentation.presentedView
    plan.toView = fillsContainer ? presenter.view : nil
    plan.initialFrames[controller] = presentation.presentedView?.frame ?? .zero
    plan.finalFrames[presenter] = container.bounds
    if animated {
      let delegate = hand == nil ? controller.transitioningDelegate : nil
      let animator: (any UIViewControllerAnimatedTransitioning)? =
        hand ?? delegate?.animationController(forDismissed: controller)
      plan.interaction = hand ?? animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
      // What is gone back to is put in its place first, so that the source is where it will be.
      if let below = plan.toView, controller.preferredTransition?.zoomOptions != nil {
        below.frame = container.bounds
        container.insertSubview(below, at: 0)
        below.layoutIfNeeded()
      }
      let zoom = controller.zoomSource(over: presenter).map { ZoomTransition(motion: $0, isPresenting: false) }
      plan.animator = animator ?? zoom ?? presentation.makeAnimator(isPresenting: false)
    }
    let context = TransitionContext(plan) { didComplete in
      if didComplete { controller.leaveScreen(presenter: presenter, removesPresenter: removesPresenter) }
      presenter.afterTransition(animated) {
        controller.dismissalDidEnd(
          didComplete, presenter: presenter, presentation, removesPresenter: removesPresenter)
        if didComplete { completion?() }
      }
    }
    presenter.activeTransition = context
    controller.activeTransition = context
    presentation.dismissalTransitionWillBegin()
    controller.beginAppearanceTransition(false, animated: animated)
    if removesPresenter {
      if fillsContainer { presenter.viewIfLoaded?.frame = container.bounds }
      presenter.beginAppearanceTransition(true, animated: animated)
      if !fillsContainer { presentation.bringPresenterHome() }
    }
    context.run()
    owningApplication.statusBarDidChange()
  }

  /// Takes the presentation's views away, and brings the presenter's back to where it was.
  private func leaveScreen(presenter: UIViewController, removesPresenter: Bool) {
    let presentation = storedPresentation
    leavePresentation(of: presenter)
    if removesPresenter { presentation?.bringPresenterHome() }
  }

  private func dismissalDidEnd(
    _ didComplete: Bool, presenter: UIViewController, _ presentation: UIPresentationController, removesPresenter: Bool
  ) {
    presenter.activeTransition = nil
    activeTransition = nil
    if !didComplete {
      beginAppearanceTransition(true, animated: true)
      appearance.isBeingDismissed = false
      if removesPresenter {
        presenter.beginAppearanceTransition(false, animated: true)
        if presentation.presenterHome == nil { presentation.presenterHome = PresenterHome(of: presenter.viewIfLoaded) }
        presenter.viewIfLoaded?.removeFromSuperview()
      }
    } else if removesPresenter {
      presenter.viewHasEntered()
    }
    endAppearanceTransition()
    if removesPresenter { presenter.endAppearanceTransition() }
    presentation.dismissalTransitionDidEnd(didComplete)
    if didComplete, presentation.coversScreen { owningApplication.screenIsCovered(by: nil) }
    owningApplication.statusBarDidChange()
  }

  /// Takes away all that is presented above this controller, at once.
  func dismissEverythingPresented() {
    guard let controller = storedPresented else { return }
    controller.dismissEverythingInTree()
    controller.activeTransition?.abandon()
    controller.activeTransition = nil
    activeTransition = nil
    let presentation = controller.storedPresentation
    let removesPresenter = presentation?.shouldRemovePresentersView ?? false
    controller.appearance.isBeingDismissed = true
    presentation?.dismissalTransitionWillBegin()
    controller.beginAppearanceTransition(false, animated: false)
    controller.leavePresentation(of: self)
    if removesPresenter { presentation?.bringPresenterHome() }
    controller.endAppearanceTransition()
    presentation?.dismissalTransitionDidEnd(true)
  }

  /// The same for what this controller's children present within themselves.
  func dismissEverythingInTree() {
    dismissEverythingPresented()
    for child in storedChildren { child.dismissEverythingInTree() }
  }

  /// Undoes the ties between a presented controller and its presenter.
  private func leavePresentation(of presenter: UIViewController) {
    storedPresentation?.presentedView?.removeFromSuperview()
    viewIfLoaded?.removeFromSuperview()
    storedPresentation?.containerView?.removeFromSuperview()
    storedPresentation?.containerView = nil
    storedPresentation = nil
    presenter.storedPresented = nil
    storedPresenting = nil
    hostWindow = nil
  }

  // MARK: - Parts

  /// Whether the controller is itself presented on a sheet or the like, which stays where it is beneath what covers all: its
  /// view goes back there at once, and never fills the room of what leaves.
  private var isOnAnothersView: Bool {
    storedPresentation.map { $0.presentedView !== viewIfLoaded } ?? false
  }

  /// `automatic` is a page sheet; what grows out of a view fills the screen.
  var automaticPresentationStyle: UIModalPresentationStyle {
    preferredTransition?.zoomOptions == nil ? .pageSheet : .fullScreen
  }

  /// The style, though a subclass may say `automatic`.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    let style = modalPresentationStyle
    return style == .automatic ? automaticPresentationStyle : style
  }

  /// The nearest of this controller and its ancestors that keeps presentations within itself; the outermost if none does.
  private var presentationContext: UIViewController {
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.storedParent { controller = parent }
    return controller
  }

  /// What `presentationController` answers with.
  var currentPresentation: UIPresentationController? {
    if let storedPresentation { return storedPresentation }
    if let storedParent { return storedParent.presentationController }
    let style = resolvedPresentationStyle
    if let preparedPresentation, preparedPresentation.style == style { return preparedPresentation }
    preparedPresentation = style == .custom ? nil : .system(style, presented: self, presenting: nil)
    return preparedPresentation
  }

  /// What manages the presentation, by style; an app's own for `custom`.
  private func makePresentation(presenting: UIViewController, source: UIViewController) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
    {
      own.presentingViewController = presenting
      return own
    }
    let made =
      currentPresentation ?? .system(resolvedPresentationStyle, presented: self, presenting: presenting)
    made.presentingViewController = presenting
    return made
  }

  /// Whether the controller, while it is presented, decides on the status bar.
  var takesStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance || storedPresentation?.coversScreen == true
  }

  /// The end of a transition is told at once; of a change without one, when it has been laid out.
  private func afterTransition(_ animated: Bool, _ body: @escaping () -> Void) {
    if animated { return body() }
    let end = PendingEnd(body)
    activeTransition?.pendingEnd = end
    owningApplication.afterNextLayout { end.run() }
  }
}

extension UIPresentationController {
  /// The system's presentation of a style.
  static func system(
    _ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    if presented is UIAlertController {
      return AlertPresentationController(presented: presented, presenting: presenting, style: style)
    }
    return switch style {
    case .popover:
      UIPopoverPresentationController(presented: presented, presenting: presenting, style: style)
    case .pageSheet, .formSheet:
      UISheetPresentationController(presented: presented, presenting: presenting, style: style)
    default:
      FullScreenPresentationController(presented: presented, presenting: presenting, style: style)
    }
  }

  /// This presentation, or the one that takes its place under the traits that it begins with.
  func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let style = adaptivePresentationStyle(for: traits)
    guard style != .none, style != .automatic, style != presentationStyle else { return self }
    let other = adaptiveController(for: style)
    other.presentingViewController = presentingViewController
    if other.delegate == nil { other.delegate = delegate }
    delegate?.presentationController(self, prepare: other)
    return other
  }

  /// Puts the presenter's view back where it was, in the size that there is now.
  func bringPresenterHome() {
    guard let home = presenterHome, let parent = home.view, let view = presentingViewController.viewIfLoaded else {
      return
    }
    presenterHome = nil
    parent.insertSubview(view, at: min(home.index, parent.subviews.count))
    view.frame = view.autoresizingMask == [.flexibleWidth, .flexibleHeight] ? parent.bounds : home.frame
  }
}
