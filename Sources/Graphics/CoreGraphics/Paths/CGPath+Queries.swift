// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// Whether there is no step at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last step ended; `.zero` in an empty path, the beginning of the subpath after closing it.
  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    if let end = last.end { return end }
    for element in elements.reversed() {
      if case .move(let start) = element { return start }
    }
    return .zero
  }

  /// The smallest rectangle that holds all points, those that control curves included; `.null` in an empty path.
  public var boundingBox: CGRect {
    var box = Extent()
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
      case .quadCurve(let control, let end):
        box.add(control)
        box.add(end)
      case .curve(let control1, let control2, let end):
        box.add(control1)
        box.add(control2)
        box.add(end)
      case .close:
        break
      }
    }
    return box.rect
  }

  /// The smallest rectangle that holds the outline; `.null` in an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = Extent()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
      case .quadCurve(let control, let end):
        box.add(end)
        let cubic = CubicCurve(start: current, quadraticControl: control, end: end)
        for point in cubic.extremes { box.add(point) }
      case .curve(let control1, let control2, let end):
        box.add(end)
        let cubic = CubicCurve(start: current, control1: control1, control2: control2, end: end)
        for point in cubic.extremes { box.add(point) }
      case .close:
        break
      }
      current = element.end ?? current
    }
    return box.rect
  }

  /// Whether the path is one rectangle with edges along the axes; if so, `rect` receives it.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// The rectangle that the path is, if it is one.
  package var rectangle: CGRect? {
    var steps = elements
    if steps.last == .close { steps.removeLast() }
    guard case .move(let first)? = steps.first else { return nil }
    var points = [first]
    for step in steps.dropFirst() {
      guard case .line(let point) = step else { return nil }
      points.append(point)
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4 else { return nil }
    let isAlongXFirst =
      points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
      && points[3].x == points[0].x
    let isAlongYFirst =
      points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
      && points[3].y == points[0].y
    guard isAlongXFirst || isAlongYFirst else { return nil }
    return CGRect(
      x: min(points[0].x, points[2].x), y: min(points[0].y, points[2].y), width: abs(points[2].x - points[0].x),
      height: abs(points[2].y - points[0].y))
  }

  /// Whether `point` is inside; open subpaths count as closed, and points exactly on the left edge are inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let path = applying(transform)
    let box = path.boundingBox
    guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
      return false
    }
    // Fine enough for a hundredth of a point, and for small paths, finer.
    let tolerance = min(0.01, max(box.width, box.height) / 10_000)
    let winding = path.flattened(tolerance: tolerance).reduce(0) { $0 + $1.winding(around: point) }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }
}

/// A box that grows with the points it is given.
private struct Extent {
  var lower = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  var upper = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func add(_ point: CGPoint) {
    lower = CGPoint(x: min(lower.x, point.x), y: min(lower.y, point.y))
    upper = CGPoint(x: max(upper.x, point.x), y: max(upper.y, point.y))
  }

  var rect: CGRect {
    lower.x <= upper.x && lower.y <= upper.y
      ? CGRect(x: lower.x, y: lower.y, width: upper.x - lower.x, height: upper.y - lower.y) : .null
  }
}
