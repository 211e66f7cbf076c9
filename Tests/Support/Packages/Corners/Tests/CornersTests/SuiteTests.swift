// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

/// A class that makes a test case for each of its values.
final class ValueTests: XCTestCase {
  private var value = 0

  override class var defaultTestSuite: XCTestSuite {
    let suite = XCTestSuite(name: String(describing: self))
    for value in [1, 2, 3] {
      let test = ValueTests(selector: #selector(verifyValue))
      test.value = value
      suite.addTest(test)
    }
    return suite
  }

  @objc func verifyValue() { XCTAssertGreaterThan(value, 0) }
}

/// Tests that only its subclasses have.
class AbstractTests: XCTestCase {
  var limit: Int { fatalError("abstract") }

  override class var defaultTestSuite: XCTestSuite {
    guard self != AbstractTests.self else { return XCTestSuite(name: "empty") }
    return super.defaultTestSuite
  }

  func testLimit() throws {
    try XCTSkipIf(limit == 0, "no limit")
    XCTAssertEqual(limit, 5)
  }

  func testWaits() async throws { try await Task.sleep(nanoseconds: 1_000_000_000) }
}

final class FiveTests: AbstractTests {
  override var limit: Int { 5 }
}

final class NoneTests: AbstractTests {
  override var limit: Int { 0 }
}

final class SkippedTests: XCTestCase {
  override func setUpWithError() throws { throw XCTSkip("not on this device") }

  func testNothing() { XCTFail("it is skipped") }
}

/// Tests of whatever it is made of.
class MadeTests<Made: NSObject>: XCTestCase {
  func testItIsMade() { XCTAssertFalse(Made().description.isEmpty) }
}

final class MadeOfObjectsTests: MadeTests<NSObject> {}
