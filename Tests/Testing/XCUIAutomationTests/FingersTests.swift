// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import XCUIAutomation

@Suite struct FingersTests {
  private let middle = CGPoint(x: 100, y: 400)

  @Test func aTapIsShortAndStaysWhereItIs() {
    let tap = Fingers.tap(middle)
    #expect(tap.map(\.time) == [0, 0.06])
    #expect(tap.flatMap(\.touches).map(\.phase) == [.began, .ended])
    #expect(tap.flatMap(\.touches).allSatisfy { $0.location == middle })
  }

  @Test func tapsInARowAreCloseTogether() {
    let taps = Fingers.tap(middle, count: 2)
    #expect(taps.count == 4)
    #expect(taps[3].time < 0.2)
  }

  @Test func severalFingersAreSideBySide() {
    let touches = Fingers.tap(middle, fingers: 2)[0].touches
    #expect(touches.map(\.location.x) == [80, 120])
    #expect(Set(touches.map(\.identifier)).count == 2)
  }

  @Test func aSwipeEndsBesideTheEdgeOfWhatIsVisible() throws {
    let visible = CGRect(x: 0, y: 100, width: 200, height: 600)
    let swipe = Fingers.swipe(from: middle, CGPoint(x: 0, y: -1), within: visible, velocity: 1500)
    let last = try #require(swipe.last)
    #expect(last.touches[0].location == CGPoint(x: 100, y: 108))
    #expect(last.touches[0].phase == .ended)
    // 292 points at 1,500 a second.
    #expect((0.19..<0.23).contains(last.time))
    #expect(zip(swipe, swipe.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func aDragRestsBeforeAndAfterwards() throws {
    let drag = Fingers.drag(middle, CGPoint(x: 300, y: 400), press: 1, velocity: 1000, hold: 0.5)
    #expect(drag[0].time == 0)
    #expect(drag[1].time > 1)
    #expect(abs(try #require(drag.last).time - 1.7) < 0.02)
  }

  @Test func aPinchMovesTwoFingersApart() throws {
    let pinch = Fingers.pinch(middle, 60, scale: 2, velocity: 1)
    func spread(_ moment: Fingers.Moment) -> CGFloat {
      abs(moment.touches[0].location.x - moment.touches[1].location.x)
    }
    #expect(spread(pinch[0]) == 60)
    #expect(spread(try #require(pinch.last)) == 120)
  }

  @Test func aRotationKeepsTheDistance() throws {
    let turn = Fingers.rotate(middle, 50, .pi / 2, velocity: 1)
    for moment in turn {
      for touch in moment.touches {
        #expect(abs(hypot(touch.location.x - middle.x, touch.location.y - middle.y) - 50) < 1e-6)
      }
    }
    #expect(abs(try #require(turn.last).touches[0].location.y - 450) < 1e-6)
  }
}
