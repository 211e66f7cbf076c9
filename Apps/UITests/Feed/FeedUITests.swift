// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class FeedUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  func testASearchFindsSongs() {
    app.tabBars.buttons["Search"].tap()
    XCTAssertTrue(app.staticTexts["Search the Store"].exists)
    let field = app.searchFields["Songs and Podcasts"]
    field.tap()
    field.typeText("river")
    XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 5))
    XCTAssertTrue(app.cells.firstMatch.label.localizedCaseInsensitiveContains("river"))
    XCTAssertTrue(app.staticTexts["Songs"].exists)
    field.buttons["Clear text"].tap()
    XCTAssertTrue(app.staticTexts["Search the Store"].waitForExistence(timeout: 5))
  }

  func testTheFeedScrolls() {
    let first = app.cells.element(boundBy: 0)
    XCTAssertTrue(first.waitForExistence(timeout: 10))
    let label = first.label
    app.collectionViews.firstMatch.swipeUp(velocity: .fast)
    XCTAssertNotEqual(app.cells.element(boundBy: 0).label, label)
  }

  func testTabsShowTheirScreens() {
    for name in ["Discover", "Profile", "Search", "Groups", "Home"] {
      app.tabBars.buttons[name].tap()
      XCTAssertTrue(app.tabBars.buttons[name].isSelected, name)
    }
    XCTAssertTrue(app.navigationBars["Home"].exists)
  }
}
