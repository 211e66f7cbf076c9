// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Synchronization

/// A text and what has been shaped of it so far. Parts are shaped when a layout first reaches them, and once only.
final class ShapedText: Sendable {
  let text: AttributedText
  let library: FontLibrary
  let counters: ShapingCounters
  let scalars: [Unicode.Scalar]
  /// Whether some of it has a direction of its own.
  let hasDirections: Bool
  /// The UTF-16 offset of each scalar, or `nil` where all scalars are one unit long.
  private let offsets: [Int]?
  private let parts = Mutex(Parts())

  private struct Parts {
    var paragraphs: [Int: Paragraph] = [:]
    var segments: [Int: ShapedSegment] = [:]
  }

  init(_ text: AttributedText, library: FontLibrary, counters: ShapingCounters) {
    self.text = text
    self.library = library
    self.counters = counters
    scalars = Array(text.string.unicodeScalars)
    hasDirections = text.runs.contains { !$0.attributes.directions.isEmpty }
    if scalars.count == text.length {
      offsets = nil
    } else {
      var offset = 0
      offsets = scalars.map { scalar in
        defer { offset += scalar.value > 0xFFFF ? 2 : 1 }
        return offset
      }
    }
  }

  /// The UTF-16 offset of a scalar; that of the end for any index past the last one.
  func offset(ofScalar index: Int) -> Int {
    guard index < scalars.count else { return text.length }
    return offsets.map { $0[index] } ?? index
  }

  /// The scalar at a UTF-16 offset, or the next one for the middle of a pair.
  func scalar(atOffset offset: Int) -> Int {
    guard let offsets else { return min(max(offset, 0), scalars.count) }
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func runIndex(at scalar: Int) -> Int {
    let offset = offset(ofScalar: scalar)
    var low = 0
    var high = text.runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if text.runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func attributes(at scalar: Int) -> TextAttributes {
    text.runs[runIndex(at: scalar)].attributes
  }

  /// The paragraph that begins at a scalar.
  func paragraph(at start: Int) -> Paragraph {
    if let known = parts.withLock({ $0.paragraphs[start] }) { return known }
    let paragraph = Paragraph(text: self, start: start)
    parts.withLock { $0.paragraphs[start] = paragraph }
    return paragraph
  }

  /// A segment of a paragraph, shaped now if it has not been.
  func segment(_ index: Int, of paragraph: Paragraph) -> ShapedSegment {
    let range = paragraph.segmentRange(index)
    if let known = parts.withLock({ $0.segments[range.lowerBound] }) { return known }
    var shaper = Shaper(
      text: self, range: range, levels: paragraph.levels(in: range, of: self),
      mayBreakAtStart: range.lowerBound > paragraph.range.lowerBound
        && scalars[range.lowerBound - 1].isHangingSpace)
    let segment = shaper.shape()
    parts.withLock { $0.segments[range.lowerBound] = segment }
    return segment
  }

  /// A part of a line that begins or ends where glyphs depend on their neighbours, shaped as if it stood alone.
  func reshaped(_ range: Range<Int>, level: UInt8) -> ShapedSegment {
    let levels: [UInt8]? = level == 0 ? nil : [UInt8](repeating: level, count: range.count)
    var shaper = Shaper(text: self, range: range, levels: levels?[...], mayBreakAtStart: false)
    return shaper.shape()
  }
}
