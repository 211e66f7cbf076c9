// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Changes of the window's size and traits, such as by turning the device.

extension UIViewController {
  /// Changes the size and the traits of the window that this controller fills: it is told first, and what it asks to
  /// run alongside runs with the change, as one animation or at once.
  func changeWindow(
    to size: CGSize, traits newTraits: UITraitCollection, isAnimated: Bool, _ change: @escaping () -> Void
  ) {
    guard let view = viewIfLoaded else { return change() }
    // A rotation has one controller on both sides, and no animator.
    var plan = TransitionContext.Plan(from: self, to: self, containerView: view)
    plan.sizeDuration = isAnimated && UIView.areAnimationsEnabled ? TransitionContext.rotationDuration : 0
    let context = TransitionContext(plan) { [weak self] _ in self?.activeTransition = nil }
    if activeTransition == nil { activeTransition = context }
    if newTraits.changesRoom(from: traitCollection) { willTransition(to: newTraits, with: context.coordinator) }
    if size != view.bounds.size { viewWillTransition(to: size, with: context.coordinator) }
    context.run(around: change)
  }

  /// Tells what was told of turning before there were coordinators.
  private func tellOfTurn(with coordinator: any UIViewControllerTransitionCoordinator) {
    let application = owningApplication
    guard let old = application.orientationBeforeTurn else { return }
    let (new, duration) = (application.interfaceOrientation, coordinator.transitionDuration)
    willRotate(to: new, duration: duration)
    coordinator.animate { [weak self] _ in
      self?.willAnimateRotation(to: new, duration: duration)
    } completion: { [weak self] _ in
      self?.didRotate(from: old)
    }
  }

  func passOnSizeTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    tellOfTurn(with: coordinator)
    for child in storedChildren {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
    storedPresented?.storedPresentation?.viewWillTransition(to: size, with: coordinator)
  }

  func passOnTraitTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: traits, with: coordinator) }
    storedPresented?.storedPresentation?.willTransition(to: traits, with: coordinator)
  }
}

extension UITraitCollection {
  /// Whether there is more or less room than under other traits.
  fileprivate func changesRoom(from other: UITraitCollection) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
      || userInterfaceIdiom != other.userInterfaceIdiom
  }
}
