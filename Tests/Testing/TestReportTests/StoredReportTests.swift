// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TestReport

@Suite struct StoredReportTests {
  private func results() -> TestResults {
    var snapshot = TestResult.Snapshot(name: "1", reference: "/p/a.1.png", isRecorded: false)
    snapshot.found = "/report/files/a.png"
    var failure = TestResult.Failure(
      message: "at /overlay/A.swift", place: TestPlace(file: "/overlay/A.swift", line: 3))
    failure.snapshot = snapshot
    var result = TestResult(
      name: TestName(target: "T", suite: "A", test: "one"), status: .failed, failures: [failure],
      output: ["in /overlay/A.swift"], seconds: 1)
    result.attachments = [TestAttachment(name: "b", path: "/elsewhere/b.txt", type: "public.plain-text")]
    var results = TestResults()
    results.results = [result]
    results.seconds = 2
    return results
  }

  @Test func aReportIsReadBackFromAnotherPlace() throws {
    let stored = StoredReport(results(), package: "Pack", folder: "/report") {
      $0.replacing("/overlay/", with: "/package/")
    }
    let read = try #require(StoredReport(file: stored.data))
    #expect(read.package == "Pack")
    let result = try #require(read.results { $0.hasPrefix("/") ? $0 : "/new/" + $0 }.results.first)
    #expect(result.failures[0].snapshot?.found == "/new/files/a.png")
    #expect(result.failures[0].snapshot?.reference == "/p/a.1.png")
    #expect(result.attachments[0].path == "/elsewhere/b.txt")
    #expect(result.failures[0].message == "at /package/A.swift" && result.output == ["in /package/A.swift"])
    #expect(result.failures[0].place == TestPlace(file: "/package/A.swift", line: 3))
  }

  @Test func whatIsNoReportIsNone() {
    let good = StoredReport(results(), package: "Pack", folder: "/report") { $0 }.data
    let later = String(decoding: good, as: UTF8.self).replacing(#""version":2"#, with: #""version":3"#)
    #expect(later.contains(#""version":3"#))
    for bad in [Data(), Data("{}".utf8), good.dropLast(), Data(later.utf8)] { #expect(StoredReport(file: bad) == nil) }
  }

  @Test func machinesRanAtTheSameTime() {
    var whole = TestResults()
    whole.merge(results())
    var other = results()
    other.seconds = 5
    other.unbuilt = ["U"]
    whole.merge(other)
    #expect(whole.results.count == 2 && whole.seconds == 5 && whole.unbuilt == ["U"] && whole.exitCode == 3)
  }
}
