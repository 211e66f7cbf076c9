// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a view is filled with, brought up to date before it is laid out.

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
    guard needsPropertiesUpdate || owningController?.needsPropertiesUpdate == true else { return }
    traitCollection.performAsCurrentOnMain {
      if let owningController, owningController.needsPropertiesUpdate {
        owningController.needsPropertiesUpdate = false
        ObservedWork.run(.properties, of: owningController) { owningController.updateProperties() }
      }
      guard needsPropertiesUpdate else { return }
      needsPropertiesUpdate = false
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

  func markPropertiesUpdate() {
    needsPropertiesUpdate = true
    viewIfLoaded?.layer.setNeedsPropertiesUpdate()
  }

  // Traits here follow a change at once, so that there is nothing to wait for.

  /// Has traits that are due passed on.
  public func updateTraitsIfNeeded() {}
}

extension UIView {
  /// Has traits that are due passed on.
  public func updateTraitsIfNeeded() {}
}
