// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CollectionDiffing

// Prints a table: what a difference of identifiers costs, beside the standard library's, and what applying a snapshot does.
// As in an app, the generic code is not specialised for the identifiers.

/// Times of one piece of work, in milliseconds.
struct Times {
  private let sorted: [Double]

  init(count: Int = 31, _ body: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<count {
      let (seconds, attoseconds) = try clock.measure(body).components
      times.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
    }
    sorted = times.sorted()
  }

  var text: String { "\(round(sorted[sorted.count / 2])) (fastest \(round(sorted[0])))" }

  private func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

/// The same shuffle in every run.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// `old` with every `interval`th identifier replaced by a new one.
func replacing(every interval: Int, of old: [Int]) -> [Int] {
  old.map { $0 % interval == 0 ? $0 + old.count : $0 }
}

func changes(of old: [Int]) -> [(name: String, new: [Int], isFeasible: Bool)] {
  var random = SeededRandom()
  // The standard library's takes time with the product of length and differences.
  let isSmall = old.count <= 5_000
  return [
    ("none", old.map { $0 }, true), ("1 %", replacing(every: 100, of: old), true),
    ("50 %", replacing(every: 2, of: old), isSmall), ("all", old.map { $0 + old.count }, isSmall),
    ("reversed", Array(old.reversed()), isSmall), ("shuffled", old.shuffled(using: &random), isSmall),
  ]
}

func compareSequences<ID: Hashable & Sendable>(_ kind: String, _ identifier: (Int) -> ID) throws {
  for count in [5_000, 100_000] {
    let numbers = Array(0..<count)
    let old = numbers.map(identifier)
    for (name, new, isFeasible) in changes(of: numbers) {
      let new = new.map(identifier)
      let ours = try Times { _ = try SequenceDifference(from: old, to: new) }
      let theirs = isFeasible ? Times(count: 1) { _ = new.difference(from: old).inferringMoves() }.text : "–"
      print("| \(count) \(kind), \(name) | \(ours.text) | \(theirs) |")
    }
  }
}

func makeSnapshot<ID>(_ items: [ID]) throws -> SnapshotStorage<Int, ID> {
  var snapshot = SnapshotStorage<Int, ID>()
  try snapshot.appendSections([0])
  try snapshot.appendItems(items)
  return snapshot
}

/// What a data source does with a snapshot before the collection view gets to see anything.
func applySnapshots<ID: Hashable & Sendable>(_ kind: String, _ count: Int, _ identifier: (Int) -> ID) throws {
  let numbers = Array(0..<count)
  let old = try makeSnapshot(numbers.map(identifier))
  let copy = old
  print("| apply \(count) \(kind): a copy | \(Times { _ = SectionedDifference(from: old, to: copy) }.text) | |")
  for (name, new, _) in changes(of: numbers) where name != "all" {
    let items = new.map(identifier)
    // Each is compared once: what a first comparison finds out is kept. None dies while time is taken.
    let snapshots = try (0..<31).map { _ in try makeSnapshot(items) }
    var next = snapshots.startIndex
    let times = Times {
      _ = SectionedDifference(from: old, to: snapshots[next])
      next += 1
    }
    print("| apply \(count) \(kind): built anew, \(name) | \(times.text) | |")
  }
  var edited = (0..<31).map { _ in old }
  let marked = identifier(count / 2)
  let edit = try Times {
    var snapshot = edited.removeLast()
    try snapshot.insertItems([identifier(count)], beforeItem: marked)
    _ = SectionedDifference(from: old, to: snapshot)
  }
  print("| copy, insert one in the middle, apply \(count) \(kind) | \(edit.text) | |")
  let build = try Times { _ = try makeSnapshot(items(count, identifier)) }
  print("| build \(count) \(kind) in one append | \(build.text) | |")
  let single = try Times {
    var snapshot = SnapshotStorage<Int, ID>()
    try snapshot.appendSections([0])
    for number in 0..<count { try snapshot.appendItems([identifier(number)]) }
  }
  print("| build \(count) \(kind) one append at a time | \(single.text) | |")
}

func items<ID>(_ count: Int, _ identifier: (Int) -> ID) -> [ID] { (0..<count).map(identifier) }

@main enum DiffBench {
  static func main() throws {
    print("| milliseconds, medians | ours | CollectionDifference with moves |\n| --- | --- | --- |")
    try compareSequences("integers") { $0 }
    try compareSequences("strings") { "identifier-\($0)" }
    for count in [10_000, 100_000] {
      try applySnapshots("integers", count) { $0 }
      try applySnapshots("strings", count) { "identifier-\($0)" }
    }
  }
}
