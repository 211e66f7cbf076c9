// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class AlertTests: ScreenTestCase {
  override func setUp() {
    super.setUp()
    open("Alerts")
  }

  func testAnAlertIsAnswered() {
    app.buttons["Ask"].tap()
    let alert = app.alerts["Really?"]
    XCTAssertTrue(alert.waitForExistence(timeout: 1))
    XCTAssertTrue(alert.staticTexts["It can't be undone."].exists)
    alert.scrollViews.otherElements.buttons["Yes"].tap()
    XCTAssertFalse(alert.exists)
    XCTAssertEqual(app.staticTexts["answer"].label, "Yes")
  }

  func testAnActionSheetIsAnswered() {
    app.buttons["Choose"].tap()
    app.sheets["Really?"].buttons["Yes"].tap()
    XCTAssertEqual(app.staticTexts["answer"].label, "Yes")
  }

  func testAMenuIsChosenFrom() {
    app.buttons["Colour"].tap()
    app.collectionViews.buttons["Green"].tap()
    XCTAssertEqual(app.staticTexts["answer"].label, "Green")
  }

  func testAnInterruptionIsHandled() {
    var found = ""
    addUIInterruptionMonitor(withDescription: "The question") { alert in
      found = alert.label
      alert.buttons["Yes"].tap()
      return true
    }
    app.buttons["Later"].tap()
    sleep(3)
    app.buttons["Ask"].tap()
    XCTAssertEqual(found, "Really?")
    XCTAssertTrue(app.alerts.element.exists)
    app.alerts.buttons["Cancel"].tap()
    XCTAssertEqual(app.staticTexts["answer"].label, "Cancel")
  }

  func testAnAlertThatNobodyHandlesIsCancelled() {
    app.buttons["Later"].tap()
    sleep(3)
    app.navigationBars.buttons["Kiosk"].tap()
    XCTAssertTrue(app.navigationBars["Kiosk"].exists)
  }
}
