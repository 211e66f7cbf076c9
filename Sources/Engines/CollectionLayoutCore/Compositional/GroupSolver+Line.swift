// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// One place of a line, with what was found for it.
private struct Slot {
  var item: CompositionalItem
  var forced: ForcedSize
  /// The first item in it.
  var first = 0
  var solved = SolvedGroup(size: .zero, capacity: 0)
}

extension GroupSolver {
  /// The places of a line's items.
  ///
  /// An estimated extent across the line is as long as the longest item that is not a share of it; those that are get
  /// their share of that in a second pass.
  func solve(
    _ line: CompositionalLine, of item: CompositionalItem, in container: CGSize, first: Int, forced: ForcedSize
  ) throws(CompositionalError) -> SolvedGroup {
    let (axis, across) = (line.axis, line.axis.other)
    var outer = outerSize(of: item, in: container, forced)
    let insets = item.effectiveInsets
    let inner = innerSize(of: item, in: container, forced)
    var slots = try slots(for: line, of: item, inner: inner, first: first)

    // Shares are of what fixed gaps leave, in every direction that is measured against the line's length.
    let gap = line.spacing?.minimum ?? 0
    let gaps = gap * CGFloat(slots.count - 1)
    var shared = inner
    if line.spacing?.isFlexible != true { shared[axis] = max(inner[axis] - gaps, 0) }

    try fill(&slots, in: shared, first: first)
    var extent = inner[across]
    if item.size[across].isEstimated, forced[across] == nil {
      let deciding = slots.filter { $0.first < available && $0.item.size[across].fractionAxis != across }
      if let longest = deciding.map({ $0.solved.size[across] + $0.item.edgeSpacing.minimum(across) }).max() {
        extent = longest
        if longest != shared[across], deciding.count < slots.count {
          shared[across] = longest
          try fill(&slots, in: shared, first: first)
        }
      }
      outer[across] = extent
    }

    let isHugging = item.size[axis].isEstimated && forced[axis] == nil
    let counted = isHugging ? slots.filter { $0.first < available } : slots
    var total = gap * CGFloat(max(counted.count - 1, 0))
    for slot in counted { total += slot.solved.size[axis] + slot.item.edgeSpacing.minimum(axis) }
    if isHugging { outer[axis] = max(total, 0) }

    var result = SolvedGroup(
      size: outer, capacity: slots.reduce(0) { $0 + $1.solved.capacity }, outline: emptyOutline)
    place(slots, of: line, leftover: isHugging ? 0 : max(inner[axis] - total, 0), extent: extent) { origin, slot, gap in
      if traces, let spacing = line.spacing {
        result.outline?.addGap(
          spacing, along: axis, from: gap.start, length: gap.end - gap.start,
          inside: insets.inset(CGRect(origin: .zero, size: outer)))
      }
      let origin = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
      result.absorb(slot.solved, at: origin, firstLeaf: slot.first - first)
    }
    if first < available {
      result.attach(item.supplementaries, to: CGRect(origin: .zero, size: outer), grid: grid) {
        attachedSize(first, $0)
      }
    }
    return result
  }

  /// Finds the sizes of all slots, then makes those alike that ask for it.
  private func fill(_ slots: inout [Slot], in container: CGSize, first: Int) throws(CompositionalError) {
    var next = first
    for index in slots.indices {
      slots[index].first = next
      slots[index].solved = try solve(
        slots[index].item, in: container, first: next, forced: slots[index].forced)
      next += slots[index].solved.capacity
    }
    var forced = Array(repeating: ForcedSize(), count: 0)
    for axis in [CompositionalAxis.horizontal, .vertical] {
      let alike = slots.indices.filter {
        slots[$0].item.size[axis].isUniformAcrossSiblings && slots[$0].forced[axis] == nil
      }
      let lengths = alike.filter { slots[$0].first < available }.map { slots[$0].solved.size[axis] }
      guard let longest = lengths.max(), lengths.contains(where: { $0 != longest }) else { continue }
      if forced.isEmpty { forced = slots.map(\.forced) }
      for index in alike { forced[index][axis] = longest }
    }
    for index in forced.indices {
      slots[index].solved = try solve(
        slots[index].item, in: container, first: slots[index].first, forced: forced[index])
    }
  }

  /// Sets the items out along the line, sharing what is left over between flexible gaps.
  private func place(
    _ slots: [Slot], of line: CompositionalLine, leftover: CGFloat, extent: CGFloat,
    _ body: (CGPoint, Slot, _ gapBefore: FlowSpan) -> Void
  ) {
    let (axis, across) = (line.axis, line.axis.other)
    var takers = line.spacing?.isFlexible == true ? slots.count - 1 : 0
    for slot in slots { takers += slot.item.edgeSpacing.flexibleCount(axis) }
    let share = takers > 0 ? leftover / CGFloat(takers) : 0
    func length(_ spacing: CompositionalSpacing?, share: CGFloat) -> CGFloat {
      (spacing?.minimum ?? 0) + (spacing?.isFlexible == true ? share : 0)
    }
    var position: CGFloat = 0
    var gap = FlowSpan(start: 0, end: 0)
    for slot in slots {
      guard slot.first < available else { return }
      let edges = slot.item.edgeSpacing
      let free = max(extent - slot.solved.size[across] - edges.minimum(across), 0)
      let shareAcross = free / CGFloat(max(edges.flexibleCount(across), 1))
      var origin = CGPoint.zero
      origin[axis] = position + length(edges.start(axis), share: share)
      origin[across] = length(edges.start(across), share: shareAcross)
      body(origin, slot, gap)
      gap.start = origin[axis] + slot.solved.size[axis] + length(edges.end(axis), share: share)
      position = gap.start + length(line.spacing, share: share)
      gap.end = position
    }
  }

  /// Which items stand in the line.
  private func slots(
    for line: CompositionalLine, of item: CompositionalItem, inner: CGSize, first: Int
  ) throws(CompositionalError) -> [Slot] {
    switch line.rule {
    case .filling(let subitems):
      // An estimated length has no end to fill up to: each subitem once.
      if item.size[line.axis].isEstimated { return subitems.map { Slot(item: $0, forced: ForcedSize()) } }
      let count = try fittingCount(of: subitems, line: line, inner: inner, first: first)
      return (0..<count).map { Slot(item: subitems[$0 % subitems.count], forced: ForcedSize()) }
    case .repeating(let subitem, let count):
      return Array(repeating: Slot(item: subitem, forced: ForcedSize()), count: count)
    case .dividing(let subitem, let count):
      var forced = ForcedSize()
      let keepsOwn =
        subitem.size[line.axis].isEstimated
        || item.size[line.axis].isEstimated && subitem.size[line.axis].fractionAxis == nil
      if !keepsOwn {
        let gaps = (line.spacing?.minimum ?? 0) * CGFloat(count - 1)
        let edges = subitem.edgeSpacing.minimum(line.axis)
        forced[line.axis] = grid.floor(max((inner[line.axis] - gaps) / CGFloat(count) - edges, 0))
      }
      return Array(repeating: Slot(item: subitem, forced: forced), count: count)
    }
  }

  /// How many of the subitems, again and again in order, the line has room for; at least one.
  private func fittingCount(
    of subitems: [CompositionalItem], line: CompositionalLine, inner: CGSize, first: Int
  ) throws(CompositionalError) -> Int {
    let axis = line.axis
    let gap = line.spacing?.minimum ?? 0
    let sharesGaps = line.spacing?.isFlexible != true
    // Where content decides lengths, it matters which items come next, so nested groups are solved to count theirs.
    let dependsOnContent = subitems.contains { $0.size[axis].isEstimated }
    var (count, next) = (0, first)
    var (fixed, shares): (CGFloat, CGFloat) = (0, 0)
    while count < Self.mostSlots {
      let item = subitems[count % subitems.count]
      let dimension = item.size[axis]
      if dependsOnContent, !item.isCell || dimension.isEstimated {
        let solved = try solve(item, in: inner, first: next)
        next += solved.capacity
        if dimension.isEstimated { fixed += solved.size[axis] }
      } else {
        next += 1
      }
      if dimension.fractionAxis == axis, sharesGaps {
        shares += dimension.value
      } else if !dimension.isEstimated {
        fixed += dimension.length(in: inner, on: grid)
      }
      fixed += item.edgeSpacing.minimum(axis)
      let gaps = gap * CGFloat(count)
      let room = sharesGaps ? max(inner[axis] - gaps, 0) : inner[axis]
      let total = fixed + shares * room + gaps
      if count > 0, total > inner[axis] + FlowLineRule.tolerance { break }
      count += 1
      // Subitems of no length would go on for ever.
      if count == subitems.count, total <= 0 { break }
    }
    return max(count, 1)
  }
}
