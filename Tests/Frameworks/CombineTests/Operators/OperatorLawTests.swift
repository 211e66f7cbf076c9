// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Testing

/// What holds for every operator, each by its name.
@Suite struct OperatorLawTests {
  static let rows = elementRows + sequenceRows + joiningRows + timedRows

  private let source = Numbers()
  private let scheduler = ManualScheduler()

  private func subscribe(_ row: Row, _ sink: Sink<String, any Error>) {
    row.make(source, scheduler).subscribe(sink)
    scheduler.advance(by: 0)
  }

  private func play(_ values: Int..., completion: Subscribers.Completion<Trouble>) {
    for value in values where !source.isCancelled { source.send(value) }
    if !source.isCancelled { source.send(completion: completion) }
    scheduler.advance(by: 3)
  }

  @Test("values and the end come through as documented", arguments: rows)
  func output(row: Row) {
    let sink = Sink<String, any Error>()
    subscribe(row, sink)
    play(1, 2, 3, completion: .finished)
    #expect(sink.line + (source.isCancelled ? " !" : "") == row.gives)
  }

  @Test("a failure comes through as documented", arguments: rows)
  func failure(row: Row) {
    let sink = Sink<String, any Error>()
    subscribe(row, sink)
    play(1, completion: .failure(Trouble()))
    #expect(sink.line == row.fails)
  }

  @Test("the upstream is asked for as much as documented", arguments: rows)
  func demand(row: Row) {
    let sink = Sink<String, any Error>(demand: .max(2))
    // What comes before the upstream's values takes demand of its own.
    subscribe(row, sink)
    let asked = row.name == "prepend" ? "max(1)" : row.asks
    #expect(source.requests.first == asked)
  }

  @Test("nobody gets a subscription twice, or a value without one", arguments: rows)
  func subscription(row: Row) {
    let sink = Sink<String, any Error>(demand: .none)
    subscribe(row, sink)
    #expect(sink.subscriptions.count == 1 && sink.values == [])
  }

  @Test("no more comes than was asked for", arguments: rows)
  func bound(row: Row) {
    let sink = Sink<String, any Error>(demand: .max(1))
    subscribe(row, sink)
    for value in 1...6 where source.pending > 0 && !source.isCancelled { source.send(value) }
    scheduler.advance(by: 3)
    #expect(sink.values.count <= 1)
    sink.request(.max(1))
    for value in 7...9 where source.pending > 0 && !source.isCancelled { source.send(value) }
    scheduler.advance(by: 3)
    #expect(sink.values.count <= 2)
  }

  @Test("what stands for no value waits until it is asked for")
  func replacementWaits() {
    let sink = Sink<Int, Never>(demand: .none)
    Empty<Int, Never>().replaceEmpty(with: 9).subscribe(sink)
    #expect(sink.line == "")
    sink.request(.max(1))
    #expect(sink.line == "9 |")
  }

  @Test("a cancelled subscription cancels the upstream once and is silent", arguments: rows)
  func cancellation(row: Row) {
    let sink = Sink<String, any Error>()
    subscribe(row, sink)
    source.send(0)
    guard !source.isCancelled else { return }
    scheduler.advance(by: 0)
    let before = sink.line
    sink.cancel()
    scheduler.advance(by: 0)
    #expect(source.cancellations == 1)
    scheduler.advance(by: 3)
    #expect(source.cancellations == 1 && sink.line == before)
  }
}
