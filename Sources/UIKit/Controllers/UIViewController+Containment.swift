// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Parents, children, and the order in which appearing and disappearing is told.

/// Where a controller stands between off and on the screen.
struct AppearanceState {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self else { fatalError("Can't add self as a child of \(self)") }
    if child.storedParent === self { return }
    child.storedParent?.storedChildren.removeAll { $0 === child }
    child.willMove(toParent: self)
    child.storedParent = self
    child.appearance.isMovingToParent = true
    storedChildren.append(child)
    child.updateTraits(inherited: traitCollection)
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = false
    didMove(toParent: nil)
  }

  func beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
    let wanted: AppearanceState.Phase = isAppearing ? .appearing : .disappearing
    switch (appearance.phase, isAppearing) {
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false): return
    default: break
    }
    appearance.phase = wanted
    appearance.isAnimated = animated
    traitCollection.performAsCurrent {
      if isAppearing {
        loadViewIfNeeded()
        viewWillAppear(animated)
      } else {
        viewWillDisappear(animated)
      }
    }
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  func endAppearance() {
    let animated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      viewIsAppearingOnce(animated)
      appearance.phase = .appeared
      traitCollection.performAsCurrent { viewDidAppear(animated) }
    case .disappearing:
      appearance.phase = .disappeared
      traitCollection.performAsCurrent { viewDidDisappear(animated) }
    case .appeared, .disappeared:
      return
    }
    appearance.isMovingToParent = false
    appearance.isBeingPresented = false
    appearance.isBeingDismissed = false
    forwardAppearance { $0.endAppearanceTransition() }
  }

  /// `viewIsAppearing` comes once between "will" and "did", when the view is in the window and laid out.
  private func viewIsAppearingOnce(_ animated: Bool) {
    traitCollection.performAsCurrent { viewIsAppearing(animated) }
  }

  private func forwardAppearance(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in storedChildren where child.viewIfLoaded?.superview != nil {
      tell(child)
    }
  }

  // MARK: - Traits

  func inheritTraitsFromParent() {
    if let storedParent {
      updateTraits(inherited: storedParent.traitCollection)
    } else if let hostWindow {
      updateTraits(inherited: hostWindow.traitCollection)
    } else if let superview = viewIfLoaded?.superview {
      updateTraits(inherited: superview.traitCollection)
    }
  }

  func updateTraits(inherited: UITraitCollection? = nil, overrides: UITraitCollection.Values? = nil) {
    guard let previous = traits.update(inherited: inherited, overrides: overrides) else { return }
    traitCollection.performAsCurrent {
      traitCollectionDidChange(previous)
      traits.tell(previous: previous)
    }
    viewIfLoaded?.updateTraits(inherited: traitCollection)
    for child in storedChildren {
      child.updateTraits(inherited: traitCollection)
    }
    storedPresented?.updateTraits(inherited: traitCollection)
  }

  func overrideTraits(_ change: (inout UITraitCollection.Values) -> Void) {
    var overrides = traits.overrides
    change(&overrides)
    updateTraits(overrides: overrides)
  }

  /// Calls `handler` whenever one of the traits of this controller changed.
  @discardableResult
  public func registerForTraitChanges<Controller: UIViewController>(
    _ traits: [UITrait], handler: @escaping @MainActor (Controller, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { [weak self] previous in
      if let controller = self as? Controller { handler(controller, previous) }
    }
    self.traits.registrations.append(registration)
    return registration
  }

  /// Stops calling back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.registrations.removeAll { $0 === registration }
  }
}
