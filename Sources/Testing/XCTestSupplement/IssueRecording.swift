// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import XCTest

/// A class that is told of its issues, and may change them. The translator adds the conformance to classes that override
/// `record(_:)`.
public protocol _TesseraIssueRecording: XCTestCase {
  func record(_ issue: XCTIssue)
}

/// An observer of tests that is told of issues. The translator adds the conformance to classes with such a method.
public protocol _TesseraIssueObserving: AnyObject {
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
}

/// An observer of tests that is told of failures that were expected. The translator adds the conformance.
public protocol _TesseraExpectedFailureObserving: AnyObject {
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
}

// A method of a protocol, so that a test class can have its own by this name.
extension XCTActivity where Self: XCTestCase {
  /// Fails the test with an issue, and keeps its attachments.
  public func record(_ issue: XCTIssue) {
    if let own = self as? any _TesseraIssueRecording { return own.record(issue) }
    _tesseraRecord(issue) { recordFailure(withDescription: $0, inFile: $1, atLine: $2, expected: $3) }
  }
}

extension XCTestCase {
  /// What `super.record(_:)` is in a class that overrides it.
  public func _tesseraRecord(_ issue: XCTIssue, failing: (String, String, Int, Bool) -> Void) {
    for attachment in issue.attachments { add(attachment) }
    let location = issue.sourceCodeContext.location
    TestRecord.current.begin(issue)
    failing(
      issue.description, location?.fileURL.path ?? "<unknown>", location?.lineNumber ?? 0,
      issue.type == .assertionFailure)
    TestRecord.current.endIssue()
  }

  /// A failed assertion, in a class that overrides `record(_:)`.
  public func _tesseraTell(_ description: String, _ filePath: String, _ line: Int, expected: Bool) {
    let location = filePath == "<unknown>" ? nil : XCTSourceCodeLocation(filePath: filePath, lineNumber: line)
    let issue = XCTIssue(
      type: expected ? .assertionFailure : .thrownError, compactDescription: description,
      sourceCodeContext: XCTSourceCodeContext(location: location))
    (self as? any _TesseraIssueRecording)?.record(issue)
  }
}

extension XCTestObservationCenter {
  /// Adds an observer, who is told of issues too where it has methods for them.
  public func addTestObserver(_ testObserver: any XCTestObservation & NSObjectProtocol) {
    addTestObserver(testObserver as any XCTestObservation)
    TestRecord.current.add(observer: testObserver)
  }

  /// Removes an observer.
  public func removeTestObserver(_ testObserver: any XCTestObservation & NSObjectProtocol) {
    removeTestObserver(testObserver as any XCTestObservation)
    TestRecord.current.remove(observer: testObserver)
  }
}
