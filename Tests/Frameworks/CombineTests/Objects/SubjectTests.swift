// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Testing

/// Subjects and the publishers that begin a chain.
@Suite struct SubjectTests {
  @Test func passthroughSendsToWhoWantsIt() {
    let subject = PassthroughSubject<Int, Trouble>()
    let (first, second) = (Sink<Int, Trouble>(demand: .max(1)), Sink<Int, Trouble>())
    subject.subscribe(first)
    subject.send(1)
    subject.subscribe(second)
    subject.send(2)
    subject.send(completion: .failure(Trouble()))
    subject.send(3)
    #expect(first.line == "1 X" && second.line == "2 X")
    let late = Sink<Int, Trouble>()
    subject.subscribe(late)
    #expect(late.line == "X")
  }

  @Test func currentValueKeepsTheLatest() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let sink = Sink<Int, Never>(demand: .max(1))
    subject.subscribe(sink)
    subject.send(2)
    subject.value = 3
    sink.request(.max(1))
    #expect(sink.line == "1 3" && subject.value == 3)
    subject.send(completion: .finished)
    #expect(sink.line == "1 3 |")
  }

  @Test func justAndOptionalsWaitForDemand() {
    let sink = Sink<Int, Never>(demand: .none)
    Just(1).subscribe(sink)
    #expect(sink.line == "")
    sink.request(.max(1))
    #expect(sink.line == "1 |")
    let none = Sink<Int, Never>(demand: .none)
    Int?.none.publisher.subscribe(none)
    #expect(none.line == "|")
    #expect(Optional(1).publisher == Optional<Int>.Publisher(1))
    let result = Sink<Int, Trouble>(demand: .none)
    Result<Int, Trouble>.failure(Trouble()).publisher.subscribe(result)
    #expect(result.line == "X")
  }

  @Test func aSequenceSendsAsItIsAsked() {
    let sink = Sink<Int, Never>(demand: .max(2))
    (1...4).publisher.subscribe(sink)
    #expect(sink.line == "1 2")
    sink.request(.max(2))
    #expect(sink.line == "1 2 3 4 |")
  }

  @Test func emptyAndFailEndAtOnce() {
    let (empty, open, fail) = (Sink<Int, Never>(), Sink<Int, Never>(), Sink<Int, Trouble>())
    Empty<Int, Never>().subscribe(empty)
    Empty<Int, Never>(completeImmediately: false).subscribe(open)
    Fail<Int, Trouble>(error: Trouble()).subscribe(fail)
    #expect(empty.line == "|" && open.line == "" && fail.line == "X")
  }

  @Test func aFutureRunsOnceAndKeepsItsValue() {
    var promises: [Future<Int, Never>.Promise] = []
    let future = Future<Int, Never> { promises.append($0) }
    let (first, second) = (Sink<Int, Never>(), Sink<Int, Never>())
    future.subscribe(first)
    promises.first?(.success(4))
    promises.first?(.success(5))
    future.subscribe(second)
    #expect(promises.count == 1 && first.line == "4 |" && second.line == "4 |")
  }

  @Test func deferredMakesAnewForEach() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    let (first, second) = (Sink<Int, Never>(), Sink<Int, Never>())
    deferred.subscribe(first)
    deferred.subscribe(second)
    #expect(first.line == "1 |" && second.line == "2 |")
  }

  @Test func aRecordPlaysWhatItHas() {
    let sink = Sink<Int, Trouble>()
    Record<Int, Trouble> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(Trouble()))
    }.subscribe(sink)
    #expect(sink.line == "1 2 X")
  }

  @Test func sharingSubscribesOnceAndCancelsWithTheLast() {
    let source = Numbers()
    let shared = source.share()
    let (first, second) = (Sink<Int, Trouble>(), Sink<Int, Trouble>())
    shared.subscribe(first)
    source.send(1)
    shared.subscribe(second)
    source.send(2)
    #expect(first.line == "1 2" && second.line == "2" && source.requests.count == 1)
    first.cancel()
    #expect(!source.isCancelled)
    second.cancel()
    #expect(source.isCancelled)
  }

  @Test func aConnectablePublisherWaits() {
    let source = Source<Int, Never>()
    let connectable = source.makeConnectable()
    let sink = Sink<Int, Never>()
    connectable.subscribe(sink)
    #expect(source.log == [])
    let connection = connectable.connect()
    source.send(1)
    #expect(sink.line == "1")
    connection.cancel()
    #expect(source.isCancelled)
  }

  @Test func aCancellableCancelsOnceAndWithItsEnd() {
    var count = 0
    var set = Set<AnyCancellable>()
    AnyCancellable { count += 1 }.store(in: &set)
    let own = AnyCancellable { count += 10 }
    own.cancel()
    own.cancel()
    set = []
    #expect(count == 11)
    var array: [AnyCancellable] = []
    Just(1).sink { _ in }.store(in: &array)
    #expect(array.count == 1)
  }

  @Test func valuesComeAsASequence() async throws {
    var values: [Int] = []
    for await value in (1...3).publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    await #expect(throws: Trouble.self) {
      for try await _ in Fail<Int, Trouble>(error: Trouble()).values {}
    }
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
  }
}
