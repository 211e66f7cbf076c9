// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
package import XCTest

/// What tests tell beside their assertions, for whoever runs them; a process runs one XCTest at a time.
package final class TestRecord: @unchecked Sendable {
  package static let current = TestRecord()

  private let lock = NSLock()
  private var onAttachment: (XCTAttachment) -> Void = { _ in }
  private var onAllowance: (TimeInterval) -> Void = { _ in }
  private var storedAllowance = TestRecord.standardAllowance
  private var expected: [ExpectedFailure] = []
  private var explanations: [(key: String, words: () -> String)] = []

  /// What XCTest allows a test, in seconds.
  static let standardAllowance: TimeInterval = 600

  /// Sets who is told of attachments.
  package func setAttachmentHandler(_ handler: @escaping (XCTAttachment) -> Void) {
    lock.withLock { onAttachment = handler }
  }

  /// Sets who is told how long the test may take; another one begins.
  package func setAllowanceHandler(_ handler: @escaping (TimeInterval) -> Void) {
    lock.withLock {
      onAllowance = handler
      storedAllowance = Self.standardAllowance
    }
  }

  /// How long the test may take, in seconds.
  var allowance: TimeInterval {
    get { lock.withLock { storedAllowance } }
    set {
      lock.withLock {
        storedAllowance = newValue
        return onAllowance
      }(newValue)
    }
  }

  private var storedContinuation = true

  /// Whether the test under way goes on behind a failure.
  package var continuesAfterFailure: Bool {
    get { lock.withLock { storedContinuation } }
    set { lock.withLock { storedContinuation = newValue } }
  }

  private var onActivity: @MainActor (String?) -> Void = { _ in }

  /// Sets the observer of activities: it gets an activity's name when it begins and `nil` when it ends.
  package func setActivityHandler(_ handler: @escaping @MainActor (String?) -> Void) {
    lock.withLock { onActivity = handler }
  }

  @MainActor func tell(activity name: String?) { lock.withLock { onActivity }(name) }

  func attach(_ attachment: XCTAttachment) { lock.withLock { onAttachment }(attachment) }

  // MARK: - What failures are about

  /// Has something to say should the test fail next: libraries whose failures say little of pictures don't throw it away.
  ///
  /// - Parameters:
  ///   - key: What it is about; what was said of it before no longer counts.
  ///   - words: Asked for when the test fails; `nil` where there is nothing to say any more.
  package func explain(_ key: String, words: (() -> String)?) {
    lock.withLock {
      explanations.removeAll { $0.key == key }
      if let words { explanations.append((key, words)) }
    }
  }

  /// The test has failed: what there is to say of it, which is then said.
  package func takeExplanations() -> [String] {
    let taken = lock.withLock {
      defer { explanations = [] }
      return explanations
    }
    return taken.map { $0.words() }
  }

  // MARK: - Issues

  private var issues: [XCTIssue] = []
  private var observers: [any XCTestObservation & NSObjectProtocol] = []

  /// What is told as a failure next is an issue of which more is known.
  func begin(_ issue: XCTIssue) { lock.withLock { issues.append(issue) } }
  func endIssue() { lock.withLock { _ = issues.popLast() } }

  /// The issue that is being told as a failure, if it was one before it became a failure.
  package var issue: XCTIssue? { lock.withLock { issues.last } }

  func add(observer: any XCTestObservation & NSObjectProtocol) { lock.withLock { observers.append(observer) } }
  func remove(observer: any XCTestObservation & NSObjectProtocol) {
    lock.withLock { observers.removeAll { $0 === observer } }
  }

  /// Tells those who observe tests that something begins or ends of which XCTest on Linux tells by way of its own runner.
  package func tellObservers(_ words: (any XCTestObservation) -> Void) {
    for observer in lock.withLock({ observers }) { words(observer) }
  }

  /// Tells those who observe tests of an issue.
  package func tell(_ issue: XCTIssue, of testCase: XCTestCase) {
    for observer in lock.withLock({ observers }) {
      (observer as? any _TesseraIssueObserving)?.testCase(testCase, didRecord: issue)
    }
  }

  /// Tells those who observe tests of a failure that was expected.
  package func tell(expected issue: XCTIssue, because reason: String?, of testCase: XCTestCase) {
    let failure = XCTExpectedFailure(failureReason: reason, issue: issue)
    for observer in lock.withLock({ observers }) {
      (observer as? any _TesseraExpectedFailureObserving)?.testCase(testCase, didRecord: failure)
    }
  }

  // MARK: - Expected failures

  /// A failure that a test says will come.
  package final class ExpectedFailure {
    package let reason: String?
    let options: XCTExpectedFailure.Options
    var isMatched = false

    init(reason: String?, options: XCTExpectedFailure.Options) {
      self.reason = reason
      self.options = options
    }
  }

  func expect(_ failure: ExpectedFailure) { lock.withLock { expected.append(failure) } }

  /// Takes an expectation away.
  ///
  /// - Returns: What is wrong where it was not met and had to be.
  func end(_ failure: ExpectedFailure) -> String? {
    lock.withLock { expected.removeAll { $0 === failure } }
    return Self.complaint(failure)
  }

  /// What expected a failure, if something did; the innermost that it fits.
  package func expectation(of issue: XCTIssue) -> ExpectedFailure? {
    let open = lock.withLock { expected.reversed() }
    for failure in open where failure.options.issueMatcher(issue) {
      failure.isMatched = true
      return failure
    }
    return nil
  }

  /// The test is over: what it expected to the end, and did not come, in words.
  package func endTest() -> [String] {
    let open = lock.withLock {
      defer { (expected, explanations, storedContinuation) = ([], [], true) }
      return expected
    }
    return open.compactMap(Self.complaint)
  }

  private static func complaint(_ failure: ExpectedFailure) -> String? {
    guard !failure.isMatched, failure.options.isStrict else { return nil }
    return "Expected failure" + (failure.reason.map { " '\($0)'" } ?? "") + " but none recorded."
  }
}
