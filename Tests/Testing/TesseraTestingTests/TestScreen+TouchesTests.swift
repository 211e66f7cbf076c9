// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import TesseraTesting
import UIKit

@MainActor struct TestScreenTouchesTests {
  private func shown() -> (TestScreen, CounterViewController) {
    let screen = TestScreen(.iPhone16)
    let controller = CounterViewController()
    screen.show(controller)
    return (screen, controller)
  }

  @Test func aTapReachesTheViewUnderIt() {
    let (screen, controller) = shown()
    screen.tap(at: CGPoint(x: 120, y: 120))
    #expect(controller.taps == 1)
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(controller.taps == 1)
  }

  @Test func aViewIsTappedInItsMiddle() {
    let (screen, controller) = shown()
    #expect(screen.middle(of: controller.square) == CGPoint(x: 125, y: 125))
    screen.tap(controller.square, count: 3)
    #expect(controller.taps == 3)
  }

  @Test func touchesArriveInOrderAndWithTheirPlaces() {
    let (screen, controller) = shown()
    let finger = screen.touchDown(at: CGPoint(x: 10, y: 20))
    finger.move(to: CGPoint(x: 12, y: 25))
    finger.lift()
    let other = screen.touchDown(at: CGPoint(x: 30, y: 30))
    other.cancel()
    #expect(controller.touches == ["began 10 20", "moved 12 25", "ended 12 25", "began 30 30", "cancelled 30 30"])
    #expect(!finger.isDown)
    #expect(finger.location == CGPoint(x: 12, y: 25))
  }

  @Test func aDragMovesInFramesAndTakesItsTime() {
    let (screen, controller) = shown()
    let start = screen.time
    screen.drag(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 220, y: 120), duration: 0.5)
    #expect(abs(screen.time - start - 0.5) < 0.001)
    // Thirty frames of 10/3 points; the recogniser begins when 10 points have gone by.
    #expect(controller.drags.count >= 27)
    #expect(controller.drags == controller.drags.sorted())
    #expect(controller.taps == 0)
  }

  @Test func twoFingersAreToldApart() {
    let (screen, controller) = shown()
    let first = screen.touchDown(at: CGPoint(x: 10, y: 20))
    let second = screen.touchDown(at: CGPoint(x: 120, y: 120))
    second.lift()
    first.lift()
    #expect(controller.taps == 1)
    // The square does nothing with touches, so they go up to the controller until the tap is recognised.
    #expect(controller.touches == ["began 10 20", "began 120 120", "cancelled 120 120", "ended 10 20"])
  }

  @Test func aWheelScrolls() {
    let screen = TestScreen(.iPhoneSE)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 900)
    screen.show(scrollView)
    screen.turnWheel(at: CGPoint(x: 150, y: 150), by: CGPoint(x: 0, y: 40))
    screen.advance(by: 1)
    // From under the status bar, 20 points.
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 20))
  }

  @Test func aDragThatRestsAtItsEndDoesNotFlyOn() {
    let screen = TestScreen(.iPhoneSE)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 9000)
    screen.show(scrollView)
    screen.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 50), hold: 0.5)
    let rested = scrollView.contentOffset
    screen.advance(by: 2)
    #expect(scrollView.contentOffset == rested)
    // 200 points less 10 before the drag begins, from 20 points under the status bar.
    #expect(rested.y == 170)
    screen.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 50))
    screen.advance(by: 3)
    #expect(scrollView.contentOffset.y > rested.y + 300)
  }
}
