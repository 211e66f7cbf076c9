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
  /// Whether `viewIsAppearing` was told since `viewWillAppear`.
  var hasToldAppearing = false
  /// Whether it was the view's coming or going that began this.
  var isByView = false
  /// Whether the parent's coming or going began this.
  var isByParent = false
}

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self else { fatalError("Can't add self as a child of \(self)") }
    if child.storedParent === self { return }
    child.storedParent?.storedChildren.removeAll { $0 === child }
    child.willMove(toParent: self)
    child.storedParent = self
    child.appearance.isMovingToParent = true
    child.appearance.isMovingFromParent = false
    storedChildren.append(child)
    child.updateTraits(inherited: traits(forChild: child))
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    parentOverrides = nil
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = false
    didMove(toParent: nil)
    if appearance.isByParent, appearance.phase == .disappearing, viewIfLoaded?.window == nil { endAppearance() }
  }

  func beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
    let wanted: AppearanceState.Phase = isAppearing ? .appearing : .disappearing
    switch (appearance.phase, isAppearing) {
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false): return
    default: break
    }
    appearance.phase = wanted
    appearance.hasToldAppearing = false
    appearance.isByView = false
    appearance.isByParent = false
    appearance.isAnimated = animated
    traitCollection.performAsCurrentOnMain {
      if isAppearing {
        loadViewIfNeeded()
        viewWillAppear(animated)
      } else {
        viewWillDisappear(animated)
      }
    }
    if isAppearing { prepareChildren() }
    forwardAppearance {
      $0.beginAppearanceTransition(isAppearing, animated: animated)
      $0.appearance.isByParent = true
    }
    childrenDidBegin(isAppearing, animated: animated)
  }

  func endAppearance() {
    let animated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      viewHasEntered()
      appearance.phase = .appeared
      traitCollection.performAsCurrentOnMain { viewDidAppear(animated) }
    case .disappearing:
      appearance.phase = .disappeared
      traitCollection.performAsCurrentOnMain { viewDidDisappear(animated) }
    case .appeared, .disappeared:
      return
    }
    appearance.isMovingToParent = false
    appearance.isBeingPresented = false
    appearance.isBeingDismissed = false
    forwardAppearance { $0.endAppearanceTransition() }
    childrenDidEnd(animated: animated)
  }

  /// The view is in the window, with its traits and its size, and not laid out yet: `viewIsAppearing` is told, once
  /// between "will" and "did", to this controller and then to its children.
  func viewHasEntered() {
    guard appearance.phase == .appearing else { return }
    if !appearance.hasToldAppearing {
      appearance.hasToldAppearing = true
      traitCollection.performAsCurrentOnMain { viewIsAppearing(appearance.isAnimated) }
    }
    forwardAppearance { $0.viewHasEntered() }
  }

  // MARK: - Views that come and go by themselves

  /// Whether the parent is on screen and lets the system tell its children what becomes of them.
  private var followsParent: Bool {
    guard let storedParent, storedParent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return storedParent.appearance.phase == .appeared || storedParent.appearance.phase == .appearing
  }

  /// An app that adds or removes a child's view while the parent is on screen makes the child appear or disappear. One whose
  /// parent's view moves along hears of that from the parent.
  func viewWillChange(to window: UIWindow?, movedWith root: UIView) {
    guard followsParent, storedParent?.viewIfLoaded?.isDescendant(of: root) != true else { return }
    if window != nil, appearance.phase == .disappeared {
      beginAppearance(true, false)
      appearance.isByView = true
    } else if window == nil, appearance.phase == .appeared || appearance.phase == .appearing {
      beginAppearance(false, false)
      appearance.isByView = true
    }
  }

  func viewDidChangeWindow() {
    // A child that is taken out while its parent disappears hears no more of that from the parent.
    if appearance.isByParent, appearance.phase == .disappearing, let view = viewIfLoaded, view.superview == nil {
      return endAppearance()
    }
    guard appearance.isByView else { return }
    appearance.isByView = false
    if viewIfLoaded?.window == nil {
      endAppearance()
    } else {
      viewHasEntered()
      guard storedParent?.appearance.phase == .appeared else { return }
      owningApplication.afterNextLayout { [weak self] in
        if self?.appearance.phase == .appearing { self?.endAppearance() }
      }
    }
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
      updateTraits(inherited: storedParent.traits(forChild: self))
    } else if let storedPresentation {
      updateTraits(inherited: storedPresentation.traitsForPresented)
    } else if let hostWindow {
      updateTraits(inherited: hostWindow.traitCollection)
    } else if let superview = viewIfLoaded?.superview {
      updateTraits(inherited: superview.traitCollection)
    }
  }

  func updateTraits(inherited: UITraitCollection? = nil, overrides: UITraitCollection.Values? = nil) {
    guard let previous = traits.update(inherited: inherited, overrides: overrides) else { return }
    traitCollection.performAsCurrentOnMain {
      traitCollectionDidChange(previous)
      traits.tell(previous: previous)
    }
    viewIfLoaded?.updateTraits(inherited: traitCollection)
    for child in storedChildren {
      child.updateTraits(inherited: traits(forChild: child))
    }
  }

  /// What a child inherits: this controller's traits, but for those it overrides for the child.
  func traits(forChild child: UIViewController) -> UITraitCollection {
    guard let overrides = child.parentOverrides else { return traitCollection }
    return UITraitCollection(traitsFrom: [traitCollection, overrides])
  }

  /// Brings what this controller and its children present to the window's traits: these do not come by the presenter.
  func updatePresentedTraits() {
    for child in storedChildren { child.updatePresentedTraits() }
    guard let storedPresented else { return }
    storedPresented.inheritTraitsFromParent()
    storedPresented.updatePresentedTraits()
  }

  /// Traits that the controller gives itself, its view and its children, in place of those it inherits. Defaults to none.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traits.overrides) }
    set { updateTraits(overrides: newValue.values) }
  }

  func overrideTraits(_ change: (inout UITraitCollection.Values) -> Void) {
    var overrides = traits.overrides
    change(&overrides)
    updateTraits(overrides: overrides)
  }

  /// Calls `handler` whenever one of the traits of this controller changed.
  @discardableResult
  @preconcurrency public func registerForTraitChanges<Controller: UIViewController>(
    _ traits: [UITrait], handler: @escaping @MainActor (Controller, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { [weak self] previous in
      if let controller = self as? Controller { handler(controller, previous) }
    }
    self.traits.registrations.append(registration)
    return registration
  }

  /// Calls a method of this controller's whenever one of its traits changed; it may take the controller and the traits of before.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

  /// Calls a method of `target`'s, which is not kept, whenever one of the traits of this controller changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits, of: self, target: target, action: action)
    self.traits.registrations.append(registration)
    return registration
  }

  /// Stops calling back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.registrations.removeAll { $0 === registration }
  }
}

extension UIViewController {
  /// The nearest controller, from this one outwards, that has an action, or does it its own way.
  func nearestTarget(of action: Selector, _ sender: Any?) -> UIViewController? {
    sequence(first: self) { $0.storedParent }.first { controller in
      switch action.description {
      case "show:sender:", "showViewController:sender:":
        controller is UINavigationController || controller is UISplitViewController
      case "showDetailViewController:sender:": controller is UISplitViewController
      default: controller.canPerformAction(action, withSender: sender)
      }
    }
  }

  /// Takes a segue of the storyboard's; one that is not there stops the program.
  func takeSegue(_ identifier: String, _ sender: Any?) {
    let isTaken = storyboardSource?.performSegue(identifier, from: self, sender: sender) ?? false
    guard isTaken else { fatalError("Receiver (\(description)) has no segue with identifier '\(identifier)'") }
  }

  /// The children but one, the last one first.
  func childrenBeside(_ holder: UIViewController?) -> [UIViewController] {
    children.reversed().filter { $0 !== holder }
  }
}
