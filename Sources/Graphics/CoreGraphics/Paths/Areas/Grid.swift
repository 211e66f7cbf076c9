// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Whole numbers for coordinates, so that every question about sides and crossings has an exact answer.
///
/// The step is a power of two, fine enough that coordinates as people write them lie on the grid.
struct Grid {
  let step: CGFloat

  /// Creates a grid for points; `nil` where there are none, or one that is not finite.
  init?(around points: [CGPoint]) {
    guard !points.isEmpty, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let farthest = points.reduce(CGFloat(1e-6)) { max($0, abs($1.x), abs($1.y)) }
    // Coordinates below 2²⁸: the products that tell sides stay far within 64 bits.
    step = CGFloat(sign: .plus, exponent: farthest.exponent - 27, significand: 1)
  }

  func place(_ point: CGPoint) -> GridPoint {
    GridPoint(x: Int((point.x / step).rounded()), y: Int((point.y / step).rounded()))
  }

  func point(_ place: GridPoint) -> CGPoint {
    CGPoint(x: CGFloat(place.x) * step, y: CGFloat(place.y) * step)
  }
}

/// A point of a grid.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (left: GridPoint, right: GridPoint) -> Bool { (left.x, left.y) < (right.x, right.y) }

  /// Twice the area of the triangle with two other points: positive where they turn from x towards y.
  func turn(_ a: GridPoint, _ b: GridPoint) -> Int { (a.x - x) * (b.y - y) - (a.y - y) * (b.x - x) }

  /// Whether it lies on the line between two points, its ends not counted.
  func isWithin(_ a: GridPoint, _ b: GridPoint) -> Bool {
    self != a && self != b && a.turn(b, self) == 0 && min(a.x, b.x) <= x && x <= max(a.x, b.x) && min(a.y, b.y) <= y
      && y <= max(a.y, b.y)
  }
}

/// A closed way around an area, or around a hole in one.
struct GridLoop {
  let grid: Grid
  let points: [GridPoint]
  /// Twice what it encloses, in steps of the grid; negative for holes.
  let area: Double

  init(_ points: [GridPoint], on grid: Grid) {
    self.grid = grid
    self.points = points
    area = points.indices.reduce(0) { sum, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return sum + Double(a.x) * Double(b.y) - Double(b.x) * Double(a.y)
    }
  }

  var elements: [CGPath.Element] {
    points.enumerated().map { $0.offset == 0 ? .move(grid.point($0.element)) : .line(grid.point($0.element)) } + [
      .close
    ]
  }

  /// Whether another loop, which does not cross this one, lies in it.
  func contains(_ other: GridLoop) -> Bool {
    // Loops may touch in points. The middle of an edge is on no other loop.
    let (a, b) = (grid.point(other.points[0]), grid.point(other.points[1]))
    return Polyline(points: points.map(grid.point), isClosed: true)
      .winding(around: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)) != 0
  }
}
