// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a stack asks of the engine. The main axis is called along, the other across.

extension UIStackView {
  /// Makes the constraints of the present arrangement; those that are there already stay.
  func rebuildArrangement() {
    let views = visibleArranged
    for view in storedArranged {
      let index = views.firstIndex { $0 === view }
      let rank = index.map { ArrangedRank(axis: axis, index: $0, count: views.count) }
      setState(of: view, rank: rank, isCollapsed: view.isHidden)
    }
    var plan = StackPlan(stack: self)
    plan.arrange(views)
    plan.collapse(storedArranged, among: views)
    adopt(plan.constraints, plan.guides)
  }

  /// Puts what is wanted in place of what was, keeping constraints that say the same.
  private func adopt(_ wanted: [NSLayoutConstraint], _ guides: [UILayoutGuide]) {
    var held: [StackPlan.Key: [NSLayoutConstraint]] = [:]
    for constraint in ownConstraints where constraint.isActive {
      held[StackPlan.Key(constraint), default: []].append(constraint)
    }
    var next: [NSLayoutConstraint] = []
    var fresh: [NSLayoutConstraint] = []
    for constraint in wanted {
      let key = StackPlan.Key(constraint)
      if let kept = held[key]?.popLast() {
        kept.constant = constraint.constant
        next.append(kept)
      } else {
        next.append(constraint)
        fresh.append(constraint)
      }
    }
    NSLayoutConstraint.deactivate(held.values.flatMap { $0 })
    for guide in ownGuides.dropFirst(guides.count) { removeLayoutGuide(guide) }
    ownGuides = guides
    NSLayoutConstraint.activate(fresh)
    ownConstraints = next
  }
}

/// The constraints and guides that an arrangement needs.
@MainActor struct StackPlan {
  let stack: UIStackView
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  init(stack: UIStackView) {
    self.stack = stack
  }

  /// What makes two constraints of a stack the same but for their constant.
  struct Key: Hashable {
    let first: ObjectIdentifier?
    let firstAttribute: NSLayoutConstraint.Attribute
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let priority: UILayoutPriority

    @MainActor init(_ constraint: NSLayoutConstraint) {
      first = constraint.firstItem.map { ObjectIdentifier($0) }
      firstAttribute = constraint.firstAttribute
      second = constraint.secondItem.map { ObjectIdentifier($0) }
      secondAttribute = constraint.secondAttribute
      relation = constraint.relation
      multiplier = constraint.multiplier
      priority = constraint.priority
    }
  }

  // MARK: - Words for both axes

  typealias Attribute = NSLayoutConstraint.Attribute

  var isRow: Bool { stack.axis == .horizontal }
  var start: Attribute { isRow ? .leading : .top }
  var end: Attribute { isRow ? .trailing : .bottom }
  var middle: Attribute { isRow ? .centerX : .centerY }
  var length: Attribute { isRow ? .width : .height }
  var crossStart: Attribute { isRow ? .top : .leading }
  var crossEnd: Attribute { isRow ? .bottom : .trailing }
  var crossMiddle: Attribute { isRow ? .centerY : .centerX }
  var crossLength: Attribute { isRow ? .height : .width }

  /// What the views are arranged in.
  var canvas: any LayoutItem { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

  mutating func add(
    _ name: String, _ first: any LayoutItem, _ firstAttribute: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: (any LayoutItem)? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      LayoutPlace(first, firstAttribute), relation, second.map { LayoutPlace($0, secondAttribute) },
      multiplier: multiplier, constant: constant, source: nil)
    constraint.identifier = "UISV-" + name
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  /// A guide of the stack's, one that it has already where there is one left.
  mutating func makeGuide() -> UILayoutGuide {
    if guides.count < stack.ownGuides.count {
      guides.append(stack.ownGuides[guides.count])
    } else {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-gap"
      stack.addLayoutGuide(guide)
      guides.append(guide)
    }
    return guides[guides.count - 1]
  }

  // MARK: - Arranging

  mutating func arrange(_ views: [UIView]) {
    guard let first = views.first, let last = views.last else { return }
    add("canvas-connection", first, start, .equal, canvas, start)
    add("canvas-connection", canvas, end, .equal, last, end)
    distribute(views)
    align(views)
  }

  /// Hidden views keep a place between their neighbours, without length.
  mutating func collapse(_ all: [UIView], among views: [UIView]) {
    var previous: UIView?
    for view in all {
      guard view.isHidden else {
        previous = view
        continue
      }
      // Weaker than the app's constraints, so that a fixed length of the hidden view is no contradiction.
      add("hiding", view, length, constant: 0, priority: 999.99)
      if let previous {
        add("hiding", view, start, .equal, previous, end, constant: stack.gap(after: previous) / 2)
      } else {
        let gap = views.isEmpty ? 0 : stack.gap(after: view)
        add("hiding", view, start, .equal, canvas, start, constant: -gap / 2)
      }
      add("hiding", view, crossStart, .equal, canvas, crossStart)
      if stack.alignment == .fill { add("hiding", view, crossEnd, .equal, canvas, crossEnd, priority: 999.99) }
    }
  }
}
