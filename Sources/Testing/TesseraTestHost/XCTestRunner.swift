// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CHostClock
internal import Foundation
internal import TestReport
internal import XCTest
internal import XCTestSupplement
internal import XCUIAutomation

/// Runs XCTest classes one after another, on the main thread.
@MainActor struct XCTestRunner {
  let target: String
  let choice: TestChoice
  let places: TestPlaces
  let output: EventOutput
  let session: TestSession
  /// Where attachments go.
  let attachments: AttachmentFolder?

  func run(_ cases: [XCTestCaseEntry], lists: Bool) {
    let observer = Observer(output: output)
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    if !lists { TestRecord.current.tellObservers { $0.testBundleWillStart(.main) } }
    defer { if !lists { TestRecord.current.tellObservers { $0.testBundleDidFinish(.main) } } }
    for (testClass, tests) in cases {
      let suite = Self.name(of: testClass)
      var names = QuickNames(testClass)
      let entries = tests.map { (names.objectName($0.0), noting($0.1, observer)) }
      KnownTests.shared.set((testClass, entries))
      let made: [(name: TestName, make: () -> XCTestCase)]
      if let maker = testClass as? any _TesseraSuiteMaking.Type {
        made = Self.own(maker, target: target, suite: suite)
      } else {
        made = zip(tests, entries).map { test, entry in
          (
            TestName(target: target, suite: suite, test: test.0),
            { testClass.init(name: entry.0, testClosure: entry.1) }
          )
        }
      }
      let chosen = made.filter { choice.includes($0.name) }
      guard !chosen.isEmpty else { continue }
      if lists {
        for (name, _) in chosen { output.send(TestEvent(.listed, name)) }
        continue
      }
      // Observers that the class's own set-up adds are told of its end.
      let testSuite = XCTestSuite(name: suite)
      TestRecord.current.tellObservers { $0.testSuiteWillStart(testSuite) }
      session.beginClass()
      Automation.current?.beginClass()
      testClass.setUp()
      session.classIsSetUp()
      for (name, make) in chosen { run(name, make, observer) }
      testClass.tearDown()
      Automation.current?.beginClass()
      session.beginClass()
      TestRecord.current.tellObservers { $0.testSuiteDidFinish(testSuite) }
    }
  }

  /// The test cases that a class makes itself. What has a name that came before gets a number: it may be the same test
  /// with other values.
  private static func own(
    _ maker: any _TesseraSuiteMaking.Type, target: String, suite: String
  ) -> [(name: TestName, make: () -> XCTestCase)] {
    var counts: [String: Int] = [:]
    return cases(of: maker.defaultTestSuite).map { test in
      let name = test.name.split(separator: ".").last.map(String.init) ?? test.name
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return (TestName(target: target, suite: suite, test: count == 1 ? name : "\(name) (\(count))"), { test })
    }
  }

  private static func cases(of test: XCTest) -> [XCTestCase] {
    (test as? XCTestCase).map { [$0] } ?? (test as? XCTestSuite)?.tests.flatMap(cases) ?? []
  }

  /// A test that says why it was skipped.
  private func noting(_ test: @escaping XCTestCaseClosure, _ observer: Observer) -> XCTestCaseClosure {
    { object in
      do {
        try test(object)
      } catch let skip as XCTSkip {
        observer.skipMessage = skip.message
        throw skip
      }
    }
  }

  /// What a test's set-up threw to have it skipped: XCTest keeps it and tells nobody else of it.
  private static func skip(of object: XCTestCase) -> XCTSkip? {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror).lazy
      .compactMap { $0.children.first { $0.label == "skip" && $0.value is XCTSkip }?.value as? XCTSkip }.first
  }

  private func run(_ name: TestName, _ make: () -> XCTestCase, _ observer: Observer) {
    session.reset()
    observer.test = name
    output.send(TestEvent(.started, name, place: places[name]))
    TestRecord.current.setAttachmentHandler { [attachments] attachment in
      guard let kept = attachments?.keep(attachment) else { return }
      observer.output.send(TestEvent(.attached, name, attachment: kept))
    }
    host_timeline_set_patience(0)
    TestRecord.current.setAllowanceHandler { seconds in
      host_timeline_set_patience(seconds * 0.75)
      observer.output.send(TestEvent(.allowed, name, seconds: seconds))
    }
    let object = make()
    Automation.current?.begin(object)
    object.run()
    Automation.current?.endTest()
    let complaints = TestRecord.current.endTest()
    for complaint in observer.isStopped ? [] : complaints { output.send(TestEvent(.failed, name, message: complaint)) }
    if object.testRun?.hasBeenSkipped == true {
      output.send(TestEvent(.skipped, name, message: observer.skipMessage ?? Self.skip(of: object)?.message))
    }
    output.send(TestEvent(.finished, name))
    observer.endTest()
  }

  /// A class's name without its module, nested ones with those around them.
  private static func name(of testClass: XCTestCase.Type) -> String {
    // Private ones stand in a "(unknown context at $address)".
    let name = String(reflecting: testClass)
      .replacing(#/\(unknown context at [^)]*\)\./#, with: "")
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Hears of failed assertions; XCTest tells them on the thread that asserts.
  private final class Observer: XCTestObservation {
    let output: EventOutput
    var test: TestName?
    var skipMessage: String?
    /// Whether the test has ended with its first failure.
    private(set) var isStopped = false

    func endTest() {
      (test, skipMessage) = (nil, nil)
      isStopped = false
    }

    init(output: EventOutput) {
      self.output = output
    }

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine line: Int
    ) {
      guard !isStopped else { return }
      let place = filePath.map { TestPlace(file: $0, line: line) }
      let location = filePath.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) }
      let issue =
        TestRecord.current.issue
        ?? XCTIssue(
          type: description.contains("threw error") ? .thrownError : .assertionFailure, compactDescription: description,
          sourceCodeContext: XCTSourceCodeContext(location: location))
      if let expectation = TestRecord.current.expectation(of: issue) {
        return TestRecord.current.tell(expected: issue, because: expectation.reason, of: testCase)
      }
      // Nothing leaves a function of Swift's from within, so the test goes on; but what comes of that is not told.
      isStopped = !testCase.continueAfterFailure || !TestRecord.current.continuesAfterFailure
      TestRecord.current.tell(issue, of: testCase)
      // XCTest tells on the thread that asserts; the app under test is the main thread's.
      if Thread.isMainThread {
        let stops = isStopped
        MainActor.assumeIsolated {
          Automation.current?.testDidFail()
          if stops { Automation.current?.stop() }
        }
      }
      let explanations = TestRecord.current.takeExplanations()
      // One failure may be about several pictures; each is told of by itself.
      let message = ([description] + explanations.prefix(1)).joined(separator: "\n")
      output.send(TestEvent(.failed, test, message: message, place: place, isLast: isStopped ? true : nil))
      for words in explanations.dropFirst() {
        output.send(TestEvent(.failed, test, message: words, place: place))
      }
    }
  }
}
