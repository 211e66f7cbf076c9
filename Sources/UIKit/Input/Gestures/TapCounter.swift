// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Counts taps by one or more fingers, for recognisers of taps and of presses that follow taps.
@MainActor final class TapCounter {
  enum Change: Equatable {
    case nothing
    /// All the fingers are down.
    case pressed
    /// The fingers were lifted; taps so far.
    case tapped(Int)
    /// There can't be a tap any more.
    case failed
  }

  /// A finger that wanders farther than this, in points, does not tap; iOS is generous here. Not measured.
  static let slop: CGFloat = 45
  /// The next tap may be as far away as this, in points.
  static let reach: CGFloat = 45

  private(set) var taps = 0
  private var most = 0
  /// Where the first tap was, and its fingers.
  private(set) var firstTouches: [UITouch] = []
  private var lastPlace: CGPoint?

  func began(_ tracked: [UITouch], required: Int) -> Change {
    let live = tracked.filter { $0.phase != .ended && $0.phase != .cancelled }
    most = max(most, live.count)
    guard live.count <= required else { return .failed }
    if taps == 0 { firstTouches = live }
    guard let place = live.first?.firstLocation else { return .nothing }
    if let lastPlace, taps > 0, distance(place, lastPlace) > Self.reach { return .failed }
    if live.count == 1 { lastPlace = place }
    return live.count == required ? .pressed : .nothing
  }

  /// Whether a finger has wandered too far.
  func wanders(_ tracked: [UITouch], slop: CGFloat = TapCounter.slop) -> Bool {
    tracked.contains { distance($0.windowLocation, $0.firstLocation) > slop }
  }

  func ended(_ tracked: [UITouch], required: Int) -> Change {
    guard tracked.allSatisfy({ $0.phase == .ended }) else { return .nothing }
    guard most == required else { return .failed }
    most = 0
    taps += 1
    return .tapped(taps)
  }

  func reset() {
    (taps, most, firstTouches, lastPlace) = (0, 0, [], nil)
  }

  private func distance(_ left: CGPoint, _ right: CGPoint) -> CGFloat {
    hypot(left.x - right.x, left.y - right.y)
  }
}
