// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// The parts of this path's lines that lie in what the other encloses; they are not closed.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(in: other, rule, isInside: true)
  }

  /// The parts of this path's lines that lie outside of what the other encloses; they are not closed.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(in: other, rule, isInside: false)
  }

  private func lines(in other: CGPath, _ rule: CGPathFillRule, isInside wanted: Bool) -> CGPath {
    let shape = other.flattened(tolerance: 0.01)
    let edges = shape.flatMap { line in
      line.points.indices.map { (line.points[$0], line.points[($0 + 1) % line.points.count]) }
    }
    func isWanted(_ point: CGPoint) -> Bool {
      let winding = shape.reduce(0) { $0 + $1.winding(around: point) }
      return (rule == .winding ? winding != 0 : winding % 2 != 0) == wanted
    }
    var elements: [Element] = []
    for line in flattened(tolerance: 0.01) {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      var isOpen = false
      for (from, to) in zip(points, points.dropFirst()) where from != to {
        // Where the line enters or leaves, as shares of its length.
        let shares = ([0, 1] + edges.compactMap { Self.share(of: $0, on: from, to) }).sorted()
        func point(_ share: CGFloat) -> CGPoint {
          CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
        for (start, end) in zip(shares, shares.dropFirst()) where end > start {
          guard isWanted(point((start + end) / 2)) else {
            isOpen = false
            continue
          }
          if !isOpen { elements.append(.move(point(start))) }
          elements.append(.line(point(end)))
          isOpen = true
        }
      }
    }
    return CGPath(elements: elements)
  }

  /// Where on a line an edge crosses it; `nil` where it does not.
  private static func share(of edge: (CGPoint, CGPoint), on from: CGPoint, _ to: CGPoint) -> CGFloat? {
    func side(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
    let (before, after) = (side(from, to, edge.0), side(from, to, edge.1))
    guard (before < 0) != (after < 0) else { return nil }
    let (start, end) = (side(edge.0, edge.1, from), side(edge.0, edge.1, to))
    guard start != end, (start <= 0 && end >= 0) || (start >= 0 && end <= 0) else { return nil }
    return min(max(start / (start - end), 0), 1)
  }

  /// The path with lines in place of its curves, which they leave by at most `threshold`.
  public func flattened(threshold: CGFloat) -> CGPath {
    // Anything finer than this is beyond what coordinates can say.
    let tolerance = threshold.isFinite ? max(threshold, 1e-6) : 1e-6
    var elements: [Element] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in self.elements {
      switch element {
      case .move(let point):
        start = point
        elements.append(element)
      case .line, .close:
        elements.append(element)
      case .quadCurve(let control, let end):
        let curve = CubicCurve(start: current, quadraticControl: control, end: end)
        elements += curve.flattened(tolerance: tolerance).map { Element.line($0) }
      case .curve(let control1, let control2, let end):
        let curve = CubicCurve(start: current, control1: control1, control2: control2, end: end)
        elements += curve.flattened(tolerance: tolerance).map { Element.line($0) }
      }
      current = element.end ?? start
    }
    return CGPath(elements: elements)
  }
}
