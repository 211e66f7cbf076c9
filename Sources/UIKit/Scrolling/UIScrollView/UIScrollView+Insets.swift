// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Insets, the safe area, and the offsets at which content may rest.

extension UIScrollView {
  /// The part of the content that is seen and that no inset covers, in content coordinates.
  var uncoveredBounds: CGRect { bounds.inset(by: adjustedContentInset) }

  /// The axes on which the safe area becomes insets.
  private var adjustedAxes: UIAxis {
    switch contentInsetAdjustmentBehavior {
    case .never: return []
    case .always: return .both
    case .automatic where (owningController ?? superview?.owningController)?.adjustsScrollViewInsets == false: return []
    case .automatic, .scrollableAxes:
      var axes: UIAxis = []
      // Content of a controller in a bar's keeping begins below the bar even if it has nothing to scroll.
      if contentInsetAdjustmentBehavior == .automatic, bar.follower != nil { axes.insert(.vertical) }
      if contentSize.width > bounds.width || alwaysBounceHorizontal { axes.insert(.horizontal) }
      if contentSize.height > bounds.height || alwaysBouncesVertically { axes.insert(.vertical) }
      return axes
    }
  }

  /// `followsEdge` is whether content at its start goes along with it.
  func updateAdjustedInset(followsEdge: Bool = true) {
    let axes = adjustedAxes
    var inset = contentInset
    inset.top += refreshInset
    if axes.contains(.vertical) {
      if !bar.sitsBelow { inset.top += safeAreaInsets.top }
      inset.bottom += safeAreaInsets.bottom
    }
    if axes.contains(.horizontal) {
      inset.left += safeAreaInsets.left
      inset.right += safeAreaInsets.right
    }
    let old = storedAdjustedInset
    guard inset != old else { return }
    storedAdjustedInset = inset
    if followsEdge, !bar.isChanging, drag == nil, flight == nil, !zoom.isUnderWay {
      // Content that stood at its start still does.
      var offset = contentOffset
      if offset.y <= -old.top { offset.y += old.top - inset.top }
      if offset.x <= -old.left { offset.x += old.left - inset.left }
      if offset != contentOffset { contentOffset = offset }
      keepOffsetInRange()
    }
    if !bar.isChanging {
      reanchorDrag()
      reaimFlight()
      keepFlightInRange()
    }
    for subview in storedSubviews { subview.updateSafeArea() }
    adjustedContentInsetDidChange()
    heldDelegate?.scrollViewDidChangeAdjustedContentInset(self)
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

  /// Whether the safe area of subviews changes when content moves along an axis.
  private func passesSafeArea(along axis: UIAxis) -> Bool {
    let insets = safeAreaInsets
    let isZero = axis == .vertical ? insets.top == 0 && insets.bottom == 0 : insets.left == 0 && insets.right == 0
    return !isZero && !adjustedAxes.contains(axis)
  }

  // MARK: - Range

  /// The offsets at which content may rest; `width` is the content's.
  func horizontalRange(width: CGFloat) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.left...max(-inset.left, width + inset.right - bounds.width)
  }

  func verticalRange(height: CGFloat) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let top = -inset.top - bar.collapsedRoom
    // A search bar is out of sight above content that has no more to scroll, too.
    return top...max(top + bar.searchWay, height + inset.bottom - bounds.height)
  }

  var horizontalRange: ClosedRange<CGFloat> { horizontalRange(width: contentSize.width) }

  var verticalRange: ClosedRange<CGFloat> { verticalRange(height: contentSize.height) }

  var horizontalLimits: ScrollMotion.Limits {
    ScrollMotion.Limits(range: horizontalRange, rate: decelerationRate.rawValue, bounces: bouncesHorizontally)
  }

  var verticalLimits: ScrollMotion.Limits {
    ScrollMotion.Limits(range: verticalRange, rate: decelerationRate.rawValue, bounces: bouncesVertically)
  }

  /// The axes along which drags move content.
  var draggableAxes: UIAxis {
    guard isScrollEnabled else { return [] }
    var axes: UIAxis = []
    let (x, y) = (horizontalRange, verticalRange)
    if x.upperBound > x.lowerBound || (bouncesHorizontally && alwaysBounceHorizontal) { axes.insert(.horizontal) }
    if y.upperBound > y.lowerBound || (bouncesVertically && alwaysBouncesVertically) { axes.insert(.vertical) }
    return axes
  }

  /// Content is always dragged down where that refreshes it.
  private var alwaysBouncesVertically: Bool { alwaysBounceVertical || refreshControl != nil }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (horizontalRange, verticalRange)
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Brings the offset back to where content may rest, unless something else is about to.
  func keepOffsetInRange() {
    guard drag == nil, flight == nil, !zoom.isUnderWay, !storedIsTracking else { return }
    let offset = clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  func contentSizeDidChange() {
    updateAdjustedInset()
    rangeDidChange()
  }

  func viewportDidResize() {
    updateAdjustedInset()
    rangeDidChange()
    refreshControl?.contentDidMove()
  }

  private func rangeDidChange() {
    keepOffsetInRange()
    reanchorDrag()
    reaimFlight()
    keepFlightInRange()
    indicators.settingsDidChange()
    bottomFollower?.contentDidMove()
  }

  /// Does what follows from a new offset; the only work of a scroll step besides the one changed property.
  func offsetDidChange(from old: CGPoint) {
    if bar.isChanging { return setNeedsLayout() }
    let isOwn = movesItself
    // What the delegate sets from within is the app's.
    movesItself = false
    if !isOwn {
      flight?.shift(by: CGVector(dx: contentOffset.x - old.x, dy: contentOffset.y - old.y))
      reanchorDrag()
      reaimFlight()
      keepFlightInRange()
    }
    setNeedsLayout()
    if contentOffset.y != old.y {
      bar.follower?.contentDidMove()
      bottomFollower?.contentDidMove()
    }
    if (contentOffset.y != old.y && passesSafeArea(along: .vertical))
      || (contentOffset.x != old.x && passesSafeArea(along: .horizontal))
    {
      for subview in storedSubviews { subview.updateSafeArea() }
    }
    refreshControl?.contentDidMove()
    indicators.offsetDidChange()
    heldDelegate?.scrollViewDidScroll(self)
  }
}
