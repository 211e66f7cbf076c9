// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// Throws the current path away.
  public func beginPath() { pathBeingBuilt = CGMutablePath() }

  /// Begins a new subpath at `point`.
  public func move(to point: CGPoint) { pathBeingBuilt.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { pathBeingBuilt.addLine(to: point) }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) { pathBeingBuilt.addLines(between: points) }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pathBeingBuilt.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { pathBeingBuilt.addQuadCurve(to: end, control: control) }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { pathBeingBuilt.addRect(rect) }

  /// Adds several closed rectangles.
  public func addRects(_ rects: [CGRect]) { pathBeingBuilt.addRects(rects) }

  /// Adds the ellipse that fits into `rect`.
  public func addEllipse(in rect: CGRect) { pathBeingBuilt.addEllipse(in: rect) }

  /// Adds an arc of a circle; `clockwise` is meant for y up and looks the other way around where y points down.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    pathBeingBuilt.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Rounds the corner at `tangent1End` with an arc.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    pathBeingBuilt.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath) { pathBeingBuilt.addPath(path) }

  /// Closes the current subpath.
  public func closePath() { pathBeingBuilt.closeSubpath() }

  /// Replaces the current path by the outline of the line along it.
  public func replacePathWithStrokedPath() {
    pathBeingBuilt = CGMutablePath(elements: outline(of: pathBeingBuilt).elements)
  }

  /// What the line along a path would cover.
  func outline(of path: CGPath) -> CGPath {
    let stroke = state.stroke
    let dashed =
      stroke.dashLengths.isEmpty
      ? path : path.copy(dashingWithPhase: stroke.dashPhase, lengths: stroke.dashLengths)
    return dashed.copy(
      strokingWithWidth: stroke.width, lineCap: stroke.cap, lineJoin: stroke.join, miterLimit: stroke.miterLimit)
  }

  /// A copy of the current path in user space, or `nil` where there is none.
  public var path: CGPath? { pathBeingBuilt.isEmpty ? nil : pathBeingBuilt.copy() }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { pathBeingBuilt.isEmpty }

  /// Where the current path ended.
  public var currentPointOfPath: CGPoint { pathBeingBuilt.currentPoint }

  /// The bounds of the current path, points that control curves included.
  public var boundingBoxOfPath: CGRect { pathBeingBuilt.boundingBox }

  /// Whether a point is within the current path as `mode` would draw it.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let stroke = state.stroke
    func isFilled(_ rule: CGPathFillRule) -> Bool { pathBeingBuilt.contains(point, using: rule) }
    func isStroked() -> Bool {
      pathBeingBuilt.copy(
        strokingWithWidth: stroke.width, lineCap: stroke.cap, lineJoin: stroke.join, miterLimit: stroke.miterLimit
      ).contains(point)
    }
    return switch mode {
    case .fill: isFilled(.winding)
    case .eoFill: isFilled(.evenOdd)
    case .stroke: isStroked()
    case .fillStroke: isFilled(.winding) || isStroked()
    case .eoFillStroke: isFilled(.evenOdd) || isStroked()
    }
  }

  /// The current path as an immutable one; there is none afterwards.
  func takePath() -> CGPath {
    defer { beginPath() }
    return CGPath(elements: pathBeingBuilt.elements)
  }
}
