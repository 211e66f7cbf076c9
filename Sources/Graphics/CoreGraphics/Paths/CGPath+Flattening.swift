// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A subpath of straight lines.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool

  /// How often the line, closed, goes around a point.
  func winding(around point: CGPoint) -> Int {
    var result = 0
    for index in points.indices {
      let from = points[index]
      let to = points[index + 1 == points.count ? 0 : index + 1]
      let side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
      if from.y <= point.y, to.y > point.y, side > 0 { result += 1 }
      if from.y > point.y, to.y <= point.y, side < 0 { result -= 1 }
    }
    return result
  }
}

extension CGPath {
  /// The subpaths with curves replaced by lines that leave them by at most `tolerance`.
  func flattened(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []
    func end(closed: Bool) {
      // A lone point draws nothing, unless it was closed or drawn to.
      if points.count > 1 || (closed && !points.isEmpty) { result.append(Polyline(points: points, isClosed: closed)) }
      points = closed ? Array(points.prefix(1)) : []
    }
    for element in elements {
      switch element {
      case .move(let point):
        end(closed: false)
        points = [point]
      case .line(let point):
        points.append(point)
      case .quadCurve(let control, let finish):
        let start = points.last ?? control
        points += CubicCurve(start: start, quadraticControl: control, end: finish).flattened(tolerance: tolerance)
      case .curve(let control1, let control2, let finish):
        let start = points.last ?? control1
        points += CubicCurve(start: start, control1: control1, control2: control2, end: finish)
          .flattened(tolerance: tolerance)
      case .close:
        end(closed: true)
      }
    }
    end(closed: false)
    return result
  }
}
