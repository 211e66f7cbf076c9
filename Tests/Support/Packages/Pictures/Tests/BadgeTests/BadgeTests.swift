// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PictureTesting
import XCTest

@testable import Badge

@MainActor
final class BadgeTests: XCTestCase {
  private var badge: Badge!

  override func setUp() {
    super.setUp()
    badge = Badge(color: .red)
  }

  override func tearDownWithError() throws {
    badge = nil
    try super.tearDownWithError()
  }

  func testABadge() {
    assertPicture(of: badge)
  }

  func testItsOutline() {
    assertText("\(badge.frame)")
  }

  func testAFailureThatIsKnown() {
    XCTExpectFailure("not yet") { XCTFail("to come") }
  }
}
