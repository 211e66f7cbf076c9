// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

/// Lines cut by areas, and curves as lines.
struct CGPathLinesTests {
  private let square = CGPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10), transform: nil)

  private var line: CGPath {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 15), CGPoint(x: 30, y: 15), CGPoint(x: 30, y: 40)])
    return path
  }

  @Test func whatLiesInAnAreaIsKept() {
    #expect(
      line.lineIntersection(square).elements == [.move(CGPoint(x: 10, y: 15)), .line(CGPoint(x: 20, y: 15))])
  }

  @Test func whatLiesOutsideIsKept() {
    #expect(
      line.lineSubtracting(square).elements == [
        .move(CGPoint(x: 0, y: 15)), .line(CGPoint(x: 10, y: 15)), .move(CGPoint(x: 20, y: 15)),
        .line(CGPoint(x: 30, y: 15)), .line(CGPoint(x: 30, y: 40)),
      ])
  }

  @Test func aClosedPathsLastLineCounts() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 15, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 15, y: 40)])
    path.closeSubpath()
    #expect(path.lineIntersection(square).elements == [.move(CGPoint(x: 15, y: 20)), .line(CGPoint(x: 15, y: 10))])
  }

  @Test func theRuleSaysWhatIsInside() {
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(line.lineIntersection(ring, using: .winding).boundingBox.width == 30)
    #expect(line.lineIntersection(ring, using: .evenOdd).elements.count == 4)
  }

  @Test func flattenedCurvesAreLinesCloseBy() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let coarse = circle.flattened(threshold: 5)
    let fine = circle.flattened(threshold: 0.01)
    #expect(coarse.elements.count < fine.elements.count)
    for case .line(let point) in fine.elements {
      #expect(abs(hypot(point.x - 50, point.y - 50) - 50) < 0.03)
    }
    #expect(fine.elements.allSatisfy { if case .curve = $0 { false } else { true } })
    #expect(fine.elements.last == .close)
    #expect(square.flattened(threshold: 1) == square)
    #expect(circle.flattened(threshold: 0).elements.count > 10)
    #expect(circle.flattened(threshold: .nan).elements.count > 10)
  }
}
