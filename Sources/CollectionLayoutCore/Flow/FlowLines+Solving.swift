// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

extension FlowLines {
  /// Brings the lines up to date with the sizes.
  ///
  /// Starts at the first line that a change can reach and stops as soon as a line starts where one did before: the
  /// following lines only move along.
  mutating func settle(counting statistics: inout FlowStatistics) {
    guard let dirty = dirtyItems else { return }
    dirtyItems = nil
    statistics.sectionsSolved += 1
    offsets.reserveCapacity(sizes.count)
    let firstLine = breakLines(dirty: dirty, counting: &statistics)
    stackLines(from: firstLine)
  }

  /// Breaks lines anew where `dirty` items make it necessary; returns the index of the first new one.
  private mutating func breakLines(dirty: ClosedRange<Int>, counting statistics: inout FlowStatistics) -> Int {
    var firstLine = lineIndex(of: dirty.lowerBound)
    // A line's first item decides where the line preceding it ends.
    if firstLine > 0, firstLine == lines.count || lines[firstLine].firstItem == dirty.lowerBound { firstLine -= 1 }
    var item = firstLine < lines.count ? lines[firstLine].firstItem : tailStart
    let oldTailStart = tailStart
    var oldLine = firstLine
    var newLines: [FlowLine] = []
    tailStart = count
    while item < count {
      if tailSize != nil, item >= sizes.count {
        tailStart = item
        oldLine = lines.count
        break
      }
      while oldLine < lines.count, lines[oldLine].firstItem < item { oldLine += 1 }
      if item > dirty.upperBound, oldLine < lines.count, lines[oldLine].firstItem == item {
        tailStart = oldTailStart
        statistics.linesReused += lines.count - oldLine
        break
      }
      let end = placeLine(from: item, into: &newLines)
      statistics.linesSolved += 1
      item = end
    }
    if item >= count { oldLine = lines.count }
    lines.replaceSubrange(firstLine..<oldLine, with: newLines)
    return firstLine
  }

  /// Fills one line greedily and places its items; returns the item that starts the next line.
  private mutating func placeLine(from first: Int, into newLines: inout [FlowLine]) -> Int {
    let head = size(at: first)
    var (length, total, extent) = (head.across, head.across, head.along)
    var isUniform = true
    var end = first + 1
    while end < count {
      let next = size(at: end)
      guard rule.fits(length + rule.spacing + next.across) else { break }
      length += rule.spacing + next.across
      total += next.across
      extent = max(extent, next.along)
      isUniform = isUniform && next == head
      end += 1
    }
    let spacing: FlowLineRule.Spacing
    if end < count {
      spacing = rule.full(count: end - first, total: total)
    } else {
      spacing = isUniform ? rule.lastUniform(count: end - first, width: head.across) : rule.lastMixed
    }
    // Items of the tail that share a line with explicit ones become explicit.
    if let tailSize, end > sizes.count {
      sizes.append(contentsOf: repeatElement(tailSize, count: end - sizes.count))
    }
    if offsets.count < end { offsets.append(contentsOf: repeatElement(0, count: end - offsets.count)) }
    var across = spacing.lead
    for item in first..<end {
      offsets[item] = across
      across += sizes[item].across + spacing.gap
    }
    newLines.append(FlowLine(firstItem: first, offset: 0, extent: extent))
    return end
  }

  /// Stacks the lines along the scrolling axis, from the given one on, and the tail after them.
  private mutating func stackLines(from first: Int) {
    var offset: CGFloat = 0
    if first > 0 { offset = start(after: lines[first - 1]) } else { longestLine = 0 }
    for index in first..<lines.count {
      lines[index].offset = offset
      longestLine = max(longestLine, lines[index].extent)
      offset = start(after: lines[index])
    }
    if let tailSize {
      tail = FlowTail(
        count: count - tailStart, size: tailSize, offset: offset, lineSpacing: lineSpacing, rule: rule)
    }
    if lineSpacing < 0 {
      // Where lines overlap, the last one need not reach farthest.
      extent = lines.reduce(tail.rows > 0 ? tail.end : 0) { max($0, $1.offset + $1.extent) }
    } else {
      extent = tail.rows > 0 ? tail.end : lines.last.map { $0.offset + $0.extent } ?? 0
    }
  }

  private func start(after line: FlowLine) -> CGFloat { line.offset + max(0, line.extent + lineSpacing) }
}
