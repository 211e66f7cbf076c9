// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// The part of the outline between two fractions of its whole length, curves as short lines.
  ///
  /// - Parameters:
  ///   - start: Where the part begins, 0…1.
  ///   - end: Where it ends, 0…1; nothing is left where it is not beyond `start`.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let lines = flattened(tolerance: 0.05).map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    let total = lines.reduce(CGFloat(0)) { sum, points in
      zip(points, points.dropFirst()).reduce(sum) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
    let from = min(max(start, 0), 1) * total
    let to = min(max(end, 0), 1) * total
    guard total > 0, to > from else { return CGPath(elements: []) }
    var elements: [Element] = []
    var travelled: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        defer { travelled += length }
        guard length > 0, travelled + length > from, travelled < to else { continue }
        func point(_ distance: CGFloat) -> CGPoint {
          let share = min(max((distance - travelled) / length, 0), 1)
          return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        if !isDrawing {
          elements.append(.move(point(from)))
          isDrawing = true
        }
        elements.append(.line(point(to)))
      }
    }
    return CGPath(elements: elements)
  }
}
