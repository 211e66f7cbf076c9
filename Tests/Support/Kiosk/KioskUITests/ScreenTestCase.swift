// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

/// A test case that begins on one of the app's screens.
class ScreenTestCase: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  override func tearDown() {
    if ProcessInfo.processInfo.environment["KIOSK_PICTURES"] != nil, app.state == .runningForeground {
      let attachment = XCTAttachment(screenshot: app.screenshot())
      attachment.lifetime = .keepAlways
      add(attachment)
    }
    super.tearDown()
  }

  func open(_ screen: String) {
    app.tables.staticTexts[screen].tap()
    XCTAssertTrue(app.navigationBars[screen].exists)
  }
}
