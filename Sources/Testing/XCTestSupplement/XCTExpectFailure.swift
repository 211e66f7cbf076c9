// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import XCTest

/// What tests say of failures that they expect.
open class XCTExpectedFailure: NSObject {
  /// Why, in the test's words.
  public let failureReason: String?
  /// What came.
  public let issue: XCTIssue

  init(failureReason: String?, issue: XCTIssue) {
    (self.failureReason, self.issue) = (failureReason, issue)
    super.init()
  }

  /// Which failures are expected, and how surely.
  open class Options: NSObject {
    /// Whether a failure is the expected one. Defaults to every failure.
    open var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether failures are expected at all. Defaults to `true`.
    open var isEnabled = true
    /// Whether the test fails where none comes. Defaults to `true`.
    open var isStrict = true

    /// Options for failures that may come or not.
    open class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }

    convenience init(enabled: Bool?, strict: Bool?, matcher: ((XCTIssue) -> Bool)?) {
      self.init()
      isEnabled = enabled ?? true
      isStrict = strict ?? true
      if let matcher { issueMatcher = matcher }
    }
  }
}

/// Expects a failure in what follows of the test.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
  guard options.isEnabled else { return }
  TestRecord.current.expect(.init(reason: failureReason, options: options))
}

/// Expects a failure in what follows of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(failureReason, options: .init(enabled: enabled, strict: strict, matcher: issueMatcher))
}

/// Expects a failure in a block.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
) rethrows -> R {
  guard options.isEnabled else { return try failingBlock() }
  let expected = TestRecord.ExpectedFailure(reason: failureReason, options: options)
  TestRecord.current.expect(expected)
  defer {
    if let complaint = TestRecord.current.end(expected) { XCTFail(complaint, file: "<unknown>", line: 0) }
  }
  return try failingBlock()
}

/// Expects a failure in a block.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: .init(enabled: enabled, strict: strict, matcher: issueMatcher), failingBlock: failingBlock)
}
