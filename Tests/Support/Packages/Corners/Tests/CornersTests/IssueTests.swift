// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import XCTest

/// What observers are told.
final class Listener: NSObject, XCTestObservation {
  static let shared = Listener()
  var heard: [String] = []

  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { heard.append("issue " + issue.compactDescription) }

  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
    heard.append("expected \(expectedFailure.failureReason ?? "") \(expectedFailure.issue.compactDescription)")
  }
}

class IssueCase: XCTestCase {
  var recorded: [XCTIssue] = []

  override class func setUp() {
    super.setUp()
    XCTestObservationCenter.shared.addTestObserver(Listener.shared)
  }

  override class func tearDown() {
    XCTestObservationCenter.shared.removeTestObserver(Listener.shared)
    super.tearDown()
  }

  override func record(_ issue: XCTIssue) {
    var issue = issue
    issue.compactDescription = "in \(name): " + issue.compactDescription
    issue.add(XCTAttachment(string: "log"))
    recorded.append(issue)
    super.record(issue)
  }
}

final class IssueTests: IssueCase {
  override func setUp() {
    super.setUp()
    Listener.shared.heard = []
    continueAfterFailure = true
    executionTimeAllowance = 60
  }

  func testAssertionsBecomeIssues() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { issue in
      issue.compactDescription.hasPrefix("in ") && issue.type == .assertionFailure && issue.attachments.count == 1
        && issue.sourceCodeContext.location?.fileURL.lastPathComponent == "IssueTests.swift"
    }
    XCTExpectFailure("told", options: options) { XCTFail("now") }
    XCTAssertEqual(recorded.count, 1)
    XCTAssertEqual(Listener.shared.heard.count, 1)
    XCTAssertTrue(Listener.shared.heard[0].hasPrefix("expected told in "), Listener.shared.heard[0])
  }

  func testIssuesKeepWhatTheyAre() {
    XCTExpectFailure(strict: true) {
      record(XCTIssue(type: .system, compactDescription: "lost", associatedError: CocoaError(.fileNoSuchFile)))
    } issueMatcher: { issue in
      issue.type == .system && issue.associatedError is CocoaError
    }
  }

  func testInvocation() {
    XCTAssertEqual(invocation?.selector, #selector(testInvocation))
    XCTAssertTrue(testRun?.test === self)
  }

  func testActivities() throws {
    let number = try XCTContext.runActivity(named: "reading") { activity -> Int in
      XCTAssertEqual(activity.name, "reading")
      activity.add(XCTAttachment(string: "seen"))
      return try XCTUnwrap(Int("3"))
    }
    XCTAssertEqual(number, 3)
  }
}
