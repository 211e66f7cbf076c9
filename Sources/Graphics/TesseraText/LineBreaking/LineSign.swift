// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A sign that stands in a line without being in the text, shaped like the text beside it.
struct LineSign {
  let segment: ShapedSegment
  let width: CGFloat

  /// For text that was left out.
  static let ellipsis = "…"
  /// Where a word is broken at a soft hyphen.
  static let hyphen = "-"

  init(_ sign: String, attributes: TextAttributes, level: UInt8, library: FontLibrary, counters: ShapingCounters) {
    let text = ShapedText(AttributedText(sign, attributes: attributes), library: library, counters: counters)
    segment = text.reshaped(0..<1, level: level)
    width = segment.clusters.reduce(0) { $0 + $1.advance }
  }

  var piece: LinePiece { LinePiece(segment: segment, clusters: 0..<segment.clusters.count, isSign: true) }
}
