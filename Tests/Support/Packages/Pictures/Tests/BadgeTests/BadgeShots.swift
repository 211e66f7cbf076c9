// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import iOSSnapshotTestCase

@testable import Badge

final class BadgeShots: FBSnapshotTestCase {
  override func setUp() {
    super.setUp()
    XCTAssertFalse(recordMode)
    fileNameOptions = [.device, .screenScale]
  }

  func testAShot() {
    FBSnapshotVerifyView(Badge(color: .green), identifier: "small", overallTolerance: 0.01)
  }
}
