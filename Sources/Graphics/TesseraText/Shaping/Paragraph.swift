// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Where a paragraph is, how it runs, and the segments that it is shaped in.
final class Paragraph: Sendable {
  /// The scalars, without the separator at the end.
  let range: Range<Int>
  /// Where the next paragraph begins; `nil` if no separator follows.
  let next: Int?
  /// The paragraph style and the font of an empty paragraph.
  let attributes: TextAttributes
  let baseLevel: UInt8
  private let levels: [UInt8]?
  private let segmentStarts: [Int]

  /// A segment is about as long as a screen of text: what no layout reaches is not shaped.
  private static let segmentLength = 1024
  /// Beyond this many scalars in a paragraph, directions are found for each segment by itself.
  private static let bidirectionalLimit = 65_536

  init(text: ShapedText, start: Int) {
    let scalars = text.scalars
    var end = start
    var hasRightToLeft = false
    var starts = [start]
    var lastSpace = start
    while end < scalars.count, !scalars[end].isParagraphSeparator {
      if TextAnalysis.isRightToLeft(scalars[end]) { hasRightToLeft = true }
      if scalars[end].isHangingSpace { lastSpace = end + 1 }
      // Cut after a space, so that nothing that belongs together is torn; a word without end is cut anywhere.
      if end - starts[starts.count - 1] >= Self.segmentLength {
        if lastSpace > starts[starts.count - 1] {
          starts.append(lastSpace)
        } else if end - starts[starts.count - 1] >= 2 * Self.segmentLength, !Self.extends(scalars[end]) {
          starts.append(end)
        }
      }
      end += 1
    }
    if starts.count > 1, starts[starts.count - 1] >= end { starts.removeLast() }
    range = start..<end
    if end < scalars.count {
      let isPair = scalars[end] == "\r" && end + 1 < scalars.count && scalars[end + 1] == "\n"
      next = end + (isPair ? 2 : 1)
    } else {
      next = nil
    }
    segmentStarts = range.isEmpty ? [] : starts
    attributes = text.attributes(at: min(start, max(scalars.count - 1, 0)))
    let direction = attributes.paragraph.baseWritingDirection
    if !hasRightToLeft, direction != .rightToLeft, !text.hasDirections {
      levels = nil
      baseLevel = 0
    } else {
      let found = TextAnalysis.levels(of: scalars[range.prefix(Self.bidirectionalLimit)], direction: direction)
      var all = found.levels
      if text.hasDirections { Self.direct(&all, of: text, in: range, base: found.base) }
      levels = range.isEmpty ? nil : all
      baseLevel = range.isEmpty ? (direction == .rightToLeft ? 1 : 0) : found.base
    }
  }

  var segmentCount: Int { segmentStarts.count }

  func segmentRange(_ index: Int) -> Range<Int> {
    segmentStarts[index]..<(index + 1 < segmentStarts.count ? segmentStarts[index + 1] : range.upperBound)
  }

  /// The levels of a part of the paragraph; `nil` where all are 0.
  func levels(in part: Range<Int>, of text: ShapedText) -> ArraySlice<UInt8>? {
    guard let levels else { return nil }
    let low = part.lowerBound - range.lowerBound
    if low + part.count <= levels.count { return levels[low..<low + part.count] }
    let direction: ParagraphStyle.WritingDirection = baseLevel == 1 ? .rightToLeft : .leftToRight
    return TextAnalysis.levels(of: text.scalars[part], direction: direction).levels[...]
  }

  /// Puts the levels of stretches in their place that have directions of their own.
  private static func direct(_ levels: inout [UInt8], of text: ShapedText, in range: Range<Int>, base: UInt8) {
    var start = range.lowerBound
    let limit = range.lowerBound + levels.count
    while start < limit {
      let directions = text.attributes(at: start).directions
      var end = start + 1
      while end < limit, text.attributes(at: end).directions == directions { end += 1 }
      if let own = TextDirection.levels(of: text.scalars[start..<end], in: directions, base: base) {
        levels.replaceSubrange(start - range.lowerBound..<end - range.lowerBound, with: own)
      }
      start = end
    }
  }

  private static func extends(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isGraphemeExtend || scalar.value == 0x200D || scalar.properties.isEmojiModifier
  }
}
