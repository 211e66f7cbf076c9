// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@Suite struct CGPathStrokingTests {
  private func line(_ points: CGPoint..., closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
  }

  private func outline(
    _ path: CGPath, width: CGFloat = 4, cap: CGLineCap = .butt, join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 10, y: 8, width: 20, height: 4)), (.square, CGRect(x: 8, y: 8, width: 24, height: 4)),
    (.round, CGRect(x: 8, y: 8, width: 24, height: 4)),
  ])
  func capsReachAsFarAsTheyShould(cap: CGLineCap, box: CGRect) {
    let path = outline(line(point(10, 10), point(30, 10)), cap: cap)
    let found = path.boundingBoxOfPath
    #expect(abs(found.minX - box.minX) < 1e-9 && abs(found.maxX - box.maxX) < 1e-9)
    #expect(abs(found.minY - box.minY) < 1e-9 && abs(found.maxY - box.maxY) < 1e-9)
    #expect(path.contains(point(8.1, 8.1)) == (cap == .square))
  }

  @Test func joinsDifferAtTheOuterCorner() {
    let corner = line(point(0, 20), point(0, 0), point(20, 0))
    #expect(outline(corner, join: .miter).contains(point(-1.9, -1.9)))
    #expect(!outline(corner, join: .round).contains(point(-1.9, -1.9)))
    #expect(outline(corner, join: .round).contains(point(-1.3, -1.3)))
    #expect(!outline(corner, join: .bevel).contains(point(-1.3, -1.3)))
    #expect(outline(corner, join: .bevel).contains(point(-0.9, -0.9)))
    // A right angle's mitre is 1.414 times as long as the line is wide.
    #expect(!outline(corner, join: .miter, limit: 1.41).contains(point(-1.9, -1.9)))
    #expect(outline(corner, join: .miter, limit: 1.42).contains(point(-1.9, -1.9)))
  }

  @Test func theInnerCornerIsCovered() {
    for join in [CGLineJoin.miter, .round, .bevel] {
      let path = outline(line(point(0, 20), point(0, 0), point(20, 0)), join: join)
      #expect(path.contains(point(1, 1)))
      #expect(path.contains(point(1.9, 1.9)))
      #expect(!path.contains(point(2.1, 2.1)))
    }
  }

  @Test func aClosedLineHasAHoleAndNoCaps() {
    let path = outline(CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil), cap: .square)
    #expect(path.boundingBoxOfPath == CGRect(x: 8, y: 8, width: 24, height: 24))
    #expect(!path.contains(point(20, 20)))
    #expect(path.contains(point(11, 11)))
    #expect(path.contains(point(8.1, 8.1)))
  }

  @Test func aLineWithoutLengthShowsItsCaps() {
    let dot = line(point(5, 5), point(5, 5))
    #expect(outline(dot, cap: .butt).isEmpty)
    #expect(outline(dot, cap: .round).boundingBoxOfPath == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(outline(dot, cap: .square).rectangle == CGRect(x: 3, y: 3, width: 4, height: 4))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aWidthThatMakesNoSenseGivesNothing(width: CGFloat) {
    #expect(outline(line(point(0, 0), point(9, 0)), width: width).isEmpty)
  }

  @Test func anOutlineCoversWhatTheRendererDraws() throws {
    let path = CGMutablePath()
    path.move(to: point(20, 80))
    path.addCurve(to: point(80, 20), control1: point(20, 0), control2: point(90, 100))
    path.addLine(to: point(30, 30))
    path.addArc(center: point(50, 50), radius: 30, startAngle: 3, endAngle: 0.2, clockwise: false)
    let style = DisplayList.StrokeStyle(width: 9, cap: .round, join: .round)
    let drawn = try render([.stroke(path, style: style, color: .black)], width: 100, height: 100)
    let filled = try render(
      [.fill(outline(path, width: 9, cap: .round, join: .round), color: .black, evenOdd: false)], width: 100,
      height: 100)
    var worst = 0
    for y in 0..<100 { for x in 0..<100 { worst = max(worst, abs(Int(drawn[x, y][3]) - Int(filled[x, y][3]))) } }
    // Cairo flattens curves to a tenth of a pixel, so a tenth of full coverage may differ at an edge.
    #expect(worst <= 26)
  }

  @Test func dashesCutLinesAndCarryOverCorners() {
    let path = line(point(0, 0), point(10, 0), point(10, 10)).copy(dashingWithPhase: 0, lengths: [6, 2])
    #expect(
      path.elements == [
        .move(point(0, 0)), .line(point(6, 0)), .move(point(8, 0)), .line(point(10, 0)), .line(point(10, 4)),
        .move(point(10, 6)), .line(point(10, 10)),
      ])
  }

  @Test func thePhaseMayBeginInAGapOrBeNegative() {
    let straight = line(point(0, 0), point(10, 0))
    #expect(
      straight.copy(dashingWithPhase: 5, lengths: [4, 4]).elements == [
        .move(point(3, 0)), .line(point(7, 0)),
      ])
    #expect(
      straight.copy(dashingWithPhase: -1, lengths: [4, 4]).elements == [
        .move(point(1, 0)), .line(point(5, 0)), .move(point(9, 0)), .line(point(10, 0)),
      ])
  }

  @Test func impossibleDashesLeaveThePathWholeAndTinyOnesEnd() {
    let straight = line(point(0, 0), point(10, 0))
    for lengths in [[], [0, 0], [-1, 2]] as [[CGFloat]] {
      #expect(straight.copy(dashingWithPhase: 0, lengths: lengths) == straight)
    }
    let long = line(point(0, 0), point(1e9, 0)).copy(dashingWithPhase: 0, lengths: [1e-3, 1e-3])
    #expect(long.elements.count <= 100_002)
  }
}
