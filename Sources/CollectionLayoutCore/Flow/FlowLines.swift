// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// One line whose items were placed one by one.
struct FlowLine: Hashable {
  /// The index of the line's first item within the section.
  var firstItem: Int
  /// Where the line starts on the scrolling axis, in points from the section's first line.
  var offset: CGFloat
  /// The extent of the tallest item on the scrolling axis, in points.
  var extent: CGFloat
}

/// An item's place, in points, from the corner where the insets of its section end.
struct FlowPlace: Hashable {
  var across: CGFloat
  var along: CGFloat
  var extent: FlowExtent
}

/// The items of one section, broken into lines.
///
/// The items form two runs. Those up to `tailStart` are *explicit*: each has its size and its offset stored, each line
/// its record. The rest is the *tail*, items of one size, whose places follow from their index by arithmetic. A section
/// of uniform items is all tail and a section sized by a delegate all explicit; a self-sizing section starts as a tail
/// out of which the measured items grow, since a greedy fill may start afresh at any line.
struct FlowLines {
  var rule: FlowLineRule
  /// The distance between lines, in points.
  var lineSpacing: CGFloat
  let count: Int
  /// The size of the items that are not in `sizes`; nil if all of them are.
  let tailSize: FlowExtent?

  /// The sizes of the explicit items.
  var sizes: [FlowExtent]
  /// Where the explicit items start on their line, in points.
  var offsets: [CGFloat] = []
  var lines: [FlowLine] = []
  /// The first item of the tail; `count` if there is none.
  var tailStart = 0
  /// The lines of the tail.
  var tail = FlowTail()

  /// The length of all lines and the gaps between them on the scrolling axis, in points.
  var extent: CGFloat = 0
  /// No explicit line is longer than this on the scrolling axis, in points.
  var longestLine: CGFloat = 0
  /// The items whose sizes changed since the lines were broken; nil if none did.
  var dirtyItems: ClosedRange<Int>?

  /// Makes the lines of `count` items of one size.
  init(count: Int, uniform size: FlowExtent, rule: FlowLineRule, lineSpacing: CGFloat) {
    self.init(count: count, tailSize: size, sizes: [], rule: rule, lineSpacing: lineSpacing)
  }

  /// Makes the lines of items of the given sizes.
  init(sizes: [FlowExtent], rule: FlowLineRule, lineSpacing: CGFloat) {
    self.init(count: sizes.count, tailSize: nil, sizes: sizes, rule: rule, lineSpacing: lineSpacing)
  }

  private init(count: Int, tailSize: FlowExtent?, sizes: [FlowExtent], rule: FlowLineRule, lineSpacing: CGFloat) {
    self.count = count
    self.tailSize = tailSize
    self.sizes = sizes
    self.rule = rule
    self.lineSpacing = lineSpacing
    dirtyItems = 0...max(count - 1, 0)
  }

  /// The size of an item. A section without a `tailSize` has all its sizes in `sizes`.
  func size(at item: Int) -> FlowExtent {
    if item < sizes.count { return sizes[item] }
    guard let tailSize else { fatalError("item \(item) of \(count) has no size") }
    return tailSize
  }

  /// Stores an item's size and remembers to break the lines about it anew; says whether it is a new size.
  mutating func setSize(_ size: FlowExtent, at item: Int) -> Bool {
    guard self.size(at: item) != size else { return false }
    if let tailSize, item >= sizes.count {
      sizes.append(contentsOf: repeatElement(tailSize, count: item + 1 - sizes.count))
    }
    sizes[item] = size
    let dirty = dirtyItems ?? item...item
    dirtyItems = min(dirty.lowerBound, item)...max(dirty.upperBound, item)
    return true
  }

  /// Takes over new rules and breaks all lines anew when next settled. The sizes stay.
  mutating func restart(rule: FlowLineRule, lineSpacing: CGFloat) {
    self.rule = rule
    self.lineSpacing = lineSpacing
    lines.removeAll(keepingCapacity: true)
    tailStart = 0
    dirtyItems = 0...max(count - 1, 0)
  }

  /// The same sizes for the other scrolling direction.
  func transposed() -> FlowLines {
    func transpose(_ size: FlowExtent) -> FlowExtent { FlowExtent(across: size.along, along: size.across) }
    return FlowLines(
      count: count, tailSize: tailSize.map(transpose), sizes: sizes.map(transpose), rule: rule,
      lineSpacing: lineSpacing)
  }

  /// The index of the explicit line with the item, or the number of explicit lines if the item is in the tail.
  func lineIndex(of item: Int) -> Int {
    if item >= tailStart { return lines.count }
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lines[middle].firstItem <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// The end, exclusive, of an explicit line's items.
  func endItem(ofLine index: Int) -> Int { index + 1 < lines.count ? lines[index + 1].firstItem : tailStart }
}
