// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The layout pass of one view: controller callbacks around `layoutSubviews`, under the view's traits.

extension UIView {
  func layoutPass() {
    propertiesPass()
    if corners != nil { applyCorners() }
    if !autoLayout.newcomers.isEmpty { autoLayout.newcomers = [] }
    traitCollection.performAsCurrentOnMain {
      if let owningController {
        owningController.updateContentUnavailableIfNeeded()
        LayoutLoops.within(layer, "viewWillLayoutSubviews()") {
          ObservedWork.run(.layout, of: owningController) { owningController.viewWillLayoutSubviews() }
        }
      }
      LayoutLoops.within(layer, "layoutSubviews()") {
        ObservedWork.run(.layout, of: self) { layoutSubviews() }
      }
      layer.placeIfNeeded()
      owningController?.placeContentUnavailable()
      publishAccessibilityElements()
      if let owningController {
        LayoutLoops.within(layer, "viewDidLayoutSubviews()") {
          ObservedWork.run(.afterLayout, of: owningController) { owningController.viewDidLayoutSubviews() }
        }
        layer.placeIfNeeded()
        owningController.storedParent?.childDidLayout(owningController)
      }
    }
  }

  /// Asks for layout because a subview came or left, except while the view is being laid out itself.
  func subviewsDidChange() {
    if !layer.isLayingOut { LayoutLoops.blaming("a change of its subviews") { setNeedsLayout() } }
  }

  /// Has constraints of subviews take effect that changed: in the next layout, or at the end of the one under way.
  ///
  /// The latter lays the view out again only where a subview moves that was there before.
  func constraintsOfSubviewsDidChange() {
    if layer.isLayingOut {
      layer.setNeedsPlacing()
    } else {
      LayoutLoops.blaming("a change of its constraints") { setNeedsLayout() }
    }
  }

  /// A subview is somewhere else by the constraints, and has yet to be put there.
  func constrainedSubviewDidMove(_ subview: UIView) {
    if layer.isLayingOut, autoLayout.newcomers.contains(ObjectIdentifier(subview)) {
      layer.setNeedsPlacing()
    } else {
      LayoutLoops.blaming("constraints that move its subviews") { setNeedsLayout() }
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

  /// Places subviews whose constraints changed while the view was being laid out.
  package func placeAfterLayout() { placeConstrainedSubviews() }
}
