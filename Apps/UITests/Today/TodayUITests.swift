// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class TodayUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  func testAStoryOpensAndCloses() {
    let card = app.cells.matching(NSPredicate(format: "label BEGINSWITH 'WORLD PREMIERE'")).firstMatch
    card.tap()
    let close = app.buttons["Close"]
    XCTAssertTrue(close.isHittable)
    XCTAssertTrue(app.staticTexts["A conversation with water"].exists)
    close.tap()
    XCTAssertFalse(close.exists)
    XCTAssertTrue(card.isHittable)
  }

  func testAStoryClosesWhenItIsPulledDown() {
    app.cells.firstMatch.tap()
    XCTAssertTrue(app.buttons["Close"].exists)
    let top = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2))
    top.press(forDuration: 0, thenDragTo: top.withOffset(CGVector(dx: 0, dy: 400)))
    XCTAssertTrue(app.buttons["Close"].waitForNonExistence(timeout: 2))
  }

  func testAnAppIsLoaded() {
    app.buttons["Get Tidewater"].tap()
    XCTAssertTrue(app.buttons["Open Tidewater"].waitForExistence(timeout: 30))
  }

  func testOlderDaysComeWithSwipes() {
    let days = app.staticTexts.matching(NSPredicate(format: "label MATCHES '[A-Z]+DAY, JUNE [0-9]+'"))
    XCTAssertEqual(days.firstMatch.label, "SATURDAY, JUNE 17")
    for _ in 0..<3 { app.swipeUp() }
    XCTAssertNotEqual(days.firstMatch.label, "SATURDAY, JUNE 17")
  }
}
