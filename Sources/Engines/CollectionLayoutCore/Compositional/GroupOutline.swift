// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The boxes of one group, in points from its own origin, before mirroring and rounding to pixels.
///
/// Filled only by a solver that traces: solving for the screen keeps nothing of what is nested.
struct GroupOutline {
  /// Depths and items are counted from the group's own.
  var boxes: [LayoutOutline.Box] = []

  /// Takes over the boxes of a nested group or item.
  mutating func absorb(_ other: GroupOutline, at origin: CGPoint, firstItem: Int) {
    for var box in other.boxes {
      box.depth += 1
      box.frame = box.frame.offsetBy(dx: origin.x, dy: origin.y)
      box.hole = box.hole?.offsetBy(dx: origin.x, dy: origin.y)
      if !box.items.isEmpty { box.items = box.items.lowerBound + firstItem..<box.items.upperBound + firstItem }
      boxes.append(box)
    }
  }

  /// Puts the item itself before what is in it.
  mutating func enclose(
    in item: CompositionalItem, size: CGSize, count: Int, attachments: ArraySlice<SolvedGroup.Attachment>,
    forced: ForcedSize
  ) {
    var own = LayoutOutline.Box(role: item.isCell ? .item : .group, depth: 0, frame: CGRect(origin: .zero, size: size))
    own.declared = item.size.declaration
    own.note = item.note(forced: forced)
    own.items = 0..<count
    (own.fitsWidth, own.fitsHeight) = (item.size.width.isEstimated, item.size.height.isEstimated)
    var first = [own]
    let insets = item.effectiveInsets
    if insets != .zero {
      var box = LayoutOutline.Box(role: .insets, depth: 1, frame: own.frame)
      box.hole = insets.inset(own.frame)
      box.declared = "contentInsets " + insets.declaration
      box.items = own.items
      first.append(box)
    }
    boxes.insert(contentsOf: first, at: 0)
    for attachment in attachments {
      var box = LayoutOutline.Box(role: .supplementary, depth: 1, frame: attachment.frame)
      box.declared = attachment.supplementary.size.declaration
      box.kind = attachment.supplementary.kind
      box.note = attachment.supplementary.containerAnchor.declaration
      box.items = own.items.prefix(1)
      boxes.append(box)
    }
  }

  /// Adds a gap between two items of a line, which stands across the whole line.
  mutating func addGap(
    _ spacing: CompositionalSpacing, along axis: CompositionalAxis, from start: CGFloat, length: CGFloat,
    inside frame: CGRect
  ) {
    guard length > 0 else { return }
    var box = LayoutOutline.Box(role: .spacing, depth: 1, frame: frame)
    box.frame.origin[axis] += start
    box.frame.size[axis] = length
    box.declared = spacing.declaration
    boxes.append(box)
  }
}

// MARK: - What was declared, as source spells it

extension CompositionalDimension {
  var declaration: String {
    switch self {
    case .fractionalWidth(let share): ".fractionalWidth(\(share.outlineText))"
    case .fractionalHeight(let share): ".fractionalHeight(\(share.outlineText))"
    case .absolute(let length): ".absolute(\(length.outlineText))"
    case .estimated(let length): ".estimated(\(length.outlineText))"
    case .uniformAcrossSiblings(let estimate): ".uniformAcrossSiblings(estimate: \(estimate.outlineText))"
    }
  }
}

extension CompositionalSize {
  var declaration: String { "\(width.declaration) × \(height.declaration)" }
}

extension CompositionalSpacing {
  var declaration: String {
    switch self {
    case .fixed(let length): ".fixed(\(length.outlineText))"
    case .flexible(let length): ".flexible(\(length.outlineText))"
    }
  }
}

extension CompositionalInsets {
  var declaration: String {
    "top \(top.outlineText), leading \(leading.outlineText), bottom \(bottom.outlineText), "
      + "trailing \(trailing.outlineText)"
  }
}

extension CompositionalEdgeSpacing {
  /// Those edges that have a gap.
  var declaration: String {
    let edges = [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
    return edges.compactMap { name, spacing in spacing.map { "\(name) \($0.declaration)" } }.joined(separator: ", ")
  }
}

extension CompositionalAnchor {
  var declaration: String {
    let across = [Position.start: "leading", .center: "", .end: "trailing"][horizontal] ?? ""
    let along = [Position.start: "top", .center: "", .end: "bottom"][vertical] ?? ""
    let edges = [along, across].filter { !$0.isEmpty }.joined(separator: " ")
    let place =
      switch offset {
      case .absolute(let point): point == .zero ? nil : "\(point.x.outlineText), \(point.y.outlineText)"
      case .fractional(let share): share == .zero ? nil : "fractional \(share.x.outlineText), \(share.y.outlineText)"
      }
    return ["anchor \(edges.isEmpty ? "center" : edges)", place.map { "offset \($0)" }].outlineNote
  }
}

extension CompositionalAxis {
  var declaration: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension CompositionalItem {
  /// What is declared beside the size: how a group places its items, and the gaps around it.
  fileprivate func note(forced: ForcedSize) -> String {
    let edges = edgeSpacing.declaration
    var parts: [String?] = []
    switch content {
    case .cell: break
    case .custom: parts = ["custom"]
    case .line(let line):
      parts = [line.axis.declaration]
      switch line.rule {
      case .filling: break
      case .repeating(_, let count): parts.append("repeatingSubitem count: \(count)")
      case .dividing(_, let count): parts.append("subitem count: \(count)")
      }
      parts.append(line.spacing.map { "spacing \($0.declaration)" })
    }
    parts.append(contentInsets == .zero ? nil : "contentInsets \(contentInsets.declaration)")
    parts.append(edges.isEmpty ? nil : "edgeSpacing \(edges)")
    for axis in [CompositionalAxis.horizontal, .vertical] where forced[axis] != nil {
      parts.append("\(axis == .horizontal ? "width" : "height") by the group")
    }
    return parts.outlineNote
  }
}
