// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
package import TestReport

/// The results of a run of tests as lines of `xcodebuild`, which `xcpretty` and `xcbeautify` read.
///
/// Results arrive in any order, since several processes run tests. A class is printed as a whole once all its tests are
/// known, bundles one after another.
package struct XcodeTestLog {
  /// Gives the package's own path for one of the overlay, in any text.
  private let path: (String) -> String
  /// The time now, as in `2026-11-29 10:00:00.000`.
  private let stamp: () -> String
  private let isQuiet: Bool
  private var bundles: [Bundle] = []
  /// The bundle that is being printed.
  private var current = 0
  private var hasStarted = false
  private var total = Tally()
  private var failing: [String] = []
  private var lines: [String] = []

  /// A class or a suite.
  private struct Suite {
    var name: String
    var isSwiftTesting: Bool
    var expected = 0
    var results: [TestResult] = []
    var isPrinted = false
    /// Of what nobody announced more may come.
    var isComplete: Bool { expected > 0 && results.count >= expected }
  }

  private struct Bundle {
    var target: String
    var suites: [Suite] = []
    var hasStarted = false
    var hasEnded = false
    var tally = Tally()
    var swiftTally = Tally()
    /// Whether the run of Swift Testing's tests has started.
    var runsSwiftTesting = false
  }

  private struct Tally {
    var tests = 0
    var skipped = 0
    var failures = 0
    var unexpected = 0
    var seconds = 0.0

    mutating func add(_ result: TestResult) {
      tests += 1
      seconds += result.seconds
      if result.status == .skipped { skipped += 1 }
      guard !result.isGood else { return }
      failures += max(1, result.failures.count)
      if [.crashed, .timedOut].contains(result.status) { unexpected += 1 }
    }

    mutating func add(_ other: Tally) {
      tests += other.tests
      skipped += other.skipped
      failures += other.failures
      unexpected += other.unexpected
      seconds += other.seconds
    }

    var executed: String {
      let skips = skipped > 0 ? "\(XcodeTestLog.count(skipped, "test")) skipped and " : ""
      return "\t Executed \(XcodeTestLog.count(tests, "test")), with \(skips)"
        + "\(XcodeTestLog.count(failures, "failure")) (\(unexpected) unexpected) in "
        + "\(XcodeTestLog.seconds(seconds)) (\(XcodeTestLog.seconds(seconds))) seconds"
    }

    var verb: String { failures > 0 ? "failed" : "passed" }
  }

  /// - Parameters:
  ///   - isQuiet: Whether only failures are printed.
  ///   - stamp: The time now, as in `2026-11-29 10:00:00.000`.
  ///   - path: Gives the package's own path for one of the overlay, in any text.
  package init(isQuiet: Bool = false, stamp: @escaping () -> String, path: @escaping (String) -> String = { $0 }) {
    self.isQuiet = isQuiet
    self.stamp = stamp
    self.path = path
  }

  /// Announces tests that will run.
  package mutating func expect(_ names: [TestName]) {
    for name in names {
      let (bundle, suite) = place(of: name)
      bundles[bundle].suites[suite].expected += 1
    }
  }

  /// Takes a result over.
  ///
  /// - Returns: The lines that can be printed now.
  package mutating func take(_ result: TestResult) -> [String] {
    let (bundle, suite) = place(of: result.name)
    if bundles[bundle].suites[suite].isPrinted {
      // A later run of a test came out otherwise.
      if bundles[bundle].suites[suite].isSwiftTesting { printFunction(result) } else { printCase(result) }
      return drain()
    }
    bundles[bundle].suites[suite].results.append(result)
    printReady(isLast: false)
    return drain()
  }

  /// - Parameter verdict: The action as the last line names it, such as `TEST` or `TEST EXECUTE`.
  /// - Returns: The lines that are left, the last of which says whether all is well.
  package mutating func end(verdict: String, isGood: Bool) -> [String] {
    printReady(isLast: true)
    if hasStarted {
      say("Test Suite 'All tests' \(total.verb) at \(stamp()).")
      say(total.executed)
    }
    if !failing.isEmpty { lines += ["Failing tests:"] + failing.map { "\t\($0)" } + [""] }
    lines.append("** \(verdict) \(isGood ? "SUCCEEDED" : "FAILED") **")
    lines.append("")
    return drain()
  }

  // MARK: - In order

  private mutating func drain() -> [String] {
    defer { lines = [] }
    return lines
  }

  private mutating func say(_ line: String) { if !isQuiet { lines.append(line) } }

  private mutating func place(of name: TestName) -> (bundle: Int, suite: Int) {
    let bundle = bundles.firstIndex { $0.target == name.target } ?? bundles.count
    if bundle == bundles.count { bundles.append(Bundle(target: name.target)) }
    let isSwift = Self.isSwiftTesting(name)
    let suite =
      bundles[bundle].suites.firstIndex { $0.name == name.suite && $0.isSwiftTesting == isSwift }
      ?? bundles[bundle].suites.count
    if suite == bundles[bundle].suites.count {
      bundles[bundle].suites.append(Suite(name: name.suite, isSwiftTesting: isSwift))
    }
    return (bundle, suite)
  }

  /// Functions of Swift Testing's have their parameters in their names, `sum(of:)`; XCTest's methods have not.
  private static func isSwiftTesting(_ name: TestName) -> Bool {
    guard name.test.hasSuffix(")"), let open = name.test.firstIndex(of: "("), open > name.test.startIndex else {
      return false
    }
    return !name.test[name.test.index(before: open)].isWhitespace
  }

  private mutating func printReady(isLast: Bool) {
    while current < bundles.count {
      for index in bundles[current].suites.indices where !bundles[current].suites[index].isSwiftTesting {
        if isLast || bundles[current].suites[index].isComplete { printClass(index) }
      }
      guard bundles[current].suites.allSatisfy({ $0.isPrinted || $0.isSwiftTesting }) else { return }
      endClasses()
      for index in bundles[current].suites.indices where bundles[current].suites[index].isSwiftTesting {
        if isLast || bundles[current].suites[index].isComplete { printSuite(index) }
      }
      guard bundles[current].suites.allSatisfy(\.isPrinted) else { return }
      endSuites()
      current += 1
    }
  }

  // MARK: - XCTest

  private mutating func printClass(_ index: Int) {
    let suite = bundles[current].suites[index]
    guard !suite.isPrinted else { return }
    bundles[current].suites[index].isPrinted = true
    guard !suite.results.isEmpty else { return }
    if !hasStarted { say("Test Suite 'All tests' started at \(stamp()).") }
    hasStarted = true
    if !bundles[current].hasStarted {
      say("Test Suite '\(bundles[current].target).xctest' started at \(stamp()).")
      bundles[current].hasStarted = true
    }
    say("Test Suite '\(suite.name)' started at \(stamp()).")
    var tally = Tally()
    for result in suite.results {
      tally.add(result)
      printCase(result)
    }
    say("Test Suite '\(suite.name)' \(tally.verb) at \(stamp()).")
    say(tally.executed)
    bundles[current].tally.add(tally)
    total.add(tally)
  }

  private mutating func printCase(_ result: TestResult) {
    let name = "-[\(result.name.target).\(result.name.suite) \(result.name.test)]"
    say("Test Case '\(name)' started.")
    for line in result.output { say(path(line)) }
    for failure in result.failures {
      lines.append("\(place(failure)): error: \(name) : \(message(failure))")
    }
    let seconds = Self.seconds(result.seconds)
    switch result.status {
    case .passed: say("Test Case '\(name)' passed (\(seconds) seconds).")
    case .skipped:
      if let reason = result.skipMessage, let place = result.place {
        say("\(path(place.file)):\(place.line): \(name) : Test skipped - \(reason)")
      }
      say("Test Case '\(name)' skipped (\(seconds) seconds).")
    default:
      let plain = "\(result.name.suite).\(result.name.test)()"
      failing.append(plain)
      say("Test Case '\(name)' failed (\(seconds) seconds).")
      if [.crashed, .timedOut].contains(result.status) {
        say("")
        say(
          "Restarting after unexpected exit, crash, or test timeout in \(plain); summary will include totals from "
            + "previous launches.")
        say("")
      }
    }
  }

  private mutating func endClasses() {
    guard bundles[current].hasStarted, !bundles[current].hasEnded else { return }
    bundles[current].hasEnded = true
    say("Test Suite '\(bundles[current].target).xctest' \(bundles[current].tally.verb) at \(stamp()).")
    say(bundles[current].tally.executed)
  }

  // MARK: - Swift Testing

  private mutating func printSuite(_ index: Int) {
    let suite = bundles[current].suites[index]
    guard !suite.isPrinted else { return }
    bundles[current].suites[index].isPrinted = true
    guard !suite.results.isEmpty else { return }
    if !bundles[current].runsSwiftTesting {
      say("◇ Test run started.")
      bundles[current].runsSwiftTesting = true
    }
    if !suite.name.isEmpty { say("◇ Suite \(suite.name) started.") }
    var tally = Tally()
    for result in suite.results {
      tally.add(result)
      printFunction(result)
    }
    bundles[current].swiftTally.add(tally)
    if !suite.name.isEmpty { say(Self.verdict("Suite \(suite.name)", tally)) }
  }

  private mutating func printFunction(_ result: TestResult) {
    let test = result.name.test
    if result.status == .skipped {
      say("➜ Test \(test) skipped" + (result.skipMessage.map { ": \"\($0)\"" } ?? "."))
      return
    }
    say("◇ Test \(test) started.")
    for line in result.output { say(path(line)) }
    for failure in result.failures {
      let parts = place(failure).split(separator: "/").last.map(String.init) ?? ""
      lines.append("✘ Test \(test) recorded an issue at \(parts):1: \(message(failure))")
    }
    if !result.isGood { failing.append((result.name.suite.isEmpty ? "" : result.name.suite + ".") + test) }
    var tally = Tally()
    tally.add(result)
    say(Self.verdict("Test \(test)", tally))
  }

  private mutating func endSuites() {
    guard bundles[current].runsSwiftTesting else { return }
    let tally = bundles[current].swiftTally
    bundles[current].runsSwiftTesting = false
    say(Self.verdict("Test run with \(Self.count(tally.tests, "test"))", tally))
  }

  private static func verdict(_ name: String, _ tally: Tally) -> String {
    tally.failures == 0
      ? "✔ \(name) passed after \(seconds(tally.seconds)) seconds."
      : "✘ \(name) failed after \(seconds(tally.seconds)) seconds with \(count(tally.failures, "issue"))."
  }

  // MARK: - Words

  private func place(_ failure: TestResult.Failure) -> String {
    // Where an error was thrown nobody knows.
    guard let place = failure.place, !place.file.hasPrefix("<") else { return "<unknown>:0" }
    return "\(path(place.file)):\(place.line)"
  }

  private func message(_ failure: TestResult.Failure) -> String {
    ([path(failure.message)] + (failure.snapshot?.explanation ?? [])).joined(separator: "\n")
  }

  fileprivate static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  fileprivate static func seconds(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}
