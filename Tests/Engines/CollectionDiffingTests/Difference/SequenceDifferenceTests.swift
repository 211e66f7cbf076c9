// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import CollectionDiffing

struct SequenceDifferenceTests {
  @Test func tellsDeletesInsertsAndMovesInBatchIndices() throws {
    let difference = try SequenceDifference(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"])
    #expect(difference.deletes == [1])
    #expect(difference.inserts == [2])
    #expect(difference.moves == [Move(from: 3, to: 0)])
  }

  @Test func findsNothingInEqualSequences() throws {
    #expect(try SequenceDifference(from: [3, 1, 2], to: [3, 1, 2]).isEmpty)
    #expect(try SequenceDifference(from: [Int](), to: []).isEmpty)
  }

  @Test func fillsAndEmpties() throws {
    #expect(try SequenceDifference(from: [], to: [7, 8]).inserts == [0, 1])
    #expect(try SequenceDifference(from: [7, 8], to: []).deletes == [0, 1])
  }

  @Test func movesOneElementHoweverFarItGoes() throws {
    #expect(try SequenceDifference(from: [0, 1, 2, 3, 4], to: [4, 0, 1, 2, 3]).moves == [Move(from: 4, to: 0)])
    #expect(try SequenceDifference(from: [0, 1, 2, 3, 4], to: [1, 2, 3, 4, 0]).moves == [Move(from: 0, to: 4)])
  }

  @Test func namesAnIdentifierThatStandsTwice() {
    #expect(throws: DuplicateIdentifier(identifier: "b", side: .new, indices: [1, 3])) {
      try SequenceDifference(from: ["a", "b", "c"], to: ["a", "b", "c", "b"])
    }
    #expect(throws: DuplicateIdentifier(identifier: 1, side: .old, indices: [0, 1])) {
      try SequenceDifference(from: [1, 1], to: [1])
    }
    let error = DuplicateIdentifier(identifier: "b", side: .new, indices: [1, 3])
    #expect(error.description == "identifiers must be unique, but b stands at 1 and at 3 of the new sequence")
  }

  @Test func replaysToItsTargetWithTheFewestMoves() throws {
    var random = SeededRandom(seed: 4)
    for _ in 0..<10_000 {
      let pool = Array(0..<12).shuffled(using: &random)
      let old = Array(pool.prefix(Int.random(in: 0...10, using: &random)))
      var new = pool.suffix(Int.random(in: 0...12, using: &random)).sorted {
        (old.firstIndex(of: $0) ?? $0) < (old.firstIndex(of: $1) ?? $1)
      }
      for _ in 0..<Int.random(in: 0...4, using: &random) where new.count > 1 {
        new.swapAt(Int.random(in: 0..<new.count, using: &random), Int.random(in: 0..<new.count, using: &random))
      }
      let difference = try SequenceDifference(from: old, to: new)
      #expect(replay(difference, on: old, new: new) == new)
      let kept = new.compactMap { old.firstIndex(of: $0) }
      #expect(difference.moves.count == kept.count - slowLongestIncrease(kept))
    }
  }

  private func slowLongestIncrease(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(1 + (0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max(or: 0))
    }
    return lengths.max(or: 0)
  }

  // MARK: - Worst cases, counted

  @Test func comparesNumbersInOrderOrInReverseOnceEach() {
    #expect(IncreasingRun(in: Array(0..<10_000)).comparisons == 10_000)
    #expect(IncreasingRun(in: Array((0..<10_000).reversed())).comparisons == 10_000)
  }

  @Test func needsNoMoreThanALogarithmForNumbersInAnyOrder() {
    var random = SeededRandom(seed: 9)
    let shuffled = Array(0..<16_384).shuffled(using: &random)
    #expect(IncreasingRun(in: shuffled).comparisons <= 16_384 * 15)
    let riffled = (0..<8_192).flatMap { [$0 + 8_192, $0] }
    #expect(IncreasingRun(in: riffled).comparisons <= 16_384 * 15)
  }

  @Test(arguments: [1_000, 4_000]) func hashesEachIdentifierOnceAndComparesLinearly(count: Int) throws {
    var random = SeededRandom(seed: 1)
    let old = (0..<count).map(Counted.init)
    for new in [
      Array(old.reversed()), old.shuffled(using: &random), (count..<2 * count).map(Counted.init),
      old.map { $0.number % 2 == 0 ? $0 : Counted(number: $0.number + count) },
    ] {
      let counter = Counted.Counter()
      try Counted.$counter.withValue(counter) { _ = try SequenceDifference(from: old, to: new) }
      #expect(counter.hashes == 2 * count)
      // One comparison for each match, some for equal beginnings and ends.
      #expect(counter.comparisons <= 2 * count + 4)
    }
  }

  @Test func doesNotHashEqualSequences() throws {
    let counter = Counted.Counter()
    let (old, new) = ((0..<500).map(Counted.init), (0..<500).map(Counted.init))
    try Counted.$counter.withValue(counter) { _ = try SequenceDifference(from: old, to: new) }
    #expect(counter.hashes == 0)
    #expect(counter.comparisons == 500)
    try Counted.$counter.withValue(counter) { _ = try SequenceDifference(from: old, to: old) }
    #expect(counter.comparisons == 500)
  }
}

/// An identifier that counts what is done with it.
struct Counted: Hashable, Sendable {
  final class Counter: @unchecked Sendable {  // of one test's one task
    var hashes = 0
    var comparisons = 0
  }
  @TaskLocal static var counter: Counter?

  var number: Int

  static func == (one: Self, other: Self) -> Bool {
    counter?.comparisons += 1
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    Self.counter?.hashes += 1
    hasher.combine(number)
  }
}

extension Sequence<Int> {
  fileprivate func max(or other: Int) -> Int { self.max() ?? other }
}
