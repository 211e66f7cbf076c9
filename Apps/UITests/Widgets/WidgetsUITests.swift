// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class WidgetsUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  func testAWidgetShowsItsDetail() {
    app.staticTexts["High sea"].tap()
    XCTAssertFalse(app.navigationBars["Widgets"].exists)
    app.navigationBars.buttons["Widgets"].tap()
    XCTAssertTrue(app.navigationBars["Widgets"].exists)
    XCTAssertTrue(app.staticTexts["High sea"].isHittable)
  }

  func testRefreshingShufflesTheWidgets() {
    let before = app.staticTexts.allElementsBoundByIndex.map(\.label)
    app.buttons["Refresh"].tap()
    XCTAssertNotEqual(app.staticTexts.allElementsBoundByIndex.map(\.label), before)
  }

  func testThePageTurnsWithTheDevice() {
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
    XCTAssertGreaterThan(app.cells.count, 0)
  }
}
