// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a view has to do with Auto Layout.
struct AutoLayoutState {
  var translatesMask = true
  /// Whether `updateConstraints` is due somewhere below.
  var hasDescendantsToUpdate = false
  /// Whether `updateConstraints` was asked for once because the view came to take part in constraints.
  var wasAskedToUpdate = false
  /// The active constraints that the view holds, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides = SystemGuides()
  /// The solver of the tree; only a topmost view has one.
  var engine: LayoutEngine?
  var priorities: ContentPriorities?
  /// The view's place among arranged neighbours, which decides between equals.
  var rank: ArrangedRank?
  /// Whether the view is arranged and hidden.
  var isCollapsed = false
  /// Subviews that came while the view was being laid out.
  var newcomers: Set<ObjectIdentifier> = []
  /// Whether this is a topmost view of a tree whose constraints wait for an engine.
  var awaitsEngine = false
  /// Whether constraints reach into this scroll view from outside.
  var followsScrolling = false
}

/// Where in a row of arranged views a view stands.
struct ArrangedRank: Equatable {
  var axis: NSLayoutConstraint.Axis
  var index: Int
  var count: Int
}

// The hooks by which views tell Auto Layout what happened to them.
extension UIView {
  func setTranslatesMask(_ translates: Bool) {
    guard autoLayout.translatesMask != translates else { return }
    autoLayout.translatesMask = translates
    let isPlaced = !translates && storedSuperview != nil
    if let engine = engineInTree {
      if let box = isPlaced ? engine.box(for: self) : engine.boxes[ObjectIdentifier(self)] {
        engine.markDue(box, .fixed)
      }
    } else {
      guard isPlaced else { return }
      awaitEngine()
    }
    if isPlaced { askForFirstUpdate() }
    storedSuperview?.constraintsOfSubviewsDidChange()
  }

  func autoresizingDidChange() {
    placeDidChange()
  }

  func geometryDidChangeForConstraints() {
    if margins.preservesSuperview || autoLayout.systemGuides.readable != nil { guidesDidChange() }
    placeDidChange()
  }

  private func placeDidChange() {
    guard let engine = engineInTree, let box = engine.boxes[ObjectIdentifier(self)] else { return }
    // What the engine itself placed tells it nothing new.
    guard autoLayout.translatesMask || (self === engine.root && !engine.isApplying) else { return }
    engine.markDue(box, .fixed)
    // A frame that followed its superview's is where the engine has it already; no layout is due for that.
    if !engine.isApplying { (storedSuperview ?? self).constraintsOfSubviewsDidChange() }
  }

  /// Scrolled, which constraints that reach in from outside or hold on to the visible part must follow.
  func boundsOriginDidChange() {
    guard autoLayout.followsScrolling || autoLayout.systemGuides.scrollFrame != nil, let engine = engineInTree else {
      return
    }
    for item in [self, autoLayout.systemGuides.scrollFrame].compactMap({ $0 as (any LayoutItem)? }) {
      if let box = engine.boxes[ObjectIdentifier(item)] { engine.markDue(box, .fixed) }
    }
    constraintsOfSubviewsDidChange()
  }

  /// Margins or safe area changed, and with them the guides that follow them.
  func guidesDidChange() {
    guard let engine = engineInTree else { return }
    for guide in autoLayout.systemGuides.all {
      if let box = engine.boxes[ObjectIdentifier(guide)] { engine.markDue(box, .fixed) }
    }
  }

  func intrinsicSizeDidChange() {
    if let engine = engineInTree {
      if let box = engine.boxes[ObjectIdentifier(self)], box.content.isHeld {
        engine.markDue(box, .content)
        storedSuperview?.constraintsOfSubviewsDidChange()
        tellOfConstraints()
      }
    } else if !autoLayout.translatesMask {
      // It may have been measured with others, though it was not placed yet.
      storedSuperview?.constraintsOfSubviewsDidChange()
      tellOfConstraints()
    }
    storedSuperview?.subviewContentDidChange(self)
  }

  /// Leading and trailing changed sides.
  func rebuildDirectionalConstraints() {
    setNeedsLayout()
    guard let engine = engineInTree else { return }
    forEachInTree { view in
      for constraint in view.autoLayout.constraints
      where constraint.first.attribute.isDirectional || constraint.first.originAttribute.isDirectional
        || constraint.second?.attribute.isDirectional == true
        || constraint.second?.originAttribute.isDirectional == true
      {
        engine.rebuild(ObjectIdentifier(constraint))
      }
    }
  }

  func applyConstraintLayout() {
    placeConstrainedSubviews()
  }

  /// Asks once for `updateConstraints`, as a view that takes part in constraints can expect.
  func askForFirstUpdate() {
    guard !autoLayout.wasAskedToUpdate else { return }
    autoLayout.wasAskedToUpdate = true
    setNeedsUpdateConstraints()
  }
}
