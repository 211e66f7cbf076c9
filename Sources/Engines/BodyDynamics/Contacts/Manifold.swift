// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where two outlines meet, or will meet within a step.
struct Manifold: Equatable {
  struct Point: Equatable {
    /// In the world, between the two.
    var place: Vector
    /// Negative where they overlap.
    var separation: Double
    /// Which corners meet, so that the next step knows the point again.
    var feature: Int
  }

  /// From the first towards the second, of length 1.
  var normal: Vector
  var points: [Point]

  var flipped: Manifold { Manifold(normal: -normal, points: points) }
}

extension Manifold {
  /// Points that are further apart than `margin` are left out.
  static func between(_ a: Body, _ b: Body, margin: Double) -> Manifold? {
    switch (a.shape, b.shape) {
    case (.circle(let first), .circle(let second)):
      return circles(a.position, first, b.position, second, margin: margin)
    case (.circle(let radius), .polygon):
      return b.shape.outline(b.pose).flatMap { circle(a.position, radius, on: $0, margin: margin) }?.flipped
    case (.polygon, .circle(let radius)):
      return a.shape.outline(a.pose).flatMap { circle(b.position, radius, on: $0, margin: margin) }
    case (.polygon, .polygon):
      guard let first = a.shape.outline(a.pose), let second = b.shape.outline(b.pose) else { return nil }
      return outlines(first, second, margin: margin)
    }
  }

  /// The normal points from the wall to the body.
  static func between(_ wall: Wall, _ body: Body, margin: Double) -> Manifold? {
    let line = Outline([wall.start, wall.end])
    if case .circle(let radius) = body.shape { return circle(body.position, radius, on: line, margin: margin) }
    return body.shape.outline(body.pose).flatMap { outlines(line, $0, margin: margin) }
  }

  private static func circles(
    _ a: Vector, _ first: Double, _ b: Vector, _ second: Double, margin: Double
  ) -> Manifold? {
    let gap = b - a
    let separation = gap.length - first - second
    guard separation <= margin else { return nil }
    // Circles in one place part along the x axis.
    let normal = gap.length > 1e-9 ? gap.unit : Vector(1, 0)
    let place = a + normal * (first + separation / 2)
    return Manifold(normal: normal, points: [Point(place: place, separation: separation, feature: 0)])
  }

  /// The normal points from the outline to the circle.
  private static func circle(
    _ center: Vector, _ radius: Double, on outline: Outline, margin: Double
  ) -> Manifold? {
    var best = (edge: 0, distance: -Double.infinity)
    for edge in outline.corners.indices {
      let distance = outline.normals[edge].dot(center - outline.corners[edge])
      if distance > best.distance { best = (edge, distance) }
    }
    guard best.distance - radius <= margin else { return nil }
    var (normal, distance) = (outline.normals[best.edge], best.distance)
    // Beside the edge it is the corner that counts.
    let (start, end) = (outline.corners[best.edge], outline.end(of: best.edge))
    let along = (end - start).unit
    let beside = center - start
    for (corner, isBeside) in [(start, along.dot(beside) < 0), (end, along.dot(center - end) > 0)] where isBeside {
      let gap = center - corner
      guard gap.length > 1e-9, distance > 0 || outline.corners.count == 2 else { continue }
      (normal, distance) = (gap.unit, gap.length)
    }
    guard distance - radius <= margin else { return nil }
    let place = center - normal * ((radius + distance) / 2)
    return Manifold(
      normal: normal, points: [Point(place: place, separation: distance - radius, feature: best.edge)])
  }

  /// The edge of `a` that `b` is furthest beyond.
  private static func widestEdge(_ a: Outline, _ b: Outline) -> (edge: Int, separation: Double) {
    var best = (edge: 0, separation: -Double.infinity)
    for edge in a.corners.indices {
      let (normal, start) = (a.normals[edge], a.corners[edge])
      var nearest = Double.infinity
      for corner in b.corners { nearest = min(nearest, normal.dot(corner - start)) }
      if nearest > best.separation { best = (edge, nearest) }
    }
    return best
  }

  /// Takes the edge that parts the outlines best, and of the other outline the part of the edge that faces it.
  private static func outlines(_ a: Outline, _ b: Outline, margin: Double) -> Manifold? {
    let first = widestEdge(a, b)
    guard first.separation <= margin else { return nil }
    let second = widestEdge(b, a)
    guard second.separation <= margin else { return nil }
    // The first keeps its turn unless the second is clearly better, so that contacts do not change from step to step.
    let isFlipped = second.separation > first.separation + 0.05
    let (reference, incident, edge) = isFlipped ? (b, a, second.edge) : (a, b, first.edge)
    let normal = reference.normals[edge]
    let (start, end) = (reference.corners[edge], reference.end(of: edge))
    let along = (end - start).unit

    var facing = 0
    for index in incident.normals.indices
    where incident.normals[index].dot(normal) < incident.normals[facing].dot(normal) - 1e-9 {
      facing = index
    }
    var line = [incident.corners[facing], incident.end(of: facing)]
    line = clip(line, along: -along, to: -along.dot(start))
    line = clip(line, along: along, to: along.dot(end))
    let points = line.enumerated().compactMap { index, place -> Point? in
      let separation = normal.dot(place - start)
      guard separation <= margin else { return nil }
      return Point(
        place: place - normal * (separation / 2), separation: separation,
        feature: ((isFlipped ? 1 : 0) << 20) + (edge << 11) + (facing << 2) + index)
    }
    guard !points.isEmpty else { return nil }
    return Manifold(normal: isFlipped ? -normal : normal, points: points)
  }

  /// The part of a line that is no further than `limit` along a direction.
  private static func clip(_ line: [Vector], along direction: Vector, to limit: Double) -> [Vector] {
    guard line.count == 2 else { return line }
    let (a, b) = (direction.dot(line[0]) - limit, direction.dot(line[1]) - limit)
    if a <= 0, b <= 0 { return line }
    if a > 0, b > 0 { return [] }
    let cut = line[0] + (line[1] - line[0]) * (a / (a - b))
    return a > 0 ? [cut, line[1]] : [line[0], cut]
  }
}
