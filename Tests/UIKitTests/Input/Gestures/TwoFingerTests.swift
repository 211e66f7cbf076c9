// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct TwoFingerTests {
  private let bench = GestureBench()
  private let view: LoggedView

  init() {
    view = bench.view("view")
    view.log = nil
  }

  @Test func aPinchScalesByTheDistance() {
    let pinch = bench.add(UIPinchGestureRecognizer(), "pinch", to: view)
    bench.down([(1, 100, 100), (2, 190, 100)])
    bench.move(2, 199, 100)
    #expect(bench.log.take() == [])
    bench.move(2, 200, 100)
    #expect(bench.log.take() == ["pinch began"])
    #expect(pinch.scale == 1)
    bench.wait(0.05)
    bench.move(2, 300, 100)
    #expect(pinch.scale == 2)
    #expect(abs(pinch.velocity - 20) < 0.01)
    #expect(pinch.location(in: nil) == CGPoint(x: 200, y: 100))
    bench.up(1)
    #expect(pinch.numberOfTouches == 1)
    #expect(pinch.scale == 2)
    bench.up(2)
    #expect(bench.log.take() == ["pinch changed", "pinch ended"])
    #expect(pinch.scale == 1)
  }

  @Test func aPinchesScaleCanBeSetAndAThirdFingerIsLeftOut() {
    let pinch = bench.add(UIPinchGestureRecognizer(), "pinch", to: view)
    bench.down([(1, 100, 100), (2, 210, 100)])
    bench.move(2, 200, 100)
    #expect(pinch.scale == 1)
    pinch.scale = 4
    bench.move(2, 150, 100)
    #expect(pinch.scale == 2)
    bench.down(3, 300, 300)
    bench.move(3, 10, 10)
    #expect(pinch.scale == 2)
    bench.up(1, 2, 3)
    #expect(bench.log.take() == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test func fingersInOnePlacePinchWithoutInfinities() {
    let pinch = bench.add(UIPinchGestureRecognizer(), "pinch", to: view)
    bench.down([(1, 100, 100), (2, 100, 100)])
    bench.move(2, 150, 100)
    #expect(pinch.scale == 5)
    bench.up(1, 2)
  }

  @Test func aRotationTurnsByTheAngle() {
    let rotation = bench.add(UIRotationGestureRecognizer(), "rotation", to: view)
    bench.down([(1, 100, 200), (2, 300, 200)])
    bench.move([(1, 100, 205), (2, 300, 195)])
    #expect(bench.log.take() == [])
    // A quarter turn, against the clock; the first 10 points of the way around are not counted.
    bench.wait(0.05)
    bench.move([(1, 200, 300), (2, 200, 100)])
    #expect(bench.log.take() == ["rotation began"])
    #expect(abs(rotation.rotation - (0.1 - .pi / 2)) < 1e-9)
    bench.wait(0.05)
    bench.move([(1, 300, 200), (2, 100, 200)])
    #expect(abs(rotation.rotation - (0.1 - .pi)) < 1e-9)
    #expect(abs(rotation.velocity - -.pi / 2 / 0.05) < 1e-6)
    bench.wait(0.05)
    bench.move([(1, 200, 100), (2, 200, 300)])
    #expect(abs(rotation.rotation - (0.1 - 1.5 * .pi)) < 1e-9)
    rotation.rotation = 0
    bench.move([(1, 100, 200), (2, 300, 200)])
    #expect(abs(rotation.rotation - -.pi / 2) < 1e-9)
    bench.up(1)
    bench.up(2)
    #expect(bench.log.take() == ["rotation changed", "rotation changed", "rotation changed", "rotation ended"])
  }

  @Test func pinchAndRotationGoTogetherIfADelegateSaysSo() {
    let rules = GestureRules()
    let pinch = bench.add(UIPinchGestureRecognizer(), "pinch", to: view)
    bench.add(UIRotationGestureRecognizer(), "rotation", to: view)
    bench.down([(1, 100, 200), (2, 300, 200)])
    bench.move([(1, 200, 350), (2, 200, 50)])
    bench.up(1, 2)
    #expect(bench.log.take() == ["pinch began", "pinch ended"])
    pinch.delegate = rules
    rules.together = { _, _ in true }
    bench.down([(1, 100, 200), (2, 300, 200)])
    bench.move([(1, 200, 350), (2, 200, 50)])
    bench.up(1, 2)
    #expect(bench.log.take() == ["pinch began", "rotation began", "pinch ended", "rotation ended"])
  }

  // MARK: - Swipes

  @Test func aSwipeGoesFiftyPointsInHalfASecond() {
    let swipe = bench.add(UISwipeGestureRecognizer(), "swipe", to: view)
    var place = CGPoint.zero
    bench.log.onState = { place = $0.location(in: nil) }
    bench.down(1, 50, 50)
    bench.wait(0.1)
    bench.move(1, 92, 60)
    #expect(bench.log.take() == [])
    bench.move(1, 100, 60)
    bench.move(1, 200, 60)
    bench.up(1)
    #expect(bench.log.take() == ["swipe ended"])
    #expect(place == CGPoint(x: 50, y: 50))
    bench.down(1, 50, 50)
    bench.wait(0.51)
    bench.move(1, 150, 50)
    bench.up(1)
    #expect(bench.log.take() == [])
    swipe.direction = [.left, .up]
    bench.down(1, 250, 250)
    bench.move(1, 250, 190)
    bench.up(1)
    bench.down(1, 250, 250)
    bench.move(1, 190, 250)
    bench.up(1)
    bench.down(1, 50, 50)
    bench.move(1, 110, 50)
    bench.up(1)
    #expect(bench.log.take() == ["swipe ended", "swipe ended"])
  }

  @Test func aSwipeNeedsToGoLessTheLongerItTakesAndLessToTheSide() {
    bench.add(UISwipeGestureRecognizer(), "swipe", to: view)
    // After 0.4 s, 50 · (1 − 0.94 · 0.4) = 31.2 points along and 30.4 to the side.
    bench.down(1, 50, 50)
    bench.wait(0.4)
    bench.move(1, 80, 50)
    #expect(bench.log.take() == [])
    bench.move(1, 82, 50)
    bench.up(1)
    #expect(bench.log.take() == ["swipe ended"])
    bench.down(1, 50, 50)
    bench.wait(0.4)
    bench.move(1, 95, 94)
    bench.move(1, 110, 50)
    bench.up(1)
    // It went too far to the side to be one, and not far enough to fail: the next move counts.
    #expect(bench.log.take() == ["swipe ended"])
    bench.down(1, 50, 50)
    bench.wait(0.4)
    bench.move(1, 110, 100)
    bench.up(1)
    #expect(bench.log.take() == [])
  }

  @Test func aSwipeNeedsItsFingers() {
    bench.add(UISwipeGestureRecognizer(), "swipe", to: view).numberOfTouchesRequired = 2
    bench.down(1, 50, 50)
    bench.move(1, 110, 50)
    bench.up(1)
    bench.down([(1, 50, 50), (2, 50, 90)])
    bench.move([(1, 110, 50), (2, 110, 90)])
    bench.up(1, 2)
    #expect(bench.log.take() == ["swipe ended"])
  }
}
