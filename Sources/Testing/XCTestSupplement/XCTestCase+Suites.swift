// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit
public import XCTest

/// A class that makes its own test cases. The translator adds the conformance to classes that override `defaultTestSuite`.
public protocol _TesseraSuiteMaking: XCTestCase {
  static var defaultTestSuite: XCTestSuite { get }
}

/// Which tests classes have, by their names: with Objective-C the runtime knows, here the program that runs them says.
package final class KnownTests: @unchecked Sendable {
  package static let shared = KnownTests()
  private let lock = NSLock()
  private var tests: [ObjectIdentifier: [(String, XCTestCaseClosure)]] = [:]
  private var types: [ObjectIdentifier: XCTestCase.Type] = [:]

  package func set(_ entry: XCTestCaseEntry) {
    lock.withLock {
      tests[ObjectIdentifier(entry.testCaseClass)] = entry.allTests
      types[ObjectIdentifier(entry.testCaseClass)] = entry.testCaseClass
    }
  }

  /// Every class with tests, by name.
  var classes: [XCTestCase.Type] {
    lock.withLock { Array(types.values) }.sorted { _tesseraStringFromClass($0) < _tesseraStringFromClass($1) }
  }

  func of(_ type: XCTestCase.Type) -> [(String, XCTestCaseClosure)] {
    lock.withLock { tests[ObjectIdentifier(type)] } ?? []
  }
}

// Methods of a protocol, so that an app's class can have its own by these names.
extension XCTActivity where Self: XCTestCase {
  /// A suite with a test case for each of the class's tests.
  public static var defaultTestSuite: XCTestSuite { _tesseraDefaultTestSuite }

  /// The test's method, by which tests find out their names; `nil` for a test case that was not made for one.
  public var invocation: NSInvocation? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return NSInvocation(target: self, selector: Selector(String(name[name.index(after: dot)...])))
  }
}

extension XCTestCase {
  /// What `super.defaultTestSuite` is in a class that overrides it.
  public static var _tesseraDefaultTestSuite: XCTestSuite {
    let suite = XCTestSuite(name: _tesseraStringFromClass(self).split(separator: ".").last.map(String.init) ?? "")
    for test in defaultTests(of: self) { suite.addTest(test) }
    return suite
  }

  /// A test case for each test that the program knows of a class, in the order of their names.
  fileprivate static func defaultTests(of type: XCTestCase.Type) -> [XCTestCase] {
    KnownTests.shared.of(type).map { type.init(name: $0.0, testClosure: $0.1) }
  }

  /// Creates a test case for one of the class's methods, which needs not be called `test…`.
  public convenience init(selector: Selector) {
    let name = String(selector.description.prefix { $0 != ":" })
    let known = KnownTests.shared.of(Self.self).first { $0.0 == name }?.1
    self.init(name: name, testClosure: known ?? { test in test.perform(selector) })
  }

  /// Creates a test case for a method.
  public convenience init(invocation: NSInvocation?) {
    self.init(selector: invocation?.selector ?? Selector(""))
  }
}

extension XCTestCase {
  /// The asynchronous `setUp()` and `tearDown()` of `XCTestCase` itself, which do nothing. The translator names it in place of
  /// `super`'s in classes of an actor.
  public nonisolated static func _tesseraSetUp() async throws {}
}

extension XCTestExpectation {
  /// Marks the expectation as fulfilled. Calling it more often than `expectedFulfillmentCount` is a failure of the test
  /// unless `assertForOverFulfill` is `false`.
  ///
  /// The form without parameters, as Apple's is: `completion = expectation.fulfill`.
  @_disfavoredOverload
  public func fulfill() { fulfill("", line: 0) }
}

extension XCTestSuite {
  /// A suite with all tests that the program knows of.
  public class var `default`: XCTestSuite {
    let suite = XCTestSuite(name: "All tests")
    for type in KnownTests.shared.classes { suite.addTest(XCTestSuite(forTestCaseClass: type)) }
    return suite
  }

  /// Creates a suite with the test cases that a class makes.
  public convenience init(forTestCaseClass testCaseClass: XCTestCase.Type) {
    let suite =
      (testCaseClass as? any _TesseraSuiteMaking.Type)?.defaultTestSuite ?? testCaseClass._tesseraDefaultTestSuite
    self.init(name: suite.name)
    for test in suite.tests { addTest(test) }
  }
}

/// A method and who has it.
public final class NSInvocation: NSObject {
  public let selector: Selector
  public private(set) weak var target: AnyObject?

  init(target: AnyObject, selector: Selector) {
    (self.target, self.selector) = (target, selector)
    super.init()
  }
}

extension XCTestCase {
  /// Waits for expectations as long as it takes.
  public func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
    wait(for: expectations, timeout: 1e9, enforceOrder: enforceOrder)
  }

  /// Waits for expectations as long as it takes, without blocking the thread.
  public func fulfillment(of expectations: [XCTestExpectation], enforceOrder: Bool = false) async {
    await fulfillment(of: expectations, timeout: 1e9, enforceOrder: enforceOrder)
  }

  /// The methods that are the class's tests.
  public class var testInvocations: [NSInvocation] {
    defaultTests(of: self).compactMap(\.invocation)
  }

  /// What a block is measured by where nothing is said.
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// How a block is measured where nothing is said.
  public class var defaultMeasureOptions: XCTMeasureOptions { .default }
}
