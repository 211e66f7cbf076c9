// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// One line whose items were placed one by one, or a block of full lines of items of the provisional size.
struct FlowLine: Hashable {
  /// The index of the first item within the section.
  var firstItem: Int
  /// Where the first line starts on the scrolling axis, in points from the section's first line.
  var offset: CGFloat
  /// From there to the end of the last one, in points: for a single line the extent of its tallest item.
  var extent: CGFloat
  /// Where the items' sizes and offsets are kept; negative for a block, whose places follow from arithmetic.
  var storage: Int

  var isBlock: Bool { storage < 0 }
}

/// An item's place, in points, from the corner where the insets of its section end.
struct FlowPlace: Hashable {
  var across: CGFloat
  var along: CGFloat
  var extent: FlowExtent
}

/// The items of one section, broken into lines.
///
/// A section sized by a delegate has *explicit* lines only: each item has its size and its offset stored, each line its
/// record. Of uniform items nothing is stored: they are the *tail*, whose places follow from the index. In a self-sizing
/// section measured items grow out of the tail, since a greedy fill may start afresh at any line; what lies between
/// measured stretches stays a *block*, one record for all of its lines. So a jump to the end measures what is there and
/// costs what was measured so far, however many items it passes over.
struct FlowLines {
  var rule: FlowLineRule
  /// The distance between lines, in points.
  var lineSpacing: CGFloat
  let count: Int
  /// The size of the items that are not stored; nil if all of them are.
  let tailSize: FlowExtent?

  /// The sizes of the items of explicit lines, in order; of all items if there is no `tailSize`.
  var sizes: [FlowExtent]
  /// Where these items start on their line, in points.
  var offsets: [CGFloat] = []
  var lines: [FlowLine] = []
  /// The first item of the tail; `count` if there is none.
  var tailStart = 0
  /// The lines of the tail.
  var tail = FlowTail()

  /// The length of all lines and the gaps between them on the scrolling axis, in points.
  var extent: CGFloat = 0
  /// No record of lines is longer than this on the scrolling axis, in points.
  var longestLine: CGFloat = 0
  /// Sizes that were said since the lines were broken.
  var pending: [Int: FlowExtent] = [:]
  /// Whether all lines are to be broken anew.
  var isStale = true

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
  }

  /// The size of an item.
  func size(at item: Int) -> FlowExtent {
    if !pending.isEmpty, let size = pending[item] { return size }
    guard let tailSize else { return sizes[item] }
    guard item < tailStart else { return tailSize }
    let line = lines[lineIndex(of: item)]
    return line.isBlock ? tailSize : sizes[line.storage + item - line.firstItem]
  }

  /// Notes an item's size, so that the lines about it are broken anew; says whether it is a new one.
  mutating func setSize(_ size: FlowExtent, at item: Int) -> Bool {
    guard self.size(at: item) != size else { return false }
    pending[item] = size
    return true
  }

  /// Takes over new rules and breaks all lines anew when next settled. The sizes stay.
  mutating func restart(rule: FlowLineRule, lineSpacing: CGFloat) {
    self.rule = rule
    self.lineSpacing = lineSpacing
    makePending()
    lines.removeAll(keepingCapacity: true)
    tailStart = 0
    isStale = true
  }

  /// Of a section with a `tailSize`, has all that was said noted again.
  private mutating func makePending() {
    guard let tailSize else { return }
    for (index, line) in lines.enumerated() where !line.isBlock {
      for item in line.firstItem..<endItem(ofLine: index) where pending[item] == nil {
        let size = sizes[line.storage + item - line.firstItem]
        if size != tailSize { pending[item] = size }
      }
    }
    sizes.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
  }

  /// The same sizes for the other scrolling direction.
  func transposed() -> FlowLines {
    func transpose(_ size: FlowExtent) -> FlowExtent { FlowExtent(across: size.along, along: size.across) }
    var known = self
    known.makePending()
    var result = FlowLines(
      count: count, tailSize: tailSize.map(transpose), sizes: tailSize == nil ? sizes.map(transpose) : [], rule: rule,
      lineSpacing: lineSpacing)
    result.pending = known.pending.mapValues(transpose)
    return result
  }

  /// The index of the record with the item, or the number of records if the item is in the tail.
  func lineIndex(of item: Int) -> Int {
    if item >= tailStart { return lines.count }
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lines[middle].firstItem <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// The end, exclusive, of a record's items.
  func endItem(ofLine index: Int) -> Int { index + 1 < lines.count ? lines[index + 1].firstItem : tailStart }

  /// How many items of the provisional size a full line has.
  var columns: Int { tailSize.map { rule.capacity(of: $0.across, limit: count) } ?? 1 }

  /// The lines of a block, as a tail that ends with a full line.
  func block(at index: Int) -> FlowTail {
    guard let tailSize else { return FlowTail() }
    let line = lines[index]
    var block = FlowTail(
      count: endItem(ofLine: index) - line.firstItem, size: tailSize, offset: line.offset, lineSpacing: lineSpacing,
      rule: rule)
    block.last = block.full
    return block
  }
}
