// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import BrowserServer

@Suite struct TouchTrackerTests {
  private func touch(_ identifier: UInt32, _ phase: InputEvent.Touch.Phase, x: CGFloat = 5) -> InputEvent.Touch {
    InputEvent.Touch(identifier: identifier, phase: phase, location: CGPoint(x: x, y: 0))
  }

  @Test func fingersOfTwoTabsAreToldApart() {
    var first = TouchTracker(tab: 0)
    var second = TouchTracker(tab: 1)
    #expect(first.accept([touch(1, .began)], time: 1) == .touches([touch(1, .began)], time: 1))
    #expect(second.accept([touch(1, .began)], time: 1) == .touches([touch(65_537, .began)], time: 1))
  }

  @Test func whatMakesNoSenseIsLeftOut() {
    var tracker = TouchTracker(tab: 0)
    #expect(tracker.accept([touch(1, .moved)], time: 1) == nil)
    #expect(tracker.accept([touch(1, .ended)], time: 1) == nil)
    _ = tracker.accept([touch(1, .began)], time: 1)
    #expect(tracker.accept([touch(1, .began), touch(2, .began)], time: 2) == .touches([touch(2, .began)], time: 2))
  }

  @Test func fingersOfATabThatGoesAreCancelledWhereTheyWere() {
    var tracker = TouchTracker(tab: 0)
    _ = tracker.accept([touch(1, .began), touch(2, .began)], time: 1)
    _ = tracker.accept([touch(1, .moved, x: 9)], time: 2)
    _ = tracker.accept([touch(2, .ended)], time: 3)
    #expect(tracker.cancelAll() == .touches([touch(1, .cancelled, x: 9)], time: 3))
    #expect(tracker.cancelAll() == nil)
  }
}
