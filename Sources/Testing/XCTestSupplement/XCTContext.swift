// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import XCTest

/// A named part of a test.
public protocol XCTActivity: AnyObject {
  /// As it was given.
  var name: String { get }
  /// Keeps something to look at with the test's result.
  func add(_ attachment: XCTAttachment)
}

/// Where a test is.
open class XCTContext: NSObject {
  /// Runs a part of a test under a name.
  @preconcurrency @MainActor open class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    TestRecord.current.tell(activity: name)
    defer { TestRecord.current.tell(activity: nil) }
    return try block(Activity(name: name))
  }

  private final class Activity: NSObject, XCTActivity {
    let name: String

    init(name: String) {
      self.name = name
    }

    func add(_ attachment: XCTAttachment) { TestRecord.current.attach(attachment) }
  }
}

extension XCTestCase: XCTActivity {
  /// Keeps something to look at with the test's result.
  public func add(_ attachment: XCTAttachment) { TestRecord.current.attach(attachment) }
}
