// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TestReport

@Suite struct TestCollectorTests {
  private let one = TestName(target: "T", suite: "A", test: "testOne")
  private let two = TestName(target: "T", suite: "A", test: "testTwo")

  @Test func eventsBecomeResults() {
    var collector = TestCollector()
    #expect(collector.take(TestEvent(.started, one), at: 1) == nil)
    collector.print("hello")
    _ = collector.take(TestEvent(.failed, one, message: "no", place: TestPlace(file: "f", line: 3)), at: 2)
    let result = collector.take(TestEvent(.finished, one), at: 3.5)
    #expect(
      result
        == TestResult(
          name: one, status: .failed, failures: [.init(message: "no", place: TestPlace(file: "f", line: 3))],
          output: ["hello"], seconds: 2.5))
    _ = collector.take(TestEvent(.started, two, place: TestPlace(file: "g", line: 5)), at: 4)
    _ = collector.take(TestEvent(.skipped, two, message: "later"), at: 4)
    _ = collector.take(TestEvent(.finished, two), at: 4)
    #expect(collector.results.map(\.status) == [.failed, .skipped])
    #expect(collector.results.map(\.place) == [nil, TestPlace(file: "g", line: 5)])
    #expect(!collector.isEnded)
    _ = collector.take(TestEvent(.ended), at: 5)
    #expect(collector.isEnded)
  }

  @Test func whatIsAttachedForFailuresGoesWithThem() {
    let attachments = [
      TestAttachment(name: "a", path: "/a", type: "public.png"),
      TestAttachment(name: "b", path: "/b", type: "public.png", isOfFailure: false),
    ]
    for (test, fails) in [(one, true), (two, false)] {
      var collector = TestCollector()
      _ = collector.take(TestEvent(.started, test), at: 0)
      for attachment in attachments { _ = collector.take(TestEvent(.attached, test, attachment: attachment), at: 0) }
      if fails { _ = collector.take(TestEvent(.failed, test, message: "no"), at: 0) }
      let result = collector.take(TestEvent(.finished, test), at: 0)
      #expect(result?.attachments.map(\.name) == (fails ? ["a", "b"] : ["b"]))
    }
  }

  @Test func aProcessThatEndsCostsTheTestUnderWay() {
    var collector = TestCollector()
    #expect(collector.breakOff(.crashed, message: "gone", at: 1) == nil, "no test is to blame")
    _ = collector.take(TestEvent(.started, one), at: 1)
    collector.print("last words")
    let result = collector.breakOff(.crashed, message: "gone", at: 2)
    #expect(result?.status == .crashed)
    #expect(result?.output == ["last words"])
    #expect(result?.failures == [.init(message: "gone")])
    #expect(collector.results.count == 1)
  }

  @Test func whatComesBehindTheLastFailureDoesNotCount() {
    var collector = TestCollector()
    _ = collector.take(TestEvent(.started, one), at: 1)
    _ = collector.take(TestEvent(.failed, one, message: "no", isLast: true), at: 1)
    let result = collector.breakOff(.crashed, message: "gone", at: 2)
    #expect(result?.status == .failed)
    #expect(result?.failures == [.init(message: "no")])
    _ = collector.take(TestEvent(.started, two), at: 3)
    #expect(collector.breakOff(.timedOut, message: "late", at: 4)?.status == .timedOut)
  }

  @Test func eventsOfTestsThatNobodyBeganAreLoose() {
    var collector = TestCollector()
    _ = collector.take(TestEvent(.finished, one), at: 1)
    _ = collector.take(TestEvent(.skipped, one), at: 1)
    _ = collector.take(TestEvent(.failed, nil, message: "set-up"), at: 1)
    #expect(collector.results.isEmpty)
    #expect(collector.loose == [.init(message: "set-up")])
  }

  @Test func aFloodOfOutputIsBounded() {
    var collector = TestCollector()
    _ = collector.take(TestEvent(.started, one), at: 0)
    for number in 0..<10_000 { collector.print("\(number)") }
    collector.print(String(repeating: "x", count: 1_000_000))
    let result = collector.take(TestEvent(.finished, one), at: 1)
    #expect(result?.output.count == TestCollector.mostLines)
    #expect((result?.output.last?.count ?? 0) <= TestCollector.longestLine + 1)
  }

  @Test func linesAreEventsOnlyBehindTheMark() {
    let event = TestEvent(.failed, one, message: "a\nb \u{1B}[31m", place: TestPlace(file: "/f", line: 1))
    let line = String(decoding: TestEventLine.encode(event, mark: "m"), as: UTF8.self)
    #expect(line.first == "\n" && line.last == "\n" && line.split(separator: "\n").count == 1)
    #expect(TestEventLine.decode(String(line.dropFirst().dropLast()), mark: "m") == event)
    #expect(TestEventLine.decode(String(line.dropFirst().dropLast()), mark: "n") == nil)
    #expect(TestEventLine.decode("m {", mark: "m") == nil)
  }
}
