// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Tests that only their file can name.
private final class PrivateTests: XCTestCase {
  func testAppsSeeThatTheyAreTested() {
    XCTAssertNotNil(NSClassFromString("XCTestCase"))
    XCTAssertNotNil(objc_getClass("XCTest"))
    XCTAssertEqual(NSStringFromClass(XCTestCase.self), "XCTestCase")
    XCTAssertNil(NSClassFromString("XCTestCases"))
  }

  func testAddressesAreKept() async throws {
    let defaults = try XCTUnwrap(UserDefaults(suiteName: "addresses"))
    let page = try XCTUnwrap(URL(string: "https://example.com/a?b=c"))
    defaults.set(page, forKey: "page")
    XCTAssertEqual(defaults.url(forKey: "page"), page)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("a b.txt")
    defaults.set(file, forKey: "file")
    XCTAssertEqual(defaults.url(forKey: "file")?.path, file.path)
    XCTAssertNil(defaults.url(forKey: "none"))
  }
}
