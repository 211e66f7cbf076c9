// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class GestureTests: ScreenTestCase {
  private var pad: XCUIElement { app.otherElements["pad"] }
  private var heard: String { app.staticTexts["heard"].label }

  override func setUp() {
    super.setUp()
    open("Gestures")
  }

  func testFingers() {
    pad.doubleTap()
    XCTAssertEqual(heard, "Double tap")
    pad.press(forDuration: 1)
    XCTAssertEqual(heard, "Press")
    pad.twoFingerTap()
    XCTAssertEqual(heard, "Two fingers")
    pad.swipeLeft()
    XCTAssertEqual(heard, "Swipe left")
    pad.swipeRight()
    XCTAssertEqual(heard, "Swipe right")
    pad.swipeUp()
    XCTAssertEqual(heard, "Swipe up")
    pad.pinch(withScale: 2, velocity: 1)
    XCTAssertEqual(heard, "Larger")
    pad.pinch(withScale: 0.5, velocity: -1)
    XCTAssertEqual(heard, "Smaller")
  }

  func testPlaces() {
    let middle = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    XCTAssertEqual(middle.screenPoint.x, pad.frame.midX, accuracy: 0.01)
    middle.doubleTap()
    XCTAssertEqual(heard, "Double tap")
    let right = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5))
    middle.press(forDuration: 0.01, thenDragTo: right.withOffset(CGVector(dx: 5, dy: 0)))
    XCTAssertEqual(heard, "Swipe right")
  }
}
