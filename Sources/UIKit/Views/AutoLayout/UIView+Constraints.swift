// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The constraints that a view holds.

extension UIView {
  /// Makes the view hold a constraint.
  func takeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    for item in constraint.items where !item.isWithin(self) {
      fatalError(
        "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the constraint's items must be descendants of that view (or the view itself). \(item.name) is not within \(name)."
      )
    }
    constraint.holder?.drop(constraint)
    hold(constraint)
  }

  func constraints(affecting item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let view = holder {
      found += view.autoLayout.constraints.filter { constraint in
        [constraint.first, constraint.second].contains { place in
          guard let place else { return false }
          return place.attribute.axis == axis && (place.item === item || place.originItem === item)
        }
      }
      holder = view.storedSuperview
    }
    return found
  }

  // MARK: - Holding

  func hold(_ constraint: NSLayoutConstraint) {
    autoLayout.constraints.append(constraint)
    constraint.holder = self
    if let engine = engineInTree { engine.add(constraint) } else { awaitEngine() }
    constraintsOfSubviewsDidChange()
    askForFirstUpdate()
    for item in constraint.items { item.hostView?.askForFirstUpdate() }
    tellOfConstraints()
  }

  func drop(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self,
      let index = autoLayout.constraints.lastIndex(where: { $0 === constraint })
    else { return }
    autoLayout.constraints.remove(at: index)
    constraint.holder = nil
    engineInTree?.remove(constraint)
    constraintsOfSubviewsDidChange()
    tellOfConstraints()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    engineInTree?.constantDidChange(of: constraint)
    constraintsOfSubviewsDidChange()
    tellOfConstraints()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint, from before: UILayoutPriority) {
    engineInTree?.priorityDidChange(of: constraint, from: before)
    constraintsOfSubviewsDidChange()
    tellOfConstraints()
  }

  /// Tells the views above of a change of the constraints here.
  func tellOfConstraints() {
    var view = self
    while let parent = view.storedSuperview {
      parent.constraintsDidChange(below: view)
      view = parent
    }
  }

  /// Drops what this view and its ancestors hold and the test picks.
  func dropConstraints(where isPicked: (NSLayoutConstraint) -> Bool) {
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.autoLayout.constraints where isPicked(constraint) { view.drop(constraint) }
      holder = view.storedSuperview
    }
  }

  // MARK: - Moving between trees

  /// Called before the view leaves its superview, while it is still in the tree.
  func constraintHierarchyWillChange(leaving parent: UIView) {
    let root = parent.topmost
    guard root.autoLayout.engine != nil || root.autoLayout.awaitsEngine else { return }
    // What tied the subtree to the outside is gone for good, as on iOS.
    var holder: UIView? = parent
    while let view = holder {
      for constraint in view.autoLayout.constraints where constraint.items.contains(where: { $0.isWithin(self) }) {
        view.drop(constraint)
      }
      holder = view.storedSuperview
    }
    guard let engine = root.autoLayout.engine else { return }
    // What holds inside it moves with it.
    forEachInTree { view in
      for constraint in view.autoLayout.constraints { engine.remove(constraint) }
    }
    forgetBoxes(in: engine)
  }

  private func forgetBoxes(in engine: LayoutEngine) {
    guard !engine.boxes.isEmpty else { return }
    for subview in storedSubviews { subview.forgetBoxes(in: engine) }
    for guide in autoLayout.guides + autoLayout.systemGuides.all { engine.forget(guide) }
    engine.forget(self)
  }

  /// Called after the view came into a tree, or became topmost itself.
  func constraintHierarchyDidChange() {
    if let parent = storedSuperview {
      // A topmost view knows of all below whether constraints place it.
      let isNeeded = autoLayout.engine != nil || autoLayout.awaitsEngine || !autoLayout.translatesMask
      (autoLayout.engine, autoLayout.awaitsEngine) = (nil, false)
      if isNeeded {
        if let engine = engineInTree {
          enterTree(of: engine)
        } else {
          awaitEngine()
          if !autoLayout.translatesMask { askForFirstUpdate() }
        }
        parent.constraintsOfSubviewsDidChange()
      }
    } else if autoLayout.engine == nil {
      forEachInTree { view in
        let isPlaced = !view.autoLayout.translatesMask && view !== self
        if isPlaced || !view.autoLayout.constraints.isEmpty { autoLayout.awaitsEngine = true }
      }
    }
    passOnUpdateRequest()
  }

  /// A subtree that waits for `updateConstraints` makes its new ancestors wait as well.
  private func passOnUpdateRequest() {
    if type(of: self).requiresConstraintBasedLayout { askForFirstUpdate() }
    guard needsConstraintsUpdate || autoLayout.hasDescendantsToUpdate else { return }
    var parent = storedSuperview
    while let view = parent, !view.autoLayout.hasDescendantsToUpdate {
      view.autoLayout.hasDescendantsToUpdate = true
      parent = view.storedSuperview
    }
  }
}
