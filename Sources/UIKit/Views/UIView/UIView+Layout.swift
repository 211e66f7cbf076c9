// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The layout pass of one view: controller callbacks around `layoutSubviews`, under the view's traits.

extension UIView {
  func layoutPass() {
    propertiesPass()
    if corners != nil { applyCorners() }
    traitCollection.performAsCurrentOnMain {
      if let owningController {
        owningController.updateContentUnavailableIfNeeded()
        ObservedWork.run(.layout, of: owningController) { owningController.viewWillLayoutSubviews() }
      }
      let wasLayingOut = isLayingOut
      isLayingOut = true
      ObservedWork.run(.layout, of: self) { layoutSubviews() }
      isLayingOut = wasLayingOut
      owningController?.placeContentUnavailable()
      publishAccessibilityElements()
      if let owningController {
        ObservedWork.run(.afterLayout, of: owningController) { owningController.viewDidLayoutSubviews() }
      }
      if let owningController { owningController.storedParent?.childDidLayout(owningController) }
    }
  }

  /// On a root: runs `updateConstraints` where it is due, then solves what changed.
  func solveConstraints() {
    updateConstraintsIfNeeded()
    solvingEngine?.solve()
  }

  /// The root of the tree that the view is in.
  var topmost: UIView {
    var view = self
    while let parent = view.storedSuperview { view = parent }
    return view
  }

  /// Whether `updateConstraints` is due here or below.
  var waitsForConstraintsUpdate: Bool { needsConstraintsUpdate || autoLayout.hasDescendantsToUpdate }

  func markConstraintsUpdate() {
    needsConstraintsUpdate = true
    var parent = storedSuperview
    while let view = parent, !view.autoLayout.hasDescendantsToUpdate {
      view.autoLayout.hasDescendantsToUpdate = true
      parent = view.storedSuperview
    }
  }

  func updateConstraintsPass() {
    if autoLayout.hasDescendantsToUpdate {
      autoLayout.hasDescendantsToUpdate = false
      for subview in storedSubviews {
        subview.updateConstraintsIfNeeded()
      }
    }
    guard needsConstraintsUpdate else { return }
    needsConstraintsUpdate = false
    if let owningController {
      ObservedWork.run(.constraints, of: owningController) { owningController.updateViewConstraints() }
    } else {
      ObservedWork.run(.constraints, of: self) { updateConstraints() }
    }
  }
}

extension UIView: LayoutPreparing {
  /// Solves the constraints of the whole tree, which say where the view's layers are to be; so `layoutIfNeeded()` and
  /// `render(in:)` of a layer do as much as the view's own.
  package func prepareForLayout() { topmost.solveConstraints() }
}
