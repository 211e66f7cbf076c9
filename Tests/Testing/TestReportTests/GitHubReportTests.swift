// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TestReport

@Suite struct GitHubReportTests {
  private let report = GitHubReport(workspace: "/source/app") { $0.replacing("/overlay/", with: "/source/app/") }
  private let name = TestName(target: "T", suite: "Cards", test: "test<A>")

  @Test func failuresAreErrorsBesideTheSource() {
    let result = TestResult(
      name: name, status: .failed,
      failures: [
        .init(message: "50 % off\nin /overlay/a", place: TestPlace(file: "/overlay/Tests/A,b.swift", line: 4)),
        .init(message: "no place", place: TestPlace(file: "<EXPR>", line: 0)),
      ])
    #expect(
      report.lines(of: result) == [
        "::error file=Tests/A%2Cb.swift,line=4,title=T.Cards/test<A>::failed: 50 %25 off%0Ain /source/app/a",
        "::error title=T.Cards/test<A>::failed: no place",
      ])
    #expect(report.lines(of: TestResult(name: name, status: .passed)) == [])
  }

  @Test func theSummaryNamesWhatIsNotAsItShouldBe() {
    var results = TestResults()
    results.results = [TestResult(name: name, status: .crashed), TestResult(name: name, status: .passed)]
    #expect(
      report.summary(results, line: "2 tests, 1 crashed")
        == """
        2 tests, 1 crashed

        | test | result | references |
        | --- | --- | --- |
        | T.Cards/test&lt;A&gt; | crashed |  |

        """)
  }
}
