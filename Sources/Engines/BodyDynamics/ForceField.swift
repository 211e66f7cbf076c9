// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Pulls bodies by where they are and how they move.
package struct ForceField: Sendable {
  package enum Kind: Sendable {
    case none, drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic
  }

  package var kind: Kind
  package var strength = 1.0
  package var falloff = 0.0
  package var minimumRadius = 1.0
  package var direction = Vector.zero
  package var smoothness = 0.0
  package var animationSpeed = 0.0

  package init(kind: Kind) {
    self.kind = kind
  }

  /// Where a radial field is as strong as it says, in points.
  private static let unitDistance = 100.0

  /// - Parameters:
  ///   - place: Of the body, from the field's middle.
  ///   - time: Since the simulation began, in seconds.
  package func force(on body: Body, at place: Vector, time: Double) -> Vector {
    let mass = body.mass
    switch kind {
    case .none: return .zero
    case .drag: return body.velocity * (-strength * mass)
    case .vortex: return place.turned * (strength * 100 * mass)
    case .radial: return place.unit * (-strength * mass * weight(place.length))
    case .linear: return direction * (1_000 * strength * mass * weight(place.length))
    case .velocity: return (direction * 100 - body.velocity) * (strength * mass)
    case .noise: return noise(body.position, time) * (100 * strength * mass)
    case .turbulence: return noise(body.position, time) * (strength * mass * body.velocity.length)
    case .spring: return place * (-strength * mass)
    case .electric: return place.unit * (strength * body.material.charge * mass * weight(place.length))
    case .magnetic: return body.velocity.turned * (strength * body.material.charge * mass)
    }
  }

  private func weight(_ distance: Double) -> Double {
    guard falloff != 0 else { return 1 }
    let value = pow(Self.unitDistance / max(distance, minimumRadius, 1e-3), falloff)
    return value.isFinite ? value : 0
  }

  /// The same for the same place and time, within 1 along each axis.
  private func noise(_ place: Vector, _ time: Double) -> Vector {
    let cell = 20 + 180 * min(max(smoothness, 0), 1)
    let (x, y, z) = (place.x / cell, place.y / cell, time * animationSpeed)
    return Vector(Self.noise(x, y, z, seed: 1), Self.noise(x, y, z, seed: 2))
  }

  /// Between the numbers of the eight corners around a point.
  private static func noise(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
    let limit = 1e9
    let (x, y, z) = (min(max(x, -limit), limit), min(max(y, -limit), limit), min(max(z, -limit), limit))
    let (left, top, front) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    var sum = 0.0
    for corner in 0..<8 {
      let (right, below, behind) = (Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
      let share =
        ease(right == 1 ? x - left : 1 - x + left) * ease(below == 1 ? y - top : 1 - y + top)
        * ease(behind == 1 ? z - front : 1 - z + front)
      sum += share * number(Int64(left + right), Int64(top + below), Int64(front + behind), seed)
    }
    return sum
  }

  private static func ease(_ share: Double) -> Double { share * share * (3 - 2 * share) }

  /// A number from -1 to 1 that looks like chance.
  private static func number(_ x: Int64, _ y: Int64, _ z: Int64, _ seed: UInt64) -> Double {
    var bits = seed
    for value in [x, y, z] {
      bits ^= UInt64(bitPattern: value) &* 0x9E37_79B9_7F4A_7C15
      bits = (bits ^ (bits >> 31)) &* 0xBF58_476D_1CE4_E5B9
      bits ^= bits >> 29
    }
    return Double(bits >> 11) / Double(1 << 52) - 1
  }
}
