// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension PathArrangement {
  /// The ways around all that is kept, in an order that only the points decide.
  ///
  /// - Parameter isKept: Whether a place that the paths go around so often belongs to the result.
  func borders(_ isKept: (Windings) -> Bool) -> [GridLoop] {
    // With what is kept on the left; areas are gone around one way then, holes the other.
    var ways: [GridPoint: [GridPoint]] = [:]
    var starts: [GridPoint] = []
    for (edge, sides) in zip(edges, windings()) {
      let isKeptAbove = isKept(sides.above)
      guard isKeptAbove != isKept(sides.below) else { continue }
      let (from, to) = isKeptAbove ? (edge.from, edge.to) : (edge.to, edge.from)
      ways[from, default: []].append(to)
      starts.append(from)
    }
    var loops: [GridLoop] = []
    for start in starts {
      while let next = ways[start]?.last {
        let points = Self.walk(from: start, to: next, &ways)
        let corners = Self.withoutStraightPoints(points)
        if corners.count > 2 { loops.append(GridLoop(corners, on: grid)) }
      }
    }
    return loops
  }

  /// Takes the ways of a loop that begins with the given one. Where several ways go on, the one that turns back most
  /// keeps to the same piece of what is kept, so that pieces that touch in a point have loops of their own.
  private static func walk(
    from start: GridPoint, to next: GridPoint, _ ways: inout [GridPoint: [GridPoint]]
  ) -> [GridPoint] {
    func take(_ from: GridPoint, _ to: GridPoint) {
      ways[from]?.removeAll { $0 == to }
    }
    take(start, next)
    var points = [start]
    var (last, here) = (start, next)
    while here != start {
      points.append(here)
      let choices = ways[here] ?? []
      // Only rounding that did not settle leaves a way open; what there is of it is closed.
      guard let following = choices.min(by: { isBefore($0, $1, around: here, from: last) }) else { return points }
      take(here, following)
      (last, here) = (here, following)
    }
    return points
  }

  /// Whether one point comes before another when turning around a third from a fourth, from y towards x.
  private static func isBefore(
    _ a: GridPoint, _ b: GridPoint, around center: GridPoint, from back: GridPoint
  ) -> Bool {
    let (first, second) = (half(a, center, back), half(b, center, back))
    return first == second ? center.turn(a, b) < 0 : first < second
  }

  /// 0 within the first half turn, 1 at its end, 2 in the second half, 3 straight back.
  private static func half(_ point: GridPoint, _ center: GridPoint, _ back: GridPoint) -> Int {
    let turn = center.turn(back, point)
    if turn != 0 { return turn < 0 ? 0 : 2 }
    let along = (back.x - center.x) * (point.x - center.x) + (back.y - center.y) * (point.y - center.y)
    return along < 0 ? 1 : 3
  }

  /// Cuts leave points in the middle of straight lines, up to a step beside them.
  private static func withoutStraightPoints(_ points: [GridPoint]) -> [GridPoint] {
    func isStraight(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Bool {
      abs(a.turn(b, c)) <= 2 * max(abs(c.x - a.x), abs(c.y - a.y))
        && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) >= 0
    }
    var result: [GridPoint] = []
    for point in points {
      while result.count > 1, isStraight(result[result.count - 2], result[result.count - 1], point) {
        result.removeLast()
      }
      result.append(point)
    }
    while result.count > 2, isStraight(result[result.count - 2], result[result.count - 1], result[0]) {
      result.removeLast()
    }
    while result.count > 2, isStraight(result[result.count - 1], result[0], result[1]) { result.removeFirst() }
    return result
  }
}
