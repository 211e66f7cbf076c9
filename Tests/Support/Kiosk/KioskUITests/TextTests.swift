// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class TextTests: ScreenTestCase {
  override func setUp() {
    super.setUp()
    open("Text")
  }

  func testTextIsTyped() {
    let name = app.textFields["name"]
    XCTAssertEqual(name.value as? String, "Name")
    XCTAssertEqual(name.placeholderValue, "Name")
    name.tap()
    name.typeText("Ada\n")
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello, Ada")
    XCTAssertFalse(app.keyboards.element.exists)
  }

  func testTextIsDeleted() {
    let name = app.textFields["name"]
    name.tap()
    name.typeText("Adam")
    name.typeText(XCUIKeyboardKey.delete.rawValue)
    XCTAssertEqual(name.value as? String, "Ada")
    XCTAssertTrue(app.textFields["Ada"].exists)
  }

  func testPasswordsAreDots() {
    let password = app.secureTextFields["Password"]
    password.tap()
    password.typeText("secret")
    XCTAssertEqual(app.secureTextFields.element.value as? String, "••••••")
  }

  func testKeysAreTapped() {
    app.textFields["name"].tap()
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 1))
    app.keys["A"].tap()
    app.keys["d"].tap()
    app.keys["a"].tap()
    app.keys["delete"].tap()
    XCTAssertEqual(app.textFields["name"].value as? String, "Ad")
    app.buttons["Done"].tap()
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello, Ad")
  }

  func testATextViewTellsItsWholeText() {
    XCTAssertEqual(app.textViews["notes"].value as? String, "First line\nSecond line")
  }
}
