// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class SwiftUITests: ScreenTestCase {
  override func setUp() {
    super.setUp()
    open("SwiftUI")
  }

  func testButtonsAreTapped() {
    XCTAssertEqual(app.staticTexts["taps"].label, "Taps: 0")
    app.buttons["Tap me"].tap()
    app.buttons["Tap me"].tap()
    XCTAssertEqual(app.staticTexts["taps"].label, "Taps: 2")
  }

  func testAButtonIsDisabled() {
    let button = app.buttons["Turn green"]
    XCTAssertTrue(button.isEnabled)
    XCTAssertTrue(app.otherElements["Grey"].exists)
    button.tap()
    XCTAssertFalse(button.isEnabled)
    XCTAssertTrue(app.otherElements["Green"].exists)
  }
}
