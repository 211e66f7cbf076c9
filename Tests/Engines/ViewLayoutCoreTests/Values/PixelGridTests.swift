// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

@Suite struct PixelGridTests {
  @Test func eachEdgeIsRoundedOnItsOwn() {
    let pixels = PixelGrid(scale: 2)
    #expect(pixels.round(CGRect(0.2, 0.3, 10.1, 10)) == CGRect(0, 0.5, 10.5, 10))
  }

  @Test func neighboursThatTouchStillTouch() {
    let pixels = PixelGrid(scale: 3)
    let third = 100.0 / 3
    let frames = (0..<3).map { pixels.round(CGRect(CGFloat($0) * third, 0, third, 10)) }
    #expect(frames[0].maxX == frames[1].minX)
    #expect(frames[1].maxX == frames[2].minX)
    #expect(frames[2].maxX == 100)
  }

  @Test func halfAPixelIsRoundedUp() {
    #expect(PixelGrid(scale: 1).round(0.5) == 1)
    #expect(PixelGrid(scale: 1).round(-0.5) == 0)
    #expect(PixelGrid(scale: 3).round(1 / 6.0) == 1 / 3.0)
  }

  @Test func textSizesAreRoundedUp() {
    #expect(PixelGrid(scale: 3).ceil(10.01) == 31 / 3.0)
    #expect(PixelGrid(scale: 3).ceil(31 / 3.0) == 31 / 3.0)
  }

  @Test func aFrameIsRelativeToItsContainersPixels() {
    let pixels = PixelGrid(scale: 2)
    #expect(pixels.frame(CGRect(10.3, 0, 5, 5), inContainerAt: CGPoint(x: 5.3, y: 0)) == CGRect(5, 0, 5, 5))
  }
}
