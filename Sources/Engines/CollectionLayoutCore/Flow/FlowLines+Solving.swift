// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

extension FlowLines {
  /// Brings the lines up to date with the sizes.
  ///
  /// About each change lines are broken anew from the first that it can reach until one starts where one did before:
  /// what follows only moves along. Costs what is broken and the records that follow.
  mutating func settle(counting statistics: inout FlowStatistics) {
    guard isStale || !pending.isEmpty else { return }
    statistics.sectionsSolved += 1
    var changes = pending.keys.sorted()[...]
    var firstLine = isStale ? 0 : lines.count
    if tailSize == nil {
      for (item, size) in pending { sizes[item] = size }
      if isStale {
        offsets = Array(repeating: 0, count: count)
        breakLines(at: (0, 0), changes: &changes, counting: &statistics)
        changes = []
      }
    }
    isStale = false
    while let item = changes.first {
      let start = lineStart(before: item)
      breakLines(at: start, changes: &changes, counting: &statistics)
      firstLine = min(firstLine, start.line)
    }
    pending.removeAll(keepingCapacity: true)
    stackLines(from: firstLine)
  }

  /// The record and the item with which to begin so that a change of an item is seen: a line's first item decides where
  /// the line preceding it ends.
  private func lineStart(before item: Int) -> (line: Int, item: Int) {
    let columns = columns
    var index = lineIndex(of: item)
    let isExplicit = index < lines.count && !lines[index].isBlock
    let first = index < lines.count ? lines[index].firstItem : tailStart
    let start = isExplicit ? first : first + (item - first) / columns * columns
    guard start == item else { return (index, start) }
    if start > first { return (index, start - columns) }
    guard index > 0 else { return (index, start) }
    index -= 1
    return (index, lines[index].isBlock ? endItem(ofLine: index) - columns : lines[index].firstItem)
  }

  /// Breaks lines anew from an item of a record on, until they are in step with the old ones and no further change is
  /// near. Takes the changes that it has come by off the list.
  private mutating func breakLines(
    at start: (line: Int, item: Int), changes: inout ArraySlice<Int>, counting statistics: inout FlowStatistics
  ) {
    let columns = columns
    var fresh = FreshLines()
    let first = start.line < lines.count ? lines[start.line].firstItem : tailStart
    // The lines of a block, or of the tail, before the change stay.
    if start.item > first { fresh.addBlock(at: first) }
    var oldLine = start.line
    var item = start.item
    while item < count {
      while let next = changes.first, next < item { changes.removeFirst() }
      while oldLine < lines.count, endItem(ofLine: oldLine) <= item { oldLine += 1 }
      if item > start.item, isInStep(at: item, oldLine, next: changes.first, columns) { break }
      let rows = rowsAlike(at: item, oldLine, next: changes.first, columns)
      if rows > 0 {
        fresh.addBlock(at: item)
        item += rows * columns
      } else {
        item = placeLine(from: item, into: &fresh)
        statistics.linesSolved += 1
      }
    }
    changes = changes.drop { $0 < item }
    if item >= count {
      oldLine = lines.count
    } else if oldLine < lines.count, lines[oldLine].firstItem < item {
      // The rest of a block goes on.
      fresh.addBlock(at: item)
      oldLine += 1
    }
    statistics.linesReused += lines.count - oldLine
    let endsInTail = oldLine == lines.count && item >= tailStart
    replace(start.line..<oldLine, with: fresh)
    if endsInTail || item >= count { tailStart = min(item, count) }
  }

  /// Whether a line started at an item before, and what was there holds until after the next line.
  private func isInStep(at item: Int, _ line: Int, next: Int?, _ columns: Int) -> Bool {
    if line == lines.count { return tailSize != nil && next.map { $0 > item + columns } ?? true }
    let (first, end) = (lines[line].firstItem, endItem(ofLine: line))
    if !lines[line].isBlock { return first == item && next.map { $0 > end } ?? true }
    return (item - first).isMultiple(of: columns) && next.map { $0 > item + columns } ?? true
  }

  /// How many full lines of items of the provisional size start at an item; none where sizes are stored.
  private func rowsAlike(at item: Int, _ line: Int, next: Int?, _ columns: Int) -> Int {
    guard tailSize != nil, line == lines.count || lines[line].isBlock else { return 0 }
    let end = line == lines.count ? count : endItem(ofLine: line)
    // The item after a line decides where that ends.
    return max(0, (min(end, next ?? end) - 1 - item) / columns)
  }

  /// Fills one line greedily and places its items; returns the item that starts the next line.
  private mutating func placeLine(from first: Int, into fresh: inout FreshLines) -> Int {
    // What a delegate sized is stored already, and what has changed of it.
    let isDense = tailSize == nil
    let head = isDense ? sizes[first] : size(at: first)
    var (length, total, extent) = (head.across, head.across, head.along)
    var isUniform = true
    var end = first + 1
    let storage = isDense ? first : fresh.offsets.count
    if !isDense { fresh.sizes.append(head) }
    while end < count {
      let next = isDense ? sizes[end] : size(at: end)
      guard rule.fits(length + rule.spacing + next.across) else { break }
      length += rule.spacing + next.across
      total += next.across
      extent = max(extent, next.along)
      isUniform = isUniform && next == head
      if !isDense { fresh.sizes.append(next) }
      end += 1
    }
    let spacing: FlowLineRule.Spacing
    if end < count {
      spacing = rule.full(count: end - first, total: total)
    } else {
      spacing = isUniform ? rule.lastUniform(count: end - first, width: head.across) : rule.lastMixed
    }
    var across = spacing.lead
    if isDense {
      for item in first..<end {
        offsets[item] = across
        across += sizes[item].across + spacing.gap
      }
    } else {
      for size in fresh.sizes[storage...] {
        fresh.offsets.append(across)
        across += size.across + spacing.gap
      }
    }
    fresh.lines.append(FlowLine(firstItem: first, offset: 0, extent: extent, storage: storage))
    return end
  }

  /// Puts new records, and what is stored for their items, in the place of old ones.
  private mutating func replace(_ old: Range<Int>, with fresh: FreshLines) {
    guard tailSize != nil else {
      if old.count == lines.count { lines = fresh.lines } else { lines.replaceSubrange(old, with: fresh.lines) }
      return
    }
    func storage(from index: Int) -> Int { lines[index...].first { !$0.isBlock }?.storage ?? sizes.count }
    let gone = storage(from: old.lowerBound)..<storage(from: old.upperBound)
    sizes.replaceSubrange(gone, with: fresh.sizes)
    offsets.replaceSubrange(gone, with: fresh.offsets)
    let shift = fresh.sizes.count - gone.count
    if shift != 0 {
      for index in old.upperBound..<lines.count where !lines[index].isBlock { lines[index].storage += shift }
    }
    lines.replaceSubrange(
      old,
      with: fresh.lines.map { line in
        var line = line
        if !line.isBlock { line.storage += gone.lowerBound }
        return line
      })
  }

  /// Stacks the lines along the scrolling axis, from the given record on, and the tail after them.
  private mutating func stackLines(from first: Int) {
    var offset: CGFloat = 0
    if first > 0 { offset = start(after: lines[first - 1]) } else { longestLine = 0 }
    for index in first..<lines.count {
      var line = lines[index]
      line.offset = offset
      if line.isBlock { line.extent = blockExtent(endItem(ofLine: index) - line.firstItem) }
      lines[index] = line
      longestLine = max(longestLine, line.extent)
      offset = start(after: line)
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

  /// How long the full lines of so many items are.
  private func blockExtent(_ items: Int) -> CGFloat {
    guard let tailSize else { return 0 }
    return CGFloat(items / columns - 1) * max(0, tailSize.along + lineSpacing) + tailSize.along
  }

  private func start(after line: FlowLine) -> CGFloat { line.offset + max(0, line.extent + lineSpacing) }
}

/// Lines that were broken anew, and what is to be stored for their items; places in storage count from the first of them.
private struct FreshLines {
  var lines: [FlowLine] = []
  var sizes: [FlowExtent] = []
  var offsets: [CGFloat] = []

  /// Adds full lines of items of the provisional size, up to what is added next; lines that follow such ones join them.
  mutating func addBlock(at item: Int) {
    if lines.last?.isBlock == true { return }
    lines.append(FlowLine(firstItem: item, offset: 0, extent: 0, storage: -1))
  }
}
