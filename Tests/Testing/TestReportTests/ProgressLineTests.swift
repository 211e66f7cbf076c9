// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TestReport

@Suite struct ProgressLineTests {
  private func result(_ test: String, _ status: TestResult.Status) -> TestResult {
    TestResult(name: TestName(target: "T", suite: "A", test: test), status: status)
  }

  @Test func itSaysHowManyAreThrough() {
    var line = ProgressLine()
    #expect(line.text(width: 80) == "")
    line.begin(2)
    #expect(line.text(width: 80) == "[0/2]")
    line.end(result("testOne", .passed))
    #expect(line.text(width: 80) == "[1/2]  T.A/testOne")
    line.end(result("test\u{1B}Two", .failed))
    #expect(line.text(width: 80) == "[2/2]  1 not passed  T.A/test\u{FFFD}Two")
    #expect(line.text(width: 12) == "[2/2]  1 no", "it never wraps")
  }

  @Test func whatIsRunAgainIsAdded() {
    var line = ProgressLine()
    line.begin(1)
    line.end(result("testOne", .failed))
    line.begin(1)
    line.end(result("testOne", .passed))
    #expect(line.text(width: 80).hasPrefix("[2/2]"))
  }
}
