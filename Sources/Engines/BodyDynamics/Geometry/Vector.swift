// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// A place, a direction or a velocity in the plane. x points right and y down, so angles grow clockwise.
package struct Vector: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Vector(0, 0)

  /// Of length 1.
  init(angle: Double) { self.init(cos(angle), sin(angle)) }

  package var length: Double { dot(self).squareRoot() }

  /// Of length 1 in the same direction; zero stays zero.
  package var unit: Vector {
    let length = length
    return length > 0 ? self * (1 / length) : .zero
  }

  /// A quarter turn clockwise.
  var turned: Vector { Vector(-y, x) }

  package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// Positive where the other direction lies clockwise of this one.
  package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  package var isFinite: Bool { x.isFinite && y.isFinite }

  package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  package static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
  package static func * (a: Vector, scale: Double) -> Vector { Vector(a.x * scale, a.y * scale) }
  package static func += (a: inout Vector, b: Vector) { a = a + b }
  package static func -= (a: inout Vector, b: Vector) { a = a - b }
}

/// How a body stands: turned by an angle about its middle, which is at a place.
struct Pose {
  var position: Vector
  /// The body's own x axis, of length 1.
  let axis: Vector

  init(_ position: Vector, angle: Double) {
    self.position = position
    axis = Vector(angle: angle)
  }

  func turn(_ v: Vector) -> Vector { Vector(axis.x * v.x - axis.y * v.y, axis.y * v.x + axis.x * v.y) }
  func turnBack(_ v: Vector) -> Vector { Vector(axis.x * v.x + axis.y * v.y, axis.x * v.y - axis.y * v.x) }
  func place(_ v: Vector) -> Vector { turn(v) + position }
}
