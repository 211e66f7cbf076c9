// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the contents of an item, and of the views attached to it, were found to need, in points.
struct MeasuredItem: Equatable, Sendable {
  var size: CGSize?
  var attached: [AttachmentKey: CGSize] = [:]
}

/// The groups of one section in their order, along one axis, in points from the first.
///
/// Groups whose items were not measured are all alike and are kept as runs: a million of them take as much memory as
/// one. A measured item takes its group out of its run.
struct GroupSequence {
  /// Groups that are alike, or a single one.
  struct Run {
    var firstItem: Int
    var groupCount: Int
    /// The items of each group.
    var capacity: Int
    /// Where the first group's own edge spacing starts.
    var start: CGFloat
    /// The length of one group, edge spacing included.
    var length: CGFloat
    /// The extent of one group across, edge spacing included.
    var across: CGFloat
    /// How many items, from a group's first, its arrangement depends on.
    var reach: Int
    var isMeasured: Bool
    var group: SolvedGroup

    var endItem: Int { firstItem + groupCount * capacity }
  }

  let item: CompositionalItem
  let axis: CompositionalAxis
  let container: CGSize
  let grid: PixelGrid
  let section: Int
  let spacing: CGFloat
  let isSelfSizing: Bool
  let tracksAcross: Bool
  private(set) var count: Int
  private(set) var runs: [Run] = []
  /// How far items and attached views stick out of their groups at most, in points.
  private(set) var overhang: CGFloat = 0
  private(set) var overhangAcross: CGFloat = 0
  private(set) var longest: CGFloat = 0
  /// The extent across: the longest of the measured groups, or else of all; zero unless that is wanted.
  private(set) var across: CGFloat = 0
  private(set) var groupsSolved = 0
  private(set) var preferred: [Int: MeasuredItem] = [:]
  /// The keys of `preferred`, in order.
  private var measured: [Int] = []
  private var template: Run?
  private var longestReach = 1

  init(
    item: CompositionalItem, axis: CompositionalAxis, container: CGSize, grid: PixelGrid, section: Int,
    spacing: CGFloat, count: Int, tracksAcross: Bool, measured kept: [Int: MeasuredItem] = [:]
  ) throws(CompositionalError) {
    (self.item, self.axis, self.container, self.grid) = (item, axis, container, grid)
    (self.section, self.spacing, self.count) = (section, spacing, count)
    isSelfSizing = item.isSelfSizing
    self.tracksAcross = tracksAcross
    if isSelfSizing, !kept.isEmpty {
      preferred = kept.filter { $0.key < count }
      measured = preferred.keys.sorted()
    }
    try rebuild(from: 0, through: count)
  }

  /// From the first group's start to the last one's end, in points.
  var length: CGFloat {
    guard let last = runs.last else { return 0 }
    return last.start + CGFloat(last.groupCount) * pitch(of: last) - spacing
  }

  private var extentAcross: CGFloat {
    var (all, measured): (CGFloat, CGFloat?) = (0, nil)
    for run in runs {
      all = max(all, run.across)
      if run.isMeasured { measured = max(measured ?? 0, run.across) }
    }
    return measured ?? all
  }

  func pitch(of run: Run) -> CGFloat { run.length + spacing }

  /// Takes in what the content of an item needs; returns whether anything moved.
  mutating func setPreferredSizes(
    _ sizes: [(item: Int, attachment: AttachmentKey?, size: CGSize)]
  ) throws(CompositionalError) -> Bool {
    guard isSelfSizing else { return false }
    var dirty: ClosedRange<Int>?
    for (item, attachment, size) in sizes {
      let old = preferred[item]
      var new = old ?? MeasuredItem()
      if let attachment { new.attached[attachment] = size } else { new.size = size }
      guard new != old else { continue }
      if preferred.updateValue(new, forKey: item) == nil { insertMeasured(item) }
      dirty = min(dirty?.lowerBound ?? item, item)...max(dirty?.upperBound ?? item, item)
    }
    guard let dirty else { return false }
    try rebuild(from: dirty.lowerBound, through: dirty.upperBound)
    return true
  }

  /// Makes room for new items before `index`.
  mutating func insertItems(_ inserted: Int, at index: Int) throws(CompositionalError) {
    count += inserted
    shiftMeasured(from: index, by: inserted)
    try rebuild(from: min(index, count - inserted), through: count)
  }

  /// Takes items away.
  mutating func deleteItems(_ range: Range<Int>) throws(CompositionalError) {
    let gone = lowerBound(range.lowerBound)..<lowerBound(range.upperBound)
    for item in measured[gone] { preferred[item] = nil }
    measured.removeSubrange(gone)
    count -= range.count
    shiftMeasured(from: range.upperBound, by: -range.count)
    try rebuild(from: range.lowerBound, through: count)
  }

  private mutating func insertMeasured(_ item: Int) { measured.insert(item, at: lowerBound(item)) }

  private mutating func shiftMeasured(from item: Int, by distance: Int) {
    let first = lowerBound(item)
    guard first < measured.count else { return }
    let moved = measured[first...].map { ($0 + distance, preferred.removeValue(forKey: $0)) }
    for (offset, entry) in moved.enumerated() {
      measured[first + offset] = entry.0
      preferred[entry.0] = entry.1
    }
  }

  /// The index in `measured` of the first that is not before `item`.
  private func lowerBound(_ item: Int) -> Int {
    var (low, high) = (0, measured.count)
    while low < high {
      let middle = low + (high - low) / 2
      if measured[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: - Solving

extension GroupSequence {
  /// Solves what a change of the items from `first` through `last` can reach, and moves what follows.
  private mutating func rebuild(from first: Int, through last: Int) throws(CompositionalError) {
    guard count > 0 else {
      runs = []
      across = 0
      return
    }
    if self.template == nil { self.template = try solve(first: 0, isTemplate: true) }
    guard let template = self.template else { return }
    defer { if tracksAcross { across = extentAcross } }
    var old: [Run] = []
    var (item, position, candidate) = (0, CGFloat(0), 0)
    if !runs.isEmpty {
      // A group asks for items after its own to see whether they fit, so the change may reach an earlier one.
      let reached = max(first - longestReach, 0)
      let kept = min(runIndex(of: reached), runs.count - 1)
      old = Array(runs[kept...])
      let run = old[0]
      let groups = min(max((reached - run.firstItem) / run.capacity, 0), run.groupCount - 1)
      runs.removeSubrange(kept...)
      if groups > 0 {
        var head = run
        head.groupCount = groups
        runs.append(head)
      }
      item = run.firstItem + groups * run.capacity
      position = run.start + CGFloat(groups) * pitch(of: run)
    }
    while item < count {
      if item > last {
        while candidate < old.count, old[candidate].endItem <= item { candidate += 1 }
        if candidate < old.count, reuse(old[candidate...], from: item, at: position) { return }
      }
      let index = lowerBound(item)
      let next = index < measured.count ? measured[index] : Int.max
      var groups = (count - item) / template.capacity
      if next != .max {
        groups = min(groups, max(next - item - template.reach + template.capacity, 0) / template.capacity)
      }
      var run = template
      if groups > 0 {
        run.groupCount = groups
        run.firstItem = item
      } else {
        run = try solve(first: item, isTemplate: false)
      }
      run.start = position
      item = run.endItem
      position += CGFloat(run.groupCount) * pitch(of: run)
      runs.append(run)
    }
  }

  /// Appends former runs from `item` on if a group of theirs starts there.
  private mutating func reuse(_ old: ArraySlice<Run>, from item: Int, at position: CGFloat) -> Bool {
    guard let first = old.first, item >= first.firstItem else { return false }
    let (groups, rest) = (item - first.firstItem).quotientAndRemainder(dividingBy: first.capacity)
    guard rest == 0 else { return false }
    let shift = position - (first.start + CGFloat(groups) * pitch(of: first))
    for (offset, var run) in old.enumerated() {
      if offset == 0 {
        run.firstItem = item
        run.groupCount -= groups
        run.start = position
      } else {
        run.start += shift
      }
      runs.append(run)
    }
    return true
  }

  private mutating func solve(first: Int, isTemplate: Bool) throws(CompositionalError) -> Run {
    groupsSolved += 1
    var (asked, isMeasured) = (0, false)
    let preferred = self.preferred
    let solver = GroupSolver(
      grid: grid, section: section, available: isTemplate ? Int.max / 2 : count - first,
      preferredSize: { index in
        asked = max(asked, index + 1)
        guard !isTemplate, let size = preferred[first + index]?.size else { return nil }
        isMeasured = true
        return size
      },
      attachedSize: { index, key in isTemplate ? nil : preferred[first + index]?.attached[key] })
    let group = try solver.solve(item, in: container, first: 0)
    let edges = item.edgeSpacing
    let run = Run(
      firstItem: first, groupCount: 1, capacity: group.capacity, start: 0,
      length: group.size[axis] + edges.minimum(axis), across: group.size[axis.other] + edges.minimum(axis.other),
      reach: max(asked, group.capacity), isMeasured: isMeasured, group: group)
    guard pitch(of: run) >= 0 else {
      throw .invalidNumber(spacing, place: "the inter-group spacing", section: section)
    }
    note(run)
    return run
  }

  /// The boxes of the group that starts with an item. Solves it once more, as nothing of what is nested is kept.
  func outline(ofGroupAt first: Int) throws(CompositionalError) -> GroupOutline {
    let preferred = self.preferred
    let solver = GroupSolver(
      grid: grid, section: section, available: count - first, preferredSize: { preferred[first + $0]?.size },
      attachedSize: { preferred[first + $0]?.attached[$1] }, traces: true)
    return try solver.solve(item, in: container, first: 0).outline ?? GroupOutline()
  }

  /// Keeps what queries widen their search by.
  private mutating func note(_ run: Run) {
    longestReach = max(longestReach, run.reach)
    longest = max(longest, run.length)
    for frame in run.group.leaves.map(\.frame) + run.group.attachments.map(\.frame) {
      let (along, across) = (frame.span(axis), frame.span(axis.other))
      overhang = max(overhang, -along.start, along.end - run.group.size[axis])
      overhangAcross = max(overhangAcross, -across.start, across.end - run.group.size[axis.other])
    }
  }
}

// MARK: - Finding

extension GroupSequence {
  /// The index of the run that holds an item.
  func runIndex(of item: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = low + (high - low) / 2
      if runs[middle].endItem <= item { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Calls `body` with the first item and the start of every group that may meet a stretch, in order, and with its run.
  func forEachGroup<E: Error>(
    in span: FlowSpan, _ body: (_ firstItem: Int, _ start: CGFloat, _ run: Run) throws(E) -> Void
  ) throws(E) {
    let back = overhang + (spacing < 0 ? longest : 0)
    let (start, end) = (span.start - back, span.end + overhang)
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = low + (high - low) / 2
      let run = runs[middle]
      let runEnd = run.start + CGFloat(run.groupCount - 1) * pitch(of: run) + run.length
      if runEnd < start { low = middle + 1 } else { high = middle }
    }
    while low < runs.count, runs[low].start <= end {
      let run = runs[low]
      let pitch = pitch(of: run)
      var (first, last) = (0, run.groupCount - 1)
      if pitch > 0 {
        first = Self.index(((start - run.start - run.length) / pitch).rounded(.down), limit: last)
        last = Self.index(((end - run.start) / pitch).rounded(.up), limit: last)
      }
      for group in first...max(first, last) {
        try body(run.firstItem + group * run.capacity, run.start + CGFloat(group) * pitch, run)
      }
      low += 1
    }
  }

  private static func index(_ value: CGFloat, limit: Int) -> Int {
    !(value > 0) ? 0 : value >= CGFloat(limit) ? limit : Int(value)
  }
}
