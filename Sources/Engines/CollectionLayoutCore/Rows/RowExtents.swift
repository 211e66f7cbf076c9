// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How long the rows of a section are, one after the other, in points.
///
/// Neighbours of one length are one run, so a million uniform rows cost what one costs. Runs stand in chunks that know their
/// numbers and lengths: what is looked up or changed costs the number of chunks, a 256th of that of the runs.
package struct RowExtents: Equatable, Sendable {
  private struct Run: Equatable, Sendable {
    var count: Int
    var extent: Double
  }

  private struct Chunk: Equatable, Sendable {
    var runs: [Run]
    private(set) var count = 0
    private(set) var length = 0.0

    init(_ runs: [Run]) {
      self.runs = runs
      sum()
    }

    mutating func sum() {
      (count, length) = runs.reduce((0, 0)) { ($0.0 + $1.count, $0.1 + Double($1.count) * $1.extent) }
    }
  }

  /// More runs than this are split into two chunks.
  private static let mostRuns = 256

  private var chunks: [Chunk] = []
  /// How many rows there are.
  package private(set) var count = 0
  /// How long they are together.
  package private(set) var length = 0.0

  package init() {}

  /// Rows of one length.
  package init(repeating extent: Double, count: Int) {
    insert(count, of: extent, at: 0)
  }

  /// Rows of any lengths.
  package init(_ extents: some Sequence<Double>) {
    var runs: [Run] = []
    for extent in extents { Self.append(Run(count: 1, extent: extent), to: &runs) }
    var start = 0
    while start < runs.count {
      let end = min(start + Self.mostRuns / 2, runs.count)
      chunks.append(Chunk(Array(runs[start..<end])))
      start = end
    }
    sum()
  }

  // MARK: - Looking up

  /// The length of a row that there is.
  package subscript(_ index: Int) -> Double {
    precondition((0..<count).contains(index), "there is no row \(index) among \(count)")
    let (chunk, offset, _) = find(index)
    return run(in: chunks[chunk], at: offset).extent
  }

  /// Where a row begins; for the number of rows, where the last one ends.
  package func start(of index: Int) -> Double {
    precondition((0...count).contains(index), "there is no row \(index) among \(count)")
    guard index < count else { return length }
    let place = find(index)
    var (left, position) = (place.offset, place.start)
    for run in chunks[place.chunk].runs {
      let passed = min(run.count, left)
      position += Double(passed) * run.extent
      left -= passed
      if left == 0 { break }
    }
    return position
  }

  /// The row that is at a position; the first or the last one beyond the ends, `nil` where there are none.
  package func index(at position: Double) -> Int? {
    guard count > 0 else { return nil }
    var (left, first) = (position, 0)
    for chunk in chunks {
      if left >= chunk.length {
        left -= chunk.length
        first += chunk.count
        continue
      }
      for run in chunk.runs {
        let length = Double(run.count) * run.extent
        // Rounding must not name a row of the next run.
        if left < length { return first + min(max(0, Int(left / run.extent)), run.count - 1) }
        left -= length
        first += run.count
      }
    }
    return count - 1
  }

  private func find(_ index: Int) -> (chunk: Int, offset: Int, start: Double) {
    var (offset, start, chunk) = (index, 0.0, 0)
    while chunk < chunks.count - 1, offset >= chunks[chunk].count {
      offset -= chunks[chunk].count
      start += chunks[chunk].length
      chunk += 1
    }
    return (chunk, offset, start)
  }

  private func run(in chunk: Chunk, at offset: Int) -> Run {
    var left = offset
    for run in chunk.runs {
      if left < run.count { return run }
      left -= run.count
    }
    fatalError("a chunk of \(chunk.count) rows has no row \(offset)")
  }

  // MARK: - Changing

  /// Gives a row another length; returns whether it had another.
  @discardableResult
  package mutating func set(_ extent: Double, at index: Int) -> Bool {
    guard self[index] != extent else { return false }
    replace(index..<index + 1, by: Run(count: 1, extent: extent))
    return true
  }

  /// Adds rows of one length before the row with an index.
  package mutating func insert(_ number: Int, of extent: Double, at index: Int) {
    guard number > 0 else { return }
    replace(index..<index, by: Run(count: number, extent: extent))
  }

  package mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    replace(range, by: nil)
  }

  private mutating func replace(_ range: Range<Int>, by run: Run?) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no rows \(range) among \(count)")
    guard !chunks.isEmpty else {
      if let run { chunks = [Chunk([run])] }
      return sum()
    }
    let (first, start, _) = find(range.lowerBound)
    let (last, end, _) = find(range.isEmpty ? range.lowerBound : range.upperBound - 1)
    let endOffset = range.isEmpty ? end : end + 1
    var runs: [Run] = []
    Self.append(chunks[first].runs, from: 0, to: start, to: &runs)
    if let run { Self.append(run, to: &runs) }
    Self.append(chunks[last].runs, from: endOffset, to: chunks[last].count, to: &runs)
    chunks.replaceSubrange(first...last, with: Self.split(runs))
    sum()
  }

  private static func split(_ runs: [Run]) -> [Chunk] {
    guard runs.count > mostRuns else { return runs.isEmpty ? [] : [Chunk(runs)] }
    let middle = runs.count / 2
    return [Chunk(Array(runs[..<middle])), Chunk(Array(runs[middle...]))]
  }

  /// Adds the rows of some runs that stand between two offsets.
  private static func append(_ runs: [Run], from low: Int, to high: Int, to result: inout [Run]) {
    guard low < high else { return }
    var first = 0
    for run in runs {
      let (start, end) = (max(first, low), min(first + run.count, high))
      if start < end { append(Run(count: end - start, extent: run.extent), to: &result) }
      first += run.count
      if first >= high { break }
    }
  }

  private static func append(_ run: Run, to runs: inout [Run]) {
    if let last = runs.last, last.extent == run.extent {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }

  private mutating func sum() {
    (count, length) = chunks.reduce((0, 0)) { ($0.0 + $1.count, $0.1 + $1.length) }
  }

  /// How many runs there are, for tests that count what is kept.
  package var runCount: Int { chunks.reduce(0) { $0 + $1.runs.count } }
}
