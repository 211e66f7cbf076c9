// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Collection views with a compositional layout.

extension SceneBuilder {
  func compositionalCollection(_ node: SceneNode) throws(SceneError) -> UICollectionView {
    note(node, known: Self.compositionalKeys)
    var reader = CompositionalReader()
    var sections: [NSCollectionLayoutSection] = []
    var counts: [Int] = []
    var offsets: [CGFloat] = []
    let entries = try node.required("sections", "a list of sections").list("a list of sections")
    guard !entries.isEmpty, entries.count <= Self.mostSections else {
      throw node.malformed("1 to \(Self.mostSections) sections")
    }
    for entry in entries {
      sections.append(try reader.section(entry))
      let count = try entry.firstOf("items", "itemCount", "count")?.count("a number of items", atMost: 20_000) ?? 0
      try takeItems(count)
      counts.append(count)
      offsets.append(try entry.firstOf("orthogonalOffset", "scrollOffset")?.number() ?? 0)
    }
    // How far sections are scrolled is not for the layout to say.
    guard offsets.allSatisfy({ $0 == 0 }) else { throw .notRegular }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if let direction = try node["scrollDirection"]?.choice(Self.directions) {
      configuration.scrollDirection = direction
    }
    if let spacing = try node["interSectionSpacing"]?.number() { configuration.interSectionSpacing = spacing }
    configuration.boundarySupplementaryItems = try reader.boundaries(of: node)
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections.indices.contains(index) ? sections[index] : nil },
      configuration: configuration)
    var frame = CGRect.zero
    if let size = try node["size"]?.size() { frame.size = size }
    if let stated = try node["frame"]?.rect() { frame = stated }
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    if let insets = try node.firstOf("contentInset_tlbr", "contentInset")?.insets() { view.contentInset = insets }
    for kind in reader.decorationKinds { layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind) }
    let source = PlainSource(itemCounts: counts)
    source.register(in: view, kinds: reader.kinds)
    sources.append(source)
    collections.append(view)
    if let offset = try node["contentOffset"]?.point() { startingOffsets.append((view, offset)) }
    return view
  }

  private static let mostSections = 10_000

  private static let compositionalKeys: Set<String> = [
    "layout", "scrollDirection", "interSectionSpacing", "sections", "boundary", "boundarySupplementaryItems",
    "boundaryItems", "header", "footer", "contentInset", "contentInset_tlbr", "contentOffset",
  ]
}
