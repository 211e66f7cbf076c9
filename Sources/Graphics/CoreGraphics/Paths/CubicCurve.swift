// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A cubic Bézier curve.
struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The cubic curve with the shape of a quadratic one.
  init(start: CGPoint, quadraticControl control: CGPoint, end: CGPoint) {
    self.init(
      start: start,
      control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end: end)
  }

  /// The point at `t`, 0…1.
  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The points between the ends where the curve turns back in x or in y.
  var extremes: [CGPoint] {
    let times =
      Self.turningTimes(start.x, control1.x, control2.x, end.x)
      + Self.turningTimes(start.y, control1.y, control2.y, end.y)
    return times.map { point(at: $0) }
  }

  private static func turningTimes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    // The derivative, a third of it: a·t² + b·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let scale = max(abs(p0), abs(p1), abs(p2), abs(p3), .leastNormalMagnitude)
    if abs(a) < 1e-12 * scale {
      guard abs(b) > 1e-12 * scale else { return [] }
      return [-c / b].filter { $0 > 0 && $0 < 1 }
    }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
  }

  /// Points along the curve, the start not counted, between which it is straight but for `tolerance`.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    // The curve leaves its chords by at most an eighth of its second derivative, over the square of their number.
    let (ux, uy) = (start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let (vx, vy) = (control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let bend = 6 * max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot()
    let wanted = (bend / (8 * max(tolerance, 1e-9))).squareRoot().rounded(.up)
    let count = wanted.isFinite ? Int(min(max(wanted, 1), 1_000)) : 1
    return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }
}
