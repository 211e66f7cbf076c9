// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a view is filled with, brought up to date before it is laid out.

/// What a view or controller knows of what it is filled with.
struct UpdateState {
  /// Whether `updateProperties()` is due; it is before the first layout.
  var needsProperties = true
  /// What work has read of observable objects.
  var reads: ObservedReads?
  /// What shows that a view has the focus, where the app said so.
  var focusEffect: NSObject??
}

extension UIView {
  /// Asks for `updateProperties()` before the next layout.
  public func setNeedsUpdateProperties() {
    updates.needsProperties = true
    layer.setNeedsPropertiesUpdate()
  }

  /// Runs `updateProperties()` now where it is due: of the view, its controller, and all that is below them.
  public func updatePropertiesIfNeeded() { updatePropertiesBelow() }
}

extension UIView: ObservingOwner {
  func observedChange(of kind: ObservedWork.Kind) {
    switch kind {
    case .properties: setNeedsUpdateProperties()
    case .layout, .afterLayout, .contentUnavailable: setNeedsLayout()
    case .constraints:
      setNeedsUpdateConstraints()
      setNeedsLayout()
    case .drawing: setNeedsDisplay()
    case .configuration: observedConfigurationChange()
    }
  }

  /// Updates what is due of this view and its controller, in the order in which they are laid out.
  func propertiesPass() {
    guard updates.needsProperties || owningController?.updates.needsProperties == true else { return }
    traitCollection.performAsCurrentOnMain {
      if let owningController, owningController.updates.needsProperties {
        owningController.updates.needsProperties = false
        ObservedWork.run(.properties, of: owningController) { owningController.updateProperties() }
      }
      guard updates.needsProperties else { return }
      updates.needsProperties = false
      ObservedWork.run(.properties, of: self) { updateProperties() }
    }
  }

  /// The same here and in all views below.
  func updatePropertiesBelow() {
    propertiesPass()
    for subview in storedSubviews { subview.updatePropertiesBelow() }
  }
}

extension UIView: PropertiesUpdating {
  package func updatePropertiesOfLayer() { propertiesPass() }
}

extension UIViewController: ObservingOwner {
  func observedChange(of kind: ObservedWork.Kind) {
    switch kind {
    case .properties: setNeedsUpdateProperties()
    case .contentUnavailable: setNeedsUpdateContentUnavailableConfiguration()
    case .constraints:
      viewIfLoaded?.setNeedsUpdateConstraints()
      viewIfLoaded?.setNeedsLayout()
    case .layout, .afterLayout, .drawing, .configuration: viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Asks for `updateProperties()` before the next layout.
  public func setNeedsUpdateProperties() {
    updates.needsProperties = true
    viewIfLoaded?.layer.setNeedsPropertiesUpdate()
  }

  /// Runs `updateProperties()` now where it is due: of the controller, its view, and all that is below them.
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  // Traits here follow a change at once, so that there is nothing to wait for.

  /// Has traits that are due passed on.
  public func updateTraitsIfNeeded() {}
}

extension UIView {
  /// Has traits that are due passed on.
  public func updateTraitsIfNeeded() {}
}
