// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a path covers of stretches from one height to another, as lines of text have them.
package struct PathBands {
  private struct Edge {
    var top: CGPoint
    var bottom: CGPoint
    var winding: Int

    func x(at y: CGFloat) -> CGFloat {
      top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
    }
  }

  private let edges: [Edge]
  private let isEvenOdd: Bool
  /// Where the path is.
  package let bounds: CGRect

  /// Takes a path apart; curves become lines that leave them by at most a tenth of a unit.
  package init(_ path: CGPath, evenOdd: Bool = false) {
    var edges: [Edge] = []
    for line in path.flattened(tolerance: 0.1) {
      for (index, from) in line.points.enumerated() {
        let to = line.points[index + 1 == line.points.count ? 0 : index + 1]
        guard from.y != to.y, [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite) else { continue }
        edges.append(
          from.y < to.y ? Edge(top: from, bottom: to, winding: 1) : Edge(top: to, bottom: from, winding: -1))
      }
    }
    self.edges = edges
    isEvenOdd = evenOdd
    bounds = path.boundingBoxOfPath
  }

  /// The stretches in which anything between two heights is covered, from left to right.
  package func covered(from low: CGFloat, to high: CGFloat) -> [ClosedRange<CGFloat>] {
    guard low < high else { return [] }
    let near = edges.filter { $0.top.y < high && $0.bottom.y > low }
    guard !near.isEmpty else { return [] }
    let heights = Set([low, high] + near.flatMap { [$0.top.y, $0.bottom.y] }.filter { $0 > low && $0 < high }).sorted()
    var found: [ClosedRange<CGFloat>] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      // Between two corners edges go straight; those that cross do so at heights that are not asked for.
      let middle = (top + bottom) / 2
      var depth = 0
      var start: (x: CGFloat, edge: Edge)?
      let crossing = near.filter { $0.top.y < middle && $0.bottom.y > middle }.map { (x: $0.x(at: middle), edge: $0) }
      for (x, edge) in crossing.sorted(by: { $0.x < $1.x }) {
        let wasInside = isInside(depth)
        depth += edge.winding
        if !wasInside, isInside(depth) { start = (x, edge) }
        if wasInside, !isInside(depth), let opened = start {
          let low = min(opened.edge.x(at: top), opened.edge.x(at: bottom))
          found.append(low...max(edge.x(at: top), edge.x(at: bottom), low))
        }
      }
    }
    return Self.united(found)
  }

  private func isInside(_ depth: Int) -> Bool { isEvenOdd ? depth % 2 != 0 : depth != 0 }

  /// The stretches in order, those that touch as one.
  package static func united(_ stretches: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, stretch.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, stretch.upperBound)
      } else {
        result.append(stretch)
      }
    }
    return result
  }
}
