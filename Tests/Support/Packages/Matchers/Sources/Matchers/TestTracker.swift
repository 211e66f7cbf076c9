// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

@objc public final class TestTracker: NSObject, XCTestObservation {
  @objc(sharedTracker)
  public static let shared = TestTracker()

  private(set) var test: XCTestCase?

  public func testCaseWillStart(_ testCase: XCTestCase) { test = testCase }
  public func testCaseDidFinish(_ testCase: XCTestCase) { test = nil }
}
