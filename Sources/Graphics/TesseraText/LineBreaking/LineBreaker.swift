// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Finds where the lines of a paragraph end. Widths are points.
struct LineBreaker {
  var reader: ParagraphReader
  private let style: ParagraphStyle
  /// The hyphens of words that may be broken, by run.
  private var hyphens: [Int: LineSign] = [:]

  /// Sums of widths may differ in the last digits from the width that they were measured at.
  static let tolerance: CGFloat = 0.001

  struct Break {
    /// Where the next line begins.
    var next: ClusterPosition
    /// Whether a line separator ended the line.
    var isForced = false
    /// What stands at the end of the line where a word is broken at a soft hyphen.
    var hyphen: LineSign?
  }

  init(text: ShapedText, paragraph: Paragraph, style: ParagraphStyle) {
    reader = ParagraphReader(text: text, paragraph: paragraph)
    self.style = style
  }

  private func scalar(_ cluster: ShapedSegment.Cluster) -> Unicode.Scalar { reader.text.scalars[cluster.start] }

  /// A line that a layout breaks. Lengths are points.
  struct Room {
    var width: CGFloat
    /// From where tab stops are counted to where the text begins.
    var indent: CGFloat = 0
    var byCharacters = false
    /// Whether a word that is wider than the line is broken anywhere, so that a line is never empty.
    var breaksWords = true

    func narrowed(to width: CGFloat) -> Room {
      Room(width: width, indent: indent, byCharacters: byCharacters, breaksWords: false)
    }
  }

  /// The end of the line that begins at `start`; `nil` where nothing has room and words are not to be broken.
  ///
  /// Words wrap whole. Spaces hang over the end.
  mutating func nextBreak(from start: ClusterPosition, in room: Room) -> Break? {
    var position = start
    var pen = LinePen(style: style, indent: room.indent)
    var opportunity: Break?
    while true {
      let before = position
      guard let cluster = reader.next(&position) else { return Break(next: reader.end) }
      // A position at the end of a segment and one at the start of the next are the same place; keep the later.
      let place = ClusterPosition(segment: position.segment, cluster: position.cluster - 1)
      if cluster.endsLine { return Break(next: position, isForced: true) }
      if place > start, before >= start, room.byCharacters || cluster.mayBreakBefore {
        if isAfterSoftHyphen(cluster) {
          let hyphen = hyphen(before: cluster)
          if pen.x + hyphen.width <= room.width + Self.tolerance { opportunity = Break(next: place, hyphen: hyphen) }
        } else {
          opportunity = Break(next: place)
        }
      }
      let end = pen.end(with: cluster, scalar(cluster))
      if !cluster.isHangingSpace, end > room.width + Self.tolerance {
        if let opportunity { return opportunity }
        guard room.breaksWords else { return nil }
        if place > start { return Break(next: place) }
      }
      pen.add(cluster, scalar(cluster))
    }
  }

  private func isAfterSoftHyphen(_ cluster: ShapedSegment.Cluster) -> Bool {
    cluster.start > reader.paragraph.range.lowerBound && reader.text.scalars[cluster.start - 1] == "\u{AD}"
  }

  /// The hyphen for a word that is broken before a cluster, which looks like what stands before it.
  private mutating func hyphen(before cluster: ShapedSegment.Cluster) -> LineSign {
    let run = reader.text.runIndex(at: cluster.start - 1)
    if let known = hyphens[run] { return known }
    let text = reader.text
    let sign = LineSign(
      LineSign.hyphen, attributes: text.text.runs[run].attributes, level: reader.paragraph.baseLevel,
      library: text.library, counters: text.counters)
    hyphens[run] = sign
    return sign
  }

  /// Whether from `start` on there is one word more, which does not fill a line.
  mutating func isLastWord(from start: ClusterPosition, width: CGFloat) -> Bool {
    var position = start
    var x: CGFloat = 0
    while let cluster = reader.next(&position) {
      let place = ClusterPosition(segment: position.segment, cluster: position.cluster - 1)
      if cluster.isTab || cluster.endsLine || place > start && cluster.mayBreakBefore { return false }
      x += cluster.advance
    }
    return x > 0 && x <= width + Self.tolerance
  }

  /// Whether everything from `start` to the end of the paragraph is one line that is not wider than `width`.
  mutating func restFits(from start: ClusterPosition, width: CGFloat, indent: CGFloat) -> Bool {
    var position = start
    var pen = LinePen(style: style, indent: indent)
    var hasEnded = false
    while let cluster = reader.next(&position) {
      if hasEnded { return false }
      pen.add(cluster, scalar(cluster))
      if !cluster.isHangingSpace, pen.x > width + Self.tolerance { return false }
      hasEnded = cluster.endsLine
    }
    return true
  }

  /// The end of the longest stretch from `start` that is not wider than `width`, and does not pass `limit`.
  mutating func prefix(
    from start: ClusterPosition, to limit: ClusterPosition, width: CGFloat, indent: CGFloat
  ) -> ClusterPosition {
    var position = start
    var kept = start
    var pen = LinePen(style: style, indent: indent)
    while position < limit, let cluster = reader.next(&position), position <= limit, !cluster.endsLine {
      pen.add(cluster, scalar(cluster))
      if pen.x > width + Self.tolerance { break }
      // Spaces before an ellipsis are dropped.
      if !cluster.isHangingSpace { kept = position }
    }
    return kept
  }

  /// The start of the longest stretch up to the paragraph's end that is not wider than `width`.
  mutating func suffix(from limit: ClusterPosition, width: CGFloat) -> ClusterPosition {
    var position = reader.end
    var kept = position
    var x: CGFloat = 0
    var isTrailing = true
    while position > limit, let cluster = reader.previous(&position), position >= limit, !cluster.endsLine {
      if cluster.isHangingSpace, isTrailing { continue }
      isTrailing = false
      x += cluster.isTab ? style.defaultTabInterval : cluster.advance
      if x > width + Self.tolerance { break }
      if !cluster.isHangingSpace { kept = position }
    }
    return kept
  }
}
