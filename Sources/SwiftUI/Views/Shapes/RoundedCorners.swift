// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Outlines of rectangles with round corners.
enum RoundedCorners {
  /// A rectangle whose corners have one size, in points.
  static func path(_ rect: CGRect, width: CGFloat, height: CGFloat, _ style: RoundedCornerStyle) -> CGPath {
    if width == height {
      let radius = min(max(width, 0), min(rect.width, rect.height) / 2)
      return style == .continuous
        ? .continuousRoundedRect(rect, radius: radius) : .circularRoundedRect(rect, radius: radius)
    }
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: min(max(width, 0), rect.width / 2), cornerHeight: min(max(height, 0), rect.height / 2))
    return path
  }

  /// A rectangle whose corners have radii of their own, leading on the left.
  static func path(_ rect: CGRect, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle) -> CGPath {
    let corners: [(RectCorners, CGFloat, CGPoint)] = [
      (.maxXMinY, radii.topTrailing, CGPoint(x: rect.maxX, y: rect.minY)),
      (.maxXMaxY, radii.bottomTrailing, CGPoint(x: rect.maxX, y: rect.maxY)),
      (.minXMaxY, radii.bottomLeading, CGPoint(x: rect.minX, y: rect.maxY)),
      (.minXMinY, radii.topLeading, CGPoint(x: rect.minX, y: rect.minY)),
    ]
    let path = CGMutablePath()
    for (corner, radius, point) in corners {
      let rounded =
        style == .continuous
        ? CGPath.continuousRoundedRect(rect, radius: radius, corners: corner)
        : CGPath.circularRoundedRect(rect, radius: radius, corners: corner)
      let curves = CornerCurves(rounded)
      join(path, to: curves.start ?? point)
      for curve in curves.curves { path.addCurve(to: curve.2, control1: curve.0, control2: curve.1) }
    }
    path.closeSubpath()
    return path
  }

  private static func join(_ path: CGMutablePath, to point: CGPoint) {
    if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
  }

  /// The curves of a rectangle with one round corner.
  private struct CornerCurves {
    var start: CGPoint?
    var curves: [(CGPoint, CGPoint, CGPoint)] = []

    init(_ path: CGPath) {
      var current = CGPoint.zero
      var found = CornerCurvesList()
      path.applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: current = points[0]
        case .addCurveToPoint:
          if found.curves.isEmpty { found.start = current }
          found.curves.append((points[0], points[1], points[2]))
          current = points[2]
        default: break
        }
      }
      (start, curves) = (found.start, found.curves)
    }
  }

  private struct CornerCurvesList {
    var start: CGPoint?
    var curves: [(CGPoint, CGPoint, CGPoint)] = []
  }
}
