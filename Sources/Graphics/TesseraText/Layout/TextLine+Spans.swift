// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension TextLine {
  /// Where one cluster stands in the line.
  struct Span {
    var x: CGFloat
    var width: CGFloat
    /// UTF-16 code units; empty for what stands for left-out text.
    var range: Range<Int>
    var isRightToLeft: Bool
    var isSpace: Bool
    var attributes: TextAttributes
    /// What stands in place of the character.
    var attachment: TextAttachment?
  }

  /// The clusters from left to right, hanging spaces included.
  func spans() -> [Span] {
    var result: [Span] = []
    for placed in placed {
      let segment = placed.piece.segment
      let isRightToLeft = placed.piece.item.isRightToLeft
      var x = placed.x
      for index in isRightToLeft ? Array(placed.piece.clusters.reversed()) : Array(placed.piece.clusters) {
        let cluster = segment.clusters[index]
        var width = placed.piece.advance(of: index)
        if cluster.isHangingSpace { width += placed.spaceExtra }
        let start = base + text.offset(ofScalar: cluster.start)
        let attributes = segment.owner.runs[cluster.run].attributes
        result.append(
          Span(
            x: x, width: width,
            range: placed.piece.isSign ? 0..<0 : start..<base + text.offset(ofScalar: cluster.start + cluster.count),
            isRightToLeft: isRightToLeft, isSpace: cluster.isHangingSpace, attributes: attributes,
            attachment: attributes.attachment(for: segment.scalar(cluster.start))))
        x += width
      }
    }
    return result
  }

  /// Behind the last character that is shown, in UTF-16 code units.
  package var shownEnd: Int? { spans().filter { !$0.range.isEmpty }.map(\.range.upperBound).max() }

  /// The UTF-16 offset of the caret position that is nearest to `x`.
  package func offset(at x: CGFloat) -> Int {
    var best = (distance: CGFloat.infinity, offset: range.lowerBound)
    for span in spans() where !span.range.isEmpty {
      for (edge, isEnd) in [(span.x, span.isRightToLeft), (span.x + span.width, !span.isRightToLeft)]
      where abs(edge - x) < best.distance {
        best = (abs(edge - x), isEnd ? span.range.upperBound : span.range.lowerBound)
      }
    }
    return best.offset
  }

  /// The x of the caret before the character at an offset, or after the last one.
  package func caretX(at offset: Int) -> CGFloat {
    var after: CGFloat?
    for span in spans() where !span.range.isEmpty {
      if span.range.contains(offset) { return span.isRightToLeft ? span.x + span.width : span.x }
      if span.range.upperBound == offset { after = span.isRightToLeft ? span.x : span.x + span.width }
    }
    return after ?? frame.minX
  }

  /// The x of the far side of the character that ends at an offset, whatever follows it.
  package func farX(of end: Int) -> CGFloat {
    for span in spans() where !span.range.isEmpty && span.range.upperBound == end {
      return span.isRightToLeft ? span.x : span.x + span.width
    }
    return caretX(at: end)
  }

  /// The offsets at both sides of each character, from left to right, with where they are.
  package var carets: [(x: CGFloat, offset: Int, isLeading: Bool)] {
    spans().filter { !$0.range.isEmpty }.flatMap { span -> [(x: CGFloat, offset: Int, isLeading: Bool)] in
      let right = span.x + span.width
      let (low, high) = (span.range.lowerBound, span.range.upperBound)
      return span.isRightToLeft
        ? [(span.x, high, false), (right, low, true)] : [(span.x, low, true), (right, high, false)]
    }
  }
}
