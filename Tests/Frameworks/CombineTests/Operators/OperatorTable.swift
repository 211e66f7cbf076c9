// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation

private let two = "max(2)"
private let all = "unlimited"

/// Operators of one upstream whose values are looked at one by one.
let elementRows: [Row] = [
  Row("map", asks: two, gives: "2 4 6 |", fails: "2 X") { $0.map { $0 * 2 } },
  Row("map(key path)", asks: two, gives: "1 2 3 |", fails: "1 X") { $0.map(\.description) },
  Row("map(two key paths)", asks: two, gives: #"("1",1) ("2",2) ("3",3) |"#, fails: #"("1",1) X"#) {
    $0.map(\.description, \.magnitude).map { ($0.0, $0.1) }
  },
  Row("tryMap", asks: two, gives: "2 X !", fails: "2 X") {
    $0.tryMap { value throws -> Int in
      if value == 2 { throw Trouble() }
      return value * 2
    }
  },
  Row("mapError", asks: two, gives: "1 2 3 |", fails: "1 X") { $0.mapError { _ in URLError(.unknown) } },
  Row("replaceNil", asks: two, gives: "0 2 0 |", fails: "0 X") {
    $0.map { $0 == 2 ? Optional(2) : nil }.replaceNil(with: 0)
  },
  Row("scan", asks: two, gives: "1 3 6 |", fails: "1 X") { $0.scan(0, +) },
  Row("tryScan", asks: two, gives: "1 X !", fails: "1 X") {
    $0.tryScan(0) { sum, value throws -> Int in
      if value == 2 { throw Trouble() }
      return sum + value
    }
  },
  Row("setFailureType", asks: two, gives: "1 2 3 |", fails: "1 |") {
    $0.catch { _ in Empty<Int, Never>() }.setFailureType(to: Trouble.self)
  },
  Row("filter", asks: two, gives: "1 3 |", fails: "1 X") { $0.filter { $0 != 2 } },
  Row("tryFilter", asks: two, gives: "1 X !", fails: "1 X") {
    $0.tryFilter { value throws -> Bool in
      if value == 2 { throw Trouble() }
      return true
    }
  },
  Row("compactMap", asks: two, gives: "1 3 |", fails: "1 X") { $0.compactMap { $0 == 2 ? nil : $0 } },
  Row("tryCompactMap", asks: two, gives: "1 X !", fails: "1 X") {
    $0.tryCompactMap { value throws -> Int? in
      if value == 2 { throw Trouble() }
      return value
    }
  },
  Row("removeDuplicates", asks: two, gives: "0 1 |", fails: "0 X") { $0.map { $0 / 2 }.removeDuplicates() },
  Row("removeDuplicates(by:)", asks: two, gives: "1 |", fails: "1 X") { $0.removeDuplicates { _, _ in true } },
  Row("tryRemoveDuplicates", asks: two, gives: "1 X !", fails: "1 X") {
    $0.tryRemoveDuplicates { _, _ throws -> Bool in throw Trouble() }
  },
  Row("replaceEmpty", asks: two, gives: "1 2 3 |", fails: "1 X") { $0.replaceEmpty(with: 9) },
  Row("replaceEmpty of nothing", asks: two, gives: "9 |", fails: "X") {
    $0.filter { _ in false }.replaceEmpty(with: 9)
  },
  Row("replaceError", asks: two, gives: "1 2 3 |", fails: "1 9 |") { $0.replaceError(with: 9) },
  Row("catch", asks: two, gives: "1 2 3 |", fails: "1 8 9 |") { $0.catch { _ in [8, 9].publisher } },
  Row("tryCatch", asks: two, gives: "1 2 3 |", fails: "1 X") {
    $0.tryCatch { _ throws -> Just<Int> in throw Trouble() }
  },
  Row("assertNoFailure", asks: two, gives: "1 2 3 |", fails: "1 |") {
    $0.catch { _ in Empty<Int, Never>() }.assertNoFailure()
  },
  Row("handleEvents", asks: two, gives: "1 2 3 |", fails: "1 X") { $0.handleEvents() },
  Row("print", asks: two, gives: "1 2 3 |", fails: "1 X") { $0.print("", to: Silence()) },
  Row("breakpoint", asks: two, gives: "1 2 3 |", fails: "1 X") { $0.breakpoint() },
  Row("breakpointOnError", asks: two, gives: "1 2 3 |", fails: "1 |") {
    $0.catch { _ in Empty<Int, Never>() }.breakpointOnError()
  },
  Row("encode", asks: two, gives: "3 3 3 |", fails: "3 X") {
    $0.map { [$0] }.encode(encoder: JSONEncoder()).map(\.count)
  },
  Row("decode", asks: two, gives: "[1] [2] [3] |", fails: "[1] X") {
    $0.map { Data("[\($0)]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder())
  },
  Row("decode of nonsense", asks: two, gives: "X !", fails: "X") {
    $0.map { _ in Data("x".utf8) }.decode(type: [Int].self, decoder: JSONDecoder())
  },
  Row("eraseToAnyPublisher", asks: two, gives: "1 2 3 |", fails: "1 X") { $0.eraseToAnyPublisher() },
]

/// Operators of one upstream that count, choose or sum up.
let sequenceRows: [Row] = [
  Row("prefix", asks: two, gives: "1 2 | !", fails: "1 X") { $0.prefix(2) },
  Row("prefix(while:)", asks: two, gives: "1 | !", fails: "1 X") { $0.prefix { $0 < 2 } },
  Row("tryPrefix(while:)", asks: two, gives: "X !", fails: "X") {
    $0.tryPrefix { _ throws -> Bool in throw Trouble() }
  },
  Row("dropFirst", asks: "max(3)", gives: "2 3 |", fails: "X") { $0.dropFirst() },
  Row("drop(while:)", asks: two, gives: "2 3 |", fails: "X") { $0.drop { $0 < 2 } },
  Row("tryDrop(while:)", asks: two, gives: "X !", fails: "X") { $0.tryDrop { _ throws -> Bool in throw Trouble() } },
  Row("output(at:)", asks: two, gives: "2 | !", fails: "X") { $0.output(at: 1) },
  Row("output(in:)", asks: two, gives: "1 2 | !", fails: "1 X") { $0.output(in: 0...1) },
  Row("first", asks: all, gives: "1 | !", fails: "1 |") { $0.first() },
  Row("first(where:)", asks: all, gives: "2 | !", fails: "X") { $0.first { $0 > 1 } },
  Row("tryFirst(where:)", asks: all, gives: "X !", fails: "X") { $0.tryFirst { _ throws -> Bool in throw Trouble() } },
  Row("last", asks: all, gives: "3 |", fails: "X") { $0.last() },
  Row("last(where:)", asks: all, gives: "1 |", fails: "X") { $0.last { $0 < 2 } },
  Row("tryLast(where:)", asks: all, gives: "X !", fails: "X") { $0.tryLast { _ throws -> Bool in throw Trouble() } },
  Row("collect", asks: all, gives: "[1,2,3] |", fails: "X") { $0.collect() },
  Row("collect(2)", asks: "max(4)", gives: "[1,2] [3] |", fails: "X") { $0.collect(2) },
  Row("count", asks: all, gives: "3 |", fails: "X") { $0.count() },
  Row("reduce", asks: all, gives: "6 |", fails: "X") { $0.reduce(0, +) },
  Row("tryReduce", asks: all, gives: "X !", fails: "X") { $0.tryReduce(0) { _, _ throws -> Int in throw Trouble() } },
  Row("min", asks: all, gives: "1 |", fails: "X") { $0.min() },
  Row("max", asks: all, gives: "3 |", fails: "X") { $0.max() },
  Row("tryMin", asks: all, gives: "X !", fails: "X") { $0.tryMin { _, _ throws -> Bool in throw Trouble() } },
  Row("tryMax(by:)", asks: all, gives: "3 |", fails: "X") { $0.tryMax { $0 < $1 } },
  Row("contains", asks: all, gives: "true | !", fails: "X") { $0.contains(2) },
  Row("contains(where:)", asks: all, gives: "false |", fails: "X") { $0.contains { $0 > 3 } },
  Row("tryContains(where:)", asks: all, gives: "X !", fails: "X") {
    $0.tryContains { _ throws -> Bool in throw Trouble() }
  },
  Row("allSatisfy", asks: all, gives: "false | !", fails: "X") { $0.allSatisfy { $0 < 2 } },
  Row("tryAllSatisfy", asks: all, gives: "X !", fails: "X") {
    $0.tryAllSatisfy { _ throws -> Bool in throw Trouble() }
  },
  // It hands its upstream's demand on before it asks for everything.
  Row("ignoreOutput", asks: two, gives: "|", fails: "X") { $0.ignoreOutput() },
]

/// Operators that bring several publishers together.
let joiningRows: [Row] = [
  Row("append", asks: two, gives: "1 2 3 8 9 |", fails: "1 X") { $0.append(8, 9) },
  Row("append(publisher)", asks: two, gives: "1 2 3 9 |", fails: "1 X") {
    $0.append(Just(9).setFailureType(to: Trouble.self))
  },
  Row("prepend", asks: two, gives: "0 1 2 3 |", fails: "0 1 X") { $0.prepend([]).prepend(0) },
  Row("merge", asks: "max(1)", gives: "1 2 3 |", fails: "1 X") { $0.merge(with: Empty()) },
  Row("MergeMany", asks: "max(1)", gives: "1 2 3 |", fails: "1 X") { Publishers.MergeMany([$0]) },
  Row("combineLatest", asks: two, gives: "(1,9) (2,9) (3,9) |", fails: "(1,9) X") {
    $0.combineLatest(Just(9).setFailureType(to: Trouble.self))
  },
  Row("combineLatest(transform)", asks: two, gives: "10 11 12 |", fails: "10 X") {
    $0.combineLatest(Just(9).setFailureType(to: Trouble.self), +)
  },
  Row("zip", asks: two, gives: "(1,8) (2,9) | !", fails: "(1,8) X") {
    $0.zip([8, 9].publisher.setFailureType(to: Trouble.self))
  },
  Row("flatMap", asks: all, gives: "1 1 2 2 3 3 |", fails: "1 1 X") {
    $0.flatMap { [$0, $0].publisher.setFailureType(to: Trouble.self) }
  },
  Row("flatMap(maxPublishers: 1)", asks: "max(1)", gives: "1 2 3 |", fails: "1 X") {
    $0.flatMap(maxPublishers: .max(1)) { Just($0).setFailureType(to: Trouble.self) }
  },
  Row("flatMap to what can't fail", asks: all, gives: "1 2 3 |", fails: "1 X") { $0.flatMap { Just($0) } },
  Row("switchToLatest", asks: all, gives: "1 2 3 |", fails: "1 X") {
    $0.map { Just($0).setFailureType(to: Trouble.self) }.switchToLatest()
  },
  Row("prefix(untilOutputFrom:)", asks: two, gives: "1 2 3 |", fails: "1 X") {
    $0.prefix(untilOutputFrom: Empty<Int, Never>())
  },
  Row("drop(untilOutputFrom:)", asks: two, gives: "1 2 3 |", fails: "1 X") {
    $0.drop(untilOutputFrom: Just(0).setFailureType(to: Trouble.self))
  },
  Row("share", asks: all, gives: "1 2 3 |", fails: "1 X") { $0.share() },
  Row("multicast and autoconnect", asks: all, gives: "1 2 3 |", fails: "1 X") {
    $0.multicast { PassthroughSubject<Int, Trouble>() }.autoconnect()
  },
  Row("makeConnectable and autoconnect", asks: all, gives: "1 2 3 |", fails: "1 |") {
    $0.catch { _ in Empty<Int, Never>() }.makeConnectable().autoconnect()
  },
  Row("retry", asks: two, gives: "1 2 3 |", fails: "1") { $0.retry(1) },
  Row("buffer(byRequest)", asks: all, gives: "1 2 3 |", fails: "1 X") {
    $0.buffer(size: 4, prefetch: .byRequest, whenFull: .dropNewest)
  },
  Row("buffer(keepFull)", asks: "max(4)", gives: "1 2 3 |", fails: "1 X") {
    $0.buffer(size: 4, prefetch: .keepFull, whenFull: .dropOldest)
  },
]

/// Operators that go by a scheduler; three seconds pass at the end, none between the values.
let timedRows: [Row] = [
  Row("receive(on:)", asks: two, gives: "1 2 3 |", fails: "1 X") { $0.receive(on: $1) },
  Row("subscribe(on:)", asks: two, gives: "1 2 3 |", fails: "1 X") { $0.subscribe(on: $1) },
  Row("delay", asks: two, gives: "1 2 3 |", fails: "1 X") { $0.delay(for: 1, scheduler: $1) },
  // The end does not wait, and what waits for a pause is lost with it.
  Row("debounce", asks: all, gives: "|", fails: "X") { $0.debounce(for: 1, scheduler: $1) },
  Row("throttle(latest)", asks: all, gives: "3 |", fails: "1 X") { $0.throttle(for: 1, scheduler: $1, latest: true) },
  Row("timeout", asks: two, gives: "1 2 3 |", fails: "1 X") { $0.timeout(9, scheduler: $1) },
  Row("measureInterval", asks: two, gives: "0 0 0 |", fails: "0 X") {
    $0.measureInterval(using: $1).map { Int($0.timeInterval) }
  },
  Row("collect(byTime)", asks: all, gives: "[1,2,3] |", fails: "X") { $0.collect(.byTime($1, 1)) },
  Row("collect(byTimeOrCount)", asks: all, gives: "[1,2] [3] |", fails: "X") { $0.collect(.byTimeOrCount($1, 1, 2)) },
]

private struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}
