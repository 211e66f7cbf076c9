// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TestReport

@Suite struct TestRoundsTests {
  private func result(_ test: String, _ status: TestResult.Status, _ message: String? = nil) -> TestResult {
    let failures = message.map { [TestResult.Failure(message: $0)] } ?? []
    return TestResult(
      name: TestName(target: "T", suite: "S", test: test), status: status, failures: failures, seconds: 1)
  }

  @Test func aTestThatFailsMayBeTriedAgain() {
    let all: [TestResult.Status] = [.passed, .failed, .recorded, .skipped, .crashed, .timedOut, .unstable]
    #expect(all.filter { TestRounds.isWorthATry(result("a", $0)) } == [.failed, .crashed, .timedOut])
    let first = [result("a", .passed), result("b", .failed, "no")]
    let second = TestRounds.retry(first, with: [result("b", .passed)])
    #expect(second.map(\.status) == [.passed, .passed])
    #expect(second.map(\.tries) == [1, 2])
    #expect(second[1].seconds == 2)
    let third = TestRounds.retry(second, with: [result("b", .failed, "no")])
    #expect(third[1].tries == 3)
    #expect(TerminalReport().lines(of: third[1], isVerbose: false) == ["T.S/b  failed  3.00 s", "  3 tries", "  no"])
  }

  @Test func whatComesOutOtherwiseIsUnstable() {
    let first = [result("a", .passed), result("b", .failed, "1"), result("c", .passed), result("d", .recorded, "new")]
    let again = [result("a", .passed), result("b", .failed, "2"), result("c", .crashed, "down"), result("d", .passed)]
    let all = TestRounds.compare(first, with: again, round: 2)
    #expect(all.map(\.status) == [.passed, .unstable, .unstable, .recorded])
    #expect(all[2].failures.map(\.message) == ["not the same each time: passed in run 1, crashed in run 2", "down"])
    #expect(TestRounds.compare(first, with: Array(again.dropFirst()), round: 2)[0].status == .unstable)
    #expect(TestRounds.compare(all, with: first, round: 3)[1].failures.count == 3, "once is enough")
    var results = TestResults()
    results.results = all
    #expect(results.exitCode == 1)
    #expect(TerminalReport().summary(results).hasPrefix("4 tests, 2 unstable, 1 recorded in "))
  }

  @Test func bothPicturesAreShown() throws {
    func different(_ found: String) -> TestResult {
      var result = result("a", .failed, "differs")
      var snapshot = TestResult.Snapshot(name: "1", reference: "/p/a.png", isRecorded: false)
      snapshot.expected = "/r/reference.png"
      snapshot.found = found
      result.failures[0].snapshot = snapshot
      return result
    }
    let both = TestRounds.compare([different("/r/1.png")], with: [different("/r/2.png")], round: 2)
    let shown = try #require(both.first?.failures.first?.snapshot)
    #expect(shown.expected == "/r/1.png" && shown.found == "/r/2.png")
    let once = TestRounds.compare([different("/r/1.png")], with: [result("a", .passed)], round: 2)
    #expect(once.first?.failures.first?.snapshot?.found == "/r/reference.png")
    #expect(TestRounds.compare([different("/r/1.png")], with: [different("/r/1.png")], round: 2)[0].status == .failed)
  }
}
