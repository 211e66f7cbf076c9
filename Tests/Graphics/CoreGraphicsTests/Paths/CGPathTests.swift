// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Whether two points are the same but for rounding.
private func isClose(_ left: CGPoint, _ right: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(left.x - right.x) <= tolerance && abs(left.y - right.y) <= tolerance
}

@Suite struct CGPathTests {
  @Test func aRectangleHasFiveSteps() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(path.elements == [.move(point(1, 2)), .line(point(4, 2)), .line(point(4, 6)), .line(point(1, 6)), .close])
    var rect = CGRect.zero
    #expect(path.isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.currentPoint == point(1, 2))
  }

  @Test func transformsApplyToWhatIsAdded() {
    var transform = CGAffineTransform(translationX: 10, y: 20)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &transform)
    #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 1, height: 1))
    #expect(path.copy(using: &transform)?.boundingBox == CGRect(x: 20, y: 40, width: 1, height: 1))
    let mutable = CGMutablePath()
    mutable.addPath(path, transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(mutable.boundingBox == CGRect(x: 20, y: 40, width: 2, height: 2))
  }

  @Test func copiesDoNotChangeWithTheOriginal() throws {
    let path = CGMutablePath()
    path.move(to: point(0, 0))
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())
    path.addLine(to: point(1, 1))
    #expect(copy.elements == [.move(point(0, 0))])
    #expect(mutable.elements == [.move(point(0, 0))])
    #expect(path != copy)
    #expect(mutable == copy)
  }

  @Test func anEllipseTouchesItsRectangleWithFourCurves() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
    #expect(path.elements.count == 6)
    #expect(path.elements.compactMap(\.end) == [point(20, 5), point(10, 10), point(0, 5), point(10, 0), point(20, 5)])
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func theTwoBoundingBoxesDifferByControlPoints() {
    let path = CGMutablePath()
    path.move(to: point(0, 0))
    path.addCurve(to: point(10, 0), control1: point(0, 10), control2: point(10, 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 7.5))
    let quad = CGMutablePath()
    quad.move(to: point(0, 0))
    quad.addQuadCurve(to: point(10, 0), control: point(5, 10))
    #expect(quad.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test func anEmptyPathHasNoBoxAndNoPlace() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
    #expect(!path.contains(.zero))
    #expect(!path.isRect(nil))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func windingAndEvenOddDifferWhereShapesOverlap() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(point(15, 15)))
    #expect(!path.contains(point(15, 15), using: .evenOdd))
    #expect(path.contains(point(5, 5), using: .evenOdd))
    #expect(!path.contains(point(31, 5)))
    #expect(path.contains(point(65, 5), transform: CGAffineTransform(translationX: 60, y: 0)))
  }

  @Test func containmentFollowsCurves() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    #expect(path.contains(point(50, 1)))
    #expect(path.contains(point(15, 15)))
    #expect(!path.contains(point(14, 14)))
  }

  @Test func stepsAreLentWithTheirTypesAndPoints() {
    let path = CGMutablePath()
    path.move(to: point(1, 1))
    path.addLine(to: point(2, 2))
    path.addQuadCurve(to: point(4, 4), control: point(3, 3))
    path.addCurve(to: point(7, 7), control1: point(5, 5), control2: point(6, 6))
    path.closeSubpath()
    var seen: [[CGFloat]] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
      ]
      let type = element.pointee.type
      seen.append([CGFloat(type.rawValue)] + (0..<(counts[type] ?? 0)).map { element.pointee.points[$0].x })
    }
    #expect(seen == [[0, 1], [1, 2], [2, 3, 4], [3, 5, 6, 7], [4]])
  }

  // MARK: - Arcs

  @Test(
    arguments: [
      (0, CGFloat.pi / 2, false, 1, 0, 1), (0, .pi / 2, true, 3, 0, 1), (.pi / 2, 0, true, 1, 1, 0),
      (0, 2 * .pi, false, 4, 1, 0), (0, 2 * .pi, true, 4, 1, 0), (0, -2 * .pi, true, 4, 1, 0), (0, 0, false, 0, 1, 0),
      (0, -.pi / 2, false, 3, 0, -1), (0, 9 * .pi, false, 4, 1, 0),
    ] as [(CGFloat, CGFloat, Bool, Int, CGFloat, CGFloat)])
  func arcsGoTheWayTheyAreTold(
    start: CGFloat, end: CGFloat, clockwise: Bool, curves: Int, x: CGFloat, y: CGFloat
  ) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
    #expect(path.elements.count == curves + 1)
    #expect(isClose(path.currentPoint, point(x, y)))
  }

  @Test func anArcIsJoinedToThePathByALine() {
    let path = CGMutablePath()
    path.move(to: point(5, 5))
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.elements.prefix(2) == [.move(point(5, 5)), .line(point(1, 0))])
  }

  @Test func anArcStaysOnItsCircle() {
    let path = CGMutablePath()
    path.addRelativeArc(center: point(3, 4), radius: 10, startAngle: 0.3, delta: -4)
    for line in path.flattened(tolerance: 0.001) {
      for corner in line.points {
        let distance = ((corner.x - 3) * (corner.x - 3) + (corner.y - 4) * (corner.y - 4)).squareRoot()
        #expect(abs(distance - 10) < 0.005)
      }
    }
    #expect(isClose(path.currentPoint, point(3 + 10 * cos(-3.7), 4 + 10 * sin(-3.7))))
  }

  @Test func aTangentArcRoundsTheCorner() {
    let path = CGMutablePath()
    path.move(to: point(0, 0))
    path.addArc(tangent1End: point(10, 0), tangent2End: point(10, 10), radius: 4)
    #expect(path.elements.count == 3)
    #expect(isClose(path.elements[1].end ?? .zero, point(6, 0)))
    #expect(isClose(path.currentPoint, point(10, 4)))
    let straight = CGMutablePath()
    straight.move(to: point(0, 0))
    straight.addArc(tangent1End: point(10, 0), tangent2End: point(20, 0), radius: 4)
    #expect(straight.elements == [.move(point(0, 0)), .line(point(10, 0))])
    let other = CGMutablePath()
    other.move(to: point(0, 0))
    other.addArc(tangent1End: point(10, 0), tangent2End: point(10, -10), radius: 4)
    #expect(other.elements.count == 3)
    #expect(isClose(other.currentPoint, point(10, -4)))
  }

  // MARK: - Rounded rectangles

  @Test func roundedCornersAreCircular() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 20, cornerHeight: 20, transform: nil)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 60))
    // The corner's circle passes at 20 · (1 − √½) = 5.858 from both edges.
    #expect(path.contains(point(5.9, 5.9)))
    #expect(!path.contains(point(5.8, 5.8)))
  }

  @Test func cornersCanBeChosen() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = CGPath.circularRoundedRect(rect, radius: 20, corners: [.minXMinY, .maxXMaxY])
    #expect(!path.contains(point(5.8, 5.8)))
    #expect(path.contains(point(5.9, 5.9)))
    #expect(path.contains(point(99, 1)))
    #expect(path.contains(point(1, 59)))
    #expect(!path.contains(point(99, 59)))
    #expect(CGPath.circularRoundedRect(rect, radius: 20, corners: []).rectangle == rect)
    #expect(CGPath.circularRoundedRect(rect, radius: 0).rectangle == rect)
    #expect(CGPath.circularRoundedRect(.zero, radius: 5).isEmpty)
  }

  @Test func aRadiusBeyondHalfIsCutDown() {
    let path = CGPath.circularRoundedRect(CGRect(x: 0, y: 0, width: 40, height: 20), radius: 500)
    for line in path.flattened(tolerance: 0.001) {
      for corner in line.points where corner.x < 10 {
        let distance = ((corner.x - 10) * (corner.x - 10) + (corner.y - 10) * (corner.y - 10)).squareRoot()
        #expect(abs(distance - 10) < 0.01)
      }
    }
  }

  @Test func continuousCornersReachFurtherAlongTheEdges() {
    let path = CGPath.continuousRoundedRect(CGRect(x: 0, y: 0, width: 200, height: 200), radius: 40)
    // 1.528665 · 40 = 61.1466
    let first = path.elements[0].end ?? .zero
    #expect(isClose(first, point(200 - 61.1466, 0), 1e-9))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 200, height: 200))
    // It leaves the edge before the circle does, and passes the diagonal close to where the circle does.
    #expect(!path.contains(point(41, 0.01)))
    #expect(path.contains(point(12.2, 12.2)))
    #expect(!path.contains(point(11.0, 11.0)))
    #expect(path.elements.count == 1 + 3 * 4 + 3 + 1)
  }

  @Test func continuousCornersBecomeCirclesWhereThereIsNoRoom() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 80)
    let tight = CGPath.continuousRoundedRect(rect, radius: 40)
    let circle = CGPath.circularRoundedRect(rect, radius: 40)
    for (left, right) in zip(tight.elements, circle.elements) {
      if let left = left.end, let right = right.end { #expect(isClose(left, right)) }
    }
    let capsule = CGPath.continuousRoundedRect(CGRect(x: 0, y: 0, width: 300, height: 80), radius: 40)
    #expect(capsule.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 300, height: 80))
  }

  @Test func squirclesLookRight() throws {
    let operations: [DisplayList.Operation] = [
      .fill(
        CGPath.continuousRoundedRect(CGRect(x: 10, y: 10, width: 120, height: 120), radius: 40), color: .pureBlue,
        evenOdd: false),
      .fill(
        CGPath.circularRoundedRect(CGRect(x: 140, y: 10, width: 120, height: 120), radius: 40), color: .pureRed,
        evenOdd: false),
      .fill(
        CGPath.continuousRoundedRect(CGRect(x: 10, y: 140, width: 250, height: 60), radius: 30), color: .pureBlue,
        evenOdd: false),
      .fill(
        CGPath.continuousRoundedRect(
          CGRect(x: 10, y: 210, width: 250, height: 60), radius: 24, corners: [.minXMinY, .maxXMinY]), color: .pureBlue,
        evenOdd: false),
    ]
    try show(render(operations, width: 540, height: 560, scale: 2, on: .white), as: "squircle")
  }
}
