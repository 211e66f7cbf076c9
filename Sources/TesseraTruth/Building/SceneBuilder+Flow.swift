// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Collection views with a flow layout.

extension SceneBuilder {
  func flowCollection(_ node: SceneNode) throws(SceneError) -> UICollectionView {
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
    if let size = node["estimatedItemSize"] { layout.estimatedItemSize = try Self.estimate(size) }
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

  /// `[width, height]`, or `automatic` for what cells ask for themselves.
  private static func estimate(_ node: SceneNode) throws(SceneError) -> CGSize {
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
      "layout", "scrollDirection", "itemsPerSection", "sectionHeadersPinToVisibleBounds",
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
