// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct PathBandsTests {
  @Test func aRectangleCoversItsWidthWhereItIs() {
    let bands = PathBands(CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil))
    #expect(bands.covered(from: 0, to: 20) == [])
    #expect(bands.covered(from: 0, to: 21) == [10...40])
    #expect(bands.covered(from: 30, to: 50) == [10...40])
    #expect(bands.covered(from: 60, to: 80) == [])
  }

  @Test func aCircleIsWiderInItsMiddle() throws {
    let bands = PathBands(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil))
    let top = try #require(bands.covered(from: 0, to: 10).first)
    let middle = try #require(bands.covered(from: 45, to: 55).first)
    // The widest place of a band counts: at 10 points from the top half a chord is 30.
    #expect(abs(top.upperBound - 80) < 0.2 && abs(middle.upperBound - 100) < 0.2)
  }

  @Test func aNotchIsFree() {
    let path = CGMutablePath()
    // The letter U.
    path.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 50), CGPoint(x: 40, y: 50), CGPoint(x: 40, y: 0),
      CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 60), CGPoint(x: 0, y: 60),
    ])
    path.closeSubpath()
    let bands = PathBands(path)
    #expect(bands.covered(from: 10, to: 20) == [0...10, 40...50])
    #expect(bands.covered(from: 45, to: 55) == [0...50])
  }

  @Test func theRulesDifferWhereAPathGoesRoundTwice() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 20, y: 20, width: 60, height: 60))
    #expect(PathBands(path).covered(from: 40, to: 50) == [0...100])
    #expect(PathBands(path, evenOdd: true).covered(from: 40, to: 50) == [0...20, 80...100])
  }

  @Test func placesThatAreNoNumbersCoverNothing() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: 10, y: CGFloat.infinity))
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(PathBands(path).covered(from: 0, to: 10) == [])
    #expect(PathBands(CGMutablePath()).covered(from: 0, to: 10) == [])
  }
}
