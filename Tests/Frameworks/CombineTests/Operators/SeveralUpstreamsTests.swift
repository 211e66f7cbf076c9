// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Testing

/// Operators of several upstreams: what each is asked for, and what becomes of values that nobody wants yet.
@Suite struct SeveralUpstreamsTests {
  private let a = Numbers()
  private let b = Numbers()
  private let c = Numbers()

  // MARK: merge

  @Test func mergeKeepsOneValueOfEachUntilItIsWanted() {
    let sink = Sink<Int, Trouble>(demand: .max(1))
    a.merge(with: b).subscribe(sink)
    #expect(a.log == ["max(1)"] && b.log == ["max(1)"])
    a.send(1)
    #expect(a.pending == .max(1))
    a.send(2)
    b.send(3)
    #expect(sink.line == "1" && a.pending == .none && b.pending == .none)
    sink.request(.max(2))
    #expect(sink.line == "1 2 3" && a.log == ["max(1)", "max(1)"] && b.log == ["max(1)", "max(1)"])
  }

  @Test func mergeWithoutALimitAsksWithoutOne() {
    a.merge(with: b).subscribe(Sink<Int, Trouble>())
    #expect(a.log == ["unlimited"] && b.log == ["unlimited"])
  }

  @Test func mergeEndsWithTheLastAndAfterWhatIsKept() {
    let sink = Sink<Int, Trouble>(demand: .none)
    a.merge(with: b).subscribe(sink)
    a.send(1)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(sink.line == "")
    sink.request(.max(1))
    #expect(sink.line == "1 |")
  }

  @Test func mergeFailsWithTheFirstAndCancelsTheOthers() {
    let sink = Sink<Int, Trouble>()
    Publishers.Merge3(a, b, c).subscribe(sink)
    b.send(completion: .failure(Trouble()))
    a.send(1)
    #expect(sink.line == "X" && a.isCancelled && c.isCancelled && !b.isCancelled)
  }

  @Test func mergesOfAllSizesAreTheSame() {
    func line<P: Publisher>(_ publisher: P) -> String where P.Output == Int, P.Failure == Never {
      let sink = Sink<Int, Never>()
      publisher.subscribe(sink)
      return sink.line
    }
    let j = (1...8).map { Just($0) }
    #expect(line(j[0].merge(with: j[1])) == "1 2 |")
    #expect(line(j[0].merge(with: j[1], j[2])) == "1 2 3 |")
    #expect(line(j[0].merge(with: j[1]).merge(with: j[2], j[3])) == "1 2 3 4 |")
    #expect(line(j[0].merge(with: j[1], j[2], j[3], j[4])) == "1 2 3 4 5 |")
    #expect(line(j[0].merge(with: j[1], j[2], j[3], j[4], j[5])) == "1 2 3 4 5 6 |")
    #expect(line(j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6])) == "1 2 3 4 5 6 7 |")
    let eight = j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6], j[7])
    #expect(line(eight) == "1 2 3 4 5 6 7 8 |" && eight == eight)
    #expect(line(Publishers.MergeMany(j).merge(with: Just(9))) == "1 2 3 4 5 6 7 8 9 |")
    #expect(line(Publishers.MergeMany([Just<Int>]())) == "|")
  }

  @Test func valuesThatCallForMoreMergeInOrder() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let cancellable = subject.merge(with: Empty(completeImmediately: false)).sink {
      heard.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    #expect(heard == [1, 2, 3])
    cancellable.cancel()
  }

  // MARK: combineLatest

  @Test func combineLatestWaitsForAllAndDropsWhatIsNotWanted() {
    let sink = Sink<String, Trouble>(demand: .max(1))
    a.combineLatest(b) { "\($0)\($1)" }.subscribe(sink)
    #expect(a.log == ["max(1)"] && b.log == ["max(1)"])
    a.send(1)
    a.send(2)
    #expect(sink.line == "")
    b.send(3)
    b.send(4)
    #expect(sink.line == "23")
    sink.request(.max(1))
    #expect(sink.line == "23" && a.log == ["max(1)", "max(1)"])
    a.send(5)
    #expect(sink.line == "23 54")
  }

  @Test func combineLatestEndsWithTheLast() {
    let sink = Sink<String, Trouble>()
    a.combineLatest(b, c) { "\($0)\($1)\($2)" }.subscribe(sink)
    a.send(1)
    a.send(completion: .finished)
    b.send(2)
    b.send(completion: .finished)
    c.send(3)
    c.send(4)
    c.send(completion: .finished)
    #expect(sink.line == "123 124 |")
  }

  @Test func combineLatestFailsWithTheFirst() {
    let sink = Sink<String, Trouble>()
    Publishers.CombineLatest4(a, b, c, Fail<Int, Trouble>(error: Trouble())).map { "\($0)" }.subscribe(sink)
    #expect(sink.line == "X" && a.isCancelled && b.isCancelled && c.isCancelled && sink.subscriptions.count == 1)
  }

  @Test func combineLatestAsksLateUpstreamsForWhatWasMissed() {
    let scheduler = ManualScheduler()
    let sink = Sink<String, Trouble>(demand: .max(3))
    a.combineLatest(b.subscribe(on: scheduler)) { "\($0)\($1)" }.subscribe(sink)
    scheduler.advance(by: 0)
    #expect(b.log == ["max(3)"])
  }

  @Test func combinedOptionalsStayWhatTheyAre() {
    var heard: [String] = []
    let first = CurrentValueSubject<Int?, Never>(nil)
    let cancellable = first.combineLatest(Just(String?.none)).sink { heard.append("\($0 ?? 0) \($1 ?? "-")") }
    first.send(2)
    #expect(heard == ["0 -", "2 -"])
    cancellable.cancel()
  }

  // MARK: zip

  @Test func zipPairsInOrderAndEndsWhenNoPairCanCome() {
    let sink = Sink<String, Trouble>()
    a.zip(b) { "\($0)\($1)" }.subscribe(sink)
    a.send(1)
    a.send(2)
    b.send(3)
    a.send(completion: .finished)
    #expect(sink.line == "13")
    b.send(4)
    #expect(sink.line == "13 24 |" && b.isCancelled)
  }

  @Test func zipsOfThreeAndFour() {
    let sink = Sink<String, Never>()
    Just(1).zip(Just(2), Just(3), Just(4)) { "\($0)\($1)\($2)\($3)" }.subscribe(sink)
    #expect(sink.line == "1234 |")
    #expect(Publishers.Zip3(Just(1), Just(2), Just(3)) == Publishers.Zip3(Just(1), Just(2), Just(3)))
  }

  // MARK: others

  @Test func switchToLatestCancelsTheFormer() {
    let outer = PassthroughSubject<Numbers, Trouble>()
    let sink = Sink<Int, Trouble>()
    outer.switchToLatest().subscribe(sink)
    outer.send(a)
    a.send(1)
    outer.send(b)
    #expect(a.isCancelled)
    b.send(2)
    outer.send(completion: .finished)
    #expect(sink.line == "1 2")
    b.send(completion: .finished)
    #expect(sink.line == "1 2 |")
  }

  @Test func flatMapAsksForAnotherWhenOneEnds() {
    let sink = Sink<Int, Trouble>()
    let inner = [b, c]
    a.flatMap(maxPublishers: .max(1)) { inner[$0] }.subscribe(sink)
    a.send(0)
    #expect(a.pending == .none)
    b.send(7)
    b.send(completion: .finished)
    #expect(a.log == ["max(1)", "max(1)"])
    a.send(1)
    a.send(completion: .finished)
    c.send(8)
    c.send(completion: .finished)
    #expect(sink.line == "7 8 |")
  }

  @Test func whatPublishesInAnotherEndsOrBeginsThis() {
    let until = Sink<Int, Trouble>()
    a.prefix(untilOutputFrom: b).subscribe(until)
    a.send(1)
    b.send(0)
    #expect(until.line == "1 |" && a.isCancelled)
    let from = Sink<Int, Trouble>()
    let (d, e) = (Numbers(), Numbers())
    d.drop(untilOutputFrom: e).subscribe(from)
    d.send(1)
    e.send(0)
    d.send(2)
    #expect(from.line == "2")
  }

  @Test func retrySubscribesAnewSoOften() {
    var count = 0
    let sink = Sink<Int, Trouble>()
    Deferred {
      count += 1
      return Fail<Int, Trouble>(error: Trouble())
    }.retry(2).subscribe(sink)
    #expect(count == 3 && sink.line == "X")
  }

  @Test func aFullBufferDropsOrFails() {
    func line(_ strategy: Publishers.BufferingStrategy<Trouble>) -> String {
      let source = Numbers()
      let sink = Sink<Int, Trouble>(demand: .none)
      source.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(sink)
      for value in 1...3 { source.send(value) }
      sink.request(.unlimited)
      return sink.line
    }
    #expect(line(.dropNewest) == "1 2")
    #expect(line(.dropOldest) == "2 3")
    #expect(line(.customError { Trouble() }) == "1 2 X")
  }
}
