// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which edges are where: strips across the plane, each with the edges that reach into it.
struct EdgeStrips {
  /// Indices of edges, in their order.
  private(set) var members: [[Int]]
  private let start: Int
  private let width: Int
  private let isAcross: Bool

  /// - Parameter isAcross: Whether the strips are rows; they are columns else.
  init(_ edges: [PathArrangement.Edge], isAcross: Bool = false) {
    self.isAcross = isAcross
    let lower = edges.map { isAcross ? $0.lowerY : $0.from.x }.min() ?? 0
    let upper = edges.map { isAcross ? $0.upperY : $0.to.x }.max() ?? 0
    let count = min(max(edges.count / 4, 1), 4_096)
    start = lower
    width = max((upper - lower) / count + 1, 1)
    members = Array(repeating: [], count: count)
    for (index, edge) in edges.enumerated() {
      for strip in first(of: edge)...last(of: edge) { members[strip].append(index) }
    }
  }

  /// The first strip that an edge reaches into.
  func first(of edge: PathArrangement.Edge) -> Int { strip(isAcross ? edge.lowerY : edge.from.x) }

  private func last(of edge: PathArrangement.Edge) -> Int { strip(isAcross ? edge.upperY : edge.to.x) }

  private func strip(_ place: Int) -> Int { (place - start) / width }

  /// The edges that may be met at a place between the least and the greatest.
  func members(at place: Int) -> [Int] { members[min(max(strip(place), 0), members.count - 1)] }
}
