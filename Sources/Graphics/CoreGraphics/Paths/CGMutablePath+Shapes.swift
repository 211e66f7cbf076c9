// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The length of a control arm, in radii, that makes a cubic curve the best quarter of a circle.
let quarterCircleArm: CGFloat = 0.552284749830794

extension CGMutablePath {
  /// Adds a closed rectangle, beginning at its origin and going along its upper edge (y down) first.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }

  /// Adds several closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fits into `rect`, beginning at the right and going towards greater y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y
    ).concatenating(transform)
    move(to: CGPoint(x: 1, y: 0), transform: unit)
    addUnitArc(from: 0, by: 2 * .pi, transform: unit)
    closeSubpath()
  }

  /// Adds a rectangle with elliptic corners.
  ///
  /// A corner width or height that is negative, or more than half of the rectangle's, is a programmer error.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    // A hair too much comes from rounding in the caller's arithmetic.
    guard cornerWidth >= 0, 2 * cornerWidth <= rect.width + 1e-6 else {
      fatalError("corner_width >= 0 && 2 * corner_width <= CGRectGetWidth(rect): \(cornerWidth) in \(rect.width)")
    }
    guard cornerHeight >= 0, 2 * cornerHeight <= rect.height + 1e-6 else {
      fatalError("corner_height >= 0 && 2 * corner_height <= CGRectGetHeight(rect): \(cornerHeight) in \(rect.height)")
    }
    guard cornerWidth > 0, cornerHeight > 0 else {
      addRect(rect, transform: transform)
      return
    }
    move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
    let corners: [(x: CGFloat, y: CGFloat, start: CGFloat)] = [
      (rect.maxX - cornerWidth, rect.maxY - cornerHeight, 0),
      (rect.minX + cornerWidth, rect.maxY - cornerHeight, .pi / 2),
      (rect.minX + cornerWidth, rect.minY + cornerHeight, .pi),
      (rect.maxX - cornerWidth, rect.minY + cornerHeight, 3 * .pi / 2),
    ]
    for corner in corners {
      let unit = CGAffineTransform(
        a: cornerWidth, b: 0, c: 0, d: cornerHeight, tx: corner.x, ty: corner.y
      ).concatenating(transform)
      join(to: Self.unitPoint(corner.start).applying(unit))
      addUnitArc(from: corner.start, by: .pi / 2, transform: unit)
    }
    closeSubpath()
  }

  /// Adds an arc of a circle, with a line from the current point to its beginning.
  ///
  /// Angles are radians from the positive x axis towards the positive y axis. As in Core Graphics, `clockwise` is meant
  /// for y up: `true` goes towards smaller angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise ? delta <= -full : delta >= full {
      delta = clockwise ? -full : full
    } else if abs(delta) >= full, delta.isFinite {
      // Against the direction, a whole turn or more is still drawn as a circle.
      delta = clockwise ? -full : full
    } else if clockwise, delta > 0 {
      delta -= full
    } else if !clockwise, delta < 0 {
      delta += full
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc that turns by `delta` radians, with a line from the current point to its beginning.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
    let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y).concatenating(transform)
    join(to: Self.unitPoint(startAngle).applying(unit))
    addUnitArc(from: startAngle, by: min(max(delta, -2 * .pi), 2 * .pi), transform: unit)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End` with an arc.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !elements.isEmpty else {
      move(to: tangent1End, transform: transform)
      return
    }
    let start = currentPoint.applying(transform.inverted())
    let (ax, ay) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (aLength, bLength) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let cross = ax * by - ay * bx
    guard radius > 0, aLength > 0, bLength > 0, abs(cross) > 1e-9 * aLength * bLength else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let cosine = (ax * bx + ay * by) / (aLength * bLength)
    // The distance from the corner to where the circle touches: radius / tan(angle / 2).
    let distance = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let first = CGPoint(x: tangent1End.x + ax / aLength * distance, y: tangent1End.y + ay / aLength * distance)
    // From there the centre lies a radius away, at a right angle, on the side of the second tangent.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: first.x - side * ay / aLength * radius, y: first.y + side * ax / aLength * radius)
    let second = CGPoint(x: tangent1End.x + bx / bLength * distance, y: tangent1End.y + by / bLength * distance)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(second.y - center.y, second.x - center.x), clockwise: cross > 0, transform: transform)
  }

  // MARK: - The unit circle

  private static func unitPoint(_ angle: CGFloat) -> CGPoint {
    // Quarter turns are exact, so that straight edges stay straight.
    let quarters = angle / (.pi / 2)
    if quarters == quarters.rounded() {
      switch Int(quarters.truncatingRemainder(dividingBy: 4)) {
      case 0: return CGPoint(x: 1, y: 0)
      case 1, -3: return CGPoint(x: 0, y: 1)
      case 2, -2: return CGPoint(x: -1, y: 0)
      case 3, -1: return CGPoint(x: 0, y: -1)
      default: break
      }
    }
    return CGPoint(x: cos(angle), y: sin(angle))
  }

  /// Adds curves along the unit circle, each at most a quarter of it, from a point that is already there.
  private func addUnitArc(from start: CGFloat, by delta: CGFloat, transform: CGAffineTransform) {
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = delta / CGFloat(count)
    let arm = abs(step) == .pi / 2 ? quarterCircleArm * (step < 0 ? -1 : 1) : 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = Self.unitPoint(start + CGFloat(index) * step)
      let to = Self.unitPoint(start + CGFloat(index + 1) * step)
      addCurve(
        to: to, control1: CGPoint(x: from.x - arm * from.y, y: from.y + arm * from.x),
        control2: CGPoint(x: to.x + arm * to.y, y: to.y - arm * to.x), transform: transform)
    }
  }
}
