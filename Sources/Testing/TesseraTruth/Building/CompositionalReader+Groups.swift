// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Items, groups in groups, and what is attached to them.

extension CompositionalReader {
  private static let deepest = 16

  static let insetKeys: Set<String> = ["contentInsets_tlbr", "contentInsets", "insets_tlbr", "insets"]

  /// What items, groups and the views beside them may say.
  static let itemKeys: Set<String> = insetKeys.union([
    "width", "height", "widthDimension", "heightDimension", "size", "layoutSize", "edgeSpacing", "name", "id",
  ])

  private static let attachmentKeys: Set<String> = [
    "supplementaryItems", "supplementaries", "supplementary", "badges", "badge",
  ]

  private static let groupKeys: Set<String> = itemKeys.union(attachmentKeys).union([
    "axis", "direction", "subitems", "repeatingSubitem", "subitem", "item", "items", "count", "repeatCount", "frames",
    "custom", "interItemSpacing", "spacing",
  ])

  private mutating func item(_ node: SceneNode, depth: Int) throws(SceneError) -> NSCollectionLayoutItem {
    try node.object("an item as an object")
    if node.firstOf("subitems", "axis", "direction", "frames", "custom") != nil {
      return try group(node, defaultItem: nil, depth: depth + 1)
    }
    if let nested = node["group"] {
      try node.accepts(["group", "item"], in: "what holds a group")
      return try group(nested, defaultItem: node["item"], depth: depth + 1)
    }
    try node.accepts(Self.itemKeys.union(Self.attachmentKeys).union(try node.textKeys()), in: "an item")
    let item = NSCollectionLayoutItem(layoutSize: try node.layoutSize(), supplementaryItems: try attachments(of: node))
    try common(item, node)
    return item
  }

  mutating func group(
    _ node: SceneNode, defaultItem: SceneNode?, depth: Int
  ) throws(SceneError) -> NSCollectionLayoutGroup {
    try node.object("a group as an object")
    guard depth <= Self.deepest else { throw node.malformed("groups nested at most \(Self.deepest) deep") }
    try node.accepts(Self.groupKeys, in: "a group")
    let size = try node.layoutSize()
    let group: NSCollectionLayoutGroup
    if let frames = node.firstOf("frames", "custom") {
      var items: [NSCollectionLayoutGroupCustomItem] = []
      for entry in try frames.list("frames of items") { items.append(try customItem(entry)) }
      guard !items.isEmpty else { throw frames.malformed("at least one frame") }
      group = .custom(layoutSize: size) { _ in items }
    } else {
      group = try line(node, size, defaultItem, depth)
    }
    if let spacing = try node.firstOf("interItemSpacing", "spacing")?.spacing() { group.interItemSpacing = spacing }
    group.supplementaryItems = try attachments(of: node)
    try common(group, node)
    return group
  }

  /// `[x, y, width, height]`, or an object with a frame and a place in the order of drawing.
  private func customItem(_ node: SceneNode) throws(SceneError) -> NSCollectionLayoutGroupCustomItem {
    guard case .object = node.value else { return NSCollectionLayoutGroupCustomItem(frame: try node.rect()) }
    try node.accepts(["frame", "zIndex", "name"], in: "an item of a custom group")
    return NSCollectionLayoutGroupCustomItem(
      frame: try node.required("frame", "[x, y, width, height]").rect(), zIndex: Int(try node["zIndex"]?.number() ?? 0))
  }

  private mutating func line(
    _ node: SceneNode, _ size: NSCollectionLayoutSize, _ defaultItem: SceneNode?, _ depth: Int
  ) throws(SceneError) -> NSCollectionLayoutGroup {
    var isVertical = false
    if let axis = node.firstOf("axis", "direction") {
      isVertical = try axis.choice(["horizontal": false, "vertical": true])
    }
    var subitems: [NSCollectionLayoutItem] = []
    let items = node["items"]
    if let list = node["subitems"] ?? (items?.isNumber == true ? nil : items) {
      for entry in try list.list("a list of items") { subitems.append(try item(entry, depth: depth)) }
    } else if let single = node.firstOf("repeatingSubitem", "subitem", "item") ?? defaultItem {
      subitems = [try item(single, depth: depth)]
    } else {
      throw node.malformed("subitems, or an item")
    }
    guard let first = subitems.first else { throw node.malformed("at least one subitem") }
    guard
      let count = try (node.firstOf("count", "repeatCount", "items").flatMap { $0.isList ? nil : $0 })?.count(
        "a number of items", atMost: 10_000)
    else {
      return isVertical
        ? .vertical(layoutSize: size, subitems: subitems) : .horizontal(layoutSize: size, subitems: subitems)
    }
    guard count > 0, subitems.count == 1 else { throw node.malformed("one item, repeated at least once") }
    // `subitem` is the older form, which divides the group evenly; scenes that say only a count mean the newer one.
    if node["subitem"] != nil {
      return .dividing(isVertical: isVertical, layoutSize: size, subitem: first, count: count)
    }
    return isVertical
      ? .vertical(layoutSize: size, repeatingSubitem: first, count: count)
      : .horizontal(layoutSize: size, repeatingSubitem: first, count: count)
  }

  /// What every item has.
  func common(_ item: NSCollectionLayoutItem, _ node: SceneNode) throws(SceneError) {
    if let insets = try node.contentInsets() { item.contentInsets = insets }
    if let spacing = try node["edgeSpacing"]?.edgeSpacing() { item.edgeSpacing = spacing }
  }

  // MARK: - Badges and the like

  private mutating func attachments(
    of node: SceneNode
  ) throws(SceneError) -> [NSCollectionLayoutSupplementaryItem] {
    var items: [NSCollectionLayoutSupplementaryItem] = []
    for entry in try Self.entries(
      node.firstOf("supplementaryItems", "supplementaries", "supplementary", "badges", "badge"))
    {
      try entry.object("an attached view as an object")
      try entry.accepts(
        Self.itemKeys.union([
          "kind", "elementKind", "containerAnchor", "anchor", "itemAnchor", "zIndex", "fittingSize",
        ]).union(try entry.textKeys()), in: "an attached view")
      let kind = Self.kind(try entry.firstOf("kind", "elementKind")?.string() ?? "badge")
      let size = try entry.layoutSize()
      let container = try anchor(entry.firstOf("containerAnchor", "anchor"), edges: [.top, .trailing])
      let item: NSCollectionLayoutSupplementaryItem
      if let own = entry["itemAnchor"] {
        item = NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: container, itemAnchor: try anchor(own, edges: []))
      } else {
        item = NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: container)
      }
      if let depth = try entry["zIndex"]?.number() { item.zIndex = Int(depth) }
      try common(item, entry)
      try noteKind(kind, entry)
      items.append(item)
    }
    return items
  }

  private func anchor(
    _ node: SceneNode?, edges: NSDirectionalRectEdge
  ) throws(SceneError) -> NSCollectionLayoutAnchor {
    guard let node else { return NSCollectionLayoutAnchor(edges: edges) }
    guard case .object = node.value else { return NSCollectionLayoutAnchor(edges: try node.edges()) }
    try node.accepts(["edges", "fractionalOffset", "absoluteOffset", "offset"], in: "an anchor")
    let own = try node["edges"]?.edges() ?? edges
    if let offset = try node["fractionalOffset"]?.point() {
      return NSCollectionLayoutAnchor(edges: own, fractionalOffset: offset)
    }
    return NSCollectionLayoutAnchor(
      edges: own, absoluteOffset: try node.firstOf("absoluteOffset", "offset")?.point() ?? .zero)
  }
}
