// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The plan of this file: a continuous corner leaves its edges earlier than a circle and bends gradually. It is three
// cubic curves, mirrored about the diagonal. Their points, in radii from the corner, are well known and stand below,
// beside the points of a quarter circle cut at the same angles. Where an edge is too short for the whole corner, its
// points move from the first set towards the second, so that the corner ends up a circle when nothing is left.

/// Which corners of a rectangle are meant; min and max are of coordinates, so `minXMinY` is the top left where y is down.
///
/// The numbers are those of `CACornerMask`.
package struct RectCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  package static let minXMinY = RectCorners(rawValue: 1)
  package static let maxXMinY = RectCorners(rawValue: 2)
  package static let minXMaxY = RectCorners(rawValue: 4)
  package static let maxXMaxY = RectCorners(rawValue: 8)
  package static let all: RectCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

extension CGPath {
  /// How far along each edge a continuous corner reaches, in radii.
  package static let continuousCornerReach: CGFloat = 1.528665

  /// A rectangle with circular corners; a radius of more than half of the shorter side is cut down to that.
  package static func circularRoundedRect(_ rect: CGRect, radius: CGFloat, corners: RectCorners = .all) -> CGPath {
    rounded(rect, radius: radius, corners: corners) { _ in 1 }
  }

  /// A rectangle with corners that blend smoothly into the edges, as `cornerCurve = .continuous` draws them.
  ///
  /// Each corner reaches `continuousCornerReach` radii along its edges, or half of the edge if that is less. A radius of
  /// more than half of the shorter side is cut down to that.
  package static func continuousRoundedRect(_ rect: CGRect, radius: CGFloat, corners: RectCorners = .all) -> CGPath {
    rounded(rect, radius: radius, corners: corners) { radiiAvailable in
      min(max((continuousCornerReach - radiiAvailable) / (continuousCornerReach - 1), 0), 1)
    }
  }

  private static func rounded(
    _ rect: CGRect, radius: CGFloat, corners: RectCorners, roundness: (CGFloat) -> CGFloat
  ) -> CGPath {
    let path = CGMutablePath()
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return CGPath(elements: []) }
    let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
    guard radius > 0, !corners.isEmpty else {
      path.addRect(rect)
      return CGPath(elements: path.elements)
    }
    let profile = CornerProfile(
      acrossRoundness: roundness(rect.width / 2 / radius), downRoundness: roundness(rect.height / 2 / radius))
    // Around the rectangle, y down: top right, bottom right, bottom left, top left. Each transform maps the profile,
    // which comes along the x axis and leaves along the y axis, onto one corner.
    let places: [(corner: RectCorners, transform: CGAffineTransform, isMirrored: Bool)] = [
      (.maxXMinY, CGAffineTransform(a: -radius, b: 0, c: 0, d: radius, tx: rect.maxX, ty: rect.minY), false),
      (.maxXMaxY, CGAffineTransform(a: -radius, b: 0, c: 0, d: -radius, tx: rect.maxX, ty: rect.maxY), true),
      (.minXMaxY, CGAffineTransform(a: radius, b: 0, c: 0, d: -radius, tx: rect.minX, ty: rect.maxY), false),
      (.minXMinY, CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: rect.minX, ty: rect.minY), true),
    ]
    for place in places {
      guard corners.contains(place.corner) else {
        path.join(to: CGPoint.zero.applying(place.transform))
        continue
      }
      let points = place.isMirrored ? profile.points.reversed() : profile.points
      path.join(to: points[0].applying(place.transform))
      for start in stride(from: 1, to: points.count, by: 3) {
        path.addCurve(
          to: points[start + 2], control1: points[start], control2: points[start + 1], transform: place.transform)
      }
    }
    path.closeSubpath()
    return CGPath(elements: path.elements)
  }
}

/// The ten points of a corner's three curves, in radii from the corner, from the x axis to the y axis.
private struct CornerProfile {
  let points: [CGPoint]

  /// - Parameters:
  ///   - acrossRoundness: 0 for a continuous corner, 1 for a circle, along the x axis.
  ///   - downRoundness: The same along the y axis.
  init(acrossRoundness: CGFloat, downRoundness: CGFloat) {
    let smooth = Self.smooth + Self.smooth.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    let circle = Self.circle + Self.circle.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    points = zip(smooth, circle).enumerated().map { index, pair in
      // The first half belongs to the edge along x, the second half to the one along y.
      let share = index < 5 ? acrossRoundness : downRoundness
      return CGPoint(x: pair.0.x + (pair.1.x - pair.0.x) * share, y: pair.0.y + (pair.1.y - pair.0.y) * share)
    }
  }

  /// From the x axis to the first control point of the middle curve.
  private static let smooth = [
    CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
  ]

  /// The same points of a circle around (1, 1).
  private static let circle: [CGPoint] = {
    // How far the first curve turns: as far as the continuous corner's does.
    let angle = atan2(1 - 0.63149379, 1 - 0.07491139)
    let firstArm = 4.0 / 3 * tan(angle / 4)
    let middleArm = 4.0 / 3 * tan((.pi / 2 - 2 * angle) / 4)
    let joint = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
    // Along the circle, towards the y axis.
    let tangent = CGPoint(x: -cos(angle), y: sin(angle))
    return [
      CGPoint(x: 1, y: 0), CGPoint(x: 1 - firstArm, y: 0),
      CGPoint(x: joint.x - firstArm * tangent.x, y: joint.y - firstArm * tangent.y), joint,
      CGPoint(x: joint.x + middleArm * tangent.x, y: joint.y + middleArm * tangent.y),
    ]
  }()
}
