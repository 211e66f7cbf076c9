// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The plan of this file: the edges of two paths are cut wherever they meet, until they only meet at their ends. Then each
// edge has one pair of windings on each side, which counting edges above it tells. Edges with the wanted area on one side
// alone are the border of the result; `PathArrangement+Borders` walks along them.

/// The edges of two paths, cut where they meet.
struct PathArrangement {
  /// How often each of the paths goes around a place.
  struct Windings: Equatable {
    var first = 0
    var second = 0

    static func + (left: Windings, right: Windings) -> Windings {
      Windings(first: left.first + right.first, second: left.second + right.second)
    }

    static func - (left: Windings, right: Windings) -> Windings {
      Windings(first: left.first - right.first, second: left.second - right.second)
    }
  }

  /// A line from a point to a greater one.
  struct Edge {
    var from: GridPoint
    var to: GridPoint
    /// How many more times each path goes this way than back.
    var passes: Windings

    var isUpright: Bool { from.x == to.x }
    var lowerY: Int { min(from.y, to.y) }
    var upperY: Int { max(from.y, to.y) }
  }

  let grid: Grid
  private(set) var edges: [Edge] = []

  /// - Parameter lines: The two paths; subpaths that are open count as closed.
  init(_ lines: [[Polyline]], on grid: Grid) {
    self.grid = grid
    var passes: [GridPoint: [GridPoint: Windings]] = [:]
    for (index, path) in lines.enumerated() {
      for line in path {
        let points = line.points.map(grid.place)
        for place in points.indices {
          let (a, b) = (points[place], points[(place + 1) % points.count])
          let pass = a < b ? 1 : -1
          Self.add(Windings(first: index == 0 ? pass : 0, second: index == 1 ? pass : 0), a, b, to: &passes)
        }
      }
    }
    take(passes)
  }

  private static func add(
    _ windings: Windings, _ a: GridPoint, _ b: GridPoint, to passes: inout [GridPoint: [GridPoint: Windings]]
  ) {
    guard a != b else { return }
    let (from, to) = a < b ? (a, b) : (b, a)
    let known = passes[from]?[to] ?? Windings()
    passes[from, default: [:]][to] = known + windings
  }

  /// Edges that the paths go both ways equally often are none. The order is that of the points, whatever the hashes.
  private mutating func take(_ passes: [GridPoint: [GridPoint: Windings]]) {
    edges = passes.flatMap { from, ends in
      ends.filter { $0.value != Windings() }.map { Edge(from: from, to: $0.key, passes: $0.value) }
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  // MARK: - Cutting

  /// Cuts edges where they meet. Crossings are rounded to the grid, which may make new ones: again until there are none.
  mutating func split() {
    for _ in 0..<16 {
      let cuts = self.cuts()
      guard !cuts.isEmpty else { return }
      var passes: [GridPoint: [GridPoint: Windings]] = [:]
      for (index, edge) in edges.enumerated() {
        let points = [edge.from] + (cuts[index] ?? []).sorted { Self.isBefore($0, $1, along: edge) } + [edge.to]
        for (a, b) in zip(points, points.dropFirst()) {
          // A cut is rounded, and so may lie before the beginning of an edge that is almost upright.
          Self.add(a < b ? edge.passes : Windings() - edge.passes, a, b, to: &passes)
        }
      }
      take(passes)
    }
  }

  private static func isBefore(_ a: GridPoint, _ b: GridPoint, along edge: Edge) -> Bool {
    let (x, y) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
    return (a.x - b.x) * x + (a.y - b.y) * y < 0
  }

  /// The points at which edges are to be cut, by their indices.
  private func cuts() -> [Int: Set<GridPoint>] {
    var result: [Int: Set<GridPoint>] = [:]
    func cut(_ index: Int, at point: GridPoint) {
      guard point != edges[index].from, point != edges[index].to else { return }
      result[index, default: []].insert(point)
    }
    let strips = EdgeStrips(edges)
    for (strip, members) in strips.members.enumerated() {
      for (place, first) in members.enumerated() {
        for second in members[..<place] {
          let (a, b) = (edges[first], edges[second])
          // Edges that share several strips meet in the first of them.
          guard max(strips.first(of: a), strips.first(of: b)) == strip, a.lowerY <= b.upperY, b.lowerY <= a.upperY,
            a.from.x <= b.to.x, b.from.x <= a.to.x
          else { continue }
          for point in [b.from, b.to] where point.isWithin(a.from, a.to) { cut(first, at: point) }
          for point in [a.from, a.to] where point.isWithin(b.from, b.to) { cut(second, at: point) }
          if let crossing = Self.crossing(a, b) {
            cut(first, at: crossing)
            cut(second, at: crossing)
          }
        }
      }
    }
    return result
  }

  /// Where two edges cross, their ends not counted, on the nearest point of the grid.
  private static func crossing(_ a: Edge, _ b: Edge) -> GridPoint? {
    let (before, after) = (a.from.turn(a.to, b.from), a.from.turn(a.to, b.to))
    let (left, right) = (b.from.turn(b.to, a.from), b.from.turn(b.to, a.to))
    guard before.signum() * after.signum() < 0, left.signum() * right.signum() < 0 else { return nil }
    let share = Double(left) / (Double(left) - Double(right))
    return GridPoint(
      x: a.from.x + Int((Double(a.to.x - a.from.x) * share).rounded()),
      y: a.from.y + Int((Double(a.to.y - a.from.y) * share).rounded()))
  }

  // MARK: - Sides

  /// How often the paths go around what is on each side of every edge. Above is towards greater y; for an upright edge,
  /// towards smaller x.
  func windings() -> [(above: Windings, below: Windings)] {
    let columns = EdgeStrips(edges)
    let rows = EdgeStrips(edges, isAcross: true)
    return edges.map { edge in
      // From the middle of the edge, in half steps, what lies above is counted; no other edge goes through it.
      let middle = GridPoint(x: edge.from.x + edge.to.x, y: edge.from.y + edge.to.y)
      var above = Windings()
      for index in edge.isUpright ? rows.members(at: middle.y >> 1) : columns.members(at: middle.x >> 1) {
        let other = edges[index]
        let side = Self.side(middle, of: other)
        if edge.isUpright {
          // Seen towards smaller x: an edge that goes up is passed from its right to its left.
          guard (2 * other.from.y <= middle.y) != (2 * other.to.y <= middle.y) else { continue }
          let goesUp = other.to.y > other.from.y
          if goesUp ? side < 0 : side > 0 { above = goesUp ? above - other.passes : above + other.passes }
        } else {
          guard (2 * other.from.x <= middle.x) != (2 * other.to.x <= middle.x), side < 0 else { continue }
          above = above - other.passes
        }
      }
      return (above, above - edge.passes)
    }
  }

  /// On which side of an edge a point in half steps lies: positive above it, 0 on its line.
  private static func side(_ point: GridPoint, of edge: Edge) -> Int {
    (edge.to.x - edge.from.x) * (point.y - 2 * edge.from.y) - (edge.to.y - edge.from.y) * (point.x - 2 * edge.from.x)
  }
}
