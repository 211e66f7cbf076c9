// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// How long the lines of a lazy container are, one after the other, in points. A line that wasn't measured has the
/// estimate.
///
/// Lines stand in chunks of 256. A chunk in which nothing was measured holds no lengths, so 100,000 lines of which 20
/// were seen cost a few hundred sums.
///
/// - Complexity: Look-ups are O(*n* / 256), measuring a line is O(1).
package struct LazyLengths: Sendable {
  private struct Chunk: Sendable {
    /// Measured lengths; NaN marks an unmeasured line. Empty until a line of the chunk is measured.
    var lengths: [CGFloat] = []
    var measured = 0
    var sum: CGFloat = 0
  }

  private static let chunkLength = 256

  private var chunks: [Chunk]
  /// The number of lines.
  package let count: Int
  /// The gap between neighbours in points.
  package let spacing: CGFloat
  /// The length of a line that wasn't measured, in points.
  package var estimate: CGFloat
  /// How many lines were measured.
  package private(set) var measuredCount = 0
  private var measuredSum: CGFloat = 0

  package init(count: Int, spacing: CGFloat, estimate: CGFloat) {
    self.count = count
    self.spacing = spacing
    self.estimate = estimate
    chunks = Array(repeating: Chunk(), count: (count + Self.chunkLength - 1) / Self.chunkLength)
  }

  /// The mean of the measured lengths; the estimate before any was measured.
  package var mean: CGFloat { measuredCount == 0 ? estimate : measuredSum / CGFloat(measuredCount) }

  /// All lines and the gaps between them, in points.
  package var total: CGFloat {
    guard count > 0 else { return 0 }
    return measuredSum + CGFloat(count - measuredCount) * estimate + CGFloat(count - 1) * spacing
  }

  /// The measured length of a line.
  package func measured(_ index: Int) -> CGFloat? {
    precondition((0..<count).contains(index), "there is no line \(index) among \(count)")
    let chunk = chunks[index / Self.chunkLength]
    guard !chunk.lengths.isEmpty else { return nil }
    let length = chunk.lengths[index % Self.chunkLength]
    return length.isNaN ? nil : length
  }

  /// The length of a line, measured or estimated.
  package subscript(index: Int) -> CGFloat { measured(index) ?? estimate }

  /// Notes a measured length.
  package mutating func measure(_ length: CGFloat, at index: Int) {
    let known = measured(index)
    guard known != length else { return }
    let (number, place) = index.quotientAndRemainder(dividingBy: Self.chunkLength)
    if chunks[number].lengths.isEmpty {
      chunks[number].lengths = Array(repeating: .nan, count: Self.chunkLength)
    }
    chunks[number].lengths[place] = length
    if known == nil {
      chunks[number].measured += 1
      measuredCount += 1
    }
    chunks[number].sum += length - (known ?? 0)
    measuredSum += length - (known ?? 0)
  }

  /// Forgets the length of a line that changed.
  package mutating func forget(_ index: Int) {
    guard let known = measured(index) else { return }
    let (number, place) = index.quotientAndRemainder(dividingBy: Self.chunkLength)
    chunks[number].lengths[place] = .nan
    chunks[number].measured -= 1
    chunks[number].sum -= known
    measuredCount -= 1
    measuredSum -= known
  }

  private func length(of chunk: Chunk, count: Int) -> CGFloat {
    chunk.sum + CGFloat(count - chunk.measured) * estimate + CGFloat(count) * spacing
  }

  /// Where a line begins; for the number of lines, where the next one would.
  package func start(of index: Int) -> CGFloat {
    precondition((0...count).contains(index), "there is no line \(index) among \(count)")
    let (number, place) = index.quotientAndRemainder(dividingBy: Self.chunkLength)
    var start: CGFloat = 0
    for chunk in chunks[..<number] { start += length(of: chunk, count: Self.chunkLength) }
    guard place > 0 else { return start }
    let lengths = chunks[number].lengths
    guard !lengths.isEmpty else { return start + CGFloat(place) * (estimate + spacing) }
    for length in lengths[..<place] { start += (length.isNaN ? estimate : length) + spacing }
    return start
  }

  /// The line at a position, or the one before the gap there; the first or last one beyond the ends, `nil` without
  /// lines.
  package func index(at position: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var (start, first) = (CGFloat(0), 0)
    for chunk in chunks {
      let inChunk = min(Self.chunkLength, count - first)
      let end = start + length(of: chunk, count: inChunk)
      if position < end || first + inChunk == count {
        if chunk.lengths.isEmpty, estimate + spacing > 0 {
          let place = max(0, (position - start) / (estimate + spacing))
          return first + (place < CGFloat(inChunk) ? Int(place) : inChunk - 1)
        }
        for place in 0..<inChunk {
          start += self[first + place] + spacing
          if position < start { return first + place }
        }
        return first + inChunk - 1
      }
      start = end
      first += inChunk
    }
    return count - 1
  }

  /// Takes over the estimate and the measured lengths of another list of lines.
  ///
  /// - Parameter place: Where a line of the former list is in this one; `nil` for one that is gone. Called for measured
  ///   lines only.
  /// - Complexity: O(*measured lines* + *n* / 256).
  package mutating func adopt(_ former: LazyLengths, place: (Int) -> Int?) {
    estimate = former.estimate
    for (number, chunk) in former.chunks.enumerated() where chunk.measured > 0 {
      for (offset, length) in chunk.lengths.enumerated() where !length.isNaN {
        if let place = place(number * Self.chunkLength + offset) { measure(length, at: place) }
      }
    }
  }
}
