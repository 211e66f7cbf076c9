// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What content does when it is let go: it slows down, turns a page, bounces, or goes where the delegate wants it.

extension UIScrollView {
  /// Lets the content go on by itself; `velocity` is the offset's, in points a second.
  func letGo(velocity: CGPoint, asksDelegate: Bool) {
    let limits = (x: horizontalLimits, y: verticalLimits)
    var pages = (
      x: page(contentOffset.x, velocity.x, limits.x.range, bounds.width),
      y: page(contentOffset.y, velocity.y, limits.y.range, bounds.height)
    )
    var x = motion(contentOffset.x, velocity.x, limits.x, pages.x)
    var y = motion(contentOffset.y, velocity.y, limits.y, pages.y)
    var wanted: (x: CGFloat?, y: CGFloat?) = (nil, nil)
    if pages.y == nil, let rest = bar.rest(for: y.target, velocity: velocity.y, range: limits.y.range) {
      // Near by, a title snaps like a page; what comes from afar is made to end there.
      if abs(rest - contentOffset.y) <= bar.titleWay { pages.y = rest } else { wanted.y = rest }
      y = motion(contentOffset.y, velocity.y, limits.y, pages.y, wanted: wanted.y)
    }
    if asksDelegate {
      let proposed = CGPoint(x: restToTell(x, limits.x.range), y: restToTell(y, limits.y.range))
      let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
      var target = restingOffset(for: proposed, velocity: perMillisecond)
      heldDelegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
      // The delegate may have moved the edges.
      let limits = (x: horizontalLimits, y: verticalLimits)
      if target.x != proposed.x, target.x.isFinite {
        wanted.x = clamp(target.x, limits.x.range)
        pages.x = nil
      }
      if target.y != proposed.y, target.y.isFinite {
        wanted.y = clamp(target.y, limits.y.range)
        pages.y = nil
      }
      x = motion(contentOffset.x, velocity.x, limits.x, pages.x, wanted: wanted.x)
      y = motion(contentOffset.y, velocity.y, limits.y, pages.y, wanted: wanted.y)
    }
    let decelerates = x.moves || y.moves
    if decelerates {
      // The state is there when the delegate hears of it. Events may be stamped by another clock than the frames'.
      var flight = ScrollFlight(purpose: .deceleration, start: owningApplication.now + Self.latency, x: x, y: y)
      flight.wanted = (wanted.x ?? pages.x, wanted.y ?? pages.y)
      flight.isAnnounced = false
      begin(flight)
    } else {
      move(to: CGPoint(x: x.position(at: 0), y: y.position(at: 0)))
      indicators.hideSoon()
    }
    if asksDelegate { heldDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates) }
    if !decelerates, flight == nil { contentDidRest() }
    // The delegate may have sent the content elsewhere, or stopped it.
    guard decelerates, flight?.isAnnounced == false else { return }
    flight?.isAnnounced = true
    heldDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// How long after the finger content starts to move by itself, in seconds; measured on iOS.
  private static let latency: TimeInterval = 0.00095

  func motion(
    _ position: CGFloat, _ velocity: CGFloat, _ limits: ScrollMotion.Limits, _ page: CGFloat?, wanted: CGFloat? = nil
  ) -> ScrollMotion {
    if let wanted { return .letGo(at: position, velocity: velocity, limits: limits, restingAt: wanted) }
    guard let page else { return .letGo(at: position, velocity: velocity, limits: limits) }
    guard position != page else { return .still(page) }
    guard limits.range.contains(position) else {
      return .letGo(at: position, velocity: velocity, limits: limits, restingAt: page)
    }
    return .springing(.turning(to: page, from: position, velocity: velocity))
  }

  private func clamp(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// Where one axis will rest if nobody objects, as delegates are told it: on a pixel, unless it is an edge.
  private func restToTell(_ motion: ScrollMotion, _ range: ClosedRange<CGFloat>) -> CGFloat {
    let target = motion.target
    guard range.contains(target) else { return clamp(target, range) }
    guard case .decelerating = motion else { return target }
    return onPixel(target)
  }

  // MARK: - Paging

  /// The page's edge at which content that is let go will rest; `nil` where it need not be one.
  ///
  /// Pages are as large as the bounds and begin at the least offset. A flick turns to the neighbour on its side;
  /// slower, the page that fills more of the bounds wins.
  private func page(
    _ position: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat? {
    guard isPagingEnabled, length > 0 else { return nil }
    let pages = (position - range.lowerBound) / length
    let wanted: CGFloat
    if abs(velocity) >= Self.leastPagingSpeed {
      wanted = velocity > 0 ? pages.rounded(.down) + 1 : pages.rounded(.up) - 1
    } else {
      wanted = pages.rounded()
    }
    return clamp(range.lowerBound + wanted * length, range)
  }

  /// A flick slower than this, in points a second, does not turn the page; not measured on iOS.
  private static let leastPagingSpeed: CGFloat = 250
}
