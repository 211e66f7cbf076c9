// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What paths enclose, put together and taken apart. Curves become lines that leave them by at most a hundredth of a unit;
// results have closed subpaths that do not cross, the same under both rules: around areas one way, around holes the other.

extension CGPath {
  /// What this path or the other encloses.
  ///
  /// - Parameter rule: Which points are inside of either path.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// What both paths enclose.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// What this path encloses and the other does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// What exactly one of the two paths encloses.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }

  /// The same area by subpaths that do not cross, so that both rules agree about what is inside.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(elements: []), rule) { inside, _ in inside }
  }

  /// The area in connected parts, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let loops = self.loops(with: CGPath(elements: []), rule) { inside, _ in inside }
    let areas = loops.filter { $0.area > 0 }
    var parts = areas.map { [$0] }
    for hole in loops where hole.area < 0 {
      // A hole is in the smallest area around it; its own points may touch that area's edge, a point inside does not.
      let around = areas.indices.filter { areas[$0].contains(hole) }
      guard let nearest = around.min(by: { areas[$0].area < areas[$1].area }) else { continue }
      parts[nearest].append(hole)
    }
    return parts.map { CGPath(elements: $0.flatMap(\.elements)) }
  }

  /// Whether there is a point that both paths enclose.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ isKept: (Bool, Bool) -> Bool
  ) -> CGPath {
    CGPath(elements: loops(with: other, rule, isKept).flatMap(\.elements))
  }

  private func loops(
    with other: CGPath, _ rule: CGPathFillRule, _ isKept: (Bool, Bool) -> Bool
  ) -> [GridLoop] {
    let lines = [self, other].map { $0.flattened(tolerance: 0.01) }
    guard let grid = Grid(around: lines.joined().flatMap(\.points)) else { return [] }
    var arrangement = PathArrangement(lines, on: grid)
    arrangement.split()
    func isInside(_ winding: Int) -> Bool { rule == .winding ? winding != 0 : winding % 2 != 0 }
    return arrangement.borders { isKept(isInside($0.first), isInside($0.second)) }
  }
}
