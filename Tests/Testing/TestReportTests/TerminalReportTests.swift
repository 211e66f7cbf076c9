// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TestReport

@Suite struct TerminalReportTests {
  private let name = TestName(target: "T", suite: "A", test: "testOne")
  private let report = TerminalReport { $0.replacing("/overlay/", with: "/package/") }

  @Test func aFailureHasItsPlaceInThePackage() {
    let result = TestResult(
      name: name, status: .failed,
      failures: [
        .init(message: "one\ntwo", place: TestPlace(file: "/overlay/A.swift", line: 3)),
        .init(message: "threw", place: TestPlace(file: "<EXPR>", line: 0)),
      ], seconds: 0.123)
    #expect(
      report.lines(of: result, isVerbose: false) == [
        "T.A/testOne  failed  0.12 s", "  /package/A.swift:3: one", "  two", "  threw",
      ])
  }

  @Test func aSnapshotHasItsFiles() {
    var snapshot = TestResult.Snapshot(name: "dark", reference: "/package/a.dark.png", isRecorded: false)
    snapshot.words = "1 % of the pixels"
    snapshot.found = "/files/1.png"
    snapshot.difference = "/files/2.png"
    var failure = TestResult.Failure(message: "long words", place: TestPlace(file: "/overlay/A.swift", line: 3))
    failure.snapshot = snapshot
    #expect(
      report.lines(of: TestResult(name: name, status: .failed, failures: [failure]), isVerbose: false).dropFirst() == [
        "  /package/A.swift:3: \"dark\" differs from its reference", "    1 % of the pixels",
        "    expected    /package/a.dark.png", "    found       /files/1.png", "    difference  /files/2.png",
      ])
    failure.snapshot = TestResult.Snapshot(name: "dark", reference: "/package/a.dark.png", isRecorded: true)
    #expect(
      report.lines(of: TestResult(name: name, status: .recorded, failures: [failure]), isVerbose: false) == [
        "T.A/testOne  recorded  0.00 s", "  /package/A.swift:3: \"dark\" is recorded",
        "    expected    /package/a.dark.png",
      ])
  }

  @Test func goodTestsAreToldOnlyWhereAsked() {
    let result = TestResult(name: name, status: .skipped, skipMessage: "later")
    #expect(report.lines(of: result, isVerbose: false).isEmpty)
    #expect(report.lines(of: result, isVerbose: true) == ["T.A/testOne  skipped  0.00 s", "  later"])
  }

  @Test func ofABacktraceThePackagesOwnFramesAreShown() {
    let result = TestResult(
      name: name, status: .crashed, failures: [.init(message: "gone")],
      output: [
        "A.swift:1: Fatal error: no", "", "Thread 0 crashed:",
        "0 0x00007f21df0592b0 own() + 3 in T at /overlay/A.swift:1",
        " 1 [ra] 0x00007f21df0592b0 other() + 3 in XCTest", "...", "Backtrace took 0.94s",
      ])
    #expect(
      report.lines(of: result, isVerbose: false).dropFirst() == [
        "  gone", "    A.swift:1: Fatal error: no", "    Thread 0 crashed:",
        "    0 0x00007f21df0592b0 own() + 3 in T at /package/A.swift:1",
      ])
  }

  @Test func nothingMovesTheTerminalsCursor() {
    let odd = TestName(target: "T", suite: "", test: "a\u{1B}[2J\u{202E}\r\u{7}b")
    let lines = report.lines(of: TestResult(name: odd, status: .failed), isVerbose: false)
    #expect(lines == ["T.a\u{FFFD}[2J\u{FFFD}\u{FFFD}\u{FFFD}b  failed  0.00 s"])
  }

  @Test func theSummaryCountsAndTheExitCodeFollows() {
    var results = TestResults()
    #expect(results.exitCode == 4)
    results.results = [TestResult(name: name, status: .passed)]
    #expect(report.summary(results) == "1 test, all passed in 0.00 s (build 0.00 s)")
    #expect(results.exitCode == 0)
    results.results.append(TestResult(name: name, status: .recorded))
    #expect(results.exitCode == 5)
    results.results.removeLast()
    results.results += [TestResult(name: name, status: .timedOut), TestResult(name: name, status: .skipped)]
    results.seconds = 12.34
    #expect(report.summary(results) == "3 tests, 1 timed out, 1 skipped in 12.3 s (build 0.00 s)")
    #expect(results.exitCode == 1)
    results.unbuilt = ["U"]
    #expect(results.exitCode == 3)
  }
}
