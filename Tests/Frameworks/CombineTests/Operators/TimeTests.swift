// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Testing

/// When operators of time let values through.
@Suite struct TimeTests {
  private let source = PassthroughSubject<Int, Trouble>()
  private let scheduler = ManualScheduler()
  private let sink = Sink<String, Trouble>()

  @Test func debounceSendsWhatIsFollowedByAPause() {
    source.debounce(for: 2, scheduler: scheduler).map(String.init).subscribe(sink)
    source.send(1)
    scheduler.advance(by: 1)
    source.send(2)
    scheduler.advance(by: 1.9)
    #expect(sink.line == "")
    scheduler.advance(by: 0.1)
    #expect(sink.line == "2")
  }

  @Test(arguments: [(true, "1 4 5"), (false, "1 2 5")])
  func throttleSendsTheLatestOrTheFirstOfASpan(latest: Bool, expected: String) {
    source.throttle(for: 3, scheduler: scheduler, latest: latest).map(String.init).subscribe(sink)
    for value in 1...4 {
      source.send(value)
      scheduler.advance(by: 0.5)
    }
    scheduler.advance(by: 5)
    source.send(5)
    scheduler.advance(by: 0)
    #expect(sink.line == expected)
  }

  @Test func delayKeepsDistances() {
    source.delay(for: 2, scheduler: scheduler).map(String.init).subscribe(sink)
    source.send(1)
    scheduler.advance(by: 1)
    source.send(2)
    source.send(completion: .finished)
    scheduler.advance(by: 1)
    #expect(sink.line == "1")
    scheduler.advance(by: 1)
    #expect(sink.line == "1 2 |")
  }

  @Test func timeoutEndsOrFailsAndEachValueBeginsAnew() {
    source.timeout(2, scheduler: scheduler, customError: { Trouble() }).map(String.init).subscribe(sink)
    scheduler.advance(by: 1.5)
    source.send(1)
    scheduler.advance(by: 1.5)
    #expect(sink.line == "1")
    scheduler.advance(by: 1)
    #expect(sink.line == "1 X")
  }

  @Test func measureIntervalTellsHowFarApartValuesAre() {
    source.measureInterval(using: scheduler).map { "\($0.timeInterval)" }.subscribe(sink)
    scheduler.advance(by: 1)
    source.send(1)
    scheduler.advance(by: 2.5)
    source.send(2)
    #expect(sink.line == "1.0 2.5")
  }

  @Test func collectByTimeSendsWhatCameInEachSpan() {
    source.collect(.byTime(scheduler, 2)).map { "\($0.count)" }.subscribe(sink)
    source.send(1)
    source.send(2)
    scheduler.advance(by: 2)
    scheduler.advance(by: 2)
    #expect(sink.line == "2")
    source.send(3)
    source.send(completion: .finished)
    #expect(sink.line == "2 1 |")
  }

  @Test func collectByTimeKeepsWhatIsNotWanted() {
    let sink = Sink<String, Trouble>(demand: .max(1))
    source.collect(.byTimeOrCount(scheduler, 5, 2)).map { "\($0.count)" }.subscribe(sink)
    for value in 1...5 { source.send(value) }
    #expect(sink.line == "2")
    sink.request(.max(1))
    scheduler.advance(by: 5)
    #expect(sink.line == "2 3")
  }
}
