// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import FBSnapshotTestCase
import Load
import XCTest

final class LoadTests: FBSnapshotTestCase {
  func testEverythingIsShownAtItsTime() {
    let controller = LoadViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    RunLoop.main.run(until: Date() + 0.25)
    for line in controller.lines { print(line) }
    FBSnapshotVerifyView(controller.view, identifier: "early")
    RunLoop.main.run(until: Date() + 2)
    for line in controller.lines { print(line) }
    FBSnapshotVerifyView(controller.view, identifier: "late")
  }

  func testExpectationsAreMetAtTheirTime() async {
    let met = expectation(description: "met")
    let start = Date()
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
      Thread.sleep(forTimeInterval: 0.5)
      met.fulfill()
    }
    await fulfillment(of: [met], timeout: 5)
    XCTAssertEqual(Date().timeIntervalSince(start), 1.5, accuracy: 0.001)
  }
}
