// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The sign for text that was left out, shaped like the text beside it.
struct Ellipsis {
  let segment: ShapedSegment
  let width: CGFloat

  init(attributes: TextAttributes, level: UInt8, library: FontLibrary, counters: ShapingCounters) {
    let text = ShapedText(AttributedText("…", attributes: attributes), library: library, counters: counters)
    segment = text.reshaped(0..<1, level: level)
    width = segment.clusters.reduce(0) { $0 + $1.advance }
  }

  var piece: LinePiece { LinePiece(segment: segment, clusters: 0..<segment.clusters.count, isEllipsis: true) }
}
