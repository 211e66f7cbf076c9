// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Scrolls the scroll views under a finger that carries something, each along the axes that none within it scrolls along.
@MainActor final class EdgeScrollers {
  private var scrollers: [EdgeScroller] = []
  private let onStep: () -> Void

  init(onStep: @escaping () -> Void) {
    self.onStep = onStep
  }

  /// Follows the finger to a place of the window, where these scroll views are under it, the innermost first.
  func follow(_ place: CGPoint, over views: [UIScrollView]) {
    if !scrollers.map(\.scrollView).elementsEqual(views, by: { $0 === $1 }) {
      stop()
      var left: UIAxis = .both
      for view in views {
        scrollers.append(EdgeScroller(view, axes: left.intersection(view.scrollableAxes), onStep: onStep))
        left.subtract(view.scrollableAxes)
      }
    }
    for scroller in scrollers { scroller.follow(place) }
  }

  func stop() {
    for scroller in scrollers { scroller.stop() }
    scrollers = []
  }
}

extension UIScrollView {
  /// The axes along which there is more content than is seen.
  fileprivate var scrollableAxes: UIAxis {
    var axes: UIAxis = []
    let (x, y) = (horizontalRange, verticalRange)
    if x.lowerBound < x.upperBound { axes.insert(.horizontal) }
    if y.lowerBound < y.upperBound { axes.insert(.vertical) }
    return axes
  }
}

/// Scrolls a scroll view while a finger that carries something is near its edge, the faster the nearer.
///
/// Lengths are points. The widths and speeds were not measured on iOS.
@MainActor final class EdgeScroller: FrameTicker {
  /// How far from the edge scrolling begins; less where the view is small.
  private static let zone: CGFloat = 64
  /// Points a second at the edge itself.
  private static let fastest: CGFloat = 900

  private(set) weak var scrollView: UIScrollView?
  /// The axes along which it scrolls.
  private let axes: UIAxis
  /// Told after each step, as other content is under the finger.
  private let onStep: () -> Void
  /// Where the finger is, in the window's space.
  private var place = CGPoint.zero
  private var lastTime: TimeInterval = 0

  init(_ scrollView: UIScrollView, axes: UIAxis = .both, onStep: @escaping () -> Void) {
    self.scrollView = scrollView
    self.axes = axes
    self.onStep = onStep
  }

  /// Follows the finger to a place of the window.
  func follow(_ place: CGPoint) {
    self.place = place
    guard let scrollView, step(of: scrollView) != .zero else { return }
    let application = scrollView.owningApplication
    if !application.frameTickers.contains(self) { lastTime = application.now }
    application.frameTickers.start(self)
  }

  func stop() { scrollView?.owningApplication.frameTickers.stop(self) }

  func tick(to time: TimeInterval) -> Bool {
    guard let scrollView, scrollView.window != nil else { return false }
    let speed = step(of: scrollView)
    guard speed != .zero else { return false }
    // A pause of the whole app is no reason to leap.
    let seconds = CGFloat(min(max(time - lastTime, 0), 0.1))
    lastTime = time
    let offset = scrollView.contentOffset
    let wanted = CGPoint(x: offset.x + speed.x * seconds, y: offset.y + speed.y * seconds)
    scrollView.contentOffset = scrollView.clamped(wanted)
    scrollView.layoutIfNeeded()
    onStep()
    return true
  }

  /// Points a second along each axis; zero where nothing is left to scroll.
  private func step(of view: UIScrollView) -> CGPoint {
    let (x, y) = (view.horizontalRange, view.verticalRange)
    let seen = view.uncoveredBounds
    let finger = view.convert(place, from: nil)
    return CGPoint(
      x: axes.contains(.horizontal) ? Self.speed(finger.x, seen.minX, seen.maxX, view.contentOffset.x, x) : 0,
      y: axes.contains(.vertical) ? Self.speed(finger.y, seen.minY, seen.maxY, view.contentOffset.y, y) : 0)
  }

  private static func speed(
    _ finger: CGFloat, _ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ range: ClosedRange<CGFloat>
  ) -> CGFloat {
    let zone = min(zone, (high - low) / 4)
    guard zone > 0 else { return 0 }
    if finger < low + zone, offset > range.lowerBound { return -fastest * min((low + zone - finger) / zone, 1) }
    if finger > high - zone, offset < range.upperBound { return fastest * min((finger - high + zone) / zone, 1) }
    return 0
  }
}
