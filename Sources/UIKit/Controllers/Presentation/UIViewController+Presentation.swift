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
    let presenter = outermost
    guard let window = presenter.viewIfLoaded?.window else {
      UIApplication.shared.warn(
        "Attempt to present \(controller) on \(self) whose view is not in the window hierarchy.")
      return
    }
    if let busy = presenter.storedPresented {
      UIApplication.shared.warn(
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
    let presentation = controller.makePresentation(presenting: presenter, source: self)
    controller.storedPresentation = presentation
    controller.updateTraits(inherited: presenter.traitCollection)
    let container = UITransitionView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container
    window.addSubview(container)

    let removesPresenter = presentation.shouldRemovePresentersView
    var plan = TransitionContext.Plan(from: presenter, to: controller, containerView: container)
    plan.presentationStyle = controller.modalPresentationStyle
    plan.fromView = removesPresenter ? presenter.view : nil
    plan.toView = presentation.presentedView
    plan.initialFrames[presenter] = presenter.viewIfLoaded.map { container.convert($0.bounds, from: $0) } ?? .zero
    plan.finalFrames[presenter] = removesPresenter ? .zero : plan.initialFrames[presenter]
    plan.finalFrames[controller] = presentation.frameOfPresentedViewInContainerView
    if animated {
      let delegate = controller.transitioningDelegate
      let animator = delegate?.animationController(forPresented: controller, presenting: presenter, source: self)
      plan.interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
      plan.animator = animator ?? ModalTransition(isPresenting: true, style: controller.modalTransitionStyle)
    }
    let context = TransitionContext(plan) { didComplete in
      Self.afterTransition(animated) {
        controller.presentationDidEnd(didComplete, presenter: presenter, removesPresenter: removesPresenter)
        if didComplete { completion?() }
      }
    }
    presenter.activeTransition = context
    controller.activeTransition = context
    presentation.presentationTransitionWillBegin()
    if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    if let view = presentation.presentedView {
      view.frame = plan.finalFrames[controller] ?? .zero
      if view.frame == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    }
    context.run()
    UIApplication.shared.statusBarDidChange()
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
    } else {
      if removesPresenter { presenter.beginAppearanceTransition(true, animated: true) }
      beginAppearanceTransition(false, animated: true)
      let presentation = storedPresentation
      leavePresentation(of: presenter)
      if removesPresenter { presenter.endAppearanceTransition() }
      endAppearanceTransition()
      presentation?.presentationTransitionDidEnd(false)
    }
    UIApplication.shared.statusBarDidChange()
  }

  // MARK: - Dismissing

  func dismissNow(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = storedPresented == nil ? nearestPresenting : self, let controller = presenter.storedPresented,
      let presentation = controller.storedPresentation, let container = presentation.containerView
    else {
      completion?()
      return
    }
    guard controller.activeTransition == nil else {
      UIApplication.shared.warn("Attempt to dismiss \(controller) while a presentation or dismissal is in progress.")
      return
    }
    // What the controller presents itself goes with it, without a transition of its own.
    controller.dismissEverythingPresented()
    controller.appearance.isBeingDismissed = true

    let removesPresenter = presentation.shouldRemovePresentersView
    var plan = TransitionContext.Plan(from: controller, to: presenter, containerView: container)
    plan.presentationStyle = controller.modalPresentationStyle
    plan.fromView = presentation.presentedView
    plan.toView = removesPresenter ? presenter.view : nil
    plan.initialFrames[controller] = presentation.presentedView?.frame ?? .zero
    plan.finalFrames[presenter] = container.bounds
    if animated {
      let delegate = controller.transitioningDelegate
      let animator = delegate?.animationController(forDismissed: controller)
      plan.interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
      plan.animator = animator ?? ModalTransition(isPresenting: false, style: controller.modalTransitionStyle)
    }
    let context = TransitionContext(plan) { didComplete in
      if didComplete { controller.leaveScreen(presenter: presenter, removesPresenter: removesPresenter) }
      Self.afterTransition(animated) {
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
      presenter.viewIfLoaded?.frame = container.bounds
      presenter.beginAppearanceTransition(true, animated: animated)
    }
    context.run()
    UIApplication.shared.statusBarDidChange()
  }

  /// Takes the presentation's views away, and brings the presenter's back to where it was.
  private func leaveScreen(presenter: UIViewController, removesPresenter: Bool) {
    let window = hostWindow
    leavePresentation(of: presenter)
    guard removesPresenter, let window, let view = presenter.viewIfLoaded else { return }
    if let home = presenter.storedPresentation?.containerView {
      home.addSubview(view)
    } else {
      window.insertSubview(view, at: 0)
    }
    view.frame = window.bounds
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
        presenter.viewIfLoaded?.removeFromSuperview()
      }
    }
    endAppearanceTransition()
    if removesPresenter { presenter.endAppearanceTransition() }
    presentation.dismissalTransitionDidEnd(didComplete)
    UIApplication.shared.statusBarDidChange()
  }

  /// Takes away all that is presented above this controller, at once.
  func dismissEverythingPresented() {
    guard let controller = storedPresented else { return }
    controller.dismissEverythingPresented()
    controller.beginAppearanceTransition(false, animated: false)
    controller.leavePresentation(of: self)
    controller.endAppearanceTransition()
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

  /// What manages the presentation, by style; an app's own for `custom`.
  private func makePresentation(presenting: UIViewController, source: UIViewController) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
    {
      own.presentingViewController = presenting
      return own
    }
    return FullScreenPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// The end of a transition is told at once; of a change without one, when it has been laid out.
  private static func afterTransition(_ animated: Bool, _ body: @escaping () -> Void) {
    if animated { body() } else { UIApplication.shared.afterNextLayout(body) }
  }
}
