// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import CoreGraphics

/// Areas put together and taken apart.
struct CGPathAreasTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  /// What closed lines enclose, holes counted as negative.
  private func area(_ path: CGPath) -> CGFloat {
    path.flattened(tolerance: 0.01).reduce(0) { sum, line in
      let points = line.points
      return sum
        + points.indices.reduce(0) { part, index in
          let (a, b) = (points[index], points[(index + 1) % points.count])
          return part + (a.x * b.y - b.x * a.y) / 2
        }
    }
  }

  @Test func overlappingSquaresGiveWhatOneDrawsOnPaper() {
    let (a, b) = (square(0, 0, 10), square(5, 5, 10))
    #expect(area(a.union(b)) == 175)
    #expect(area(a.intersection(b)) == 25)
    #expect(a.intersection(b).rectangle == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(area(a.subtracting(b)) == 75)
    #expect(area(a.symmetricDifference(b)) == 150)
    #expect(a.union(b).elements.count == 9)
  }

  @Test func squaresSideBySideBecomeOneWithoutASeam() {
    #expect(square(0, 0, 10).union(square(10, 0, 10)).rectangle == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func squaresThatTouchEncloseNothingTogether() {
    #expect(square(0, 0, 10).intersection(square(10, 0, 10)).isEmpty)
    #expect(!square(0, 0, 10).intersects(square(10, 0, 10)))
    #expect(square(0, 0, 10).intersects(square(9.75, 0, 10)))
  }

  @Test func aPathWithItselfIsItselfOrNothing() {
    let path = square(1.25, 2.5, 7)
    #expect(path.union(path).rectangle == path.rectangle)
    #expect(path.intersection(path).rectangle == path.rectangle)
    #expect(path.subtracting(path).isEmpty)
    #expect(path.symmetricDifference(path).isEmpty)
  }

  @Test func aHoleIsGoneAroundTheOtherWay() {
    let ring = square(0, 0, 10).subtracting(square(2, 2, 4))
    #expect(area(ring) == 84)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(!ring.contains(CGPoint(x: 4, y: 4), using: rule))
      #expect(ring.contains(CGPoint(x: 1, y: 1), using: rule))
    }
  }

  @Test func theRuleSaysWhatIsInsideOfACrossedPath() {
    // A star of five points whose middle is gone around twice.
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5
        return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
      })
    star.closeSubpath()
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.normalized(using: .winding).contains(middle, using: .evenOdd))
    #expect(!star.normalized(using: .evenOdd).contains(middle, using: .winding))
    #expect(star.normalized(using: .evenOdd).componentsSeparated().count == 5)
    #expect(star.normalized(using: .winding).componentsSeparated().count == 1)
  }

  @Test func openSubpathsAreClosedAndLinesEncloseNothing() {
    let open = CGMutablePath()
    open.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(abs(area(open.normalized())) == 50)
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 3)])
    #expect(line.normalized().isEmpty)
    #expect(CGPath(elements: []).union(CGPath(elements: [])).isEmpty)
  }

  @Test func componentsHaveTheirHoles() {
    let path = CGMutablePath()
    path.addPath(square(0, 0, 30).subtracting(square(5, 5, 20)))
    path.addPath(square(10, 10, 10).subtracting(square(12, 12, 2)))
    path.addPath(square(50, 0, 5))
    let parts = path.componentsSeparated()
    #expect(parts.map(area).sorted() == [25, 96, 500])
    #expect(parts.map { $0.elements.count }.sorted() == [5, 10, 10])
  }

  @Test func circlesAreAsTheyLook() {
    let a = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let b = CGPath(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100), transform: nil)
    // Two circles a radius apart: 2π/3 − √3/2 of a square of the radius.
    let lens = (2 * CGFloat.pi / 3 - 3.0.squareRoot() / 2) * 2_500
    #expect(abs(area(a.intersection(b)) - lens) < 4)
    #expect(abs(area(a.union(b)) - (2 * .pi * 2_500 - lens)) < 8)
  }

  @Test func coordinatesThatAreNoNumbersGiveNothing() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: CGFloat.infinity, y: 2)])
    #expect(path.union(square(0, 0, 1)).isEmpty)
  }

  // MARK: - Whatever the paths

  /// Subpaths of lines and curves that cross each other and themselves, partly along the same lines.
  private func anyPath(_ random: inout SeededRandom) -> CGPath {
    let path = CGMutablePath()
    // Few different coordinates make edges meet in their ends and lie on each other.
    let isCoarse = Bool.random(using: &random)
    func point() -> CGPoint {
      isCoarse
        ? CGPoint(x: Int.random(in: 0...8, using: &random) * 10, y: Int.random(in: 0...8, using: &random) * 10)
        : CGPoint(x: .random(in: 0...80, using: &random), y: .random(in: 0...80, using: &random))
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 2...7, using: &random) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: path.addCurve(to: point(), control1: point(), control2: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addLine(to: point())
        }
      }
      path.closeSubpath()
    }
    return path
  }

  @Test(arguments: 0..<40)
  func whatIsInsideIsWhatTheTwoPathsSay(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (a, b) = (anyPath(&random), anyPath(&random))
    let rule: CGPathFillRule = seed % 2 == 0 ? .winding : .evenOdd
    let results: [(CGPath, (Bool, Bool) -> Bool)] = [
      (a.union(b, using: rule), { $0 || $1 }), (a.intersection(b, using: rule), { $0 && $1 }),
      (a.subtracting(b, using: rule), { $0 && !$1 }), (a.symmetricDifference(b, using: rule), { $0 != $1 }),
      (a.normalized(using: rule), { inside, _ in inside }),
    ]
    let outlines = [a, b].map {
      $0.copy(strokingWithWidth: 0.1, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
    }
    for _ in 0..<25 {
      let point = CGPoint(x: .random(in: -5...85, using: &random), y: .random(in: -5...85, using: &random))
      // Beside a curve the lines in its place may decide otherwise.
      if outlines.contains(where: { $0.contains(point) }) { continue }
      let (inA, inB) = (a.contains(point, using: rule), b.contains(point, using: rule))
      for (index, result) in results.enumerated() {
        #expect(result.0.contains(point, using: .winding) == result.1(inA, inB), "\(index) at \(point)")
        #expect(result.0.contains(point, using: .evenOdd) == result.1(inA, inB), "\(index) at \(point)")
      }
    }
  }

  @Test(arguments: 0..<30)
  func areasAddUp(_ seed: UInt64) {
    var random = SeededRandom(seed: seed + 1_000)
    let (a, b) = (anyPath(&random), anyPath(&random))
    let (both, each) = (area(a.union(b)) + area(a.intersection(b)), area(a.normalized()) + area(b.normalized()))
    #expect(abs(both - each) < 0.01)
    #expect(abs(area(a.subtracting(b)) - (area(a.normalized()) - area(a.intersection(b)))) < 0.01)
    let parts = a.componentsSeparated().reduce(0) { $0 + area($1) }
    #expect(abs(parts - area(a.normalized())) < 0.01)
  }
}
