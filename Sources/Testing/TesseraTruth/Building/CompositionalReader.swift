// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// Reads the sections of a compositional scene.
@MainActor struct CompositionalReader {
  /// The kinds of views that the scene has, as the collection view is to know them.
  private(set) var kinds: Set<String> = []
  private(set) var decorationKinds: Set<String> = []
  /// What the contents of views ask for whose size is estimated, by the views' kind.
  private(set) var fittingSizes: [String: CGSize] = [:]

  mutating func add(kind: String) { kinds.insert(kind) }

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
    // Whatever else a section may be is not built here.
    guard let group = node["group"] else { throw .notRegular }
    try node.accepts(Self.allSectionKeys, in: "a section")
    let section = NSCollectionLayoutSection(group: try self.group(group, defaultItem: node["item"], depth: 0))
    section.boundarySupplementaryItems = try boundaries(of: node)
    if let name = node.firstOf("orthogonalScrollingBehavior", "orthogonalScrolling", "orthogonal", "orthogonalBehavior")
    {
      if case .bool(let scrolls) = name.value {
        section.orthogonalScrollingBehavior = scrolls ? .continuous : .none
      } else {
        section.orthogonalScrollingBehavior = try name.choice(Self.behaviors)
      }
    }
    try common(section, node)
    return section
  }

  /// What sections of groups and lists have in common.
  mutating func common(_ section: NSCollectionLayoutSection, _ node: SceneNode) throws(SceneError) {
    if let insets = try node.contentInsets() { section.contentInsets = insets }
    if let spacing = try node["interGroupSpacing"]?.number() { section.interGroupSpacing = spacing }
    if let reference = try node["contentInsetsReference"]?.choice(Self.references) {
      section.contentInsetsReference = reference
    }
    if let reference = try node["supplementaryContentInsetsReference"]?.choice(Self.references) {
      section.supplementaryContentInsetsReference = reference
    }
    if let follows = try node["supplementariesFollowContentInsets"]?.bool() {
      (section as any InsetFollowing).supplementariesFollowContentInsets = follows
    }
    for entry in try Self.entries(node.firstOf("decorations", "decorationItems", "decoration", "background")) {
      section.decorationItems.append(try decoration(entry))
    }
  }

  static let commonSectionKeys: Set<String> = [
    "items", "itemCount", "count", "contentInsets_tlbr", "contentInsets", "insets_tlbr", "insets", "interGroupSpacing",
    "contentInsetsReference", "supplementaryContentInsetsReference", "supplementariesFollowContentInsets",
    "decorations", "decorationItems", "decoration", "background", "name", "id", "title",
  ]

  static var allSectionKeys: Set<String> { sectionKeys.union(commonSectionKeys) }

  private static let sectionKeys: Set<String> = [
    "group", "item", "header", "footer", "boundary", "boundarySupplementaryItems", "boundaryItems",
    "orthogonalScrollingBehavior", "orthogonalScrolling", "orthogonal", "orthogonalBehavior", "orthogonalOffset",
    "scrollOffset", "texts", "fittingSizes", "cell",
  ]

  static let references: [String: UIContentInsetsReference] = [
    "automatic": .automatic, "none": .none, "safeArea": .safeArea, "layoutMargins": .layoutMargins,
    "readableContent": .readableContent,
  ]

  private static let behaviors: [String: UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    "none": .none, "continuous": .continuous, "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary,
    "paging": .paging, "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
  ]

  /// One value or a list of them; none where the key is missing or says `false`.
  static func entries(_ node: SceneNode?) throws(SceneError) -> [SceneNode] {
    guard let node else { return [] }
    if case .bool(false) = node.value { return [] }
    return node.isList ? try node.list("a list") : [node]
  }

  // MARK: - Boundaries and backgrounds

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
    try node.accepts(
      Self.itemKeys.union([
        "kind", "elementKind", "alignment", "absoluteOffset", "offset", "pinToVisibleBounds", "pinned", "pins",
        "extendsBoundary", "zIndex", "fittingSize",
      ]).union(try node.textKeys()), in: "a boundary view")
    let name = try node.firstOf("kind", "elementKind")?.string() ?? kind ?? "header"
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: try node.layoutSize(), elementKind: Self.kind(name),
      alignment: try node["alignment"]?.alignment() ?? (name == "footer" ? .bottom : alignment),
      absoluteOffset: try node.firstOf("absoluteOffset", "offset")?.point() ?? .zero)
    if let pins = try node.firstOf("pinToVisibleBounds", "pinned", "pins")?.bool() { item.pinToVisibleBounds = pins }
    if let extends = try node["extendsBoundary"]?.bool() { item.extendsBoundary = extends }
    if let depth = try node["zIndex"]?.number() { item.zIndex = Int(depth) }
    try common(item, node)
    try noteKind(item.elementKind, node)
    return item
  }

  /// Remembers a kind of view, and what its content asks for.
  mutating func noteKind(_ kind: String, _ node: SceneNode) throws(SceneError) {
    kinds.insert(kind)
    if let size = try node["fittingSize"]?.size() { fittingSizes[kind] = size }
  }

  private mutating func decoration(_ node: SceneNode) throws(SceneError) -> NSCollectionLayoutDecorationItem {
    var kind = "background"
    if case .string(let name) = node.value { kind = name }
    if let name = try node.firstOf("kind", "elementKind")?.string() { kind = name }
    let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
    if let depth = try node["zIndex"]?.number() { item.zIndex = Int(depth) }
    if case .object = node.value {
      try node.accepts(Self.insetKeys.union(["kind", "elementKind", "zIndex", "name"]), in: "a background")
      try common(item, node)
    }
    decorationKinds.insert(kind)
    return item
  }
}

/// The older way to say where boundary views stand, which scenes may use without a warning here.
@MainActor private protocol InsetFollowing: AnyObject {
  var supplementariesFollowContentInsets: Bool { get set }
}

extension NSCollectionLayoutSection: InsetFollowing {}
