// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How one axis of a scroll view moves after the finger is lifted: one law, or deceleration up to an edge and then a
/// spring. Lengths are points, times seconds since the motion began.
enum ScrollMotion: Equatable {
  case still(CGFloat)
  case decelerating(ScrollDeceleration)
  /// Decelerates up to an edge, which it reaches at `impact`.
  case bouncing(ScrollDeceleration, impact: TimeInterval, ScrollSpring)
  /// Decelerates up to an edge and stops there.
  case stopping(ScrollDeceleration, impact: TimeInterval, edge: CGFloat)
  case springing(ScrollSpring)
  case easing(ScrollEase)

  /// The motion of content that is let go at `position`.
  ///
  /// - Parameters:
  ///   - velocity: the offset's, in points a second.
  ///   - range: the offsets at which content may rest.
  ///   - target: where the delegate wants it to rest, if that is not where it would.
  static func letGo(
    at position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool,
    target: CGFloat?
  ) -> ScrollMotion {
    let isBack = ScrollSpring.crosses(from: position, velocity: velocity, range: range)
    guard range.contains(position) || (bounces && isBack && target == nil) else {
      let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
      return bounces
        ? .springing(.returning(to: target ?? edge, from: position, velocity: velocity)) : .still(edge)
    }
    if let target {
      guard abs(target - position) >= ScrollSpring.snapDistance else { return .still(target) }
      return .decelerating(.resting(at: target, from: position, rate: rate))
    }
    let motion = ScrollDeceleration(start: position, velocity: velocity, rate: rate)
    guard motion.duration > 0 else { return .still(position) }
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    guard let impact = motion.time(at: edge) else { return .decelerating(motion) }
    guard bounces else { return .stopping(motion, impact: impact, edge: edge) }
    return .bouncing(
      motion, impact: impact, ScrollSpring(rest: edge, displacement: 0, velocity: motion.velocity(at: impact)))
  }

  func position(at time: TimeInterval) -> CGFloat {
    switch self {
    case .still(let position): position
    case .decelerating(let motion): motion.position(at: time)
    case .bouncing(let motion, let impact, let spring):
      time < impact ? motion.position(at: time) : spring.position(at: time - impact)
    case .stopping(let motion, let impact, let edge): time < impact ? motion.position(at: time) : edge
    case .springing(let spring): spring.position(at: time)
    case .easing(let ease): ease.position(at: time)
    }
  }

  func isOver(at time: TimeInterval) -> Bool {
    switch self {
    case .still: true
    case .decelerating(let motion): time >= motion.duration
    case .bouncing(_, let impact, let spring): time >= impact && spring.isAtRest(at: time - impact)
    case .stopping(_, let impact, _): time >= impact
    case .springing(let spring): spring.isAtRest(at: time)
    case .easing: time >= ScrollEase.duration
    }
  }

  /// Whether the axis moves at all.
  var moves: Bool { if case .still = self { false } else { true } }
}
