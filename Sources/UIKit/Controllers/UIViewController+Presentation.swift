// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Modal presentation: whole-screen and over-the-screen styles, one presented controller a presenter.

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

  /// The outermost ancestor, whose view fills the window.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }

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
    controller.updateTraits(inherited: presenter.traitCollection)
    let coversPresenter = controller.modalPresentationStyle.removesPresenter
    let view: UIView = controller.view
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if coversPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    window.addSubview(view)
    UIApplication.shared.statusBarDidChange()
    UIApplication.shared.afterNextLayout {
      if coversPresenter {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      controller.endAppearanceTransition()
      completion?()
    }
  }

  func dismissNow(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = storedPresented == nil ? nearestPresenting : self, let controller = presenter.storedPresented
    else {
      completion?()
      return
    }
    let window = controller.hostWindow
    // What the controller presents itself goes with it, without a transition of its own.
    controller.dismissEverythingPresented()
    controller.appearance.isBeingDismissed = true
    let coversPresenter = controller.modalPresentationStyle.removesPresenter
    controller.beginAppearanceTransition(false, animated: animated)
    if coversPresenter, let window, let view = presenter.viewIfLoaded {
      presenter.beginAppearanceTransition(true, animated: animated)
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: controller.view)
    }
    controller.viewIfLoaded?.removeFromSuperview()
    presenter.storedPresented = nil
    controller.storedPresenting = nil
    controller.hostWindow = nil
    UIApplication.shared.statusBarDidChange()
    UIApplication.shared.afterNextLayout {
      controller.endAppearanceTransition()
      if coversPresenter { presenter.endAppearanceTransition() }
      completion?()
    }
  }

  /// Takes away all that is presented above this controller, at once.
  func dismissEverythingPresented() {
    guard let controller = storedPresented else { return }
    controller.dismissEverythingPresented()
    controller.beginAppearanceTransition(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    storedPresented = nil
    controller.storedPresenting = nil
    controller.hostWindow = nil
    controller.endAppearanceTransition()
  }
}

extension UIModalPresentationStyle {
  /// Whether the presenter's view leaves the window while the presented one covers it.
  var removesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    default: false
    }
  }
}
