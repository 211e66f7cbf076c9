// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import TestReport
internal import XCTest
internal import XCTestSupplement

/// Runs XCTest classes one after another, on the main thread.
@MainActor struct XCTestRunner {
  let target: String
  let choice: TestChoice
  let output: EventOutput
  let session: TestSession
  /// Where attachments go.
  let attachments: AttachmentFolder?

  func run(_ cases: [XCTestCaseEntry], lists: Bool) {
    let observer = Observer(output: output)
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    for (testClass, tests) in cases {
      let suite = Self.name(of: testClass)
      let chosen = tests.map { (name: TestName(target: target, suite: suite, test: $0.0), test: $0) }
        .filter { choice.includes($0.name) }
      guard !chosen.isEmpty else { continue }
      if lists {
        for (name, _) in chosen { output.send(TestEvent(.listed, name)) }
        continue
      }
      testClass.setUp()
      var names = QuickNames(testClass)
      for (name, test) in chosen { run(testClass, name, (names.objectName(test.0), test.1), observer) }
      testClass.tearDown()
    }
  }

  private func run(
    _ testClass: XCTestCase.Type, _ name: TestName, _ test: (String, XCTestCaseClosure), _ observer: Observer
  ) {
    session.reset()
    observer.test = name
    output.send(TestEvent(.started, name))
    TestRecord.current.setAttachmentHandler { [attachments] attachment in
      guard let kept = attachments?.keep(attachment) else { return }
      observer.output.send(TestEvent(.attached, name, attachment: kept))
    }
    TestRecord.current.setAllowanceHandler { seconds in
      observer.output.send(TestEvent(.allowed, name, seconds: seconds))
    }
    let object = testClass.init(name: test.0) { object in
      do {
        try test.1(object)
      } catch let skip as XCTSkip {
        observer.skipMessage = skip.message
        throw skip
      }
    }
    object.run()
    for complaint in TestRecord.current.endTest() { output.send(TestEvent(.failed, name, message: complaint)) }
    if object.testRun?.hasBeenSkipped == true {
      output.send(TestEvent(.skipped, name, message: observer.skipMessage))
    }
    output.send(TestEvent(.finished, name))
    observer.test = nil
    observer.skipMessage = nil
  }

  /// A class's name without its module, nested ones with those around them.
  private static func name(of testClass: XCTestCase.Type) -> String {
    let name = String(reflecting: testClass)
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Hears of failed assertions; XCTest tells them on the thread that asserts.
  private final class Observer: XCTestObservation {
    let output: EventOutput
    var test: TestName?
    var skipMessage: String?

    init(output: EventOutput) {
      self.output = output
    }

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine line: Int
    ) {
      let place = filePath.map { TestPlace(file: $0, line: line) }
      let location = filePath.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) }
      let issue = XCTIssue(
        type: description.contains("threw error") ? .thrownError : .assertionFailure, compactDescription: description,
        sourceCodeContext: XCTSourceCodeContext(location: location))
      if TestRecord.current.expects(issue) { return }
      let explanations = TestRecord.current.takeExplanations()
      // One failure may be about several pictures; each is told of by itself.
      let message = ([description] + explanations.prefix(1)).joined(separator: "\n")
      output.send(TestEvent(.failed, test, message: message, place: place))
      for words in explanations.dropFirst() {
        output.send(TestEvent(.failed, test, message: words, place: place))
      }
    }
  }
}
