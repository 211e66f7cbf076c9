// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Traits flow from the screen to the window, its controllers and their views; each can override some.

/// What a view or controller inherited, overrides and promised to tell.
struct TraitState {
  fileprivate(set) var inherited = UITraitCollection()
  fileprivate(set) var overrides = UITraitCollection.Values()
  private(set) var sizeLimits = ContentSizeLimits()
  /// Whether anything is overridden or limited; nearly always nothing is.
  private var overridesAny = false
  fileprivate(set) var collection = UITraitCollection()
  var registrations: [TraitChangeRegistration] = []

  /// Sets the first traits, telling nobody.
  mutating func inherit(_ traits: UITraitCollection) {
    inherited = traits
    collection = traits
  }

  /// Works out the collection; returns the one before if it changed.
  mutating func update(inherited newInherited: UITraitCollection?, overrides newOverrides: UITraitCollection.Values?)
    -> UITraitCollection?
  {
    if let newInherited { inherited = newInherited }
    if let newOverrides { overrides = newOverrides }
    if newOverrides != nil { noteOverrides() }
    let previous = collection
    if overridesAny {
      var values = inherited.values
      values.merge(overrides)
      values.preferredContentSizeCategory = sizeLimits.held(values.preferredContentSizeCategory)
      if values != previous.values { collection = UITraitCollection(values: values) }
    } else {
      collection = inherited
    }
    return collection === previous || collection.values == previous.values ? nil : previous
  }

  private mutating func noteOverrides() {
    overridesAny = overrides != UITraitCollection.Values() || sizeLimits != ContentSizeLimits()
  }

  /// Works out the collection with other limits; returns the one before if it changed.
  mutating func limit(_ limits: ContentSizeLimits) -> UITraitCollection? {
    sizeLimits = limits
    noteOverrides()
    return update(inherited: nil, overrides: nil)
  }

  /// Calls back whoever registered for a trait that changed.
  @MainActor func tell(previous: UITraitCollection) {
    for registration in registrations
    where UITraitCollection.differ(previous, collection, in: registration.traits) {
      registration.handler(previous)
    }
  }
}

extension UIView {
  /// Takes the superview's or the controller's traits.
  func inheritTraitsFromParent() {
    if let owningController {
      owningController.inheritTraitsFromParent()
    } else if let storedSuperview {
      updateTraits(inherited: storedSuperview.traitCollection)
    }
  }

  func updateTraits(inherited: UITraitCollection? = nil, overrides: UITraitCollection.Values? = nil) {
    guard let previous = traits.update(inherited: inherited, overrides: overrides) else { return }
    traitsChanged(from: previous)
  }

  func traitsChanged(from previous: UITraitCollection) {
    let now = traitCollection
    if now.hasDifferentColorAppearance(comparedTo: previous) {
      resolveDynamicAppearance()
      setNeedsDisplay()
    }
    if now.displayScale != previous.displayScale, now.displayScale > 0 {
      layer.contentsScale = now.displayScale
      // Natural sizes end on pixels, which are others now.
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      setNeedsDisplay()
    }
    if now.preferredContentSizeCategory != previous.preferredContentSizeCategory {
      contentSizeCategoryDidChange()
    }
    if let appearances = storedWindow?.owningApplication.appearances, appearances.dependOnTraits {
      appearances.apply(to: self)
    }
    now.performAsCurrentOnMain {
      traitCollectionDidChange(previous)
      traits.tell(previous: previous)
    }
    if now.layoutDirection != previous.layoutDirection { layoutDirectionDidChange() }
    for subview in storedSubviews {
      subview.inheritTraitsFromParent()
    }
    // What was filled in may have been read from traits.
    setNeedsUpdateProperties()
    owningController?.updates.needsProperties = true
    setNeedsLayout()
  }

  /// Traits that the view gives itself and all below it, in place of those it inherits. Defaults to none.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traits.overrides) }
    set { updateTraits(overrides: newValue.values) }
  }

  func overrideTraits(_ change: (inout UITraitCollection.Values) -> Void) {
    var overrides = traits.overrides
    change(&overrides)
    updateTraits(overrides: overrides)
  }

  /// Calls `handler` whenever one of the traits of this view changed.
  @discardableResult
  @preconcurrency public func registerForTraitChanges<View: UIView>(
    _ traits: [UITrait], handler: @escaping @MainActor (View, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { [weak self] previous in
      if let view = self as? View { handler(view, previous) }
    }
    self.traits.registrations.append(registration)
    return registration
  }

  /// Calls a method of this view's whenever one of its traits changed; it may take the view and the traits of before.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

  /// Calls a method of `target`'s, which is not kept, whenever one of the traits of this view changed.
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
