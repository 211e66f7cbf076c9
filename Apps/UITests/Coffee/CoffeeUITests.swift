// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

final class CoffeeUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  func testACoffeeIsOrdered() {
    app.tabBars.buttons["Order"].tap()
    let cart = app.navigationBars["Order"].buttons.matching(NSPredicate(format: "label BEGINSWITH 'Cart'")).element
    XCTAssertFalse(cart.isEnabled)
    let cell = app.cells["Flat White, $3.90"]
    cell.tap()
    XCTAssertEqual(cell.value as? String, "1 in the cart")
    cell.tap()
    app.cells["Moon Cookie, $2.20"].tap()
    XCTAssertEqual(cart.label, "Cart, 3 items")
    cart.tap()
    XCTAssertTrue(app.staticTexts["Flat White"].exists)
    XCTAssertTrue(app.staticTexts["Moon Cookie"].exists)
  }

  func testTilesLeadToTheMenu() {
    let order = app.buttons["Order: For late readers"]
    XCTAssertFalse(order.isHittable)
    order.tap()
    XCTAssertTrue(app.tabBars.buttons["Order"].isSelected)
  }

  func testTabsShowTheirScreens() {
    for name in ["Scan", "Order", "Gift", "Stores", "Home"] {
      let tab = app.tabBars.buttons[name]
      tab.tap()
      XCTAssertTrue(tab.isSelected, name)
    }
  }
}
