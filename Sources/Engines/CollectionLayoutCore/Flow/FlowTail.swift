// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Lines of items of one size, found by arithmetic.
struct FlowTail: Hashable {
  /// The items' size.
  var size = FlowExtent(across: 0, along: 0)
  /// How many items there are.
  var count = 0
  /// How many of them a full line holds; at least one.
  var columns = 1
  /// How many lines there are.
  var rows = 0
  /// Where the first line starts on the scrolling axis, in points.
  var offset: CGFloat = 0
  /// The distance from one line's start to the next one's, in points.
  var pitch: CGFloat = 0
  /// The spacing of every line but the last.
  var full = FlowLineRule.Spacing(lead: 0, gap: 0)
  /// The spacing of the last line.
  var last = FlowLineRule.Spacing(lead: 0, gap: 0)

  /// A tail without lines.
  init() {}

  /// The lines of `count` items of one size, the first of them `offset` points along the scrolling axis.
  init(count: Int, size: FlowExtent, offset: CGFloat, lineSpacing: CGFloat, rule: FlowLineRule) {
    self.size = size
    self.count = count
    self.offset = offset
    guard count > 0 else { return }
    columns = rule.capacity(of: size.across, limit: count)
    rows = (count - 1) / columns + 1
    pitch = max(0, size.along + lineSpacing)
    full = rule.full(count: columns, total: CGFloat(columns) * size.across)
    last = rule.lastUniform(count: count - (rows - 1) * columns, width: size.across)
  }

  /// Where the last line ends on the scrolling axis, in points.
  var end: CGFloat { rows == 0 ? offset : offset + CGFloat(rows - 1) * pitch + size.along }

  /// The place of the item `index` places into the tail.
  func place(at index: Int) -> FlowPlace {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let spacing = row == rows - 1 ? last : full
    return FlowPlace(
      across: spacing.lead + CGFloat(column) * (size.across + spacing.gap), along: offset + CGFloat(row) * pitch,
      extent: size)
  }

  /// The items, counted from the tail's first, of the lines that may meet `span`.
  func items(in span: FlowSpan) -> Range<Int> {
    guard rows > 0, span.end > offset, span.start < end else { return 0..<0 }
    var (first, last) = (0, rows - 1)
    if pitch > 0 {
      first = row(((span.start - offset - size.along) / pitch).rounded(.down))
      last = row(((span.end - offset) / pitch).rounded(.up))
    }
    // The last row may be short; multiplying it out could overflow where the count itself does not.
    return first * columns..<(last == rows - 1 ? count : (last + 1) * columns)
  }

  /// The number of the row, brought into the range of those that exist.
  private func row(_ value: CGFloat) -> Int {
    if value >= CGFloat(rows - 1) { return rows - 1 }
    return value > 0 ? Int(value) : 0
  }
}
