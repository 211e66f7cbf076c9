// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Dragging by fingers, and what the content does when it is let go.

/// A drag under way.
struct ScrollDrag {
  /// The offset that the finger asks for is this less its travel; the offset shown may lag behind it at the edges.
  var origin: CGPoint
  let axes: UIAxis

  mutating func shift(by change: CGVector) {
    origin.x += change.dx
    origin.y += change.dy
  }
}

extension UIScrollView {
  /// A finger came down: moving content stops. Returns whether it moved, so that the finger is for it alone.
  func fingerDown() -> Bool {
    storedIsTracking = true
    guard flight != nil else { return false }
    endMotion()
    return true
  }

  /// The last finger was lifted, without having dragged.
  func fingersUp() {
    guard storedIsTracking, drag == nil else { return }
    storedIsTracking = false
    // Content that was caught beyond its edge, or between pages, goes on to where it may rest.
    if flight == nil { letGo(velocity: .zero, asksDelegate: false) }
  }

  func panDidChange() {
    switch scrollPan.state {
    case .began:
      beginDrag()
      continueDrag()
    case .changed: continueDrag()
    case .ended:
      continueDrag()
      endDrag(velocity: scrollPan.velocity(in: nil))
    case .cancelled: endDrag(velocity: .zero)
    default: break
    }
  }

  private func beginDrag() {
    endMotion()
    storedIsTracking = true
    var axes = draggableAxes
    let travel = scrollPan.translation(in: nil)
    if isDirectionalLockEnabled, axes == .both {
      axes = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
    }
    drag = ScrollDrag(
      origin: CGPoint(
        x: RubberBand.askedOffset(contentOffset.x, in: horizontalRange, dimension: bounds.width),
        y: RubberBand.askedOffset(contentOffset.y, in: verticalRange, dimension: bounds.height)),
      axes: axes)
    if keyboardDismissMode != .none { window?.firstResponder?.resignFirstResponder() }
    indicators.show()
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func continueDrag() {
    guard let drag else { return }
    let travel = scrollPan.translation(in: nil)
    func shown(_ asked: CGFloat, _ range: ClosedRange<CGFloat>, _ dimension: CGFloat) -> CGFloat {
      bounces
        ? RubberBand.offset(asked, in: range, dimension: dimension)
        : min(max(asked, range.lowerBound), range.upperBound)
    }
    var offset = contentOffset
    if drag.axes.contains(.horizontal) {
      offset.x = shown(drag.origin.x - travel.x, horizontalRange, bounds.width)
    }
    if drag.axes.contains(.vertical) {
      offset.y = shown(drag.origin.y - travel.y, verticalRange, bounds.height)
    }
    move(to: onPixel(offset))
  }

  /// `velocity` is the finger's, in points a second.
  private func endDrag(velocity: CGPoint) {
    guard let axes = drag?.axes else { return }
    drag = nil
    storedIsTracking = false
    letGo(
      velocity: CGPoint(
        x: axes.contains(.horizontal) ? -velocity.x : 0, y: axes.contains(.vertical) ? -velocity.y : 0),
      asksDelegate: true)
  }

  // MARK: - Letting go

  /// Lets the content go on by itself; `velocity` is the offset's, in points a second.
  private func letGo(velocity: CGPoint, asksDelegate: Bool) {
    let proposed = CGPoint(
      x: proposedRest(contentOffset.x, velocity.x, horizontalRange, bounds.width),
      y: proposedRest(contentOffset.y, velocity.y, verticalRange, bounds.height))
    var target = proposed
    if asksDelegate {
      let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
      target = restingOffset(for: target, velocity: perMillisecond)
      delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    }
    let x = motion(contentOffset.x, velocity.x, horizontalRange, target.x, isProposed: target.x == proposed.x)
    let y = motion(contentOffset.y, velocity.y, verticalRange, target.y, isProposed: target.y == proposed.y)
    let decelerates = x.moves || y.moves
    if decelerates {
      // The state is there when the delegate hears of it. Events may be stamped by another clock than the frames'.
      begin(ScrollFlight(purpose: .deceleration, start: CACurrentMediaTime(), x: x, y: y))
    } else {
      move(to: CGPoint(x: x.position(at: 0), y: y.position(at: 0)))
      indicators.hideSoon()
    }
    if asksDelegate { delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates) }
    if decelerates { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// Where one axis will rest if nobody objects.
  private func proposedRest(
    _ position: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ page: CGFloat
  ) -> CGFloat {
    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, range.lowerBound), range.upperBound) }
    guard isPagingEnabled, page > 0 else {
      let motion = ScrollDeceleration(start: position, velocity: velocity, rate: decelerationRate.rawValue)
      guard motion.duration > 0 else { return clamp(position) }
      let target = clamp(motion.target)
      return range.contains(motion.target) ? onPixel(CGPoint(x: target, y: 0)).x : target
    }
    let pages = (position - range.lowerBound) / page
    let wanted: CGFloat
    if abs(velocity) >= Self.leastPagingSpeed {
      wanted = velocity > 0 ? pages.rounded(.down) + 1 : pages.rounded(.up) - 1
    } else {
      wanted = pages.rounded()
    }
    return clamp(range.lowerBound + wanted * page)
  }

  /// A flick slower than this, in points a second, does not turn the page; not measured on iOS.
  private static let leastPagingSpeed: CGFloat = 250

  private func motion(
    _ position: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ target: CGFloat, isProposed: Bool
  ) -> ScrollMotion {
    if isPagingEnabled, position != target {
      return .springing(ScrollSpring(rest: target, displacement: position - target, velocity: velocity))
    }
    return .letGo(
      at: position, velocity: velocity, range: range, rate: decelerationRate.rawValue, bounces: bounces,
      target: isProposed ? nil : target)
  }
}
