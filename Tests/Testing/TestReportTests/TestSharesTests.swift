// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TestReport

@Suite struct TestSharesTests {
  private func names(_ suites: String...) -> [TestName] {
    suites.flatMap { suite in (1...2).map { TestName(target: "T", suite: suite, test: "test\($0)") } }
  }

  @Test func classesStayWholeAndNoTestIsLost() {
    let all = names("A", "B", "C", "D", "E")
    let shares = TestShares.split(all, into: 3) { _ in nil }
    #expect(shares.count == 3 && shares.allSatisfy { !$0.isEmpty })
    #expect(Set(shares.flatMap(\.self)) == Set(all) && shares.flatMap(\.self).count == all.count)
    for suite in ["A", "B", "C", "D", "E"] {
      #expect(shares.count { $0.contains { $0.suite == suite } } == 1)
    }
  }

  @Test func theLongestGoFirstToWhoHasLeast() {
    let seconds = ["A": 1.0, "B": 5, "C": 2, "D": 1.5]
    let shares = TestShares.split(names("A", "B", "C", "D"), into: 2) { seconds[$0.suite] }
    #expect(shares.map { Set($0.map(\.suite)) } == [["B"], ["A", "C", "D"]])
    #expect(shares[1].map(\.suite) == ["A", "A", "C", "C", "D", "D"], "in the order in which they were given")
  }

  @Test func thereAreNoMoreSharesThanClasses() {
    #expect(TestShares.split(names("A"), into: 8) { _ in nil } == [names("A")])
    #expect(TestShares.split([], into: 8) { _ in nil }.isEmpty)
    #expect(TestShares.split(names("A", "B"), into: 0) { _ in nil } == [names("A", "B")])
  }
}
