// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that moves as one piece. Lengths are points, times seconds, angles radians.
package struct Body: Sendable {
  /// Square points that weigh 1 where the density is 1, so that a push of 1 gives them 100 points a second each second.
  package static let unitArea = 10_000.0

  package var position: Vector
  package var angle: Double
  package var velocity = Vector.zero
  /// Radians a second.
  package var spin = 0.0
  package var shape: Shape
  package var material = Material()
  /// What pulls at the middle in the next step, in points a second for each second and unit of mass.
  package var force = Vector.zero
  package var torque = 0.0

  package init(position: Vector, angle: Double = 0, shape: Shape) {
    self.position = position
    self.angle = angle
    self.shape = shape
    measure()
  }

  /// What a body is made of.
  package struct Material: Equatable, Sendable {
    /// How much of the speed of an impact is left; 1 for all of it.
    package var elasticity = 0.0
    package var friction = 0.0
    package var density = 1.0
    /// How fast the velocity fades: a second of resistance 1 leaves 1/e.
    package var resistance = 0.0
    package var angularResistance = 0.0
    package var charge = 0.0
    package var isAnchored = false
    package var allowsRotation = true

    package init() {}
  }

  private(set) package var mass = 0.0
  /// 0 for what cannot be moved.
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0

  /// Works out the mass after the shape or the material has changed.
  package mutating func measure() {
    mass = max(shape.area * max(material.density, 0) / Self.unitArea, 1e-6)
    inverseMass = material.isAnchored ? 0 : 1 / mass
    let inertia = mass * shape.momentOfInertia
    inverseInertia = material.isAnchored || !material.allowsRotation || inertia <= 0 ? 0 : 1 / inertia
    if material.isAnchored { velocity = .zero }
    if inverseInertia == 0 { spin = 0 }
  }

  package var isMovable: Bool { inverseMass > 0 }

  var pose: Pose { Pose(position, angle: angle) }

  /// The velocity of a point of the body, given from its middle.
  func velocity(at arm: Vector) -> Vector { velocity + arm.turned * spin }

  /// Hits the body; `arm` is from its middle to where.
  package mutating func hit(_ impulse: Vector, at arm: Vector = .zero) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// Pulls at the body for the next step.
  package mutating func pull(_ force: Vector, at arm: Vector = .zero) {
    self.force += force
    torque += arm.cross(force)
  }

  /// From a place in the body, given about its middle and not turned, to the world.
  package func place(_ point: Vector) -> Vector { pose.place(point) }
  /// A direction of the body as it is in the world.
  package func turn(_ direction: Vector) -> Vector { pose.turn(direction) }
  package func turnBack(_ direction: Vector) -> Vector { pose.turnBack(direction) }

  mutating func accelerate(for seconds: Double) {
    defer {
      force = .zero
      torque = 0
    }
    guard isMovable else { return }
    velocity += force * (inverseMass * seconds)
    spin += torque * inverseInertia * seconds
    // Implicit, so that any resistance stops a body and none turns it around.
    velocity = velocity * (1 / (1 + seconds * max(material.resistance, 0)))
    spin *= 1 / (1 + seconds * max(material.angularResistance, 0))
    let most = Self.greatestSpeed
    if velocity.length > most { velocity = velocity.unit * most }
    spin = min(max(spin, -most), most)
    if !velocity.isFinite { velocity = .zero }
    if !spin.isFinite { spin = 0 }
  }

  /// Points or radians a second; nothing sensible is faster, and faster things lose all precision.
  private static let greatestSpeed = 100_000.0

  mutating func move(for seconds: Double) {
    position += velocity * seconds
    angle += spin * seconds
  }

  /// Whether it moves so slowly that nobody sees it.
  var isCalm: Bool { velocity.length < 1.5 && abs(spin) < 0.035 }
}
