// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TestReport
import Testing

@testable import XcodeBuildFront

@Suite struct XcodeTestLogTests {
  private func name(_ suite: String, _ test: String, target: String = "SampleTests") -> TestName {
    TestName(target: target, suite: suite, test: test)
  }

  private func result(
    _ name: TestName, _ status: TestResult.Status = .passed, _ message: String? = nil, seconds: Double = 0.0123
  ) -> TestResult {
    let failures = message.map { [TestResult.Failure(message: $0, place: TestPlace(file: "/o/A.swift", line: 41))] }
    return TestResult(name: name, status: status, failures: failures ?? [], seconds: seconds)
  }

  private func log(isQuiet: Bool = false) -> XcodeTestLog {
    XcodeTestLog(isQuiet: isQuiet, stamp: { "2026-11-29 10:00:00.000" }) { $0.replacing("/o/", with: "/path/") }
  }

  @Test func suitesNestAndEachCaseHasItsLines() {
    var log = log()
    log.expect([name("CartTests", "testA"), name("CartTests", "testSum")])
    #expect(log.take(result(name("CartTests", "testA"))).isEmpty, "a class is printed whole")
    var lines = log.take(
      result(name("CartTests", "testSum"), .failed, "XCTAssertEqual failed: (\"1\") is not equal to (\"2\")"))
    lines += log.end(verdict: "TEST", isGood: false)
    #expect(
      lines == [
        "Test Suite 'All tests' started at 2026-11-29 10:00:00.000.",
        "Test Suite 'SampleTests.xctest' started at 2026-11-29 10:00:00.000.",
        "Test Suite 'CartTests' started at 2026-11-29 10:00:00.000.",
        "Test Case '-[SampleTests.CartTests testA]' started.",
        "Test Case '-[SampleTests.CartTests testA]' passed (0.012 seconds).",
        "Test Case '-[SampleTests.CartTests testSum]' started.",
        "/path/A.swift:41: error: -[SampleTests.CartTests testSum] : XCTAssertEqual failed: (\"1\") is not equal to (\"2\")",
        "Test Case '-[SampleTests.CartTests testSum]' failed (0.012 seconds).",
        "Test Suite 'CartTests' failed at 2026-11-29 10:00:00.000.",
        "\t Executed 2 tests, with 1 failure (0 unexpected) in 0.025 (0.025) seconds",
        "Test Suite 'SampleTests.xctest' failed at 2026-11-29 10:00:00.000.",
        "\t Executed 2 tests, with 1 failure (0 unexpected) in 0.025 (0.025) seconds",
        "Test Suite 'All tests' failed at 2026-11-29 10:00:00.000.",
        "\t Executed 2 tests, with 1 failure (0 unexpected) in 0.025 (0.025) seconds",
        "Failing tests:", "\tCartTests.testSum()", "", "** TEST FAILED **", "",
      ])
  }

  @Test func classesOfSeveralProcessesAreNeverMixed() {
    var log = log()
    log.expect([name("A", "testX"), name("A", "testY"), name("B", "testZ"), name("C", "testW", target: "MoreTests")])
    var lines = log.take(result(name("A", "testX")))
    lines += log.take(result(name("C", "testW", target: "MoreTests")))
    lines += log.take(result(name("B", "testZ")))
    lines += log.take(result(name("A", "testY")))
    lines += log.end(verdict: "TEST", isGood: true)
    let started = lines.filter { $0.hasPrefix("Test Suite") && $0.contains("started") }.compactMap {
      $0.split(separator: "'").dropFirst().first
    }
    #expect(started == ["All tests", "SampleTests.xctest", "B", "A", "MoreTests.xctest", "C"])
    #expect(
      lines.filter { $0.contains("Executed") }.last
        == "\t Executed 4 tests, with 0 failures (0 unexpected) in 0.049 (0.049) seconds")
    #expect(lines.contains("** TEST SUCCEEDED **"))
  }

  @Test func skipsAndCrashesAreCounted() {
    var log = log()
    var skipped = result(name("A", "testX"), .skipped)
    skipped.skipMessage = "not here"
    var lines = log.take(skipped) + log.take(result(name("A", "testY"), .crashed, "the test's process crashed"))
    lines += log.end(verdict: "TEST", isGood: false)
    #expect(lines.contains("Test Case '-[SampleTests.A testX]' skipped (0.012 seconds)."))
    #expect(
      lines.contains(
        "Restarting after unexpected exit, crash, or test timeout in A.testY(); summary will include totals from previous launches."
      ))
    #expect(
      lines.contains { $0.hasPrefix("\t Executed 2 tests, with 1 test skipped and 1 failure (1 unexpected) in ") })
  }

  @Test func swiftTestingHasFormsOfItsOwn() {
    var log = log()
    log.expect([name("Sums", "sum()"), name("Sums", "twice(_:)")])
    var lines = log.take(result(name("Sums", "sum()"), seconds: 0.001))
    lines += log.take(result(name("Sums", "twice(_:)"), .failed, "Expectation failed: 1 == 2", seconds: 0.001))
    lines += log.end(verdict: "TEST", isGood: false)
    #expect(
      lines == [
        "◇ Test run started.", "◇ Suite Sums started.", "◇ Test sum() started.",
        "✔ Test sum() passed after 0.001 seconds.", "◇ Test twice(_:) started.",
        "✘ Test twice(_:) recorded an issue at A.swift:41:1: Expectation failed: 1 == 2",
        "✘ Test twice(_:) failed after 0.001 seconds with 1 issue.",
        "✘ Suite Sums failed after 0.002 seconds with 1 issue.",
        "✘ Test run with 2 tests failed after 0.002 seconds with 1 issue.", "Failing tests:", "\tSums.twice(_:)", "",
        "** TEST FAILED **", "",
      ])
  }

  @Test func aQuietRunPrintsFailures() {
    var log = log(isQuiet: true)
    #expect(log.take(result(name("A", "testX"))).isEmpty)
    let lines = log.take(result(name("A", "testY"), .failed, "no")) + log.end(verdict: "TEST", isGood: false)
    #expect(
      lines == [
        "/path/A.swift:41: error: -[SampleTests.A testY] : no", "Failing tests:", "\tA.testY()", "",
        "** TEST FAILED **", "",
      ])
  }

  @Test func linesOfBuildsAreDiagnosticsOrNotes() {
    #expect(XcodeBuildLog.line("/a/A.swift:3:9: error: no", isQuiet: true) == "/a/A.swift:3:9: error: no")
    #expect(XcodeBuildLog.line("3 | let a = b", isQuiet: true) == "3 | let a = b")
    #expect(XcodeBuildLog.line("Translating Sample", isQuiet: false) == "note: Translating Sample")
    #expect(XcodeBuildLog.line("Translating Sample", isQuiet: true) == nil)
  }
}
