// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Traits flow from the screen to the window, its controllers and their views; each can override some.

/// What a view or controller inherited, overrides and promised to tell.
struct TraitState {
  fileprivate(set) var inherited = UITraitCollection()
  fileprivate(set) var overrides = UITraitCollection.Values()
  /// Whether anything is overridden; nearly always nothing is.
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
    if let newOverrides { (overrides, overridesAny) = (newOverrides, newOverrides != UITraitCollection.Values()) }
    let previous = collection
    if overridesAny {
      var values = inherited.values
      values.merge(overrides)
      if values != previous.values { collection = UITraitCollection(values: values) }
    } else {
      collection = inherited
    }
    return collection === previous || collection.values == previous.values ? nil : previous
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

  private func traitsChanged(from previous: UITraitCollection) {
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
    setNeedsLayout()
  }

  func overrideTraits(_ change: (inout UITraitCollection.Values) -> Void) {
    var overrides = traits.overrides
    change(&overrides)
    updateTraits(overrides: overrides)
  }

  /// Calls `handler` whenever one of the traits of this view changed.
  @discardableResult
  public func registerForTraitChanges<View: UIView>(
    _ traits: [UITrait], handler: @escaping @MainActor (View, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { [weak self] previous in
      if let view = self as? View { handler(view, previous) }
    }
    self.traits.registrations.append(registration)
    return registration
  }

  /// Stops calling back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.registrations.removeAll { $0 === registration }
  }
}
