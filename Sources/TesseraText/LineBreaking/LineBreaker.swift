// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Finds where the lines of a paragraph end. Widths are points.
struct LineBreaker {
  var reader: ParagraphReader
  let tabInterval: CGFloat

  /// Sums of widths may differ in the last digits from the width that they were measured at.
  static let tolerance: CGFloat = 0.001

  struct Break {
    /// Where the next line begins.
    var next: ClusterPosition
    /// Whether a line separator ended the line.
    var isForced: Bool
  }

  init(text: ShapedText, paragraph: Paragraph, tabInterval: CGFloat) {
    reader = ParagraphReader(text: text, paragraph: paragraph)
    self.tabInterval = tabInterval
  }

  /// The distance from `x` to the next tab stop.
  static func tabAdvance(at x: CGFloat, interval: CGFloat) -> CGFloat {
    ((x / interval).rounded(.down) + 1) * interval - x
  }

  /// The end of the line that begins at `start`. A line holds at least one cluster, whatever the width.
  ///
  /// Words wrap whole; a word that is wider than a line is broken between characters. Spaces hang over the end.
  mutating func nextBreak(from start: ClusterPosition, width: CGFloat, byCharacters: Bool) -> Break {
    var position = start
    var x: CGFloat = 0
    var opportunity: ClusterPosition?
    while true {
      let before = position
      guard let cluster = reader.next(&position) else { return Break(next: reader.end, isForced: false) }
      // A position at the end of a segment and one at the start of the next are the same place; keep the later.
      let place = ClusterPosition(segment: position.segment, cluster: position.cluster - 1)
      if cluster.endsLine { return Break(next: position, isForced: true) }
      if place > start, before >= start, byCharacters || cluster.mayBreakBefore { opportunity = place }
      let advance = cluster.isTab ? Self.tabAdvance(at: x, interval: tabInterval) : cluster.advance
      if !cluster.isHangingSpace, x + advance > width + Self.tolerance, place > start {
        return Break(next: opportunity ?? place, isForced: false)
      }
      x += advance
    }
  }

  /// Whether everything from `start` to the end of the paragraph is one line that is not wider than `width`.
  mutating func restFits(from start: ClusterPosition, width: CGFloat) -> Bool {
    var position = start
    var x: CGFloat = 0
    var hasEnded = false
    while let cluster = reader.next(&position) {
      if hasEnded { return false }
      let advance = cluster.isTab ? Self.tabAdvance(at: x, interval: tabInterval) : cluster.advance
      x += advance
      if !cluster.isHangingSpace, x > width + Self.tolerance { return false }
      hasEnded = cluster.endsLine
    }
    return true
  }

  /// The end of the longest stretch from `start` that is not wider than `width`, and does not pass `limit`.
  mutating func prefix(from start: ClusterPosition, to limit: ClusterPosition, width: CGFloat) -> ClusterPosition {
    var position = start
    var kept = start
    var x: CGFloat = 0
    while position < limit, let cluster = reader.next(&position), position <= limit, !cluster.endsLine {
      x += cluster.isTab ? Self.tabAdvance(at: x, interval: tabInterval) : cluster.advance
      if x > width + Self.tolerance { break }
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
      x += cluster.isTab ? tabInterval : cluster.advance
      if x > width + Self.tolerance { break }
      if !cluster.isHangingSpace { kept = position }
    }
    return kept
  }
}
