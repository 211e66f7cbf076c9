// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Rigid bodies, which move in steps of one length and as the same calls in the same order say: bit for bit.
///
/// Each step adds what pulls, finds what touches, and then lets joints and contacts exchange impulses in turn until
/// velocities agree with all of them ("sequential impulses"). What may meet within the step is held apart before it does,
/// so that nothing fast passes through a wall.
///
/// - Complexity: a step is O(*bodies* log *bodies* + *rounds* × (*joints* + *contacts*)).
package struct World: Sendable {
  /// Of a step, in seconds.
  package static let step = 1.0 / 120
  private static let rounds = 10
  private static let relaxingRounds = 3
  /// Slower impacts do not bounce, in points a second, so that what has fallen lies.
  private static let slowestBounce = 20.0
  /// How fast what overlaps is pushed apart, in points a second.
  private static let fastestParting = 600.0
  /// For how long everything must be calm before it rests.
  private static let calmSpan = 0.5

  /// By the numbers that `add(_:)` gave; those of bodies that were taken out mean nothing.
  package var bodies: [Body] = []
  private var alive: [Bool] = []
  private var free: [Int] = []
  private var impulses: [RowKey: Double] = [:]
  private var touches: [Touch] = []
  private var calmTime = 0.0
  /// Rows that were solved so far, each round counted.
  package private(set) var rowsSolved = 0

  package init() {}

  // MARK: - Bodies

  package mutating func add(_ body: Body) -> Int {
    wake()
    if let slot = free.popLast() {
      bodies[slot] = body
      alive[slot] = true
      return slot
    }
    bodies.append(body)
    alive.append(true)
    return bodies.count - 1
  }

  package mutating func remove(_ body: Int) {
    wake()
    alive[body] = false
    free.append(body)
    touches.removeAll { $0.first == body || $0.second == body }
    impulses = impulses.filter { $0.key.first != body && $0.key.second != body }
  }

  func isAlive(_ body: Int) -> Bool { alive[body] }

  /// Whether all have been so calm for a while that nothing will move any more.
  package var isAtRest: Bool { calmTime >= Self.calmSpan }

  /// Something was changed from outside.
  package mutating func wake() { calmTime = 0 }

  // MARK: - A step

  /// Moves on by `step`; what pulls at the bodies was told them before.
  package mutating func advance(joints: [Joint], groups: [CollisionGroup]) -> [TouchEvent] {
    let seconds = Self.step
    for body in bodies.indices where alive[body] { bodies[body].accelerate(for: seconds) }
    let pairs = findPairs(groups, seconds: seconds)
    var rows = joints.flatMap { $0.rows(bodies, seconds: seconds) }
    let firstContact = rows.count
    var bounces: [(row: Int, speed: Double)] = []
    for pair in pairs where pair.key.second != -1 || pair.touch.second == nil {
      addRows(of: pair, to: &rows, &bounces, seconds)
    }
    for index in rows.indices {
      let inverse = rows[index].inverseMass(bodies) + rows[index].softness
      rows[index].effectiveMass = inverse > 0 ? 1 / inverse : 0
      rows[index].impulse = impulses[rows[index].key] ?? 0
      // What a spring gives way to was counted with its impulse; others start as they ended.
      let (lowest, highest) = (rows[index].lowest, rows[index].highest)
      rows[index].impulse = min(max(rows[index].impulse, lowest), highest)
      rows[index].apply(rows[index].impulse, &bodies)
    }
    for _ in 0..<Self.rounds { solve(&rows, corrects: true) }
    for body in bodies.indices where alive[body] && bodies[body].isMovable { bodies[body].move(for: seconds) }
    for _ in 0..<Self.relaxingRounds { solve(&rows, corrects: false) }
    bounce(&rows, bounces)
    impulses = Dictionary(rows.map { ($0.key, $0.impulse) }, uniquingKeysWith: { first, _ in first })
    rest(seconds)
    return updateTouches(pairs, rows[firstContact...])
  }

  private func addRows(
    of pair: NearPair, to rows: inout [Row], _ bounces: inout [(row: Int, speed: Double)], _ seconds: Double
  ) {
    let (a, b) = (pair.touch.first, pair.touch.second)
    let normal = pair.manifold.normal
    for point in pair.manifold.points {
      let armA = point.place - bodies[a].position
      let armB = b.map { point.place - bodies[$0].position } ?? .zero
      let part = point.feature * 2
      var row = Row(
        RowKey(first: pair.key.first, second: pair.key.second, part: part), a: a, b: b, armA: armA, armB: armB,
        along: normal)
      row.lowest = 0
      if point.separation > 0 {
        row.target = -point.separation / seconds
      } else {
        row.correction = min(-min(point.separation + Self.slop, 0) * Row.rigidShare / seconds, Self.fastestParting)
      }
      rows.append(row)
      let speed = row.speed(bodies)
      if pair.elasticity > 0, speed < -Self.slowestBounce {
        bounces.append((rows.count - 1, -speed * pair.elasticity))
      }
      guard pair.friction > 0 else { continue }
      var friction = Row(
        RowKey(first: pair.key.first, second: pair.key.second, part: part + 1), a: a, b: b, armA: armA, armB: armB,
        along: normal.turned)
      friction.friction = (rows.count - 1, pair.friction)
      rows.append(friction)
    }
  }

  private mutating func solve(_ rows: inout [Row], corrects: Bool) {
    rowsSolved += rows.count
    for index in rows.indices {
      var row = rows[index]
      if let friction = row.friction {
        row.highest = friction.coefficient * rows[friction.normal].impulse
        row.lowest = -row.highest
      }
      let wanted = row.target + (corrects ? row.correction : 0)
      let change = row.effectiveMass * (wanted - row.speed(bodies) - row.softness * row.impulse)
      let impulse = min(max(row.impulse + change, row.lowest), row.highest)
      row.apply(impulse - row.impulse, &bodies)
      row.impulse = impulse
      rows[index] = row
    }
  }

  /// Gives back what elastic impacts took. It comes last, since the speed of an impact is that before the step.
  private mutating func bounce(_ rows: inout [Row], _ bounces: [(row: Int, speed: Double)]) {
    for (index, speed) in bounces where rows[index].impulse > 0 {
      let change = rows[index].effectiveMass * (speed - rows[index].speed(bodies))
      let impulse = max(rows[index].impulse + change, 0)
      rows[index].apply(impulse - rows[index].impulse, &bodies)
      rows[index].impulse = impulse
    }
  }

  private mutating func rest(_ seconds: Double) {
    let isCalm = bodies.indices.allSatisfy { !alive[$0] || bodies[$0].isCalm }
    calmTime = isCalm ? calmTime + seconds : 0
  }

  private mutating func updateTouches(_ pairs: [NearPair], _ rows: ArraySlice<Row>) -> [TouchEvent] {
    // What presses touches, however short; so does what lies side by side.
    let pressing = Set(rows.filter { $0.impulse > 0 && $0.friction == nil }.map(\.key))
    var now: [Touch] = []
    var seen = Set<Touch>()
    var events: [TouchEvent] = []
    let before = Set(touches)
    for pair in pairs {
      let point = pair.manifold.points.first {
        $0.separation <= Self.slop
          || pressing.contains(RowKey(first: pair.key.first, second: pair.key.second, part: $0.feature * 2))
      }
      guard let point, seen.insert(pair.touch).inserted else { continue }
      now.append(pair.touch)
      // A wall is touched where it is; bodies come to meet each other halfway.
      let way = pair.touch.second == nil ? point.separation / 2 : 0
      let place = point.place + pair.manifold.normal * way
      if !before.contains(pair.touch) { events.append(.began(pair.touch, at: place)) }
    }
    let ended = touches.filter { !seen.contains($0) }.map(TouchEvent.ended)
    touches = now
    return ended + events
  }
}
