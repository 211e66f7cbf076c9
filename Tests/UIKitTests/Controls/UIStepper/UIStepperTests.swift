// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UIStepperTests {
  private let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 0, height: 0)).at(scale: 2)
  private let window: TestWindow
  private var finger: Finger { window.finger }

  init() {
    window = makeWindow(300, 400, holding: stepper)
  }

  @Test func itHasASizeOfItsOwn() {
    #expect(stepper.frame == CGRect(x: 20, y: 20, width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(stepper.maximumValue == 100 && stepper.minimumValue == 0 && stepper.stepValue == 1)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
  }

  @Test func aPressCountsWhenItIsLetGo() {
    let log = EventLog(stepper)
    finger.down(100, 36)
    #expect(stepper.value == 0)
    finger.up()
    #expect(stepper.value == 1)
    #expect(log.take() == ["value"])
    finger.tap(30, 36)
    #expect(stepper.value == 0)
    finger.tap(30, 36)
    #expect(stepper.value == 0)
    #expect(log.take() == ["value"])
  }

  @Test func aPressThatLeavesItsButtonDoesNotCount() {
    finger.down(100, 36)
    finger.move(to: 30, 36)
    finger.up()
    #expect(stepper.value == 0)
  }

  @Test func aHeldPressCountsEveryHalfSecond() {
    let log = EventLog(stepper)
    finger.down(100, 36)
    finger.wait(0.51)
    #expect(stepper.value == 1)
    finger.wait(0.5)
    #expect(stepper.value == 2)
    finger.up()
    #expect(stepper.value == 2)
    #expect(log.take() == ["value", "value"])
    stepper.isContinuous = false
    finger.down(100, 36)
    finger.wait(0.51)
    finger.wait(0.5)
    #expect(stepper.value == 4)
    #expect(log.take().isEmpty)
    finger.up()
    #expect(log.take() == ["value"])
    stepper.autorepeat = false
    finger.down(100, 36)
    finger.wait(2)
    finger.up()
    #expect(stepper.value == 5)
  }

  @Test func valuesStayWithinTheRangeOrComeRound() {
    stepper.value = 400
    #expect(stepper.value == 100)
    stepper.stepValue = 30
    finger.tap(100, 36)
    #expect(stepper.value == 100)
    stepper.wraps = true
    finger.tap(100, 36)
    #expect(stepper.value == 0)
    finger.tap(30, 36)
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
  }

  @Test func arrowsPressItsButtons() {
    stepper.pressKey("ArrowUp")
    stepper.pressKey("ArrowRight")
    #expect(stepper.value == 2)
    stepper.pressKey("ArrowLeft")
    #expect(stepper.value == 1)
  }

  @Test func itIsMirroredWhereReadingIs() {
    stepper.semanticContentAttribute = .forceRightToLeft
    finger.tap(30, 36)
    #expect(stepper.value == 1)
  }

  @Test func assistiveTechnologyMeetsTwoButtons() {
    let halves = stepper.halves
    #expect(halves.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(halves[0].accessibilityTraits == [.button, .notEnabled])
    #expect(halves[1].accessibilityTraits == .button)
    stepper.value = 100
    #expect(halves[1].accessibilityTraits == [.button, .notEnabled])
    #expect(halves[0].accessibilityValue == "100")
  }

  @Test func signsAtALimitAreFaint() {
    stepper.layoutIfNeeded()
    #expect(stepper.halves[0].sign.tintColor == .tertiaryLabel)
    #expect(stepper.halves[1].sign.tintColor == .label)
    finger.down(100, 36)
    stepper.layoutIfNeeded()
    #expect(stepper.halves[1].shade.backgroundColor != nil)
    finger.up()
    stepper.layoutIfNeeded()
    #expect(stepper.halves[1].shade.backgroundColor == nil)
  }
}
