// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The motion of a mass on a spring, from a value to a target.
public struct Spring: Hashable, Sendable {
  /// The angular frequency without damping, in radians a second.
  let frequency: Double
  /// 1 comes to rest without swinging; below, the spring swings.
  public let dampingRatio: Double
  public let mass: Double

  /// The greatest stiffness of a spring that is described by its duration.
  private static let greatestStiffness = 45_000.0

  private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.mass = mass
  }

  /// Creates a spring by its look.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds: the period without damping.
  ///   - bounce: 0 does not swing, 1 swings without end, below 0 is overdamped.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring by its period without damping, in seconds, and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    let stiffness = response > 0 ? pow(2 * .pi / response, 2) : .infinity
    self.init(frequency: min(stiffness, Self.greatestStiffness).squareRoot(), dampingRatio: max(dampingRatio, 0))
  }

  /// Creates a spring by its physics.
  ///
  /// - Parameter allowOverDamping: Whether a damping beyond the critical one counts, rather than as the critical one.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = max(mass, 1e-6)
    let frequency = max(stiffness / mass, 1e-9).squareRoot()
    let ratio = max(damping, 0) / (2 * mass * frequency)
    self.init(frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Creates a spring that rests after a time, to a share of the way.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 1e-4)
    // The time to rest goes with one over the frequency.
    let unit = Spring(frequency: 1, dampingRatio: ratio).settlingTime(distance: 1, velocity: 0, epsilon: epsilon)
    self.init(frequency: unit / max(settlingDuration, 1e-6), dampingRatio: ratio)
  }

  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The period without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }
  public var stiffness: Double { mass * frequency * frequency }
  public var damping: Double { 2 * dampingRatio * mass * frequency }

  /// When all but a thousandth of the way is covered for good, in seconds.
  public var settlingDuration: TimeInterval { settlingTime(distance: 1, velocity: 0, epsilon: 0.001) }

  // MARK: - Presets

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce but for an extra one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a small bounce and an extra one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a large bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a large bounce and an extra one.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: - Motion

extension Spring {
  /// The shares of an initial distance and an initial velocity at a time, and the velocity's own derivative.
  struct Response {
    /// What is left of a distance of 1.
    var distance: Double
    /// Where a velocity of 1 has led.
    var velocity: Double
    /// What is left of a velocity of 1.
    var velocitySlope: Double
  }

  func response(at time: Double) -> Response {
    let (omega, ratio) = (frequency, dampingRatio)
    let decay = ratio * omega
    if ratio < 0.999_999 {
      let swing = omega * (1 - ratio * ratio).squareRoot()
      let (envelope, c, s) = (exp(-decay * time), cos(swing * time), sin(swing * time))
      return Response(
        distance: envelope * (c + decay / swing * s), velocity: envelope * s / swing,
        velocitySlope: envelope * (c - decay / swing * s))
    }
    if ratio <= 1.000_001 {
      let envelope = exp(-omega * time)
      return Response(
        distance: envelope * (1 + omega * time), velocity: envelope * time,
        velocitySlope: envelope * (1 - omega * time))
    }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let (a, b) = (exp(-slow * time), exp(-fast * time))
    return Response(
      distance: (fast * a - slow * b) / (2 * root), velocity: (a - b) / (2 * root),
      velocitySlope: (fast * b - slow * a) / (2 * root))
  }

  /// When the envelope of the motion stays below `epsilon`; infinite without damping.
  func settlingTime(distance: Double, velocity: Double, epsilon: Double) -> Double {
    guard dampingRatio > 0, distance > 0 || velocity > 0 else { return dampingRatio > 0 ? 0 : .infinity }
    let decay = dampingRatio * frequency
    let epsilon = max(epsilon, 1e-9)
    if dampingRatio < 0.999_999 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let amplitude = distance + (decay * distance + velocity) / swing
      return max(log(amplitude / epsilon) / decay, 0)
    }
    func left(_ time: Double) -> Double {
      let response = response(at: time)
      return abs(response.distance) * distance + abs(response.velocity) * velocity
    }
    var high = 1 / frequency
    while left(high) > epsilon, high < 1e9 { high *= 2 }
    var low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if left(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// When the motion towards a target rests, to `epsilon` of the vector's unit.
  public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval
  where V: VectorArithmetic {
    settlingTime(
      distance: target.magnitudeSquared.squareRoot(), velocity: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: epsilon)
  }

  /// The position at a time on the way from zero to a target.
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
    let response = response(at: time)
    return target.scaled(by: 1 - response.distance) + initialVelocity.scaled(by: response.velocity)
  }

  /// The velocity at a time on the way from zero to a target, a second.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let response = response(at: time)
    return target.scaled(by: frequency * frequency * response.velocity)
      + initialVelocity.scaled(by: response.velocitySlope)
  }

  /// Moves a value and its velocity on by a time.
  public func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval)
  where V: VectorArithmetic {
    let way = target - value
    let start = value
    value = start + self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
  }

  /// The force on the mass at a position.
  public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// The value at a time on the way from one value to another.
  public func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable {
    var value = fromValue
    value.animatableData += self.value(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return value
  }

  /// The velocity at a time on the way from one value to another, a second.
  public func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable {
    var value = fromValue
    value.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return value
  }

  /// When the way from one value to another is over, to `epsilon`.
  public func settlingDuration<V>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval
  where V: Animatable {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }

  /// The force on the mass at a position on the way from one value to another.
  public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable {
    var value = fromValue
    value.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
    return value
  }
}

extension VectorArithmetic {
  /// The vector with each component multiplied.
  public func scaled(by factor: Double) -> Self {
    var vector = self
    vector.scale(by: factor)
    return vector
  }
}
