// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// Reads the sections of a compositional scene.
@MainActor struct CompositionalReader {
  /// The kinds of views that the scene has, as the collection view is to know them.
  private(set) var kinds: Set<String> = []
  private(set) var decorationKinds: Set<String> = []

  /// Kinds as UIKit calls them.
  static func kind(_ name: String) -> String {
    switch name {
    case "header": UICollectionView.elementKindSectionHeader
    case "footer": UICollectionView.elementKindSectionFooter
    default: name
    }
  }

  // MARK: - Sections

  mutating func section(_ node: SceneNode) throws(SceneError) -> NSCollectionLayoutSection {
    try node.object("a section as an object")
    // Lists and whatever else a section may be are not built here.
    guard let group = node["group"] else { throw .notRegular }
    let section = NSCollectionLayoutSection(group: try self.group(group, defaultItem: node["item"], depth: 0))
    if let insets = try node.firstOf("contentInsets_tlbr", "contentInsets", "insets_tlbr", "insets")?
      .directionalInsets()
    {
      section.contentInsets = insets
    }
    if let spacing = try node["interGroupSpacing"]?.number() { section.interGroupSpacing = spacing }
    if let reference = try node["contentInsetsReference"]?.choice(Self.references) {
      section.contentInsetsReference = reference
    }
    if let reference = try node["supplementaryContentInsetsReference"]?.choice(Self.references) {
      section.supplementaryContentInsetsReference = reference
    }
    section.boundarySupplementaryItems = try boundaries(of: node)
    if let name = node.firstOf("orthogonalScrollingBehavior", "orthogonalScrolling", "orthogonal", "orthogonalBehavior")
    {
      section.orthogonalScrollingBehavior = try name.choice(Self.behaviors)
    }
    for entry in try Self.entries(node.firstOf("decorations", "decorationItems", "decoration", "background")) {
      section.decorationItems.append(try decoration(entry))
    }
    return section
  }

  private static let references: [String: UIContentInsetsReference] = [
    "automatic": .automatic, "none": .none, "safeArea": .safeArea, "layoutMargins": .layoutMargins,
    "readableContent": .readableContent,
  ]

  private static let behaviors: [String: UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    "none": .none, "continuous": .continuous, "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary,
    "paging": .paging, "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
  ]

  /// One value or a list of them; none where the key is missing or says `false`.
  private static func entries(_ node: SceneNode?) throws(SceneError) -> [SceneNode] {
    guard let node else { return [] }
    if case .bool(false) = node.value { return [] }
    return node.isList ? try node.list("a list") : [node]
  }

  mutating func boundaries(of node: SceneNode) throws(SceneError) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    for (key, alignment) in [("header", NSRectAlignment.top), ("footer", .bottom)] {
      for entry in try Self.entries(node[key]) { items.append(try boundary(entry, kind: key, alignment: alignment)) }
    }
    for entry in try Self.entries(node.firstOf("boundary", "boundarySupplementaryItems", "boundaryItems")) {
      items.append(try boundary(entry, kind: nil, alignment: .top))
    }
    return items
  }

  private mutating func boundary(
    _ node: SceneNode, kind: String?, alignment: NSRectAlignment
  ) throws(SceneError) -> NSCollectionLayoutBoundarySupplementaryItem {
    try node.object("a boundary view as an object")
    let name = try node.firstOf("kind", "elementKind")?.string() ?? kind ?? "header"
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: try node.layoutSize(), elementKind: Self.kind(name),
      alignment: try node["alignment"]?.alignment() ?? (name == "footer" ? .bottom : alignment),
      absoluteOffset: try node.firstOf("absoluteOffset", "offset")?.point() ?? .zero)
    if let pins = try node.firstOf("pinToVisibleBounds", "pinned", "pins")?.bool() { item.pinToVisibleBounds = pins }
    if let extends = try node["extendsBoundary"]?.bool() { item.extendsBoundary = extends }
    if let depth = try node["zIndex"]?.number() { item.zIndex = Int(depth) }
    try common(item, node)
    kinds.insert(item.elementKind)
    return item
  }

  private mutating func decoration(_ node: SceneNode) throws(SceneError) -> NSCollectionLayoutDecorationItem {
    var kind = "background"
    if case .string(let name) = node.value { kind = name }
    if let name = try node.firstOf("kind", "elementKind")?.string() { kind = name }
    let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
    if let depth = try node["zIndex"]?.number() { item.zIndex = Int(depth) }
    if case .object = node.value { try common(item, node) }
    decorationKinds.insert(kind)
    return item
  }

  // MARK: - Items and groups

  private static let deepest = 16

  private mutating func item(_ node: SceneNode, depth: Int) throws(SceneError) -> NSCollectionLayoutItem {
    try node.object("an item as an object")
    if node.firstOf("subitems", "axis", "direction", "frames") != nil {
      return try group(node, defaultItem: nil, depth: depth + 1)
    }
    if let nested = node["group"] { return try group(nested, defaultItem: node["item"], depth: depth + 1) }
    let item = NSCollectionLayoutItem(layoutSize: try node.layoutSize(), supplementaryItems: try attachments(of: node))
    try common(item, node)
    return item
  }

  private mutating func group(
    _ node: SceneNode, defaultItem: SceneNode?, depth: Int
  ) throws(SceneError) -> NSCollectionLayoutGroup {
    try node.object("a group as an object")
    guard depth <= Self.deepest else { throw node.malformed("groups nested at most \(Self.deepest) deep") }
    let size = try node.layoutSize()
    let group: NSCollectionLayoutGroup
    if let frames = node.firstOf("frames", "custom") {
      var items: [NSCollectionLayoutGroupCustomItem] = []
      for entry in try frames.list("frames of items") {
        items.append(NSCollectionLayoutGroupCustomItem(frame: try entry.rect()))
      }
      group = .custom(layoutSize: size) { _ in items }
    } else {
      group = try line(node, size, defaultItem, depth)
    }
    if let spacing = try node.firstOf("interItemSpacing", "spacing")?.spacing() { group.interItemSpacing = spacing }
    group.supplementaryItems = try attachments(of: node)
    try common(group, node)
    return group
  }

  private mutating func line(
    _ node: SceneNode, _ size: NSCollectionLayoutSize, _ defaultItem: SceneNode?, _ depth: Int
  ) throws(SceneError) -> NSCollectionLayoutGroup {
    var isVertical = false
    if let axis = node.firstOf("axis", "direction") {
      isVertical = try axis.choice(["horizontal": false, "vertical": true])
    }
    var subitems: [NSCollectionLayoutItem] = []
    if let list = node["subitems"] {
      for entry in try list.list("a list of items") { subitems.append(try item(entry, depth: depth)) }
    } else if let single = node.firstOf("repeatingSubitem", "subitem", "item") ?? defaultItem {
      subitems = [try item(single, depth: depth)]
    } else {
      throw node.malformed("subitems, or an item")
    }
    guard let first = subitems.first else { throw node.malformed("at least one subitem") }
    guard let count = try (node.firstOf("count", "repeatCount"))?.count("a number of items", atMost: 10_000) else {
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
  private func common(_ item: NSCollectionLayoutItem, _ node: SceneNode) throws(SceneError) {
    if let insets = try node.firstOf("contentInsets_tlbr", "contentInsets", "insets_tlbr", "insets")?
      .directionalInsets()
    {
      item.contentInsets = insets
    }
    if let spacing = try node["edgeSpacing"]?.edgeSpacing() { item.edgeSpacing = spacing }
  }

  /// Badges and the like.
  private mutating func attachments(
    of node: SceneNode
  ) throws(SceneError) -> [NSCollectionLayoutSupplementaryItem] {
    var items: [NSCollectionLayoutSupplementaryItem] = []
    for entry in try Self.entries(
      node.firstOf("supplementaryItems", "supplementaries", "supplementary", "badges", "badge"))
    {
      try entry.object("an attached view as an object")
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
      kinds.insert(kind)
      items.append(item)
    }
    return items
  }

  private func anchor(
    _ node: SceneNode?, edges: NSDirectionalRectEdge
  ) throws(SceneError) -> NSCollectionLayoutAnchor {
    guard let node else { return NSCollectionLayoutAnchor(edges: edges) }
    guard case .object = node.value else { return NSCollectionLayoutAnchor(edges: try node.edges()) }
    let own = try node["edges"]?.edges() ?? edges
    if let offset = try node["fractionalOffset"]?.point() {
      return NSCollectionLayoutAnchor(edges: own, fractionalOffset: offset)
    }
    return NSCollectionLayoutAnchor(
      edges: own, absoluteOffset: try node.firstOf("absoluteOffset", "offset")?.point() ?? .zero)
  }
}
