// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// A mass on a spring, let go at 0 and resting at 1.
struct SpringMotion {
  let mass: Double
  let stiffness: Double
  let damping: Double
  let initialVelocity: Double

  /// Values that are no spring's are brought to the nearest that are.
  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double, allowsOverdamping: Bool) {
    self.mass = Self.usable(mass)
    self.stiffness = Self.usable(stiffness)
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    let damping = damping > 0 && damping.isFinite ? damping : 0
    self.damping = allowsOverdamping ? damping : min(damping, critical)
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  private static func usable(_ value: Double) -> Double {
    value.isFinite ? max(value, 1e-6) : 1
  }

  /// The frequency without friction, in radians a second.
  var frequency: Double { (stiffness / mass).squareRoot() }

  /// Below 1 the spring swings beyond its rest.
  var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  var pacing: AnimationPacing {
    .spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  /// When what envelops the swings falls below a thousandth, in seconds.
  ///
  /// For a spring that swings, the envelope is `(1 + |ζω - v| / ω_d) · exp(-ζωt)`: the two waves' amplitudes added. This
  /// gives the numbers that iOS gives (1.4727 s for a new animation).
  var settlingDuration: Double {
    let (omega, ratio) = (frequency, dampingRatio)
    guard ratio > 0 else { return .infinity }
    let decay = ratio * omega
    if ratio < 0.999_999 {
      let swing = omega * (1 - ratio * ratio).squareRoot()
      return log(1000 * (1 + abs(decay - initialVelocity) / swing)) / decay
    }
    if ratio <= 1.000_001 {
      return settling { (1 + abs(omega - initialVelocity) * $0) * exp(-omega * $0) }
    }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let slowShare = abs(fast - initialVelocity) / (fast - slow)
    let fastShare = abs(initialVelocity - slow) / (fast - slow)
    return settling { slowShare * exp(-slow * $0) + fastShare * exp(-fast * $0) }
  }

  /// From when on an envelope stays below a thousandth; past its peak, where there is one, envelopes only fall.
  private func settling(_ envelope: (Double) -> Double) -> Double {
    var high = 1 / frequency
    while envelope(high) > 0.001, high < 1e9 { high *= 2 }
    var low = high / 2
    if envelope(low) <= 0.001 { low = 0 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }
}
