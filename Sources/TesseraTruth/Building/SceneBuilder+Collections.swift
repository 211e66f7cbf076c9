// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Collection views with a flow layout.

extension SceneBuilder {
  func collection(_ node: SceneNode) throws(SceneError) -> UICollectionView {
    switch try node["layout"]?.string("the layout's name") ?? "flow" {
    case "flow": break
    case "compositional": return try compositionalCollection(node)
    case "list": return try listCollection(node)
    // Other layouts are not built here.
    default: throw .notRegular
    }
    note(node, known: Self.flowKeys)
    let layout = UICollectionViewFlowLayout()
    if let direction = try node["scrollDirection"]?.choice(Self.directions) { layout.scrollDirection = direction }
    if let pins = try node["sectionHeadersPinToVisibleBounds"]?.bool() {
      layout.sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = try node["sectionFootersPinToVisibleBounds"]?.bool() {
      layout.sectionFootersPinToVisibleBounds = pins
    }
    var frame = CGRect.zero
    if let size = try node["size"]?.size() { frame.size = size }
    if let stated = try node["frame"]?.rect() { frame = stated }
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    if let insets = try (node["contentInset_tlbr"] ?? node["contentInset"])?.insets() { view.contentInset = insets }
    let source = try CollectionSource(node, layout: layout)
    for count in source.itemCounts { try takeItems(count) }
    source.register(in: view)
    sources.append(source)
    collections.append(view)
    return view
  }

  static let directions: [String: UICollectionView.ScrollDirection] = [
    "vertical": .vertical, "horizontal": .horizontal,
  ]

  private static let flowKeys: Set<String> = {
    var keys: Set<String> = [
      "layout", "scrollDirection", "itemsPerSection", "sectionHeadersPinToVisibleBounds",
      "sectionFootersPinToVisibleBounds", "contentInset", "contentInset_tlbr",
    ]
    for name in CollectionSource.perSectionNames {
      for stem in [name, name + "s"] {
        keys.formUnion([
          stem, stem + "_tlbr", stem + "_by_section", stem + "_tlbr_by_section", stem + "_by_section_tlbr",
        ])
      }
    }
    return keys
  }()
}
