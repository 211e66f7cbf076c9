// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How one axis of a scroll view moves after the finger is lifted: one law, or deceleration up to an edge and then a
/// spring. Lengths are points, times seconds since the motion began.
indirect enum ScrollMotion: Equatable {
  case still(CGFloat)
  case decelerating(ScrollDeceleration)
  /// Decelerates up to an edge, which it reaches at `impact`.
  case bouncing(ScrollDeceleration, impact: TimeInterval, ScrollSpring)
  /// Decelerates up to an edge and stops there.
  case stopping(ScrollDeceleration, impact: TimeInterval, edge: CGFloat)
  case springing(ScrollSpring)
  /// Comes back from beyond an edge so fast that it goes on into the content.
  case entering(ScrollSpring, crossing: TimeInterval, ScrollMotion)
  case easing(ScrollEase)

  /// How content may move on an axis.
  struct Limits: Equatable {
    /// The offsets at which content may rest.
    var range: ClosedRange<CGFloat>
    var rate: CGFloat
    var bounces: Bool
  }

  /// The motion of content that is let go at `position`; `velocity` is the offset's, in points a second.
  static func letGo(at position: CGFloat, velocity: CGFloat, limits: Limits) -> ScrollMotion {
    let range = limits.range
    guard range.contains(position) else {
      let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
      guard limits.bounces else { return .still(edge) }
      let spring = ScrollSpring.returning(to: edge, from: position, velocity: velocity)
      guard !spring.isAtRest(at: 0) else { return .still(edge) }
      guard range.lowerBound < range.upperBound, let passing = spring.passing else { return .springing(spring) }
      return .entering(
        spring, crossing: passing.time, letGo(at: edge, velocity: passing.velocity, limits: limits))
    }
    let motion = ScrollDeceleration(start: position, velocity: velocity, rate: limits.rate)
    guard motion.duration > 0 else { return .still(position) }
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    guard let impact = motion.time(at: edge) else { return .decelerating(motion) }
    guard limits.bounces else { return impact > 0 ? .stopping(motion, impact: impact, edge: edge) : .still(edge) }
    return .bouncing(
      motion, impact: impact, ScrollSpring(rest: edge, displacement: 0, velocity: motion.velocity(at: impact)))
  }

  /// The motion of content that is let go at `position` and is to rest at `target`, which lies in the range.
  static func letGo(
    at position: CGFloat, velocity: CGFloat, limits: Limits, restingAt target: CGFloat
  ) -> ScrollMotion {
    guard limits.range.contains(position) else {
      return limits.bounces
        ? .springing(.returning(to: target, from: position, velocity: velocity)) : .still(target)
    }
    guard abs(target - position) >= ScrollSpring.snapDistance else { return .still(target) }
    return .decelerating(.resting(at: target, from: position, velocity: velocity, rate: limits.rate))
  }

  /// The motion of content that already moves by itself, when what bounds it has changed.
  static func goOn(at position: CGFloat, velocity: CGFloat, limits: Limits, restingAt target: CGFloat?) -> ScrollMotion
  {
    let edge = min(max(position, limits.range.lowerBound), limits.range.upperBound)
    let finger = ScrollSpring.fingerVelocity(for: velocity, displacement: position - edge)
    guard let target else { return letGo(at: position, velocity: finger, limits: limits) }
    return letGo(at: position, velocity: finger, limits: limits, restingAt: target)
  }

  /// Where the delegate is told that the content will rest.
  var target: CGFloat {
    switch self {
    case .still(let position): position
    case .decelerating(let motion): motion.target
    case .bouncing(_, _, let spring), .springing(let spring): spring.rest
    case .stopping(_, _, let edge): edge
    case .entering(_, _, let motion): motion.target
    case .easing(let ease): ease.end
    }
  }

  func position(at time: TimeInterval) -> CGFloat {
    switch self {
    case .still(let position): position
    case .decelerating(let motion): motion.position(at: time)
    case .bouncing(let motion, let impact, let spring):
      time < impact ? motion.position(at: time) : spring.position(at: time - impact)
    case .stopping(let motion, let impact, let edge): time < impact ? motion.position(at: time) : edge
    case .springing(let spring): spring.position(at: time)
    case .entering(let spring, let crossing, let motion):
      time < crossing ? spring.unsnappedPosition(at: time) : motion.position(at: time - crossing)
    case .easing(let ease): ease.position(at: time)
    }
  }

  /// In points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    switch self {
    case .still, .easing: 0
    case .decelerating(let motion): motion.velocity(at: time)
    case .bouncing(let motion, let impact, let spring):
      time < impact ? motion.velocity(at: time) : spring.velocity(at: time - impact)
    case .stopping(let motion, let impact, _): time < impact ? motion.velocity(at: time) : 0
    case .springing(let spring): spring.velocity(at: time)
    case .entering(let spring, let crossing, let motion):
      time < crossing ? spring.velocity(at: time) : motion.velocity(at: time - crossing)
    }
  }

  func isOver(at time: TimeInterval) -> Bool {
    switch self {
    case .still: true
    case .decelerating(let motion): time >= motion.duration
    case .bouncing(_, let impact, let spring): time >= impact && spring.isAtRest(at: time - impact)
    case .stopping(_, let impact, _): time >= impact
    case .springing(let spring): spring.isAtRest(at: time)
    case .entering(_, let crossing, let motion): time >= crossing && motion.isOver(at: time - crossing)
    // A time that is counted from another may be a hair less than what was added to that.
    case .easing: time >= ScrollEase.duration - 1e-9
    }
  }

  /// Whether the axis moves at all.
  var moves: Bool { if case .still = self { false } else { true } }
}
