// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Insets, the safe area, and the offsets at which content may rest.

extension UIScrollView {
  /// The axes on which the safe area becomes insets.
  private var adjustedAxes: UIAxis {
    switch contentInsetAdjustmentBehavior {
    case .never: return []
    case .always: return .both
    case .automatic, .scrollableAxes:
      var axes: UIAxis = []
      if contentSize.width > bounds.width || alwaysBounceHorizontal { axes.insert(.horizontal) }
      if contentSize.height > bounds.height || alwaysBounceVertical { axes.insert(.vertical) }
      return axes
    }
  }

  func updateAdjustedInset() {
    let axes = adjustedAxes
    var inset = contentInset
    if axes.contains(.vertical) {
      inset.top += safeAreaInsets.top
      inset.bottom += safeAreaInsets.bottom
    }
    if axes.contains(.horizontal) {
      inset.left += safeAreaInsets.left
      inset.right += safeAreaInsets.right
    }
    let old = storedAdjustedInset
    guard inset != old else { return }
    storedAdjustedInset = inset
    if drag == nil, flight == nil {
      // Content that stood at its start still does.
      var offset = contentOffset
      if offset.y <= -old.top { offset.y += old.top - inset.top }
      if offset.x <= -old.left { offset.x += old.left - inset.left }
      if offset != contentOffset { contentOffset = offset }
      keepOffsetInRange()
    }
    for subview in storedSubviews { subview.updateSafeArea() }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
    indicators.settingsDidChange()
  }

  /// What of the safe area is left for subviews: that of the axes on which it did not become insets.
  func safeAreaLeft(forSubviewAt frame: CGRect) -> UIEdgeInsets {
    var left = safeAreaOverlap(frame)
    let axes = adjustedAxes
    if axes.contains(.vertical) { (left.top, left.bottom) = (0, 0) }
    if axes.contains(.horizontal) { (left.left, left.right) = (0, 0) }
    return left
  }

  /// Whether the safe area of subviews depends on where they are on the screen.
  var passesSafeArea: Bool {
    let insets = safeAreaInsets
    guard insets != .zero else { return false }
    let axes = adjustedAxes
    return (!axes.contains(.vertical) && (insets.top != 0 || insets.bottom != 0))
      || (!axes.contains(.horizontal) && (insets.left != 0 || insets.right != 0))
  }

  // MARK: - Range

  var horizontalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.left...max(-inset.left, contentSize.width + inset.right - bounds.width)
  }

  var verticalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.top...max(-inset.top, contentSize.height + inset.bottom - bounds.height)
  }

  /// The axes along which drags move content.
  var draggableAxes: UIAxis {
    guard isScrollEnabled else { return [] }
    var axes: UIAxis = []
    let (x, y) = (horizontalRange, verticalRange)
    if x.upperBound > x.lowerBound || (bounces && alwaysBounceHorizontal) { axes.insert(.horizontal) }
    if y.upperBound > y.lowerBound || (bounces && alwaysBounceVertical) { axes.insert(.vertical) }
    return axes
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (horizontalRange, verticalRange)
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Brings the offset back to where content may rest, unless something else is about to.
  func keepOffsetInRange() {
    guard drag == nil, flight == nil, !storedIsTracking else { return }
    let offset = clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  func contentSizeDidChange() {
    updateAdjustedInset()
    keepOffsetInRange()
    indicators.settingsDidChange()
  }

  func viewportDidResize() {
    updateAdjustedInset()
    keepOffsetInRange()
    indicators.settingsDidChange()
  }

  /// Does what follows from a new offset; the only work of a scroll step besides the one changed property.
  func offsetDidChange(from old: CGPoint) {
    if !movesItself {
      let change = CGVector(dx: contentOffset.x - old.x, dy: contentOffset.y - old.y)
      drag?.shift(by: change)
      flight?.shift(by: change)
    }
    setNeedsLayout()
    if passesSafeArea {
      for subview in storedSubviews { subview.updateSafeArea() }
    }
    indicators.offsetDidChange()
    delegate?.scrollViewDidScroll(self)
  }
}
