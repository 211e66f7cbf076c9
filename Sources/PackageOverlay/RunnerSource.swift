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
      "  \(testClass.onlyFile.map { "\(Self.function(testClass, in: $0))()" } ?? Self.entry(testClass)),\n"
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
      runTests(target: "\(target.moduleName)", cases: cases, places: \(places))

      """
  }

  /// A literal of where tests stand: class, test, file and line in a line each; of Quick's classes, the class.
  private var places: String {
    let tests = discovery.classes.flatMap { testClass in
      testClass.tests.map { "\(testClass.name)\t\($0.name)\t\($0.path)\t\($0.line)\n" }
    }
    let specs = discovery.specs.map { "\($0.name)\t\t\($0.path)\t\($0.line)\n" }
    return "#\"\"\"\n\((tests + specs).joined())\"\"\"#"
  }

  /// A class with its tests, as XCTest takes them.
  ///
  /// - Parameter isInModule: Whether this stands in the tests' module. That may be of Swift 6, which would not have the
  ///   object go to the test, and may have functions of these names.
  private static func entry(_ testClass: TestDiscovery.TestClass, isInModule: Bool = false) -> String {
    let host = isInModule ? "TesseraTestHost." : ""
    let handing = isInModule ? "nonisolated(unsafe) let test = test; " : ""
    let tests = testClass.tests.sorted { $0.name < $1.name }.map { test in
      let (function, effects) = test.isAsync ? ("asynchronous", "try await") : ("synchronous", "try")
      return "    (\"\(test.name)\", \(host)\(function) { (test: \(testClass.name)) in "
        + "\(handing)\(effects) test.\(test.name)() }),\n"
    }
    return "(\(testClass.name).self, [\n\(tests.joined())  ])"
  }

  // MARK: - Private classes

  /// The name of the function that gives the tests of a class which only its file can name.
  private static func function(_ testClass: TestDiscovery.TestClass, in path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return "_tesseraTests_" + "\(file)_\(testClass.name)".map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// What is added at the end of files, by their paths: functions that give the tests of their private classes.
  package var additions: [String: String] {
    var files: [String: String] = [:]
    for testClass in discovery.classes {
      guard let path = testClass.onlyFile else { continue }
      files[path, default: "\nimport TesseraTestHost\nimport XCTest\n"] +=
        "func \(Self.function(testClass, in: path))() -> XCTestCaseEntry {\n"
        + "  \(Self.entry(testClass, isInModule: true))\n}\n"
    }
    return files
  }
}
