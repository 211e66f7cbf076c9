// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Makes lines of a text one by one, for whoever says himself where each ends and stands. Offsets are UTF-16 code units.
package struct Typesetter: Sendable {
  let shaped: ShapedText

  package init(_ text: AttributedText, cache: TextCache = .shared) {
    shaped = cache.shaped(text)
  }

  package var text: AttributedText { shaped.text }

  /// Where a line ends that begins at an offset: behind spaces that hang over its end, and behind what ends a paragraph.
  package func lineEnd(from start: Int, width: CGFloat, indent: CGFloat = 0, byCharacters: Bool = false) -> Int {
    let scalar = shaped.scalar(atOffset: start)
    guard scalar < shaped.scalars.count else { return text.length }
    let paragraph = paragraph(of: scalar)
    let end = paragraph.next ?? paragraph.range.upperBound
    guard paragraph.range.contains(scalar) else { return shaped.offset(ofScalar: end) }
    var breaker = LineBreaker(text: shaped, paragraph: paragraph, style: paragraph.attributes.paragraph)
    let room = LineBreaker.Room(
      width: width.isFinite ? max(width, 0) : .infinity, indent: indent, byCharacters: byCharacters)
    guard let found = breaker.nextBreak(from: position(of: scalar, in: paragraph), in: room) else { return text.length }
    let next = self.scalar(of: found.next, in: paragraph)
    return shaped.offset(ofScalar: next >= paragraph.range.upperBound ? end : next)
  }

  /// The line of a range, whatever its width. What ends a paragraph takes no room.
  package func line(_ range: Range<Int>) -> TypesetLine {
    let (low, high) = (shaped.scalar(atOffset: range.lowerBound), shaped.scalar(atOffset: range.upperBound))
    var pieces: [LinePiece] = []
    let first = paragraph(of: min(low, max(shaped.scalars.count - 1, 0)))
    var last = first
    var place: Paragraph? = first
    while let paragraph = place, paragraph.range.lowerBound < max(high, low + 1) {
      let part = max(low, paragraph.range.lowerBound)..<max(min(high, paragraph.range.upperBound), low)
      if !part.isEmpty, paragraph.range.overlaps(part) {
        var reader = ParagraphReader(text: shaped, paragraph: paragraph)
        pieces += reader.pieces(
          position(of: part.lowerBound, in: paragraph), position(of: part.upperBound, in: paragraph))
        last = paragraph
      }
      place = paragraph.next.flatMap { $0 < high ? shaped.paragraph(at: $0) : nil }
    }
    var assembler = LineAssembler(
      text: shaped, baseLevel: first.baseLevel, style: first.attributes.paragraph, indent: 0, pieces: pieces)
    assembler.mendEnds(
      startsMidParagraph: low > first.range.lowerBound, endsMidParagraph: high < last.range.upperBound)
    return TypesetLine(range: range, assembler: assembler, empty: first.attributes)
  }

  /// Where a text goes on at an offset.
  package func place(at offset: Int) -> TextPlace {
    let scalar = shaped.scalar(atOffset: offset)
    let paragraph = paragraph(of: scalar)
    return TextPlace(
      paragraph: paragraph.range.lowerBound,
      position: paragraph.range.contains(scalar) ? position(of: scalar, in: paragraph) : .zero)
  }

  private func paragraph(of scalar: Int) -> Paragraph {
    let scalars = shaped.scalars
    var start = min(scalar, scalars.count)
    // A line feed behind a return ends the same paragraph.
    if start > 0, start < scalars.count, scalars[start] == "\n", scalars[start - 1] == "\r" { start -= 1 }
    while start > 0, !scalars[start - 1].isParagraphSeparator { start -= 1 }
    return shaped.paragraph(at: start)
  }

  private func position(of scalar: Int, in paragraph: Paragraph) -> ClusterPosition {
    for index in 0..<paragraph.segmentCount where paragraph.segmentRange(index).contains(scalar) {
      let segment = shaped.segment(index, of: paragraph)
      let cluster = segment.clusters.firstIndex { $0.start + $0.count > scalar } ?? segment.clusters.count
      return ClusterPosition(segment: index, cluster: cluster)
    }
    return scalar <= paragraph.range.lowerBound
      ? .zero : ClusterPosition(segment: paragraph.segmentCount, cluster: 0)
  }

  private func scalar(of position: ClusterPosition, in paragraph: Paragraph) -> Int {
    guard position.segment < paragraph.segmentCount else { return paragraph.range.upperBound }
    let segment = shaped.segment(position.segment, of: paragraph)
    return position.cluster < segment.clusters.count
      ? segment.clusters[position.cluster].start : segment.range.upperBound
  }
}
