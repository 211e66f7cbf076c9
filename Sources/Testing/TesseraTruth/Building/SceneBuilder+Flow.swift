// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Collection views with a flow layout.

extension SceneBuilder {
  func flowCollection(_ stated: SceneNode) throws(SceneError) -> UICollectionView {
    let node = try Self.flattened(stated)
    note(node, known: Self.flowKeys)
    let layout = UICollectionViewFlowLayout()
    if let direction = try node["scrollDirection"]?.choice(Self.directions) { layout.scrollDirection = direction }
    if let pins = try node["sectionHeadersPinToVisibleBounds"]?.bool() {
      layout.sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = try node["sectionFootersPinToVisibleBounds"]?.bool() {
      layout.sectionFootersPinToVisibleBounds = pins
    }
    if let reference = try node["sectionInsetReference"]?.choice(Self.insetReferences) {
      layout.sectionInsetReference = reference
    }
    if let size = node["estimatedItemSize"] { layout.estimatedItemSize = try Self.flowSize(size) }
    let view = try makeView(node, layout)
    let source = try CollectionSource(node, layout: layout)
    for count in source.itemCounts { try takeItems(count) }
    let reader = PerSectionReader(node: node, sections: source.itemCounts.count)
    let (texts, sizes) = (try reader.nodes("text"), try reader.nodes("fittingSize"))
    for (section, count) in source.itemCounts.enumerated() {
      source.contents.append(
        try cellContents(texts: texts[section], sizes: sizes[section], cell: node["cell"], count: count))
    }
    source.register(in: view)
    sources.append(source)
    collections.append(view)
    try noteOffsets(of: view, node)
    return view
  }

  /// What a scene says section by section, `{"items": 3, "headerReferenceSize": [0, 30]}`, as lists with an entry for
  /// each section.
  private static func flattened(_ node: SceneNode) throws(SceneError) -> SceneNode {
    if node["itemsPerSection"] == nil, case .array(let texts)? = node["items"]?.value, case .string? = texts.first,
      case .object(var members) = node.value
    {
      // The texts of one section's items.
      members["items"] = nil
      members["itemsPerSection"] = .array([.number(Double(texts.count))])
      members["texts_by_section"] = .array([.array(texts)])
      return SceneNode(value: .object(members), path: node.path)
    }
    guard node["itemsPerSection"] == nil, let sections = node["sections"], case .object(var members) = node.value else {
      return node
    }
    let entries = try sections.list("a list of sections")
    var counts: [JSONValue] = []
    var keys: Set<String> = []
    for entry in entries {
      try entry.object("a section as an object")
      try entry.accepts(sectionKeys.union(["items", "itemCount"]), in: "a section of a flow layout")
      guard let count = entry.firstOf("items", "itemCount") else { throw entry.malformed("a section with items") }
      counts.append(count.value)
      keys.formUnion(entry.keys)
    }
    members["itemsPerSection"] = .array(counts)
    for key in keys.intersection(sectionKeys) {
      members[key + "_by_section"] = .array(entries.map { $0[key]?.value ?? .null })
    }
    return SceneNode(value: .object(members), path: node.path)
  }

  private static let sectionKeys = Set(
    (CollectionSource.perSectionNames + ["text", "fittingSize"]).flatMap { [$0, $0 + "s", $0 + "_tlbr"] })

  /// `[width, height]`, or `automatic` for what cells ask for themselves.
  static func flowSize(_ node: SceneNode) throws(SceneError) -> CGSize {
    guard case .string = node.value else { return try node.size() }
    return try node.choice([
      "automatic": UICollectionViewFlowLayout.automaticSize, "automaticSize": UICollectionViewFlowLayout.automaticSize,
    ])
  }

  private static let insetReferences: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
    "fromContentInset": .fromContentInset, "fromSafeArea": .fromSafeArea, "fromLayoutMargins": .fromLayoutMargins,
    "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
  ]

  private static let flowKeys: Set<String> = {
    var keys: Set<String> = [
      "layout", "scrollDirection", "itemsPerSection", "items", "itemCounts", "sections",
      "sectionHeadersPinToVisibleBounds",
      "sectionFootersPinToVisibleBounds", "contentInset", "contentInset_tlbr", "contentOffset", "contentOffsetX",
      "contentOffsetY", "scrolledTo", "contentInsetAdjustmentBehavior", "sectionInsetReference", "estimatedItemSize",
      "cell",
    ]
    for name in CollectionSource.perSectionNames + ["text", "fittingSize"] {
      for stem in [name, name + "s"] {
        keys.formUnion([
          stem, stem + "_tlbr", stem + "_by_section", stem + "_tlbr_by_section", stem + "_by_section_tlbr",
        ])
      }
    }
    return keys
  }()
}
