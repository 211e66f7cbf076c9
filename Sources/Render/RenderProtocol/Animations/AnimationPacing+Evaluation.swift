// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension AnimationPacing {
  /// The share of the way that is covered; may leave 0…1 with curves and springs that overshoot.
  ///
  /// - Parameters:
  ///   - share: The share of the time that has passed, 0…1; others are taken as they are, for stretches beyond the ends.
  ///   - time: The same in the animation's own seconds; only springs look at it.
  package func progress(share: Double, time: Double) -> Double {
    switch self {
    case .even:
      share
    case .curve(let x1, let y1, let x2, let y2):
      PacingCurve(x1: x1, y1: y1, x2: x2, y2: y2).y(at: share)
    case .spring(let mass, let stiffness, let damping, let initialVelocity):
      PacingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
        .position(at: time)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that is read as y over x.
package struct PacingCurve: Hashable, Sendable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  /// - Parameters:
  ///   - x1: Within 0…1, as `x2`, so that there is one y for each x.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The curve's height, exact to 1e-7; beyond 0…1 the diagonal goes on.
  package func y(at x: Double) -> Double {
    guard x > 0, x < 1 else { return x }
    return Self.value(y1, y2, at: parameter(at: x))
  }

  private static func value(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// Steps along the tangent, and halves the interval that is left where a step would leave it.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let difference = Self.value(x1, x2, at: t) - x
      if abs(difference) < 1e-12 { break }
      if difference > 0 { high = t } else { low = t }
      let slope = Self.slope(x1, x2, at: t)
      let next = slope > 1e-12 ? t - difference / slope : low
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

/// A mass on a spring that starts at 0 and comes to rest at 1, in closed form.
package struct PacingSpring: Hashable, Sendable {
  /// The frequency without damping, in radians a second.
  package var frequency: Double
  /// 1 is critical: the fastest return that does not overshoot.
  package var dampingRatio: Double
  /// The speed at the start in whole ways a second, positive towards the target.
  package var initialVelocity: Double

  /// - Parameters:
  ///   - mass: Above 0, as the stiffness.
  ///   - damping: Not negative; with 0 it never comes to rest.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    self.initialVelocity = initialVelocity
  }

  /// Closer to critical damping than this the other two formulas would divide by almost nothing.
  private static let criticalMargin = 1e-7

  /// Where the mass is after `time` seconds; 0 before the start.
  package func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 - Self.criticalMargin {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - exp(-decay * time)
        * (cos(damped * time) + (decay - initialVelocity) / damped * sin(damped * time))
    }
    if dampingRatio <= 1 + Self.criticalMargin {
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    let (slow, fast) = rates
    let share = (fast - initialVelocity) / (fast - slow)
    return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
  }

  /// How fast the mass moves after `time` seconds, in whole ways a second.
  package func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 - Self.criticalMargin {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let weight = (decay - initialVelocity) / damped
      return exp(-decay * time)
        * ((decay - weight * damped) * cos(damped * time) + (damped + decay * weight) * sin(damped * time))
    }
    if dampingRatio <= 1 + Self.criticalMargin {
      return exp(-frequency * time) * (initialVelocity + frequency * (frequency - initialVelocity) * time)
    }
    let (slow, fast) = rates
    let share = (fast - initialVelocity) / (fast - slow)
    return share * slow * exp(-slow * time) + (1 - share) * fast * exp(-fast * time)
  }

  /// The two rates of decay of an overdamped spring, in 1/s.
  private var rates: (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    // The product of both is the square of the frequency; dividing keeps the digits of the small one.
    let fast = frequency * (dampingRatio + root)
    return (frequency * frequency / fast, fast)
  }
}
