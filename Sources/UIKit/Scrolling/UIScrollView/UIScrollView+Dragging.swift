// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Dragging by fingers; what the content does when it is let go is in `UIScrollView+LettingGo.swift`.

/// A drag under way.
struct ScrollDrag {
  /// The offset that the finger asks for is this less its travel; the offset shown may lag behind it at the edges.
  var origin: CGPoint
  let axes: UIAxis
}

extension UIScrollView {
  /// A finger came down: moving content stops. Returns whether it moved, so that the finger is for it alone.
  func fingerDown() -> Bool {
    storedIsTracking = true
    guard flight != nil || zoom.flight != nil else { return false }
    endMotion()
    endZoomFlight()
    return true
  }

  /// The last finger was lifted, without having dragged.
  func fingersUp() {
    guard storedIsTracking, drag == nil else { return }
    storedIsTracking = false
    guard flight == nil, zoom.flight == nil, zoom.pinch == nil else { return }
    // Content that was caught beyond its edge or its scale, or between pages, goes on to where it may rest.
    if !bounceZoom() { letGo(velocity: .zero, asksDelegate: false) }
  }

  func panDidChange() {
    switch scrollPan.state {
    case .began:
      beginDrag()
      continueDrag()
    case .changed: continueDrag()
    case .ended:
      continueDrag()
      endDrag(velocity: scrollPan.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    default: break
    }
  }

  private func beginDrag() {
    endMotion()
    dragWillBegin()
    storedIsTracking = true
    drag = ScrollDrag(origin: askedOffset, axes: lockedAxes(travel: scrollPan.translation(in: self)))
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: dismissKeyboard()
    default: break
    }
    indicators.show()
    heldDelegate?.scrollViewWillBeginDragging(self)
  }

  /// The axes along which a drag that began with `travel` moves content. One that begins across them is not locked.
  private func lockedAxes(travel: CGPoint) -> UIAxis {
    let axes = draggableAxes
    guard isDirectionalLockEnabled, axes == .both else { return axes }
    let (x, y) = (abs(travel.x), abs(travel.y))
    guard min(x, y) <= max(x, y) * Self.diagonal else { return axes }
    return x > y ? .horizontal : .vertical
  }

  /// The least slope of a drag that goes along neither axis: 30 degrees, which was not measured on iOS.
  private static let diagonal: CGFloat = 0.5774

  /// The offset that a finger would ask for to see the present one.
  private var askedOffset: CGPoint {
    CGPoint(
      x: RubberBand.askedOffset(contentOffset.x, in: horizontalRange, dimension: bounds.width),
      y: RubberBand.askedOffset(contentOffset.y, in: verticalRange, dimension: bounds.height))
  }

  /// Goes on with the drag from where the content is now: it was moved, or may move elsewhere than before.
  func reanchorDrag() {
    // Where nothing has changed for the finger, what rounding to pixels left over is kept.
    guard let drag else { return }
    let same = draggedOffset(drag)
    guard abs(same.x - contentOffset.x) > 0.01 || abs(same.y - contentOffset.y) > 0.01 else { return }
    let asked = askedOffset
    let travel = scrollPan.translation(in: self)
    self.drag?.origin = CGPoint(x: asked.x + travel.x, y: asked.y + travel.y)
  }

  private func continueDrag() {
    guard let drag else { return }
    move(to: draggedOffset(drag))
    switch keyboardDismissMode {
    case .interactive, .interactiveWithAccessory:
      // A keyboard that is another window's, or a bar alone, stays.
      guard let window, let first = window.firstResponder, first is any UIKeyInput || first.inputView != nil else {
        return
      }
      owningApplication.keyboard.follow(scrollPan.location(in: window).y + window.frame.minY)
    default: break
    }
  }

  /// Ends what is typed into. A controller that has no more than a bar at the bottom keeps it.
  private func dismissKeyboard() {
    guard let first = window?.firstResponder, first is any UIKeyInput || first.inputView != nil else { return }
    first.resignFirstResponder()
  }

  /// The offset, on a pixel, at which a drag has the content.
  private func draggedOffset(_ drag: ScrollDrag) -> CGPoint {
    let travel = scrollPan.translation(in: self)
    func shown(_ asked: CGFloat, _ limits: ScrollMotion.Limits, _ dimension: CGFloat) -> CGFloat {
      limits.bounces
        ? RubberBand.offset(asked, in: limits.range, dimension: dimension)
        : min(max(asked, limits.range.lowerBound), limits.range.upperBound)
    }
    var offset = contentOffset
    if drag.axes.contains(.horizontal) {
      offset.x = shown(drag.origin.x - travel.x, horizontalLimits, bounds.width)
    }
    if drag.axes.contains(.vertical) {
      offset.y = shown(drag.origin.y - travel.y, verticalLimits, bounds.height)
    }
    return onPixel(offset)
  }

  /// `velocity` is the finger's, in points a second.
  private func endDrag(velocity: CGPoint) {
    owningApplication.keyboard.letGo(velocity: scrollPan.state == .ended ? velocity.y : nil) { dismissKeyboard() }
    guard let axes = drag?.axes else { return }
    drag = nil
    storedIsTracking = false
    if zoom.flight != nil || zoom.pinch != nil { return endDragWhileZooming() }
    let before = scrollPan.movingVelocity
    func speed(_ finger: CGFloat, _ before: CGFloat, _ position: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      guard finger == 0 else { return -finger }
      // As on iOS, a finger that pulled content beyond its edge and rested there is as fast as it was while it pulled;
      // but it does not throw the content out.
      let edge = min(max(position, range.lowerBound), range.upperBound)
      let most = abs(ScrollSpring.fingerVelocity(for: 0, displacement: position - edge))
      if position < edge { return max(min(-before, 0), -most) }
      return position > edge ? min(max(-before, 0), most) : 0
    }
    letGo(
      velocity: CGPoint(
        x: axes.contains(.horizontal) ? speed(velocity.x, before.x, contentOffset.x, horizontalRange) : 0,
        y: axes.contains(.vertical) ? speed(velocity.y, before.y, contentOffset.y, verticalRange) : 0),
      asksDelegate: true)
  }

  /// The drag is over, but the zooming that goes on decides where the content rests.
  private func endDragWhileZooming() {
    var target = clamped(contentOffset)
    heldDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    _ = bounceZoom()
    heldDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }
}
