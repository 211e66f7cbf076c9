// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Zooming: one subview, named by the delegate, is scaled; its corner keeps its place in the content.

extension UIScrollView {
  /// People can zoom only where the limits of the scale leave room to.
  func updateZoomGesture() {
    guard maximumZoomScale > minimumZoomScale else {
      if let gesture = zoom.gesture { removeGestureRecognizer(gesture) }
      zoom.gesture = nil
      return
    }
    guard zoom.gesture == nil else { return }
    let gesture = ScrollPinchGestureRecognizer(scrollView: self)
    zoom.gesture = gesture
    addGestureRecognizer(gesture)
  }

  var zoomedView: UIView? { heldDelegate?.viewForZooming(in: self) }

  var currentZoomScale: CGFloat {
    // Most scroll views never zoom, and their delegates need not be asked in every layout.
    guard maximumZoomScale != minimumZoomScale || zoom.placedCenter != nil, let view = zoomedView else { return 1 }
    let transform = view.transform
    return hypot(transform.a, transform.b)
  }

  var zoomLimits: ClosedRange<CGFloat> {
    let least = max(minimumZoomScale, 0.0001)
    return least...max(least, maximumZoomScale)
  }

  private func withinLimits(_ scale: CGFloat) -> CGFloat {
    min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
  }

  // MARK: - By code

  func zoom(toScale scale: CGFloat, animated: Bool) {
    guard scale.isFinite, zoomedView != nil else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(to: withinLimits(scale), keeping: middle, animated: animated)
  }

  func zoom(toShow rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      rect.midX.isFinite, rect.midY.isFinite
    else { return }
    let scale = withinLimits(min(bounds.width / rect.width, bounds.height / rect.height))
    let corner = zoomedCorner(of: view)
    let offset = CGPoint(
      x: corner.x + (rect.midX - view.bounds.minX) * scale - bounds.width / 2,
      y: corner.y + (rect.midY - view.bounds.minY) * scale - bounds.height / 2)
    change(to: scale, offset: offset, animated: animated)
  }

  /// Zooms so that what stands `point` from the top left of the bounds stays there, as far as the content reaches.
  private func zoom(to scale: CGFloat, keeping point: CGPoint, animated: Bool) {
    change(to: scale, offset: offset(keeping: point, at: scale), animated: animated)
  }

  private func change(to scale: CGFloat, offset: CGPoint, animated: Bool) {
    endMotion()
    endZoomFlight()
    let target = clamped(offset, at: scale)
    guard scale != currentZoomScale || target != contentOffset else { return }
    if animated, window != nil {
      let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
      beginZoomFlight(to: scale, offset: target, center: middle, isBounce: false)
    } else {
      apply(scale: scale, offset: target)
      keepOffsetInRange()
    }
  }

  // MARK: - By fingers

  /// Two fingers began to zoom; `point` is their middle, in the bounds' space.
  func zoomingBegan(at point: CGPoint) {
    guard let view = zoomedView else { return }
    endMotion()
    endZoomFlight()
    zoom.pinch = ZoomPinch(
      start: ZoomBand.asked(currentZoomScale, in: zoomLimits), center: fromTopLeft(point))
    heldDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// `scale` is the fingers' since they began.
  func zoomingChanged(scale: CGFloat, at point: CGPoint) {
    guard var pinch = zoom.pinch, zoomedView != nil, scale.isFinite, scale > 0 else { return }
    pinch.center = fromTopLeft(point)
    zoom.pinch = pinch
    let asked = pinch.start * scale
    let shown = bouncesZoom ? ZoomBand.shown(asked, in: zoomLimits) : withinLimits(asked)
    guard shown != currentZoomScale else { return }
    apply(scale: shown, offset: offset(keeping: pinch.center, at: shown))
  }

  func zoomingEnded() {
    guard let pinch = zoom.pinch else { return }
    zoom.pinch = nil
    guard !bounceZoom(keeping: pinch.center) else { return }
    heldDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: currentZoomScale)
    if drag == nil, flight == nil { letGo(velocity: .zero, asksDelegate: false) }
  }

  /// Springs back from beyond the limits about a point, which is from the top left of the bounds; `false` where the
  /// scale is within them.
  func bounceZoom(keeping point: CGPoint? = nil) -> Bool {
    guard zoom.pinch == nil else { return false }
    let scale = currentZoomScale
    let rest = withinLimits(scale)
    guard zoomedView != nil, rest != scale else { return false }
    let center = point ?? zoom.flight?.center ?? CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    endMotion()
    beginZoomFlight(
      to: rest, offset: clamped(offset(keeping: center, at: rest), at: rest), center: center, isBounce: true)
    return true
  }

  private func fromTopLeft(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
  }

  // MARK: - By itself

  private func beginZoomFlight(to scale: CGFloat, offset: CGPoint, center: CGPoint, isBounce: Bool) {
    zoom.flight = ZoomFlight(
      isBounce: isBounce, start: owningApplication.now, center: center, scales: (currentZoomScale, scale),
      offsets: (contentOffset, offset))
    owningApplication.frameTickers.start(self)
  }

  func tickZoom(to time: TimeInterval) {
    guard let flight = zoom.flight else { return }
    let scale = flight.scale(at: time)
    // A finger that still drags decides about the offset.
    apply(scale: scale, offset: drag == nil ? flight.offset(at: time) : offset(keeping: flight.center, at: scale))
    if flight.isOver(at: time), zoom.flight?.start == flight.start { endZoomFlight() }
  }

  /// Stops changing the scale where it is, and tells the delegate.
  func endZoomFlight() {
    guard zoom.flight != nil else { return }
    zoom.flight = nil
    if flight == nil { owningApplication.frameTickers.stop(self) }
    heldDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: currentZoomScale)
    keepOffsetInRange()
  }

  // MARK: - Scaling

  /// The offset that leaves the content under a point, which is from the top left of the bounds, where it is.
  private func offset(keeping point: CGPoint, at scale: CGFloat) -> CGPoint {
    guard let view = zoomedView else { return contentOffset }
    let corner = zoomedCorner(of: view)
    let old = currentZoomScale
    guard old > 0 else { return contentOffset }
    func moved(_ offset: CGFloat, _ point: CGFloat, _ corner: CGFloat) -> CGFloat {
      corner + (offset + point - corner) / old * scale - point
    }
    return CGPoint(
      x: moved(contentOffset.x, point.x, corner.x), y: moved(contentOffset.y, point.y, corner.y))
  }

  private func clamped(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
    guard let size = zoomedView?.bounds.size else { return clamped(offset) }
    let (x, y) = (horizontalRange(width: size.width * scale), verticalRange(height: size.height * scale))
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// The top left corner of the zoomed view, in the content's space.
  private func zoomedCorner(of view: UIView) -> CGPoint {
    let scale = currentZoomScale
    return CGPoint(
      x: view.center.x - view.anchorPoint.x * view.bounds.width * scale,
      y: view.center.y - view.anchorPoint.y * view.bounds.height * scale)
  }

  private func apply(scale: CGFloat, offset: CGPoint) {
    guard let view = zoomedView else { return }
    let changes = scale != currentZoomScale
    let corner = zoomedCorner(of: view)
    zoom.isApplying = true
    if changes { KeyValueObserving.willChange(self, "zoomScale") }
    defer { if changes { KeyValueObserving.didChange(self, "zoomScale") } }
    if changes {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      place(view, corner: corner, scale: scale)
      contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    }
    if offset != contentOffset { contentOffset = offset }
    zoom.isApplying = false
    reanchorDrag()
    if changes { heldDelegate?.scrollViewDidZoom(self) }
  }

  private func place(_ view: UIView, corner: CGPoint, scale: CGFloat) {
    let center = CGPoint(
      x: corner.x + view.anchorPoint.x * view.bounds.width * scale,
      y: corner.y + view.anchorPoint.y * view.bounds.height * scale)
    if view.center != center { view.center = center }
    zoom.placedCenter = center
  }

  /// Constraints place a view as if it were not scaled; then its corner is put back.
  func keepZoomedViewInPlace() {
    guard let placed = zoom.placedCenter, let view = zoomedView, !view.translatesAutoresizingMaskIntoConstraints,
      view.center != placed
    else { return }
    let corner = CGPoint(
      x: view.center.x - view.anchorPoint.x * view.bounds.width,
      y: view.center.y - view.anchorPoint.y * view.bounds.height)
    place(view, corner: corner, scale: currentZoomScale)
  }
}
