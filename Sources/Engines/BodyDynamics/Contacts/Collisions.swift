// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A straight line that bodies bounce off, from either side.
package struct Wall: Equatable, Sendable {
  package var start: Vector
  package var end: Vector
  /// Which boundary of its group the wall is a part of.
  package var boundary: Int

  package init(from start: Vector, to end: Vector, boundary: Int) {
    self.start = start
    self.end = end
    self.boundary = boundary
  }
}

/// Bodies that collide with each other and with walls.
package struct CollisionGroup: Sendable {
  /// Tells groups apart from step to step.
  package var id: Int
  package var members: [Int]
  package var hitsBodies = true
  package var walls: [Wall] = []

  package init(id: Int, members: [Int]) {
    self.id = id
    self.members = members
  }
}

/// Two things of a group that touch.
package struct Touch: Hashable, Sendable {
  package var group: Int
  package var first: Int
  /// The other body; `nil` for a boundary.
  package var second: Int?
  package var boundary: Int?

  package init(group: Int, first: Int, second: Int?, boundary: Int?) {
    self.group = group
    self.first = first
    self.second = second
    self.boundary = boundary
  }
}

/// What a step has changed of what touches.
package enum TouchEvent: Equatable, Sendable {
  /// At a place of the world.
  case began(Touch, at: Vector)
  case ended(Touch)
}

/// Two outlines near enough to matter in this step.
struct NearPair {
  var touch: Touch
  var key: (first: Int, second: Int)
  var manifold: Manifold
  var elasticity: Double
  var friction: Double
}

extension World {
  /// How far things may overlap before they are put right, in points. Without it contacts would come and go.
  static let slop = 0.1

  func findPairs(_ groups: [CollisionGroup], seconds: Double) -> [NearPair] {
    var pairs: [NearPair] = []
    var seen = Set<RowKey>()
    var wallCount = 0
    for group in groups {
      let members = group.members.filter { isAlive($0) }
      if group.hitsBodies { addBodies(members, of: group, seconds, &seen, &pairs) }
      for (index, wall) in group.walls.enumerated() {
        for member in members where bodies[member].isMovable {
          let body = bodies[member]
          let margin = margin(body.velocity.length, seconds)
          guard let manifold = Manifold.between(wall, body, margin: margin) else { continue }
          pairs.append(
            NearPair(
              touch: Touch(group: group.id, first: member, second: nil, boundary: wall.boundary),
              key: (member, -1 - wallCount - index), manifold: manifold.flipped,
              elasticity: body.material.elasticity, friction: body.material.friction))
        }
      }
      wallCount += group.walls.count
    }
    return pairs
  }

  private func margin(_ speed: Double, _ seconds: Double) -> Double { speed * seconds + 2 * Self.slop }

  /// Sweeps from left to right, so that only what is side by side is compared.
  private func addBodies(
    _ members: [Int], of group: CollisionGroup, _ seconds: Double, _ seen: inout Set<RowKey>,
    _ pairs: inout [NearPair]
  ) {
    struct Span {
      var body: Int
      var low: Double
      var high: Double
    }
    let spans = members.map { member in
      let body = bodies[member]
      let reach = body.shape.reach + margin(body.velocity.length, seconds)
      return Span(body: member, low: body.position.x - reach, high: body.position.x + reach)
    }.sorted { ($0.low, $0.body) < ($1.low, $1.body) }
    for (index, left) in spans.enumerated() {
      for right in spans[(index + 1)...] {
        guard right.low <= left.high else { break }
        let (first, second) = (min(left.body, right.body), max(left.body, right.body))
        let (a, b) = (bodies[first], bodies[second])
        guard first != second, a.isMovable || b.isMovable else { continue }
        let margin = margin((b.velocity - a.velocity).length, seconds)
        guard let manifold = Manifold.between(a, b, margin: margin) else { continue }
        // Two behaviors that have both bodies push them apart once, but both hear of it.
        let isNew = seen.insert(RowKey(first: first, second: second, part: 0)).inserted
        pairs.append(
          NearPair(
            touch: Touch(group: group.id, first: first, second: second, boundary: nil),
            key: (first, isNew ? second : -1), manifold: manifold,
            elasticity: max(a.material.elasticity, b.material.elasticity),
            friction: (max(a.material.friction, 0) * max(b.material.friction, 0)).squareRoot()))
        if !isNew { pairs[pairs.count - 1].manifold.points.removeAll { $0.separation > Self.slop } }
      }
    }
  }
}
