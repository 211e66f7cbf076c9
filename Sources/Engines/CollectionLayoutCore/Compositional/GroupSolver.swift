// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A group with its places, in points from its own origin.
struct SolvedGroup {
  /// The place of a cell.
  struct Leaf {
    /// Which item of the group it is.
    var index: Int
    var frame: CGRect
    var zIndex = 0
    var fitsWidth = false
    var fitsHeight = false
  }

  /// The place of an attached view.
  struct Attachment {
    /// The item of the group that it goes by.
    var leaf: Int
    /// Which of that item's attached views it is.
    var index: Int
    var supplementary: CompositionalSupplementary
    var frame: CGRect
  }

  var size: CGSize
  /// How many items a full group of this kind takes.
  var capacity: Int
  var leaves: [Leaf] = []
  var attachments: [Attachment] = []
  /// What is nested in it; nil unless the solver traces.
  var outline: GroupOutline?

  /// Takes over the places of a nested group.
  mutating func absorb(_ other: SolvedGroup, at origin: CGPoint, firstLeaf: Int) {
    for var leaf in other.leaves {
      leaf.index += firstLeaf
      leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
      leaves.append(leaf)
    }
    for var attachment in other.attachments {
      attachment.leaf += firstLeaf
      attachment.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
      attachments.append(attachment)
    }
    if let outline = other.outline { self.outline?.absorb(outline, at: origin, firstItem: firstLeaf) }
  }

  /// Puts views on the whole group, or on the cell that it is; `fitting` says what the content of one needs.
  mutating func attach(
    _ supplementaries: [CompositionalSupplementary], to host: CGRect, grid: PixelGrid,
    fitting: (AttachmentKey) -> CGSize?
  ) {
    for supplementary in supplementaries {
      let index = attachments.count { $0.leaf == 0 }
      let key = AttachmentKey(kind: supplementary.kind, index: index)
      attachments.append(
        Attachment(
          leaf: 0, index: index, supplementary: supplementary,
          frame: supplementary.frame(
            on: host, fitting: supplementary.isSelfSizing ? fitting(key) : nil, grid: grid)))
    }
  }
}

/// Tells the views attached to one item apart.
struct AttachmentKey: Hashable, Sendable {
  var kind: String
  var index: Int
}

/// Finds the places of one group's items.
///
/// Items are counted from the group's first. Places after the section's last item are computed like the others, as if
/// items went on, so that a group that is not full keeps its arrangement; they are left out of the result, and of what
/// an estimated length is made from.
struct GroupSolver {
  /// The most items that one group may hold directly. Items of no length would otherwise fill a group for ever.
  static let mostSlots = 10_000

  let grid: PixelGrid
  let section: Int
  /// How many items there are for the group.
  let available: Int
  /// The size that the content of an item was found to need; nil if it was not asked yet.
  let preferredSize: (Int) -> CGSize?
  /// The size that the content of a view attached to an item was found to need.
  var attachedSize: (Int, AttachmentKey) -> CGSize? = { _, _ in nil }
  /// Whether the outlines of groups are kept, for people who look at a layout.
  var traces = false

  /// The places of an item or a group whose first item is `first`. `forced` lengths come before its own.
  func solve(
    _ item: CompositionalItem, in container: CGSize, first: Int, forced: ForcedSize = ForcedSize()
  ) throws(CompositionalError) -> SolvedGroup {
    var solved =
      switch item.content {
      case .cell: cell(item, in: container, first: first, forced: forced)
      case .line(let line): try solve(line, of: item, in: container, first: first, forced: forced)
      case .custom(let frames):
        try custom(item, frames(innerSize(of: item, in: container, forced)), container, first, forced)
      }
    if traces, first < available {
      // What is nested comes with its attached views already; the last are the item's own.
      solved.outline?.enclose(
        in: item, size: solved.size, count: min(solved.capacity, available - first),
        attachments: solved.attachments.suffix(item.supplementaries.count), forced: forced)
    }
    return solved
  }

  /// An outline to fill, if outlines are kept.
  var emptyOutline: GroupOutline? { traces ? GroupOutline() : nil }

  private func cell(
    _ item: CompositionalItem, in container: CGSize, first: Int, forced: ForcedSize
  ) -> SolvedGroup {
    let size = CGSize(
      width: cellLength(.horizontal, of: item, in: container, first: first, forced: forced),
      height: cellLength(.vertical, of: item, in: container, first: first, forced: forced))
    var solved = SolvedGroup(size: size, capacity: 1, outline: emptyOutline)
    guard first < available else { return solved }
    let frame = item.effectiveInsets.inset(CGRect(origin: .zero, size: size))
    solved.leaves = [
      SolvedGroup.Leaf(
        index: 0, frame: frame, fitsWidth: item.size.width.isEstimated, fitsHeight: item.size.height.isEstimated)
    ]
    solved.attach(item.supplementaries, to: frame, grid: grid) { attachedSize(first, $0) }
    return solved
  }

  func cellLength(
    _ axis: CompositionalAxis, of item: CompositionalItem, in container: CGSize, first: Int, forced: ForcedSize
  ) -> CGFloat {
    if let length = forced[axis] { return length }
    let dimension = item.size[axis]
    if dimension.isEstimated, first < available, let preferred = preferredSize(first) {
      return grid.ceil(preferred[axis])
    }
    return dimension.length(in: container, on: grid)
  }

  private func custom(
    _ item: CompositionalItem, _ items: [CompositionalCustomItem], _ container: CGSize, _ first: Int,
    _ forced: ForcedSize
  ) throws(CompositionalError) -> SolvedGroup {
    guard !items.isEmpty else { throw .emptyGroup(section: section) }
    guard items.count <= Self.mostSlots else { throw .groupTooLong(section: section) }
    var solved = SolvedGroup(
      size: outerSize(of: item, in: container, forced), capacity: items.count, outline: emptyOutline)
    let insets = item.effectiveInsets
    for (index, place) in items.enumerated() {
      for number in [place.frame.minX, place.frame.minY, place.frame.width, place.frame.height] {
        try number.validate("a custom group's frame", section: section)
      }
      guard first + index < available else { continue }
      let frame = place.frame.standardized.offsetBy(dx: insets.leading, dy: insets.top)
      solved.leaves.append(SolvedGroup.Leaf(index: index, frame: frame, zIndex: place.zIndex))
      if traces {
        var box = LayoutOutline.Box(role: .item, depth: 1, frame: frame)
        box.items = index..<index + 1
        solved.outline?.boxes.append(box)
      }
    }
    if first < available {
      solved.attach(item.supplementaries, to: CGRect(origin: .zero, size: solved.size), grid: grid) {
        attachedSize(first, $0)
      }
    }
    return solved
  }

  /// The size of a group as it stands before its content is known.
  func outerSize(of item: CompositionalItem, in container: CGSize, _ forced: ForcedSize) -> CGSize {
    CGSize(
      width: forced[.horizontal] ?? item.size.width.length(in: container, on: grid),
      height: forced[.vertical] ?? item.size.height.length(in: container, on: grid))
  }

  func innerSize(of item: CompositionalItem, in container: CGSize, _ forced: ForcedSize) -> CGSize {
    item.effectiveInsets.inset(CGRect(origin: .zero, size: outerSize(of: item, in: container, forced))).size
  }
}

/// Lengths that come before an item's own.
struct ForcedSize {
  var width: CGFloat?
  var height: CGFloat?

  subscript(axis: CompositionalAxis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CompositionalItem {
  /// The content insets, save in directions whose size is estimated: there they are passed over.
  var effectiveInsets: CompositionalInsets { contentInsets.passingOverEstimates(of: size) }

  /// Whether content decides any length of the item or of what it holds.
  var isSelfSizing: Bool {
    if size.width.isEstimated || size.height.isEstimated, isCell { return true }
    if supplementaries.contains(where: \.isSelfSizing) { return true }
    guard case .line(let line) = content else { return false }
    switch line.rule {
    case .filling(let subitems): return subitems.contains(where: \.isSelfSizing)
    case .repeating(let subitem, _), .dividing(let subitem, _): return subitem.isSelfSizing
    }
  }
}
