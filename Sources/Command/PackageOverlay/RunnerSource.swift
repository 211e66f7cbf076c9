// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ObjCTranslator

/// The source of the program that runs a test target's tests.
package struct RunnerSource {
  package let target: OverlayPlan.TestTarget
  package let discovery: TestDiscovery
  /// The modules that the target's tests are built with.
  let libraries: [String]
  /// Who is told of tests.
  let observers: [LoadedObservers.Observer]
  /// Whether each test's coverage is written.
  let writesCoverage: Bool

  init(
    target: OverlayPlan.TestTarget, discovery: TestDiscovery, libraries: [String] = [],
    observers: [LoadedObservers.Observer] = [],
    writesCoverage: Bool = false
  ) {
    self.target = target
    self.discovery = discovery
    self.libraries = libraries
    self.observers = observers
    self.writesCoverage = writesCoverage
  }

  package var text: String {
    let usesQuick = !discovery.specs.isEmpty
    let modules = Set(observers.map(\.module)).sorted().map { "import \($0)\n" }.joined()
    let watching = observers.map { "XCTestObservationCenter.shared.addTestObserver(\($0.expression))\n" }.joined()
    return """
      // Written by `tessera test`.
      import TesseraTestHost
      import XCTest
      \(modules)\(usesQuick ? "@testable import Quick\n" : "")@testable import \(target.moduleName)

      \(watching)\(usesQuick ? quickSetUp : "")\(writesCoverage ? Self.coverage : "")\(cases)\
      runTests(target: "\(target.moduleName)", \(libraries.isEmpty ? "" : "modules: \(libraries), ")cases: cases, places: \(places)\(writesCoverage ? ", writeCoverage: writeCoverage" : ""))

      """
  }

  /// The functions of the compiler's runtime that write counters. Between tests they count into a file that is written
  /// when the process ends.
  private static let coverage = """
    @_silgen_name("__llvm_profile_set_filename") func setProfile(_ name: UnsafePointer<CChar>)
    @_silgen_name("__llvm_profile_write_file") func writeProfile() -> CInt
    @_silgen_name("__llvm_profile_reset_counters") func resetProfile()
    @Sendable func writeCoverage(_ file: String) {
      setProfile(file)
      _ = writeProfile()
      resetProfile()
      setProfile(file + ".rest.profraw")
    }

    """

  /// All classes with their tests. What only the compiler knows to be there is asked for by functions.
  private var cases: String {
    // In the order in which XCTest runs them on iOS: some tests leave something behind that others find.
    let classes = discovery.classes.sorted { $0.name < $1.name }
    var lines = classes.map { testClass -> (text: String, isList: Bool) in
      if testClass.isConditional { return ("\(Self.function(testClass))()", true) }
      return (testClass.onlyFile != nil ? "\(Self.function(testClass))()" : Self.entry(testClass), false)
    }
    // Quick's tests are of its own class, whatever spec they come from.
    lines += discovery.specs.map { spec in
      spec.conditions.isEmpty
        ? (Self.entry(spec, type: spec.name, metatype: "\(spec.name).self"), false)
        : ("\(Self.function(spec))().map { spec in \(Self.entry(spec, type: "spec", metatype: "spec")) }", true)
    }
    guard lines.contains(where: \.isList) else {
      return "let cases: [XCTestCaseEntry] = [\n\(lines.map { "  \($0.text),\n" }.joined())]\n"
    }
    return "var cases: [XCTestCaseEntry] = []\n"
      + lines.map { $0.isList ? "cases += \($0.text)\n" : "cases.append(\($0.text))\n" }.joined()
  }

  private static func entry(_ spec: TestDiscovery.Spec, type: String, metatype: String) -> String {
    "(\(metatype), skippingPending(testCase(\(type).allTests).allTests, "
      + "of: \(spec.isAsync ? "Async" : "")World.sharedWorld.examples(forSpecClass: \(metatype))))"
  }

  private var quickSetUp: String {
    let known = discovery.quickConfigurations.filter(\.conditions.isEmpty).map { "\($0.name).self" }
    let asked = discovery.quickConfigurations.filter { !$0.conditions.isEmpty }.map { " + \(Self.function($0))()" }
    return "QuickConfiguration.configureSubclassesIfNeeded("
      + "[\(known.joined(separator: ", "))]\(asked.joined()), world: World.sharedWorld)\n"
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
  /// - Parameter isInModule: Whether this stands in the tests' module.
  private static func entry(_ testClass: TestDiscovery.TestClass, isInModule: Bool = false) -> String {
    let tests = testClass.tests.sorted { $0.name < $1.name }.map { test in
      "    \(entry(test, of: testClass, isInModule: isInModule)),\n"
    }
    return "(\(testClass.name).self, [\n\(tests.joined())  ])"
  }

  /// The tests' module may be of Swift 6, which would not have the object go to the test, and may have functions of these
  /// names.
  private static func entry(_ test: ClassOutline.Method, of testClass: TestDiscovery.TestClass, isInModule: Bool)
    -> String
  {
    let host = isInModule ? "TesseraTestHost." : ""
    let handing = isInModule ? "nonisolated(unsafe) let test = test; " : ""
    let (function, effects) = test.isAsync ? ("asynchronous", "try await") : ("synchronous", "try")
    return "(\"\(test.name)\", \(host)\(function) { (test: \(testClass.name)) in "
      + "\(handing)\(effects) test.\(test.name)() })"
  }

  // MARK: - What only the file can name, or only the compiler knows

  /// The name of the function that gives the tests of a class.
  private static func function(_ testClass: TestDiscovery.TestClass) -> String {
    function(testClass.name, in: testClass.path, at: testClass.isConditional ? testClass.line : nil)
  }

  private static func function(_ spec: TestDiscovery.Spec) -> String {
    function(spec.name, in: spec.path, at: spec.line)
  }

  /// - Parameter line: Where there may be another of that name in another branch of an `#if`.
  private static func function(_ name: String, in path: String, at line: Int?) -> String {
    let file = path.split(separator: "/").last ?? ""
    let words = "\(file)_\(name)" + (line.map { "_\($0)" } ?? "")
    return "_tesseraTests_" + words.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// What is added at the end of files, by their paths: functions that give the tests of their private classes, and of
  /// those that stand between `#if` and `#endif`. There the flags and modules are the file's.
  package var additions: [String: String] {
    var files: [String: String] = [:]
    var imports: [String: Set<String>] = [:]
    func add(_ text: String, to path: String, importing modules: [String]) {
      for module in modules { imports[path, default: []].insert(module) }
      files[path, default: ""] += text
    }
    for testClass in discovery.classes where testClass.isConditional || testClass.onlyFile != nil {
      let function = "func \(Self.function(testClass))() -> "
      add(
        testClass.isConditional
          ? function + "[XCTestCaseEntry] {\n\(Self.conditionalEntry(testClass))}\n"
          : function + "XCTestCaseEntry {\n  \(Self.entry(testClass, isInModule: true))\n}\n",
        to: testClass.path, importing: ["TesseraTestHost", "XCTest"])
    }
    let specs = discovery.specs.map { ($0, $0.isAsync ? "AsyncSpec" : "QuickSpec") }
    let configurations = discovery.quickConfigurations.map { ($0, "QuickConfiguration") }
    for (spec, root) in specs + configurations where !spec.conditions.isEmpty {
      add(
        "func \(Self.function(spec))() -> [Quick.\(root).Type] {\n"
          + "\(Self.list("[\(spec.name).self]", if: spec.conditions))}\n",
        to: spec.path, importing: ["Quick"])
    }
    for (path, modules) in imports {
      files[path] = "\n" + modules.sorted().map { "import \($0)\n" }.joined() + (files[path] ?? "")
    }
    return files
  }

  /// The statements of a function that gives a list where conditions hold, and else none.
  private static func list(_ list: String, if conditions: [String], after statements: String = "") -> String {
    guard !conditions.isEmpty else { return "\(statements)  return \(list)\n" }
    let condition = conditions.map { "(\($0))" }.joined(separator: " && ")
    return "  #if \(condition)\n\(statements)  return \(list)\n  #else\n  return []\n  #endif\n"
  }

  private static func conditionalEntry(_ testClass: TestDiscovery.TestClass) -> String {
    let tests = testClass.tests.sorted { $0.name < $1.name }.map { test in
      let line = "  tests.append(\(entry(test, of: testClass, isInModule: true)))\n"
      guard !test.conditions.isEmpty else { return line }
      return "  #if \(test.conditions.map { "(\($0))" }.joined(separator: " && "))\n\(line)  #endif\n"
    }
    let statements = "  var tests: [(String, XCTestCaseClosure)] = []\n" + tests.joined()
    return list("[(\(testClass.name).self, tests)]", if: testClass.conditions, after: statements)
  }
}
