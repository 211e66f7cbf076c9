// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct TapTests {
  private let bench = GestureBench()
  private let view: LoggedView

  init() {
    view = bench.view("view")
  }

  private func tap(_ name: String, taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
    let tap = bench.add(UITapGestureRecognizer(), name, to: view)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    return tap
  }

  @Test func aTapTakesTheTouchFromItsView() {
    _ = tap("tap")
    bench.tap(50, 50)
    #expect(bench.log.take() == ["view down", "view lost", "tap ended"])
    bench.tap(50, 50)
    #expect(bench.log.take() == ["view down", "view lost", "tap ended"])
  }

  @Test func recognisersAreAskedUntilNoneHasSomethingToSay() {
    _ = tap("tap")
    bench.tap(50, 50)
    // Of the finger's coming and going, with a last round each that finds nothing.
    #expect((2...12).contains(bench.window.touchDispatcher.arena.roundCount))
  }

  @Test func aTapThatTakesNothingLetsTheViewHaveTheEnd() {
    tap("tap").cancelsTouchesInView = false
    bench.tap(50, 50)
    #expect(bench.log.take() == ["view down", "tap ended", "view up"])
  }

  @Test func aFingerThatWandersOrRestsDoesNotTap() {
    _ = tap("tap")
    bench.down(1, 50, 50)
    bench.move(1, 50, 96)
    bench.up(1)
    #expect(bench.log.take() == ["view down", "view move", "view up"])
    bench.down(1, 50, 50)
    bench.wait(0.8)
    bench.up(1)
    #expect(bench.log.take() == ["view down", "view up"])
  }

  @Test func twoTapsMakeADoubleTapAndTheViewLosesBothTouches() {
    _ = tap("double", taps: 2)
    bench.tap(50, 50)
    // Whether the finger was lifted is told only when the gesture has failed.
    #expect(bench.log.take() == ["view down"])
    bench.wait(0.1)
    bench.tap(52, 50)
    #expect(bench.log.take() == ["view down", "view lost", "view lost", "double ended"])
  }

  @Test func aViewThatIsNotMadeToWaitHearsOfTheFirstTapsEnd() {
    tap("double", taps: 2).delaysTouchesEnded = false
    bench.tap(50, 50)
    bench.wait(0.1)
    bench.tap(52, 50)
    #expect(bench.log.take() == ["view down", "view up", "view down", "view lost", "double ended"])
  }

  @Test func theSecondTapHasToComeSoon() {
    bench.log.showsTimes = true
    _ = tap("double", taps: 2)
    bench.tap(50, 50)
    bench.wait(0.5)
    #expect(bench.log.take() == ["view down 0.0", "view up 0.4"])
    bench.tap(50, 50)
    #expect(bench.log.take() == ["view down 0.55"])
  }

  @Test func theSecondTapHasToBeNear() {
    _ = tap("double", taps: 2)
    bench.tap(50, 50)
    bench.wait(0.1)
    bench.tap(150, 50)
    #expect(bench.log.take() == ["view down", "view up", "view down", "view up"])
  }

  @Test func aSingleTapThatWaitsForADoubleTapComesLate() {
    bench.log.showsTimes = true
    let double = tap("double", taps: 2)
    tap("single").require(toFail: double)
    bench.tap(50, 50)
    bench.wait(0.6)
    #expect(bench.log.take() == ["view down 0.0", "view lost 0.4", "single ended 0.4"])
    bench.tap(50, 50)
    bench.wait(0.1)
    bench.tap(50, 50)
    bench.wait(0.6)
    #expect(
      bench.log.take() == [
        "view down 0.65", "view down 0.8", "view lost 0.85", "view lost 0.85", "double ended 0.85",
      ])
  }

  @Test func withoutWaitingBothTapsAreRecognised() {
    _ = tap("double", taps: 2)
    _ = tap("single")
    view.name = ""
    view.log = nil
    bench.tap(50, 50)
    bench.wait(0.1)
    bench.tap(50, 50)
    #expect(bench.log.take() == ["single ended", "double ended"])
  }

  @Test func twoFingersTapTogether() {
    let two = tap("two", fingers: 2)
    view.isMultipleTouchEnabled = true
    bench.down([(1, 50, 50), (2, 90, 50)])
    bench.wait(0.05)
    var place = CGPoint.zero
    var count = 0
    bench.log.onState = { recognizer in
      place = recognizer.location(in: nil)
      count = recognizer.numberOfTouches
    }
    bench.up(1)
    bench.up(2)
    #expect(bench.log.take() == ["view down ×2", "view lost", "view lost", "two ended"])
    #expect(place == CGPoint(x: 70, y: 50))
    #expect(count == 2)
    #expect(two.state == .possible)
  }

  @Test func oneFingerIsNotEnoughAndThreeAreTooMany() {
    _ = tap("two", fingers: 2)
    view.log = nil
    bench.tap(50, 50)
    bench.down([(1, 50, 50), (2, 90, 50), (3, 130, 50)])
    bench.up(1, 2, 3)
    #expect(bench.log.take() == [])
  }

  @Test func severalTapsAreWhereTheFirstOneWas() {
    _ = tap("double", taps: 2)
    var places: [CGPoint] = []
    bench.log.onState = { places = [$0.location(in: nil), $0.location(ofTouch: 0, in: nil)] }
    bench.tap(50, 50)
    bench.tap(60, 50)
    #expect(places == [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50)])
  }

  @Test func aPointerTapsWithTheButtonThatIsAskedFor() {
    tap("secondary").buttonMaskRequired = .secondary
    _ = tap("primary")
    view.log = nil
    bench.down(1, 50, 50, type: .indirectPointer)
    bench.up(1)
    #expect(bench.log.take() == ["primary ended"])
  }

  @Test func aTouchTypeThatIsNotAllowedIsLeftOut() {
    tap("tap").allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    bench.tap(50, 50)
    #expect(bench.log.take() == ["view down", "view up"])
  }
}
