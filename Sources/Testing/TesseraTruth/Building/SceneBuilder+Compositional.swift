// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Collection views with a compositional layout, of groups or of lists.

extension SceneBuilder {
  /// Builds a collection view; `isList` makes sections lists that don't say what they are.
  func compositionalCollection(
    _ node: SceneNode, layoutName: String, isList: Bool
  ) throws(SceneError) -> UICollectionView {
    var known = Self.compositionalKeys.union(isList ? ListReader.configurationKeys : [])
    if node["group"] != nil { known.formUnion(CompositionalReader.allSectionKeys) }
    if node["rows"] != nil { known.formUnion(ListReader.sectionKeys) }
    note(node, known: known)
    var reader = CompositionalReader()
    var sections: [SceneSection] = []
    var counts: [Int] = []
    var lists: [Int: ListSource.Section] = [:]
    var contents: [[CellContent]] = []
    let entries = try Self.sectionEntries(node, isList: isList)
    guard !entries.isEmpty, entries.count <= Self.mostSections else {
      throw node.malformed("1 to \(Self.mostSections) sections")
    }
    let common = try listConfiguration(node, layoutName: layoutName)
    for (index, entry) in entries.enumerated() {
      try entry.object("a section as an object")
      if entry["list"] != nil || isList && entry["group"] == nil {
        let (section, list) = try listSection(entry, common, modes: ListModes(node))
        try takeItems(list.rows.count)
        lists[index] = list
        sections.append(section)
        counts.append(list.rows.count)
        contents.append([])
        continue
      }
      sections.append(.groups(try reader.section(entry)))
      let items = entry.firstOf("items", "itemCount", "count")
      // The items' texts may stand for their number.
      let texts = items?.isList == true ? items : nil
      var count = try texts?.list("a list of items").count ?? 0
      if texts == nil, let items { count = try items.count("a number of items", atMost: 20_000) }
      try takeItems(count)
      counts.append(count)
      let cell = entry["cell"] ?? node["cell"]
      contents.append(
        try cellContents(
          texts: entry["texts"] ?? (cell == nil ? nil : texts), sizes: entry["fittingSizes"], cell: cell, count: count))
    }
    let view = try makeView(node, try layout(node, sections, &reader))
    let source = ListSource(lists: lists, itemCounts: counts, hasTallLines: scene.hasTallLines)
    source.contents = contents
    source.supplementaryContents = reader.fittingSizes.mapValues { .size($0) }
    source.register(in: view, kinds: reader.kinds)
    sources.append(source)
    collections.append(view)
    try noteOffsets(of: view, node, sections: entries)
    return view
  }

  /// The sections that a scene lists; or the one that it describes, `section` or in place, as often as
  /// `itemsPerSection` has entries.
  private static func sectionEntries(_ node: SceneNode, isList: Bool) throws(SceneError) -> [SceneNode] {
    if let sections = node["sections"] { return try sections.list("a list of sections") }
    let own = node["section"] ?? node
    guard own.firstOf("group", "rows") != nil, case .object(let members) = own.value else {
      throw .malformed(path: node.path + ".sections", expected: "a list of sections", found: "nothing")
    }
    var section = members
    if node["section"] == nil {
      let keys = isList ? ListReader.sectionKeys : CompositionalReader.allSectionKeys
      section = members.filter { keys.contains($0.key) && !ListReader.configurationKeys.contains($0.key) }
    }
    guard let counts = node["itemsPerSection"] else { return [SceneNode(value: .object(section), path: own.path)] }
    return try counts.list("a list of item counts").map { count in
      section["items"] = count.value
      return SceneNode(value: .object(section), path: own.path)
    }
  }

  private func layout(
    _ node: SceneNode, _ sections: [SceneSection], _ reader: inout CompositionalReader
  ) throws(SceneError) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if let direction = try node["scrollDirection"]?.choice(Self.directions) {
      configuration.scrollDirection = direction
    }
    if let spacing = try node["interSectionSpacing"]?.number() { configuration.interSectionSpacing = spacing }
    if let reference = try node["contentInsetsReference"]?.choice(CompositionalReader.references) {
      configuration.contentInsetsReference = reference
    }
    // Those beside a section described in place are the section's.
    if node["group"] == nil, node["rows"] == nil {
      configuration.boundarySupplementaryItems = try reader.boundaries(of: node)
    }
    // Read once before, so that a mistake is the file's and not the layout's.
    for case .list(_, let node) in sections {
      try reader.common(NSCollectionLayoutSection(group: Self.anyGroup), node)
    }
    let kinds = reader
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        guard sections.indices.contains(index) else { return nil }
        switch sections[index] {
        case .groups(let section): return section
        case .list(let configuration, let node):
          let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
          var reader = kinds
          try? reader.common(section, node)
          return section
        }
      },
      configuration: configuration)
    for kind in reader.decorationKinds { layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind) }
    return layout
  }

  private static var anyGroup: NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
    return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  private static let mostSections = 10_000

  private static let compositionalKeys: Set<String> = [
    "layout", "scrollDirection", "interSectionSpacing", "sections", "boundary", "boundarySupplementaryItems",
    "boundaryItems", "header", "footer", "contentInset", "contentInset_tlbr", "contentOffset", "contentOffsetX",
    "contentOffsetY", "scrolledTo", "contentInsetsReference", "contentInsetAdjustmentBehavior", "cell", "section",
    "itemsPerSection",
  ]
}
