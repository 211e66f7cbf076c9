// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The source of the program that runs a test target's tests.
package struct RunnerSource {
  package let target: OverlayPlan.TestTarget
  package let discovery: TestDiscovery
  /// Who is told of tests.
  let observers: [LoadedObservers.Observer]

  init(target: OverlayPlan.TestTarget, discovery: TestDiscovery, observers: [LoadedObservers.Observer] = []) {
    self.target = target
    self.discovery = discovery
    self.observers = observers
  }

  package var text: String {
    // In the order in which XCTest runs them on iOS: some tests leave something behind that others find.
    let entries = discovery.classes.sorted { $0.name < $1.name }.map { testClass in
      let tests = testClass.tests.sorted { $0.name < $1.name }.map { test in
        let call = test.isAsync ? "asynchronous { (test: %) in try await" : "synchronous { (test: %) in try"
        return "    (\"\(test.name)\", \(call.replacing("%", with: testClass.name)) test.\(test.name)() }),\n"
      }
      return "  (\(testClass.name).self, [\n\(tests.joined())  ]),\n"
    }
    let usesQuick = !discovery.specs.isEmpty
    // Quick's tests are of its own class, whatever spec they come from.
    let specs = discovery.specs.map { spec in
      let world = spec.isAsync ? "AsyncWorld" : "World"
      return "  (\(spec.name).self, skippingPending(testCase(\(spec.name).allTests).allTests, "
        + "of: \(world).sharedWorld.examples(forSpecClass: \(spec.name).self))),\n"
    }
    let configurations = discovery.quickConfigurations.map { "\($0).self" }.joined(separator: ", ")
    let setUp = "QuickConfiguration.configureSubclassesIfNeeded([\(configurations)], world: World.sharedWorld)\n"
    let modules = Set(observers.map(\.module)).sorted().map { "import \($0)\n" }.joined()
    let watching = observers.map { "XCTestObservationCenter.shared.addTestObserver(\($0.expression))\n" }.joined()
    return """
      // Written by `tessera test`.
      import TesseraTestHost
      import XCTest
      \(modules)\(usesQuick ? "@testable import Quick\n" : "")@testable import \(target.moduleName)

      \(watching)\(usesQuick ? setUp : "")let cases: [XCTestCaseEntry] = [
      \((entries + specs).joined())]
      runTests(target: "\(target.moduleName)", cases: cases)

      """
  }
}
