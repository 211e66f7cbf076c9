// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The layout pass of one view: controller callbacks around `layoutSubviews`, under the view's traits.

extension UIView {
  func layoutPass() {
    traitCollection.performAsCurrent {
      owningController?.viewWillLayoutSubviews()
      layoutSubviews()
      owningController?.viewDidLayoutSubviews()
    }
  }

  func layoutNow() {
    (storedWindow ?? topmost).updateConstraintsIfNeeded()
    layer.layoutIfNeeded()
  }

  /// The root of the tree that the view is in.
  var topmost: UIView {
    var view = self
    while let parent = view.storedSuperview { view = parent }
    return view
  }

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
    owningController?.updateViewConstraints()
    if owningController == nil { updateConstraints() }
    needsConstraintsUpdate = false
  }
}
