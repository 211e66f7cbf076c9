// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The source of the program that runs a test target's tests.
package struct RunnerSource {
  package let target: OverlayPlan.TestTarget
  package let classes: [TestDiscovery.TestClass]

  package init(target: OverlayPlan.TestTarget, classes: [TestDiscovery.TestClass]) {
    self.target = target
    self.classes = classes
  }

  package var text: String {
    let entries = classes.map { testClass in
      let tests = testClass.tests.map { test in
        let call = test.isAsync ? "asynchronous { (test: %) in try await" : "synchronous { (test: %) in try"
        return "    (\"\(test.name)\", \(call.replacing("%", with: testClass.name)) test.\(test.name)() }),\n"
      }
      return "  (\(testClass.name).self, [\n\(tests.joined())  ]),\n"
    }
    return """
      // Written by `tessera test`.
      import TesseraTestHost
      import XCTest
      @testable import \(target.moduleName)

      let cases: [XCTestCaseEntry] = [
      \(entries.joined())]
      runTests(target: "\(target.moduleName)", cases: cases)

      """
  }
}
