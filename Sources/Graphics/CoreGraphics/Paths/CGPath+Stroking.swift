// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The plan of this file: a stroke's outline goes along one side of the line, around its end, back along the other side
// and around its beginning. At each corner the outer side gets the join and the inner side passes through the corner
// itself, so that under the winding rule nothing inside of the stroke is left out.

extension CGPath {
  /// The outline of what drawing a line along this path covers; fill it with the winding rule.
  ///
  /// Curves become lines that leave the exact outline by at most a hundredth of a unit.
  ///
  /// - Parameter transform: Applied to this path before the line is drawn along it.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath(elements: []) }
    var stroker = Stroker(halfWidth: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for line in applying(transform).flattened(tolerance: 0.01) { stroker.add(line) }
    return CGPath(elements: stroker.elements)
  }

  /// This path cut into dashes.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern the first dash begins.
  ///   - lengths: Lengths of dashes and gaps in turn; negative or all-zero lengths leave the path uncut.
  ///   - transform: Applied to this path before it is cut.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = applying(transform)
    // An odd pattern swaps dashes and gaps the second time around.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = pattern.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return path }
    var dasher = Dasher(pattern: pattern, total: total, phase: phase)
    for line in path.flattened(tolerance: 0.01) { dasher.cut(line) }
    return CGPath(elements: dasher.elements)
  }
}

private struct Stroker {
  let halfWidth: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  var elements: [CGPath.Element] = []

  mutating func add(_ line: Polyline) {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    let outline: CGMutablePath = CGMutablePath()
    if line.isClosed, points.count > 2 {
      addSide(of: points, closed: true, to: outline)
      outline.closeSubpath()
      addSide(of: points.reversed(), closed: true, to: outline, beginsSubpath: true)
    } else {
      addSide(of: points, closed: false, to: outline)
      addCap(at: points[points.count - 1], from: points[points.count - 2], to: outline)
      addSide(of: points.reversed(), closed: false, to: outline)
      addCap(at: points[0], from: points[1], to: outline)
    }
    outline.closeSubpath()
    elements += outline.elements
  }

  /// What a line without length shows: its caps.
  private mutating func addDot(at point: CGPoint) {
    let square = CGRect(
      x: point.x - halfWidth, y: point.y - halfWidth, width: 2 * halfWidth, height: 2 * halfWidth)
    let outline = CGMutablePath()
    switch cap {
    case .butt: return
    case .round: outline.addEllipse(in: square)
    case .square: outline.addRect(square)
    }
    elements += outline.elements
  }

  /// Follows the side that lies a quarter turn towards smaller angles from the direction of the line.
  private func addSide(
    of points: [CGPoint], closed: Bool, to outline: CGMutablePath, beginsSubpath: Bool = false
  ) {
    let count = points.count
    let first = normal(from: points[0], to: points[1])
    let start = points[0] + first
    if beginsSubpath { outline.move(to: start) } else { outline.join(to: start) }
    for index in 1..<(closed ? count + 1 : count) {
      let corner = points[index % count]
      let before = normal(from: points[index - 1], to: corner)
      outline.addLine(to: corner + before)
      if closed || index < count - 1 {
        addJoin(at: corner, before, normal(from: corner, to: points[(index + 1) % count]), to: outline)
      }
    }
  }

  private func addJoin(at corner: CGPoint, _ before: CGPoint, _ after: CGPoint, to outline: CGMutablePath) {
    let square = halfWidth * halfWidth
    let sine = (before.x * after.y - before.y * after.x) / square
    let cosine = (before.x * after.x + before.y * after.y) / square
    guard sine > 1e-12 || (abs(sine) <= 1e-12 && cosine < 0) else {
      if sine < -1e-12 { outline.addLine(to: corner) }
      outline.addLine(to: corner + after)
      return
    }
    switch join {
    case .round:
      addArc(around: corner, from: before, by: sine > 1e-12 ? atan2(sine, cosine) : .pi, to: outline)
    case .miter where 2 <= miterLimit * miterLimit * (1 + cosine):
      // The miter's length over the line's width is 1 / cos(turn / 2), squared 2 / (1 + cos(turn)).
      let tip = CGPoint(x: (before.x + after.x) / (1 + cosine), y: (before.y + after.y) / (1 + cosine))
      outline.addLine(to: corner + tip)
      outline.addLine(to: corner + after)
    case .miter, .bevel:
      outline.addLine(to: corner + after)
    }
  }

  private func addCap(at point: CGPoint, from previous: CGPoint, to outline: CGMutablePath) {
    let side = normal(from: previous, to: point)
    // A quarter turn towards greater angles leads from the side to the direction of the line.
    let ahead = CGPoint(x: -side.y, y: side.x)
    switch cap {
    case .butt:
      break
    case .square:
      outline.addLine(to: point + side + ahead)
      outline.addLine(to: CGPoint(x: point.x - side.x + ahead.x, y: point.y - side.y + ahead.y))
    case .round:
      addArc(around: point, from: side, by: .pi, to: outline)
    }
  }

  private func addArc(around center: CGPoint, from radius: CGPoint, by angle: CGFloat, to outline: CGMutablePath) {
    outline.addRelativeArc(
      center: center, radius: halfWidth, startAngle: atan2(radius.y, radius.x), delta: angle)
  }

  private func normal(from: CGPoint, to: CGPoint) -> CGPoint {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: y / length * halfWidth, y: -x / length * halfWidth) : .zero
  }
}

private struct Dasher {
  /// More dashes than this are not worth drawing, nor the memory.
  static let limit = 100_000

  let pattern: [CGFloat]
  let total: CGFloat
  let phase: CGFloat
  var elements: [CGPath.Element] = []

  init(pattern: [CGFloat], total: CGFloat, phase: CGFloat) {
    self.pattern = pattern
    self.total = total
    self.phase = phase
  }

  mutating func cut(_ line: Polyline) {
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    rest = pattern[index] - rest
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    if index % 2 == 0 { elements.append(.move(points[0])) }
    for (from, to) in zip(points, points.dropFirst()) {
      let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
      var done: CGFloat = 0
      while length - done > rest, elements.count < Self.limit {
        done += rest
        let point = CGPoint(x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
        elements.append(index % 2 == 0 ? .line(point) : .move(point))
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
      rest -= length - done
      if index % 2 == 0 { elements.append(.line(to)) }
    }
  }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x, y: left.y + right.y)
}
