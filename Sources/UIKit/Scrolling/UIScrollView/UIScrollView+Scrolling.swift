// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Scrolling by code and by wheels.

extension UIScrollView {
  func scroll(to offset: CGPoint, animated: Bool) {
    endMotion()
    // A finger that drags stays in charge: the content is moved under it.
    guard animated, window != nil, drag == nil else {
      contentOffset = offset
      return
    }
    fly(to: offset, purpose: .animation)
  }

  func scrollToShow(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    func shift(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if start >= low, end <= high { return 0 }
      // What does not fit shows its nearer part.
      if start <= low, end >= high { return 0 }
      if end - start > high - low { return start > low ? start - low : end - high }
      return start < low ? start - low : end - high
    }
    let target = clamped(
      CGPoint(
        x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
        y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY)))
    if target != contentOffset { scroll(to: target, animated: animated) }
  }

  /// Scrolls by a wheel as far as there is content; `false` where there is none that way.
  ///
  /// A wheel has no finger to give to, so that content stops at its edges. Paged content turns a page at a time.
  func turnWheel(by delta: CGPoint) -> Bool {
    guard isScrollEnabled, drag == nil, delta.x.isFinite, delta.y.isFinite else { return false }
    if isPagingEnabled { return turnPage(by: delta) }
    let axes = draggableAxes
    let offset = contentOffset
    let target = clamped(
      CGPoint(
        x: axes.contains(.horizontal) ? offset.x + delta.x : offset.x,
        y: axes.contains(.vertical) ? offset.y + delta.y : offset.y))
    guard target != offset else { return false }
    endMotion()
    indicators.flash()
    contentOffset = onPixel(target)
    bar.follower?.wheelDidTurn()
    return true
  }

  /// Turns to the page on the side that a wheel or key asks for; while a page turns, further turns are taken and lost.
  private func turnPage(by delta: CGPoint) -> Bool {
    let axes = draggableAxes
    func next(_ offset: CGFloat, _ way: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
      guard way != 0, length > 0 else { return offset }
      let pages = (offset - range.lowerBound) / length
      let wanted = way > 0 ? (pages + 0.01).rounded(.down) + 1 : (pages - 0.01).rounded(.up) - 1
      return min(max(range.lowerBound + wanted * length, range.lowerBound), range.upperBound)
    }
    var target = contentOffset
    if axes.contains(.horizontal) { target.x = next(target.x, delta.x, horizontalRange, bounds.width) }
    if axes.contains(.vertical) { target.y = next(target.y, delta.y, verticalRange, bounds.height) }
    guard target != contentOffset else { return false }
    if flight?.purpose == .settling { return true }
    endMotion()
    fly(to: target, purpose: .settling)
    return true
  }

  func stopEverything() {
    endMotion()
    endZoomFlight()
    if drag != nil {
      // Disabling a recogniser cancels what it has begun.
      panGestureRecognizer.isEnabled = false
      panGestureRecognizer.isEnabled = isScrollEnabled
    }
  }

  /// Scrolls to the top as a tap on the status bar does.
  func scrollToTop() {
    guard isScrollEnabled, drag == nil, heldDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    endMotion()
    let top = CGPoint(x: clamped(contentOffset).x, y: verticalRange.lowerBound)
    guard contentOffset.y != top.y else { return }
    fly(to: top, purpose: .toTop)
  }

  /// An offset moved to the nearest pixel, as those of drags and flights are. Edges need not lie on pixels.
  func onPixel(_ offset: CGPoint) -> CGPoint {
    func place(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      if value == range.lowerBound || value == range.upperBound { return value }
      let pixel = onPixel(value)
      return range.contains(value) ? min(max(pixel, range.lowerBound), range.upperBound) : pixel
    }
    return CGPoint(x: place(offset.x, horizontalRange), y: place(offset.y, verticalRange))
  }

  func onPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(layer.contentsScale, 1)
    return (value * scale).rounded() / scale
  }
}

extension UIApplication {
  /// A tap on the status bar: scrolls the one scroll view on the screen that wants it; where several do, none moves.
  package func statusBarTapped() {
    guard let window = storedKeyWindow else { return }
    var candidates: [UIScrollView] = []
    func collect(_ view: UIView, visible: CGRect) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      let place = view.convert(view.bounds, to: window).intersection(visible)
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, !place.isNull, !place.isEmpty {
        candidates.append(scrollView)
      }
      for subview in view.storedSubviews { collect(subview, visible: view.clipsToBounds ? place : visible) }
    }
    collect(window, visible: window.bounds)
    if candidates.count == 1 { candidates[0].scrollToTop() }
  }
}
