// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class ListTests: ScreenTestCase {
  override func setUp() {
    super.setUp()
    open("List")
  }

  func testRowsAreThereWhileTheyAreInSight() {
    let first = app.cells["row-0"]
    XCTAssertTrue(first.isHittable)
    XCTAssertFalse(app.cells["row-49"].exists)
    app.tables["rows"].swipeUp()
    XCTAssertFalse(first.exists)
    app.tables["rows"].swipeDown()
    XCTAssertTrue(first.exists)
    XCTAssertTrue(app.tables.cells.staticTexts["Row 0"].isHittable)
  }

  func testSwipingFindsARow() {
    let row = app.tables.staticTexts["Row 49"]
    var swipes = 0
    while !row.exists, swipes < 20 {
      app.swipeUp()
      swipes += 1
    }
    XCTAssertTrue(row.exists, "after \(swipes) swipes")
  }

  func testARowIsDeleted() {
    let row = app.cells["row-3"]
    XCTAssertTrue(app.staticTexts["Row 3"].exists)
    row.swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.staticTexts["Row 3"].exists)
    XCTAssertTrue(app.staticTexts["Row 4"].exists)
  }

  func testASearchFindsRows() {
    let search = app.searchFields["Search"]
    search.tap()
    search.typeText("Row 4")
    XCTAssertEqual(app.cells.count, 11)
    search.buttons["Clear text"].tap()
    XCTAssertGreaterThan(app.cells.count, 11)
  }

  func testHeadersAndBars() {
    XCTAssertTrue(app.tables.otherElements["All rows"].exists)
    let bars = app.otherElements.matching(NSPredicate(format: "label BEGINSWITH 'Vertical scroll bar'"))
    XCTAssertEqual(bars.firstMatch.value as? String, "0%")
  }
}
