// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ConstraintSolver

/// Turns the places that a constraint speaks of into sums of variables.
@MainActor struct LayoutTerms {
  let engine: LayoutEngine
  /// The boxes that the sums speak of, once each.
  private(set) var boxes: [LayoutBox] = []
  /// Whether leading means right: the nearest common view of both items decides.
  private var isMirrored = false

  init(engine: LayoutEngine) {
    self.engine = engine
  }

  /// `first - multiplier × second`, to be compared with the constant; `nil` if an item is gone.
  mutating func difference(for constraint: NSLayoutConstraint) -> LinearSum? {
    guard let second = constraint.second else {
      return length(constraint.first)
    }
    if constraint.first.kind == .length {
      guard var sum = length(constraint.first), let other = length(second) else { return nil }
      sum.add(other, times: -Double(constraint.multiplier))
      return sum
    }
    guard let (a, b) = resolved(constraint.first, second), let reference = commonSpace(a.item, b.item) else {
      return nil
    }
    isMirrored = reference.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var sum = position(a, in: reference)
    var other = position(b, in: reference)
    let isAlongOneAxis = constraint.first.attribute.axis == second.attribute.axis
    if isMirrored, isAlongOneAxis, constraint.first.attribute.isDirectional || second.attribute.isDirectional {
      // Distances count from the right; with a multiplier of 1 where from does not matter.
      sum = -sum
      other = -other
      if constraint.multiplier != 1 {
        let extent = ownExtent(of: reference)
        sum = sum + extent
        other = other + extent
      }
    }
    sum.add(other, times: -Double(constraint.multiplier))
    return sum
  }

  // MARK: - Lengths

  private mutating func length(_ place: LayoutPlace) -> LinearSum? {
    guard let item = place.item else { return nil }
    guard place.isDistance else {
      let box = use(item)
      return LinearSum(place.attribute == .width ? box.width : box.height)
    }
    guard let origin = place.originItem,
      let (a, b) = resolved(LayoutPlace(item, place.attribute), LayoutPlace(origin, place.originAttribute)),
      let reference = commonSpace(a.item, b.item)
    else { return nil }
    isMirrored = reference.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = position(a, in: reference) - position(b, in: reference)
    let isDirectional = place.attribute.isDirectional || place.originAttribute.isDirectional
    return isMirrored && isDirectional ? -distance : distance
  }

  private mutating func ownExtent(of view: UIView) -> LinearSum {
    let insets = view.alignmentRectInsets
    return LinearSum(use(view).width, 1, constant: Double(insets.left + insets.right))
  }

  // MARK: - Positions

  private struct Spot {
    var item: any LayoutItem
    var attribute: NSLayoutConstraint.Attribute
  }

  /// Follows margins to their guide, baselines to the view that has them, and a scroll view's edges to its content.
  private func resolved(_ first: LayoutPlace, _ second: LayoutPlace) -> (Spot, Spot)? {
    guard let firstItem = first.item, let secondItem = second.item else { return nil }
    return (
      resolved(Spot(item: firstItem, attribute: first.attribute), against: secondItem),
      resolved(Spot(item: secondItem, attribute: second.attribute), against: firstItem)
    )
  }

  private func resolved(_ spot: Spot, against other: any LayoutItem) -> Spot {
    guard let view = spot.item as? UIView else {
      switch spot.attribute {
      case .firstBaseline: return Spot(item: spot.item, attribute: .top)
      case .lastBaseline: return Spot(item: spot.item, attribute: .bottom)
      default: return spot
      }
    }
    if let inner = spot.attribute.withinMargins {
      return Spot(item: view.layoutMarginsGuide, attribute: inner)
    }
    if spot.attribute == .firstBaseline || spot.attribute == .lastBaseline {
      var source = view
      while true {
        let next = spot.attribute == .firstBaseline ? source.forFirstBaselineLayout : source.forLastBaselineLayout
        guard next !== source, next.isBelow(engine.root) else { break }
        source = next
      }
      return Spot(item: source, attribute: spot.attribute)
    }
    if view.isScrollContainer, let host = other.hostView, host.isBelow(view), host !== view || other is UILayoutGuide {
      return Spot(item: view.scrollContentGuide, attribute: spot.attribute)
    }
    return spot
  }

  private func commonSpace(_ a: any LayoutItem, _ b: any LayoutItem) -> UIView? {
    nearestCommonView(a, b)
  }

  /// The place as a coordinate in the bounds space of `reference`.
  private mutating func position(_ spot: Spot, in reference: UIView) -> LinearSum {
    if let view = spot.item as? UIView, view === reference {
      return ownPosition(spot.attribute, of: view)
    }
    let box = use(spot.item)
    let isHorizontal = spot.attribute.axis == .horizontal
    var sum = LinearSum(isHorizontal ? box.x : box.y)
    switch spot.attribute.side(isMirrored: isMirrored) {
    case .near: break
    case .middle: sum.append(Term(isHorizontal ? box.width : box.height, 0.5))
    case .far: sum.append(Term(isHorizontal ? box.width : box.height))
    case .firstBaseline: sum = LinearSum(engine.baseline(of: box, isFirst: true))
    case .lastBaseline: sum = LinearSum(engine.baseline(of: box, isFirst: false))
    }
    var space = spot.item.spaceView
    while let view = space, view !== reference {
      climb(&sum, outOf: view, isHorizontal: isHorizontal)
      space = view.storedSuperview
    }
    return sum
  }

  /// The view's own edges in its own bounds space.
  private mutating func ownPosition(_ attribute: NSLayoutConstraint.Attribute, of view: UIView) -> LinearSum {
    let isHorizontal = attribute.axis == .horizontal
    let insets = view.alignmentRectInsets
    let start = Double(isHorizontal ? insets.left : insets.top)
    let side = attribute.side(isMirrored: isMirrored)
    if side == .near { return LinearSum(start) }
    let box = use(view)
    switch side {
    case .near: return LinearSum(start)
    case .middle: return LinearSum(isHorizontal ? box.width : box.height, 0.5, constant: start)
    case .far: return LinearSum(isHorizontal ? box.width : box.height, 1, constant: start)
    case .firstBaseline, .lastBaseline:
      return LinearSum(engine.baseline(of: box, isFirst: side == .firstBaseline)) - box.y + start
    }
  }

  /// From a view's bounds space to its superview's.
  private mutating func climb(_ sum: inout LinearSum, outOf view: UIView, isHorizontal: Bool) {
    let box = use(view)
    let insets = view.alignmentRectInsets
    sum.append(Term(isHorizontal ? box.x : box.y))
    sum.constant -= Double(isHorizontal ? insets.left : insets.top)
    if view.isScrollContainer {
      let origin = engine.scrollOrigin(of: box)
      sum.append(Term(isHorizontal ? origin.x : origin.y, -1))
    }
  }

  private mutating func use(_ item: any LayoutItem) -> LayoutBox {
    let box = engine.box(for: item)
    if !boxes.contains(where: { $0 === box }) { boxes.append(box) }
    return box
  }
}

extension NSLayoutConstraint.Attribute {
  /// Which part of a box a resolved attribute means.
  enum Side {
    case near, middle, far, firstBaseline, lastBaseline
  }

  func side(isMirrored: Bool) -> Side {
    switch self {
    case .leading: isMirrored ? .far : .near
    case .trailing: isMirrored ? .near : .far
    case .right, .bottom: .far
    case .centerX, .centerY: .middle
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: .near
    }
  }
}
