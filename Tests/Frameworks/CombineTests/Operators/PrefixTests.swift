// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Testing

/// The first elements end with the last of them, not with one more.
@Suite struct PrefixTests {
  private let subject = PassthroughSubject<Int, Never>()

  @Test func theLastElementIsTheEnd() {
    let sink = Sink<Int, Never>()
    subject.prefix(2).subscribe(sink)
    subject.send(1)
    #expect(sink.line == "1")
    subject.send(2)
    #expect(sink.line == "1 2 |")
    subject.send(3)
    subject.send(completion: .finished)
    #expect(sink.line == "1 2 |")
  }

  @Test func whatFollowsHearsOfTheEnd() {
    let sink = Sink<[Int], Never>()
    subject.dropFirst().prefix(2).collect().subscribe(sink)
    for number in 1...3 { subject.send(number) }
    #expect(sink.line == "[2, 3] |")
    let other = Sink<Int, Never>()
    subject.eraseToAnyPublisher().map { $0 * 2 }.output(at: 1).subscribe(other)
    for number in 1...2 { subject.send(number) }
    #expect(other.line == "4 |")
  }

  @Test func noElementsAreAnEndAtOnce() {
    let sink = Sink<Int, Never>()
    subject.prefix(0).subscribe(sink)
    #expect(sink.line == "|")
  }

  @Test func whoeverCancelsWithTheLastElementHearsNothingMore() {
    var log: [String] = []
    var cancellable: AnyCancellable?
    cancellable = subject.prefix(1).sink {
      log.append("\($0)")
    } receiveValue: {
      log.append("\($0)")
      cancellable?.cancel()
    }
    subject.send(1)
    #expect(log == ["1"])
  }
}
