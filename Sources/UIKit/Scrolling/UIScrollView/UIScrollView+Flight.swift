// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Content that moves by itself: after a flick, back from beyond an edge, or to an offset that code asked for.

/// A motion under way.
struct ScrollFlight {
  enum Purpose: Equatable {
    case deceleration
    case animation
    case toTop
    /// Back to where content may rest, or by a key or wheel; nobody is told of its end.
    case settling
  }

  var purpose: Purpose
  /// In seconds of the host's clock.
  var start: TimeInterval
  var x: ScrollMotion
  var y: ScrollMotion
  /// Where the delegate or a page wants the content to rest, if that is not where it would.
  var wanted: (x: CGFloat?, y: CGFloat?) = (nil, nil)
  /// Whether the delegate has heard that the content moves by itself.
  var isAnnounced = true
  /// The time of the last step, in seconds of the host's clock.
  private(set) var reached: TimeInterval
  /// How far the app has moved the content meanwhile.
  private var shifted = CGPoint.zero

  init(purpose: Purpose, start: TimeInterval, x: ScrollMotion, y: ScrollMotion) {
    self.purpose = purpose
    self.start = start
    self.x = x
    self.y = y
    reached = start
  }

  mutating func shift(by change: CGVector) {
    shifted.x += change.dx
    shifted.y += change.dy
    wanted.x? += change.dx
    wanted.y? += change.dy
  }

  mutating func reach(_ time: TimeInterval) { reached = max(reached, time) }

  func offset(at time: TimeInterval) -> CGPoint {
    let elapsed = max(0, time - start)
    return CGPoint(x: x.position(at: elapsed) + shifted.x, y: y.position(at: elapsed) + shifted.y)
  }

  /// In points a second.
  func velocity(at time: TimeInterval) -> CGPoint {
    let elapsed = max(0, time - start)
    return CGPoint(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed))
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
    owningApplication.frameTickers.start(self)
  }

  /// Eases to an offset; nothing happens where the content is there.
  func fly(to offset: CGPoint, purpose: ScrollFlight.Purpose) {
    guard offset != contentOffset else { return }
    begin(
      ScrollFlight(
        purpose: purpose, start: owningApplication.now,
        x: .easing(ScrollEase(start: contentOffset.x, end: offset.x)),
        y: .easing(ScrollEase(start: contentOffset.y, end: offset.y))))
  }

  func tick(to time: TimeInterval) -> Bool {
    tickZoom(to: time)
    tickFlight(to: time)
    return flight != nil || zoom.flight != nil
  }

  private func tickFlight(to time: TimeInterval) {
    guard let current = flight else { return }
    flight?.reach(time)
    let isOver = current.isOver(at: time)
    let offset = current.offset(at: time)
    // What was asked for is given exactly.
    move(to: isOver && current.purpose != .deceleration ? offset : onPixel(offset))
    // The delegate may have begun another motion, or ended this one.
    if isOver, flight?.start == current.start, flight?.purpose == current.purpose { endMotion() }
  }

  /// Goes on from where the content is: the app moved it, or it may rest elsewhere than before.
  func reaimFlight() {
    guard let current = flight, current.purpose == .deceleration else { return }
    let offset = current.offset(at: current.reached)
    let velocity = current.velocity(at: current.reached)
    let (x, y) = (horizontalLimits, verticalLimits)
    func within(_ wanted: CGFloat?, _ range: ClosedRange<CGFloat>) -> CGFloat? {
      wanted.map { min(max($0, range.lowerBound), range.upperBound) }
    }
    var next = ScrollFlight(
      purpose: .deceleration, start: current.reached,
      x: .goOn(at: offset.x, velocity: velocity.x, limits: x, restingAt: within(current.wanted.x, x.range)),
      y: .goOn(at: offset.y, velocity: velocity.y, limits: y, restingAt: within(current.wanted.y, y.range)))
    next.wanted = current.wanted
    next.isAnnounced = current.isAnnounced
    flight = next
  }

  /// Where a motion to an offset would end beyond a range that has become smaller, it ends at the edge.
  func keepFlightInRange() {
    guard let current = flight, current.purpose != .deceleration else { return }
    let end = current.offset(at: .greatestFiniteMagnitude)
    let target = clamped(end)
    guard target != end else { return }
    flight = ScrollFlight(
      purpose: current.purpose, start: current.reached,
      x: .easing(ScrollEase(start: contentOffset.x, end: target.x)),
      y: .easing(ScrollEase(start: contentOffset.y, end: target.y)))
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
    case .deceleration: if ended.isAnnounced { heldDelegate?.scrollViewDidEndDecelerating(self) }
    case .animation: heldDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .toTop: heldDelegate?.scrollViewDidScrollToTop(self)
    case .settling: break
    }
    if flight == nil { contentDidRest() }
  }

  func endMotionSilently() {
    guard flight != nil else { return }
    flight = nil
    if zoom.flight == nil { owningApplication.frameTickers.stop(self) }
    indicators.hideSoon()
  }
}
