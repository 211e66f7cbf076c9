// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIStackView {
  func arrange(_ view: UIView, at index: Int) {
    let old = storedArranged.firstIndex { $0 === view }
    if let old { storedArranged.remove(at: old) }
    guard (0...storedArranged.count).contains(index) else {
      fatalError("insertArrangedSubview: index \(index) is beyond the \(storedArranged.count) arranged subviews")
    }
    storedArranged.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  func forgetArrangement(of view: UIView) {
    storedArranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    // What it alone was told, as to take no room while it is hidden, would go along with it.
    for constraint in ownConstraints where constraint.firstItem === view && constraint.secondItem == nil {
      constraint.isActive = false
    }
    release(view)
    arrangementDidChange()
  }

  /// Rebuilds before the next layout.
  func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    superview?.subviewContentDidChange(self)
  }

  var visibleArranged: [UIView] { storedArranged.filter { !$0.isHidden } }

  /// The gap after an arranged view, points.
  func gap(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    return value == Self.spacingUseSystem ? NSLayoutConstraint.systemSpacing : value
  }

  func baselineView(isFirst: Bool) -> UIView? {
    let views = visibleArranged
    guard axis == .horizontal, !views.isEmpty else { return isFirst ? views.first : views.last }
    // In a row all baselines stand together or the tallest text decides.
    return views.max { tallness($0) < tallness($1) }
  }

  private func tallness(_ view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return view.baselineOffsets(width: size.width).map { $0.first } ?? size.height
  }

  // MARK: - What decides between equals

  func release(_ view: UIView) {
    setState(of: view, rank: nil, isCollapsed: false)
  }

  func setState(of view: UIView, rank: ArrangedRank?, isCollapsed: Bool) {
    guard view.autoLayout.rank != rank || view.autoLayout.isCollapsed != isCollapsed else { return }
    view.autoLayout.rank = rank
    view.autoLayout.isCollapsed = isCollapsed
    if let engine = engineInTree, let box = engine.boxes[ObjectIdentifier(view)] { engine.markDue(box, .content) }
  }
}
