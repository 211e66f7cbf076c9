// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Places children one after the other along an axis: `HStack` and `VStack`.
///
/// The gaps are taken off the proposed length first. Children with a higher priority go first; among equals, the less
/// flexible. Each is proposed an equal share of what is left. The stack is as long as its children and gaps, and as
/// wide as the children are once their guides are lined up; it may be larger than proposed.
///
/// - Complexity: O(*n* log *n*), and three questions for each child at most: at 0, at infinity and at its share.
package struct StackLayout: LayoutAlgorithm {
  package var axis: LayoutAxis
  /// The guide that the children share, on the other axis.
  package var alignment: AlignmentKey
  /// The gap between neighbours in points; `nil` for what their preferences say.
  package var spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: A guide of the other axis. Defaults to the centre.
  ///   - spacing: Defaults to the preferences of the children.
  package init(axis: LayoutAxis, alignment: AlignmentKey? = nil, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
    self.spacing = spacing
    precondition(self.alignment.axis == axis.cross, "a stack aligns its children on the other axis")
  }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    guard !children.isEmpty else { return .zero }
    return withUnsafeTemporaryAllocation(of: StackShare.self, capacity: children.count) { shares in
      share(proposal, among: children, into: shares)
      var length = gaps(between: children)
      for share in shares { length += share.size[axis] }
      let span = span(of: children, shares)
      return CGSize(along: max(0, length), across: span.end - span.start, axis: axis)
    }
  }

  /// The children are asked once more, with the stack's own width where none was proposed, so that those that fill it
  /// do.
  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    guard !children.isEmpty else { return }
    var final = proposal
    if final[axis.cross] == nil { final[axis.cross] = size[axis.cross] }
    withUnsafeTemporaryAllocation(of: StackShare.self, capacity: children.count) { shares in
      share(final, among: children, into: shares)
      let line = -span(of: children, shares).start
      var position: CGFloat = 0
      for (index, child) in children.enumerated() {
        if index > 0 { position += gap(after: children[index - 1], before: child) }
        let share = shares[index]
        let across = line - child.settledGuide(alignment, of: share.size, in: share.proposal)
        emit(index, CGPoint(along: position, across: across, axis: axis), share.proposal)
        position += share.size[axis]
      }
    }
  }

  /// The first child touches the first edge, the last one the last; all touch the others.
  package func spacing(of children: LayoutChildren) -> SpacingPreferences {
    let (first, last, sides): (LayoutEdges, LayoutEdges, LayoutEdges) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    var spacing = SpacingPreferences.none
    for (index, child) in children.enumerated() {
      var edges = sides
      if index == 0 { edges.formUnion(first) }
      if index == children.count - 1 { edges.formUnion(last) }
      spacing.formUnion(child.spacing, edges: edges)
    }
    return spacing
  }

  // MARK: - Along

  private func gap(after child: any LayoutChild, before next: any LayoutChild) -> CGFloat {
    spacing ?? child.spacing.distance(to: next.spacing, along: axis)
  }

  private func gaps(between children: LayoutChildren) -> CGFloat {
    if let spacing { return spacing * CGFloat(children.count - 1) }
    return children.indices.dropFirst().reduce(0) { $0 + gap(after: children[$1 - 1], before: children[$1]) }
  }

  /// Computes the proposal of each child, and its answer.
  private func share(
    _ proposal: Proposal, among children: LayoutChildren, into shares: UnsafeMutableBufferPointer<StackShare>
  ) {
    let length = proposal[axis]
    let available = length.map { $0 - gaps(between: children) }
    // Order decides nothing where all children get the same whatever their neighbours take.
    if let available, available > 0, available < .infinity {
      if children.count > 1 {
        StackSharing(available: available, count: children.count).solve(
          priority: { children[$0].priority },
          extreme: { children[$0].length(axis, in: Proposal(along: $1, across: proposal[axis.cross], axis: axis)) },
          take: { index, length in
            let share = share(of: children[index], along: length, proposal)
            shares.initializeElement(at: index, to: share)
            return share.size[axis]
          })
      } else {
        shares.initializeElement(at: 0, to: share(of: children[0], along: available, proposal))
      }
    } else {
      let same = available.map { $0 > 0 ? CGFloat.infinity : 0 }
      for (index, child) in children.enumerated() {
        shares.initializeElement(at: index, to: share(of: child, along: same, proposal))
      }
    }
  }

  private func share(of child: any LayoutChild, along: CGFloat?, _ proposal: Proposal) -> StackShare {
    let proposal = Proposal(along: along, across: proposal[axis.cross], axis: axis)
    return StackShare(proposal: proposal, size: child.size(in: proposal))
  }

  // MARK: - Lengths of one axis

  package func freeLength(_ own: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    if children.isEmpty { return 0 }
    return own == axis ? freeLength(along: proposal, of: children) : freeLength(across: proposal, of: children)
  }

  private func freeLength(along proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    let gaps = gaps(between: children)
    var length = gaps
    if let proposal, proposal - gaps > 0, proposal < .infinity, children.count > 1 {
      // Summed in order of the children, as `size` does.
      return withUnsafeTemporaryAllocation(of: CGFloat.self, capacity: children.count) { lengths in
        let isFree = StackSharing(available: proposal - gaps, count: children.count).solve(
          priority: { children[$0].priority }, extreme: { children[$0].freeLength(axis, at: $1) },
          take: { index, share in
            let taken = children[index].freeLength(axis, at: share)
            if let taken { lengths.initializeElement(at: index, to: taken) }
            return taken
          })
        guard isFree else { return nil }
        for taken in lengths { length += taken }
        return max(0, length)
      }
    }
    let same = proposal.map { $0 - gaps > 0 ? ($0 < .infinity ? $0 - gaps : .infinity) : 0 }
    for child in children {
      guard let taken = child.freeLength(axis, at: same) else { return nil }
      length += taken
    }
    return max(0, length)
  }

  private func freeLength(across proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? {
    var (start, end) = (CGFloat.infinity, -CGFloat.infinity)
    for child in children {
      guard let span = child.freeSpan(alignment, at: proposal) else { return nil }
      start = min(start, span.start)
      end = max(end, span.end)
    }
    return end - start
  }

  // MARK: - Across

  /// From where to where the children reach across, measured from the shared guide.
  private func span(
    of children: LayoutChildren, _ shares: UnsafeMutableBufferPointer<StackShare>
  ) -> (start: CGFloat, end: CGFloat) {
    var (start, end) = (CGFloat.infinity, -CGFloat.infinity)
    for (child, share) in zip(children, shares) {
      let guide = child.settledGuide(alignment, of: share.size, in: share.proposal)
      start = min(start, -guide)
      end = max(end, share.size[axis.cross] - guide)
    }
    return (start, end)
  }
}

/// The final proposal of one child of a stack, and its answer.
struct StackShare {
  var proposal: Proposal
  var size: CGSize
}

extension LayoutChild {
  /// From where to where the child reaches from a guide, if that depends on the proposal along the guide's axis alone.
  func freeSpan(_ key: AlignmentKey, at proposal: CGFloat?) -> (start: CGFloat, end: CGFloat)? {
    guard key.isOfOneAxis, !guideKeys.contains(key), let length = freeLength(key.axis, at: proposal) else { return nil }
    let value = key.defaultValue(in: Dimensions(size: CGSize(along: length, across: 0, axis: key.axis)))
    let guide = value.isFinite ? value : 0
    return (-guide, length - guide)
  }

  /// The value of a guide for lining boxes up; 0 where it is not finite, as in a box of infinite size.
  func settledGuide(_ key: AlignmentKey, of size: CGSize, in proposal: Proposal) -> CGFloat {
    let value = guide(key, of: size, in: proposal)
    return value.isFinite ? value : 0
  }
}
