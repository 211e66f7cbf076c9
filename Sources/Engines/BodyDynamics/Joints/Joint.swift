// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What ties a body to another, or to a point of the ground. Points of bodies are from their middles and not turned;
/// points of the ground are in the world.
package struct Joint: Sendable {
  package enum Kind: Equatable, Sendable {
    /// Keeps two points at a distance, in points.
    case distance(Double)
    /// Keeps two points no further apart.
    case limit(Double)
    /// Keeps two points in one place; the bodies turn about it, within a range of radians.
    case pin(ClosedRange<Double>)
    /// Keeps two points in one place and the bodies at their angle.
    case weld
    /// Lets a point slide along a direction, given as the first body has it, within a range of points.
    case slide(Vector, ClosedRange<Double>)
    /// Brings the body's middle to the point and its angle to none.
    case snap
  }

  /// Tells joints apart from step to step; not negative.
  package var id: Int
  package var kind: Kind
  /// The body that is tied; `second` is what it is tied to, `nil` for the ground.
  package var first: Int
  package var second: Int?
  package var firstPoint: Vector
  package var secondPoint: Vector
  /// Of a spring, in hertz; 0 for what does not give way.
  package var frequency = 0.0
  /// 1 just does not swing.
  package var damping = 0.0
  /// How strongly a pin resists being turned.
  package var frictionTorque = 0.0
  /// The second's angle less the first's when they were tied.
  package var referenceAngle = 0.0

  package init(_ id: Int, _ kind: Kind, first: Int, second: Int?, firstPoint: Vector, secondPoint: Vector) {
    self.id = id
    self.kind = kind
    self.first = first
    self.second = second
    self.firstPoint = firstPoint
    self.secondPoint = secondPoint
  }
}

extension Joint {
  /// The rows of this step.
  func rows(_ bodies: [Body], seconds: Double) -> [Row] {
    var maker = RowMaker(joint: self, bodies: bodies, seconds: seconds)
    maker.make()
    return maker.rows
  }
}

private struct RowMaker {
  let joint: Joint
  let bodies: [Body]
  let seconds: Double
  var rows: [Row] = []
  /// From the middles to the points, as the bodies stand.
  let armA: Vector
  let armB: Vector
  /// From the first point to the second.
  let gap: Vector

  init(joint: Joint, bodies: [Body], seconds: Double) {
    self.joint = joint
    self.bodies = bodies
    self.seconds = seconds
    let first = bodies[joint.first]
    armA = first.turn(joint.firstPoint)
    if let second = joint.second {
      armB = bodies[second].turn(joint.secondPoint)
      gap = bodies[second].position + armB - first.position - armA
    } else {
      armB = .zero
      gap = joint.secondPoint - first.position - armA
    }
  }

  private var angle: Double {
    (joint.second.map { bodies[$0].angle } ?? 0) - bodies[joint.first].angle - joint.referenceAngle
  }

  mutating func make() {
    switch joint.kind {
    case .distance(let length):
      // At no distance there is no direction to keep it along.
      guard length > 0.01 else { return addPoint() }
      let distance = gap.length
      guard distance > 1e-6 else { return }
      add(along: gap.unit, error: distance - length)
    case .limit(let length):
      let distance = gap.length
      guard distance > 1e-6 else { return }
      add(along: gap.unit, error: 0, spare: length - distance)
    case .pin(let range):
      addPoint()
      addFriction()
      addBounds(range, turning: true, value: angle, along: .zero)
    case .weld:
      addPoint()
      addTurn(error: angle)
    case .slide(let direction, let range):
      let axis = bodies[joint.first].turn(direction)
      let ownAxis = joint.second == nil ? direction : axis
      add(along: ownAxis.turned, error: gap.dot(ownAxis.turned), armA: armA + gap)
      addTurn(error: angle, isRigid: true)
      addBounds(range, turning: false, value: gap.dot(ownAxis), along: ownAxis)
    case .snap:
      addPoint()
      addTurn(error: -bodies[joint.first].angle.remainder(dividingBy: 2 * .pi))
    }
  }

  /// - Parameter spare: How much further the points may part; `nil` for what does not let them part at all.
  private mutating func add(along direction: Vector, error: Double, armA: Vector? = nil, spare: Double? = nil) {
    var row = Row(
      RowKey(first: -1 - joint.id, second: 0, part: rows.count), a: joint.first, b: joint.second,
      armA: armA ?? self.armA, armB: armB, along: direction)
    if let spare {
      row.target = spare * (spare > 0 ? 1 : Row.rigidShare) / seconds
      row.highest = 0
    } else {
      row.hold(error, frequency: joint.frequency, damping: joint.damping, seconds: seconds, bodies)
    }
    rows.append(row)
  }

  private mutating func addPoint() {
    add(along: Vector(1, 0), error: gap.x)
    add(along: Vector(0, 1), error: gap.y)
  }

  private mutating func addTurn(error: Double, isRigid: Bool = false) {
    var row = Row(
      turning: RowKey(first: -1 - joint.id, second: 1, part: rows.count), a: joint.first, b: joint.second)
    row.hold(
      error, frequency: isRigid ? 0 : joint.frequency, damping: joint.damping, seconds: seconds, bodies)
    rows.append(row)
  }

  private mutating func addFriction() {
    guard joint.frictionTorque > 0 else { return }
    var row = Row(
      turning: RowKey(first: -1 - joint.id, second: 2, part: rows.count), a: joint.first, b: joint.second)
    row.highest = joint.frictionTorque * seconds
    row.lowest = -row.highest
    rows.append(row)
  }

  /// Keeps a value in its range by one row for each end that it may reach in this step.
  private mutating func addBounds(
    _ range: ClosedRange<Double>, turning: Bool, value: Double, along axis: Vector
  ) {
    for (part, end) in [range.lowerBound, range.upperBound].enumerated() where end.isFinite {
      let key = RowKey(first: -1 - joint.id, second: 3 + part, part: rows.count)
      var row =
        turning
        ? Row(turning: key, a: joint.first, b: joint.second)
        : Row(key, a: joint.first, b: joint.second, armA: armA + gap, armB: armB, along: axis)
      let spare = end - value
      let isBeyond = part == 0 ? spare > 0 : spare < 0
      row.target = spare * (isBeyond ? Row.rigidShare : 1) / seconds
      if part == 0 { row.lowest = 0 } else { row.highest = 0 }
      rows.append(row)
    }
  }
}
