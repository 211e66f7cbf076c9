// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension StackPlan {
  mutating func distribute(_ views: [UIView]) {
    switch stack.distribution {
    case .fill: keepGaps(views)
    case .fillEqually:
      keepGaps(views)
      for view in views.dropFirst() { add("fill-equally", view, length, .equal, views[0], length) }
    case .fillProportionally:
      keepGaps(views)
      shareProportionally(views)
    case .equalSpacing: spread(views, from: end, to: start, name: "distributing", priority: 1000)
    case .equalCentering:
      spread(views, from: middle, to: middle, name: "equal-centering", priority: Self.centeringPriority)
    }
  }

  /// Below what views ask for themselves, so that the least gaps and natural sizes come first.
  private static let centeringPriority: Float = 149
  private static let proportionPriority: Float = 999

  private var pairsByBaseline: Bool { stack.isBaselineRelativeArrangement && !isRow }

  /// Neighbours exactly the spacing apart.
  private mutating func keepGaps(_ views: [UIView]) {
    for (view, next) in zip(views, views.dropFirst()) {
      if pairsByBaseline {
        add("spacing", next, .firstBaseline, .equal, view, .lastBaseline, constant: stack.gap(after: view))
      } else {
        add("spacing", next, start, .equal, view, end, constant: stack.gap(after: view))
      }
    }
  }

  /// Lengths in the proportion of the natural ones.
  private mutating func shareProportionally(_ views: [UIView]) {
    let lengths = views.map { naturalLength(of: $0) }
    guard let base = lengths.firstIndex(where: { $0 > 0 }) else {
      for view in views.dropFirst() { add("fill-equally", view, length, .equal, views[0], length) }
      return
    }
    for (index, view) in views.enumerated() where index != base {
      if lengths[index] > 0 {
        add(
          "fill-proportionally", view, length, .equal, views[base], length,
          multiplier: lengths[index] / lengths[base], priority: Self.proportionPriority)
      }
    }
  }

  private func naturalLength(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    let natural = isRow ? size.width : size.height
    if natural >= 0 { return natural }
    guard view is UIStackView else { return 0 }
    let fitted = view.systemLayoutSizeFitting(.zero)
    return isRow ? fitted.width : fitted.height
  }

  /// At least the spacing apart, and the distances between the given places all the same.
  private mutating func spread(_ views: [UIView], from: Attribute, to: Attribute, name: String, priority: Float) {
    var firstGap: UILayoutGuide?
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = stack.gap(after: view)
      let (near, far): (Attribute, Attribute) = pairsByBaseline ? (.lastBaseline, .firstBaseline) : (end, start)
      add("spacing", next, far, .greaterThanOrEqual, view, near, constant: gap)
      // With nothing to fill, neighbours stand at the least gap.
      add("spacing", next, far, .equal, view, near, constant: gap, priority: Self.closenessPriority)
      let guide = makeGuide()
      add(name, guide, start, .equal, view, from)
      add(name, guide, end, .equal, next, to)
      if let firstGap {
        add(name, guide, length, .equal, firstGap, length, priority: priority)
      } else {
        firstGap = guide
      }
    }
  }

  private static let closenessPriority: Float = 1
}
