// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// The screen's space that does not turn with the device.
@MainActor struct FixedScreenSpaceTests {
  @Test func pointsOfAScreenThatLiesOnItsSideAreTurnedBack() {
    let size = CGSize(width: 800, height: 400)
    let held = ScreenSpace(bounds: CGRect(origin: .zero, size: size))
    let right = FixedScreenSpace(.landscapeRight, size: size)
    #expect(right.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
    // What is at the top left was at the top right of the device as it stands upright.
    #expect(right.convert(CGPoint(x: 10, y: 20), from: held) == CGPoint(x: 380, y: 10))
    #expect(right.convert(CGPoint(x: 380, y: 10), to: held) == CGPoint(x: 10, y: 20))
    let left = FixedScreenSpace(.landscapeLeft, size: size)
    #expect(left.convert(CGPoint(x: 10, y: 20), from: held) == CGPoint(x: 20, y: 790))
    #expect(
      left.convert(CGRect(x: 0, y: 0, width: 100, height: 50), from: held)
        == CGRect(x: 0, y: 700, width: 50, height: 100))
    #expect(left.convert(CGPoint(x: 380, y: 10), from: right) == CGPoint(x: 20, y: 790))
    let upright = FixedScreenSpace(.portrait, size: size)
    #expect(upright.convert(CGPoint(x: 10, y: 20), from: held) == CGPoint(x: 10, y: 20))
  }

  @Test func aScreenThatStandsUprightHasOneSpace() {
    let screen = UIScreen.main
    #expect(screen.fixedCoordinateSpace.bounds == screen.coordinateSpace.bounds)
  }
}
