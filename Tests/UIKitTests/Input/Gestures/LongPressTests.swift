// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct LongPressTests {
  private let bench = GestureBench()
  private let view: LoggedView
  private let press: UILongPressGestureRecognizer

  init() {
    view = bench.view("view")
    press = bench.add(UILongPressGestureRecognizer(), "press", to: view)
    bench.log.showsTimes = true
  }

  @Test func itBeginsAfterHalfASecondMovesAndEnds() {
    bench.down(1, 50, 50)
    bench.wait(0.25)
    bench.move(1, 56, 58)
    bench.wait(0.35)
    bench.move(1, 300, 300)
    bench.up(1)
    #expect(
      bench.log.take() == [
        "view down 0.0", "view move 0.25", "view lost 0.5", "press began 0.5", "press changed 0.6", "press ended 0.6",
      ])
    #expect(press.state == .possible)
  }

  @Test func aFingerThatMovesTooFarOrIsLiftedSoonDoesNotPress() {
    bench.down(1, 50, 50)
    bench.move(1, 50, 61)
    bench.wait(1)
    bench.up(1)
    bench.down(1, 50, 50)
    bench.wait(0.45)
    bench.up(1)
    bench.wait(1)
    #expect(!bench.log.take().contains { $0.hasPrefix("press") })
  }

  @Test func aDurationOfZeroBeginsAtOnce() {
    press.minimumPressDuration = 0
    bench.down(1, 50, 50)
    bench.up(1)
    // The view never hears of a touch that is gone before it is told.
    #expect(bench.log.take() == ["press began 0.0", "press ended 0.0"])
  }

  @Test func itMayComeAfterATap() {
    press.numberOfTapsRequired = 1
    view.log = nil
    bench.down(1, 50, 50)
    bench.wait(1)
    bench.up(1)
    #expect(bench.log.take() == [])
    bench.tap(50, 50)
    bench.wait(0.1)
    bench.down(1, 50, 50)
    bench.wait(0.6)
    bench.up(1)
    #expect(bench.log.take() == ["press began 1.65", "press ended 1.75"])
  }

  @Test func itMayNeedTwoFingers() {
    press.numberOfTouchesRequired = 2
    view.log = nil
    bench.down(1, 50, 50)
    bench.wait(0.3)
    bench.down(2, 90, 50)
    bench.wait(0.6)
    bench.up(2)
    bench.up(1)
    #expect(bench.log.take() == ["press began 0.8", "press ended 0.9"])
  }

  @Test func takenTouchesCancelIt() {
    view.log = nil
    bench.down(1, 50, 50)
    bench.wait(0.6)
    bench.cancel(1)
    #expect(bench.log.take() == ["press began 0.5", "press cancelled 0.6"])
  }

  @Test func aTapBesideItIsRecognisedOnlyBeforeIt() {
    bench.add(UITapGestureRecognizer(), "tap", to: view)
    view.log = nil
    bench.tap(50, 50)
    bench.down(1, 50, 50)
    bench.wait(0.6)
    bench.up(1)
    #expect(bench.log.take() == ["tap ended 0.05", "press began 0.55", "press ended 0.65"])
  }

  @Test func theAppIsAwakeOnlyWhileItWaits() {
    let token = UIApplication.shared.delayedActions.next
    bench.down(1, 50, 50)
    #expect(UIApplication.shared.delayedActions.next == min(token ?? 1000.5, 1000.5))
    bench.up(1)
    #expect(UIApplication.shared.delayedActions.next == token)
  }
}
