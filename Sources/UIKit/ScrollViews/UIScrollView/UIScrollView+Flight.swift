// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Content that moves by itself: after a flick, back from beyond an edge, or to an offset that code asked for.

/// A motion under way.
struct ScrollFlight {
  enum Purpose: Equatable {
    case deceleration
    case animation
    case toTop
  }

  var purpose: Purpose
  /// In seconds of the host's clock.
  var start: TimeInterval
  var x: ScrollMotion
  var y: ScrollMotion
  /// How far the app has moved the content meanwhile.
  private var shifted = CGPoint.zero

  init(purpose: Purpose, start: TimeInterval, x: ScrollMotion, y: ScrollMotion) {
    self.purpose = purpose
    self.start = start
    self.x = x
    self.y = y
  }

  mutating func shift(by change: CGVector) {
    shifted.x += change.dx
    shifted.y += change.dy
  }

  func offset(at time: TimeInterval) -> CGPoint {
    let elapsed = max(0, time - start)
    return CGPoint(x: x.position(at: elapsed) + shifted.x, y: y.position(at: elapsed) + shifted.y)
  }

  func isOver(at time: TimeInterval) -> Bool {
    let elapsed = max(0, time - start)
    return x.isOver(at: elapsed) && y.isOver(at: elapsed)
  }
}

extension UIScrollView: FrameTicker {
  func begin(_ flight: ScrollFlight) {
    self.flight = flight
    indicators.show()
    UIApplication.shared.frameTickers.start(self)
  }

  /// Eases to an offset; nothing happens where the content is there.
  func fly(to offset: CGPoint, purpose: ScrollFlight.Purpose) {
    guard offset != contentOffset else { return }
    begin(
      ScrollFlight(
        purpose: purpose, start: CACurrentMediaTime(),
        x: .easing(ScrollEase(start: contentOffset.x, end: offset.x)),
        y: .easing(ScrollEase(start: contentOffset.y, end: offset.y))))
  }

  func tick(to time: TimeInterval) -> Bool {
    guard let current = flight else { return false }
    let isOver = current.isOver(at: time)
    let offset = current.offset(at: time)
    // Edges need not lie on pixels, and what was asked for is given exactly.
    let isExact = isOver && (current.purpose != .deceleration || offset == clamped(offset) && isOnEdge(offset))
    move(to: isExact ? offset : onPixel(offset))
    // The delegate may have begun another motion, or ended this one.
    if isOver, flight?.start == current.start, flight?.purpose == current.purpose { endMotion() }
    return flight != nil
  }

  private func isOnEdge(_ offset: CGPoint) -> Bool {
    let (x, y) = (horizontalRange, verticalRange)
    return (offset.x == x.lowerBound || offset.x == x.upperBound)
      && (offset.y == y.lowerBound || offset.y == y.upperBound)
  }

  /// Moves the content on behalf of a drag or a flight.
  func move(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    movesItself = true
    bounds.origin = offset
    movesItself = false
  }

  /// Stops where the content is, and tells the delegate.
  func endMotion() {
    guard let ended = flight else { return }
    endMotionSilently()
    switch ended.purpose {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .toTop: delegate?.scrollViewDidScrollToTop(self)
    }
  }

  func endMotionSilently() {
    guard flight != nil else { return }
    flight = nil
    UIApplication.shared.frameTickers.stop(self)
    indicators.hideSoon()
  }
}
