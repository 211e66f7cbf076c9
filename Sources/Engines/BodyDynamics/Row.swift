// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One thing that the velocities of two bodies must keep to, as a line of numbers: how fast each part of their movement
/// counts, what the sum is to be, and within which bounds an impulse may see to it.
///
/// Joints and contacts are all made of rows, so that one loop solves everything.
struct Row {
  /// Which bodies; `nil` is the ground.
  var a: Int?
  var b: Int?
  /// The direction in which `b` is pushed, and `a` the other way.
  var direction: Vector
  /// How an impulse turns each.
  var turnA: Double
  var turnB: Double
  /// The speed that is wanted along the row.
  var target = 0.0
  /// Added to `target` only while overlaps are put right, so that it adds no energy.
  var correction = 0.0
  /// For springs: how much an impulse gives way.
  var softness = 0.0
  var lowest = -Double.infinity
  var highest = Double.infinity
  /// The row of the contact's normal and the coefficient with which it bounds this one: friction.
  var friction: (normal: Int, coefficient: Double)?
  /// How much of an error of position one step takes away where nothing gives way.
  static let rigidShare = 0.2

  /// What was needed so far in this step; starts with what the last step needed.
  var impulse = 0.0
  var effectiveMass = 0.0
  /// Names the row from step to step.
  var key: RowKey

  /// A row that says how fast a point of `b` moves from one of `a` along a direction. Arms are from the bodies' middles.
  init(_ key: RowKey, a: Int?, b: Int?, armA: Vector, armB: Vector, along direction: Vector) {
    self.key = key
    self.a = a
    self.b = b
    self.direction = direction
    turnA = armA.cross(direction)
    turnB = armB.cross(direction)
  }

  /// A row that says how fast `b` turns against `a`.
  init(turning key: RowKey, a: Int?, b: Int?) {
    self.key = key
    self.a = a
    self.b = b
    direction = .zero
    (turnA, turnB) = (1, 1)
  }

  /// Inverse mass along the row.
  func inverseMass(_ bodies: [Body]) -> Double {
    let square = direction.dot(direction)
    var sum = 0.0
    if let a { sum += square * bodies[a].inverseMass + turnA * turnA * bodies[a].inverseInertia }
    if let b { sum += square * bodies[b].inverseMass + turnB * turnB * bodies[b].inverseInertia }
    return sum
  }

  func speed(_ bodies: [Body]) -> Double {
    var sum = 0.0
    if let b { sum += direction.dot(bodies[b].velocity) + turnB * bodies[b].spin }
    if let a { sum -= direction.dot(bodies[a].velocity) + turnA * bodies[a].spin }
    return sum
  }

  func apply(_ impulse: Double, _ bodies: inout [Body]) {
    if let a {
      bodies[a].velocity -= direction * (impulse * bodies[a].inverseMass)
      bodies[a].spin -= turnA * impulse * bodies[a].inverseInertia
    }
    if let b {
      bodies[b].velocity += direction * (impulse * bodies[b].inverseMass)
      bodies[b].spin += turnB * impulse * bodies[b].inverseInertia
    }
  }

  /// Pulls an error, in points or radians, back to zero: rigidly, or as a spring of so many hertz, whose damping is 1
  /// where it just does not swing.
  mutating func hold(_ error: Double, frequency: Double, damping: Double, seconds: Double, _ bodies: [Body]) {
    guard frequency > 0 else {
      target = -error * Self.rigidShare / seconds
      return
    }
    let inverse = inverseMass(bodies)
    guard inverse > 0 else { return }
    let omega = 2 * .pi * frequency
    let stiffness = omega * omega / inverse
    let resistance = 2 * max(damping, 0) * omega / inverse
    softness = 1 / (seconds * (resistance + seconds * stiffness))
    target = -error * seconds * stiffness * softness
  }
}

/// What a row stands for, by which the next step finds how strong it was.
struct RowKey: Hashable {
  /// The joint; for contacts the pair of bodies, or a body and a wall.
  var first: Int
  var second: Int
  /// Which row of them.
  var part: Int
}
