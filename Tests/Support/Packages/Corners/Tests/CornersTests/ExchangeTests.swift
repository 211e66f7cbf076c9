// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Theme
import XCTest

/// Another module gives a class of UIKit's a method and exchanges it; nothing else of that module is asked before.
final class ExchangeTests: XCTestCase {
  func testAnotherModuleSeesScreensAppear() {
    ScreenCounter.start()
    let controller = UIViewController()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    XCTAssertEqual(ScreenCounter.appearances, 1)
  }

  func testWhatAMethodDidIsCalledAsAFunction() {
    ScreenCounter.startWithFunction()
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(ScreenCounter.loads, 1)
    XCTAssertTrue(controller.isViewLoaded)
  }
}
