// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The motion of scroll views on one axis, as pure functions of time. Lengths are points, times seconds, velocities
// points a second. The figures were measured on iOS 26.

/// The rubber band: how far content gives when it is dragged past its edge.
enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// The distance past the edge at which content shows when the finger asks for `distance`; `dimension` is the
  /// viewport's extent, which is never reached.
  static func shown(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (stiffness * distance / dimension + 1)) * dimension
  }

  /// The distance that a finger must ask for to see `shown`; the inverse of `shown(_:dimension:)`.
  static func asked(_ shown: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, shown < dimension else { return shown }
    return (1 / (1 - shown / dimension) - 1) * dimension / stiffness
  }

  /// An offset that a finger asks for, as shown: as it is within `range`, held back outside.
  static func offset(_ offset: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    if offset < range.lowerBound { return range.lowerBound - shown(range.lowerBound - offset, dimension: dimension) }
    if offset > range.upperBound { return range.upperBound + shown(offset - range.upperBound, dimension: dimension) }
    return offset
  }

  /// The offset that a finger must ask for to see `offset`.
  static func askedOffset(_ offset: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    if offset < range.lowerBound { return range.lowerBound - asked(range.lowerBound - offset, dimension: dimension) }
    if offset > range.upperBound { return range.upperBound + asked(offset - range.upperBound, dimension: dimension) }
    return offset
  }
}

/// Content that slows down by itself after a flick.
struct ScrollDeceleration: Equatable {
  /// Below this speed content stands still.
  static let leastSpeed: CGFloat = 10

  var start: CGFloat
  var velocity: CGFloat
  /// What remains of the velocity after a millisecond: .998 or .99.
  let rate: CGFloat

  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = Self.usable(rate)
  }

  /// A rate with which content comes to rest: apps may ask for any.
  private static func usable(_ rate: CGFloat) -> CGFloat {
    rate.isNaN ? UIScrollView.DecelerationRate.normal.rawValue : min(max(rate, 0.5), 0.9999)
  }

  /// Points travelled for each point a second of velocity lost. Content moves in millisecond steps, so that this is a
  /// little less than the integral.
  private var travel: CGFloat { rate / (1 - rate) / 1000 }

  var duration: TimeInterval {
    let speed = abs(velocity)
    return speed > Self.leastSpeed ? log(speed / Self.leastSpeed) / (-1000 * log(rate)) : 0
  }

  /// Where content comes to rest.
  var rest: CGFloat { start + lostVelocity * travel }

  /// Where the delegate is told that content will rest: by the integral, some pixels beyond where it does.
  var target: CGFloat { start + lostVelocity / (-1000 * log(rate)) }

  private var lostVelocity: CGFloat {
    let speed = abs(velocity)
    return speed > Self.leastSpeed ? (speed - Self.leastSpeed) * (velocity < 0 ? -1 : 1) : 0
  }

  func position(at time: TimeInterval) -> CGFloat {
    time >= duration ? rest : start + velocity * travel * (1 - pow(rate, time * 1000))
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    time >= duration ? 0 : velocity * pow(rate, time * 1000)
  }

  /// When content passes `position`; `nil` where it comes to rest before.
  func time(at position: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let lost = (position - start) / (velocity * travel)
    guard lost >= 0, lost < 1 else { return nil }
    let time = log(1 - lost) / (1000 * log(rate))
    return time < duration ? time : nil
  }

  /// The motion from `start` that rests at `rest`.
  ///
  /// Content that the finger moved there anyway keeps its velocity and slows down faster or as fast as `rate` says;
  /// otherwise it starts as fast as the way asks for.
  static func resting(
    at rest: CGFloat, from start: CGFloat, velocity: CGFloat, rate: CGFloat
  ) -> ScrollDeceleration {
    let way = rest - start
    let least = way < 0 ? -leastSpeed : leastSpeed
    var slowing = usable(rate)
    // The rate with which content of this velocity would rest there.
    let travel = way / (velocity - least)
    if velocity * way > 0, abs(velocity) > leastSpeed {
      slowing = min(max(1000 * travel / (1 + 1000 * travel), min(fastestSlowing, slowing)), slowing)
    }
    var motion = ScrollDeceleration(start: start, velocity: 0, rate: slowing)
    if way != 0 { motion.velocity = way / motion.travel + least }
    return motion
  }

  /// Slowing down within fewer milliseconds than this rate does would look like hitting a wall.
  private static let fastestSlowing = UIScrollView.DecelerationRate.fast.rawValue
}

/// Content that springs back to a place: mass 1, stiffness 120, damping 22, so nearly critical.
struct ScrollSpring: Equatable {
  /// Nearer than this to its place, content is there.
  static let snapDistance: CGFloat = 0.5

  // The roots of s² + 22 s + 120.
  private static let slow: CGFloat = 10
  private static let fast: CGFloat = 12

  /// Where content comes to rest.
  var rest: CGFloat
  /// The distance from there at the start.
  var displacement: CGFloat
  var velocity: CGFloat

  /// Content let go beyond an edge.
  ///
  /// The spring pulls it back with ten times its distance a second, to which the finger's velocity is added: this one
  /// rule explains both measured bounces, from the edge and from far beyond it, to the pixel.
  static func returning(to rest: CGFloat, from start: CGFloat, velocity: CGFloat) -> ScrollSpring {
    let displacement = start - rest
    return ScrollSpring(rest: rest, displacement: displacement, velocity: velocity - slow * displacement)
  }

  /// The finger's velocity with which content let go would move with `velocity`.
  static func fingerVelocity(for velocity: CGFloat, displacement: CGFloat) -> CGFloat {
    velocity + slow * displacement
  }

  /// Content that turns a page: as fast as the finger moved it, but never so fast that it would overshoot.
  static func turning(to rest: CGFloat, from start: CGFloat, velocity: CGFloat) -> ScrollSpring {
    let displacement = start - rest
    let most = -fast * displacement
    return ScrollSpring(
      rest: rest, displacement: displacement,
      velocity: displacement > 0 ? max(velocity, most) : min(velocity, most))
  }

  /// When content that comes back goes past its place, and how fast it is then; `nil` where it stays there.
  var passing: (time: TimeInterval, velocity: CGFloat)? {
    guard displacement != 0, slowShare * fastShare < 0 else { return nil }
    let time = TimeInterval(log(-fastShare / slowShare) / (Self.fast - Self.slow))
    guard time > 0, time.isFinite else { return nil }
    let velocity = unsnappedVelocity(at: time)
    return abs(velocity) > ScrollDeceleration.leastSpeed ? (time, velocity) : nil
  }

  private var slowShare: CGFloat { (Self.fast * displacement + velocity) / (Self.fast - Self.slow) }
  private var fastShare: CGFloat { displacement - slowShare }

  /// Where content is, however near its place.
  func unsnappedPosition(at time: TimeInterval) -> CGFloat { rest + distance(at: time) }

  /// The place at `time`, before it snaps.
  private func distance(at time: TimeInterval) -> CGFloat {
    slowShare * exp(-Self.slow * time) + fastShare * exp(-Self.fast * time)
  }

  func position(at time: TimeInterval) -> CGFloat {
    isAtRest(at: time) ? rest : rest + distance(at: time)
  }

  func velocity(at time: TimeInterval) -> CGFloat { isAtRest(at: time) ? 0 : unsnappedVelocity(at: time) }

  private func unsnappedVelocity(at time: TimeInterval) -> CGFloat {
    -Self.slow * slowShare * exp(-Self.slow * time) - Self.fast * fastShare * exp(-Self.fast * time)
  }

  /// Whether content has come so near that it stays: near its place and not about to leave it.
  func isAtRest(at time: TimeInterval) -> Bool {
    // Content that only passes its place is still fast there: one time constant later it would be far out.
    abs(distance(at: time)) < Self.snapDistance && abs(distance(at: time + 0.1)) < Self.snapDistance
  }
}

/// A motion of fixed duration that starts and ends slowly, as `setContentOffset(_:animated:)` makes it.
struct ScrollEase: Equatable {
  /// Seconds, as measured.
  static let duration: TimeInterval = 0.3

  var start: CGFloat
  var end: CGFloat

  func position(at time: TimeInterval) -> CGFloat {
    time >= Self.duration ? end : start + (end - start) * Self.progress(at: time)
  }

  /// How much of the way from 0 to 1 is done at `time`: half a turn of a cosine.
  static func progress(at time: TimeInterval) -> CGFloat {
    time >= duration ? 1 : CGFloat(1 - cos(.pi * max(0, time / duration))) / 2
  }
}
