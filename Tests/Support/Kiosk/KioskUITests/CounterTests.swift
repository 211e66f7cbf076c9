// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class CounterTests: ScreenTestCase {
  override func setUp() {
    super.setUp()
    open("Counter")
  }

  func testTappingAddCounts() {
    let count = app.staticTexts["count"]
    XCTAssertEqual(count.label, "Count: 0")
    app.buttons["Add"].tap()
    XCTAssertEqual(count.label, "Count: 1")
    app.buttons["Add"].tap()
    app.buttons["Add"].tap()
    XCTAssertEqual(count.label, "Count: 3")
  }

  func testTheBarButtonResets() {
    app.buttons["Add"].tap()
    app.navigationBars["Counter"].buttons["Reset"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "Count: 0")
  }

  func testTheBackButtonLeadsToTheMenu() {
    app.navigationBars["Counter"].buttons["Kiosk"].tap()
    XCTAssertTrue(app.navigationBars["Kiosk"].exists)
    XCTAssertFalse(app.buttons["Add"].exists)
  }
}
