// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The outline of a body about its middle.
package enum Shape: Equatable, Sendable {
  case circle(radius: Double)
  /// Convex; the corners follow each other so that the inside lies on the right, as in a rectangle from its top left
  /// corner to the top right one and on.
  case polygon([Vector])

  package static func box(width: Double, height: Double) -> Shape {
    let (x, y) = (width / 2, height / 2)
    return .polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
  }

  /// A circle where the sides are equal, and otherwise a polygon of 24 corners.
  package static func ellipse(width: Double, height: Double) -> Shape {
    if abs(width - height) < 1e-6 { return .circle(radius: width / 2) }
    let count = 24
    return .polygon(
      (0..<count).map { index in
        let direction = Vector(angle: 2 * .pi * Double(index) / Double(count))
        return Vector(direction.x * width / 2, direction.y * height / 2)
      })
  }

  /// The smallest convex polygon around points; `nil` where they enclose no area.
  package static func hull(_ points: [Vector]) -> Shape? {
    let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [Vector]) -> [Vector] {
      var chain: [Vector] = []
      for point in points {
        while chain.count >= 2,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 1e-9
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    let corners = half(sorted) + half(sorted.reversed())
    return corners.count >= 3 ? .polygon(corners) : nil
  }

  /// In square points.
  package var area: Double {
    switch self {
    case .circle(let radius): .pi * radius * radius
    case .polygon(let corners):
      Self.edges(corners).reduce(0) { $0 + $1.0.cross($1.1) } / 2
    }
  }

  /// What a mass of 1 that fills the shape has against being turned about the middle.
  var momentOfInertia: Double {
    switch self {
    case .circle(let radius): return radius * radius / 2
    case .polygon(let corners):
      var (area, moment) = (0.0, 0.0)
      for (a, b) in Self.edges(corners) {
        let cross = a.cross(b)
        area += cross
        moment += cross * (a.dot(a) + a.dot(b) + b.dot(b))
      }
      return area > 0 ? moment / (6 * area) : 0
    }
  }

  /// How far the shape reaches from its middle.
  var reach: Double {
    switch self {
    case .circle(let radius): radius
    case .polygon(let corners): corners.map(\.length).max() ?? 0
    }
  }

  private static func edges(_ corners: [Vector]) -> [(Vector, Vector)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  /// The polygon as it stands; `nil` for a circle.
  func outline(_ pose: Pose) -> Outline? {
    guard case .polygon(let corners) = self else { return nil }
    return Outline(corners.map(pose.place))
  }
}

/// A convex polygon in the world, or a wall of two corners, with the directions out of its edges.
struct Outline {
  let corners: [Vector]
  /// Of the edge from the corner of the same index to the next one, of length 1.
  let normals: [Vector]

  init(_ corners: [Vector]) {
    self.corners = corners
    normals = corners.indices.map { -(corners[($0 + 1) % corners.count] - corners[$0]).turned.unit }
  }

  func end(of edge: Int) -> Vector { corners[(edge + 1) % corners.count] }
}
