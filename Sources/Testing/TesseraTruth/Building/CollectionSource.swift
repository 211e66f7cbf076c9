// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// What a scene of flow layout shows, and the sizes and spaces that it states by section or by item.
final class CollectionSource: PlainSource {
  private let itemSizes: [[CGSize]]?
  private let insets: [UIEdgeInsets]
  private let lineSpacings: [CGFloat]
  private let interitemSpacings: [CGFloat]
  private let headerSizes: [CGSize]
  private let footerSizes: [CGSize]

  static let perSectionNames = [
    "itemSize", "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing", "headerReferenceSize",
    "footerReferenceSize",
  ]
  private static let mostSections = 10_000
  private static let mostItems = 20_000

  /// Reads what the scene says; what it leaves out is the layout's default.
  @MainActor init(_ node: SceneNode, layout: UICollectionViewFlowLayout) throws(SceneError) {
    guard let stated = node.firstOf("itemsPerSection", "items", "itemCounts") else {
      throw .malformed(path: node.path + ".itemsPerSection", expected: "a list of item counts", found: "nothing")
    }
    let counts = stated.isNumber ? [stated] : try stated.list("a list of item counts")
    guard counts.count <= Self.mostSections else {
      throw node.malformed("at most \(Self.mostSections) sections")
    }
    var itemCounts: [Int] = []
    for count in counts { itemCounts.append(try count.count("a number of items", atMost: Self.mostItems)) }
    let reader = PerSectionReader(node: node, sections: itemCounts.count)
    if let size = try reader.uniform("itemSize", { node throws(SceneError) in try SceneBuilder.flowSize(node) }) {
      layout.itemSize = size
    }
    itemSizes = try reader.itemSizes(counts: itemCounts, default: layout.itemSize)
    insets = try reader.values("sectionInset", layout.sectionInset) { node throws(SceneError) in try node.insets() }
    lineSpacings = try reader.values("minimumLineSpacing", layout.minimumLineSpacing) { node throws(SceneError) in
      try node.number()
    }
    interitemSpacings = try reader.values("minimumInteritemSpacing", layout.minimumInteritemSpacing) {
      node throws(SceneError) in try node.number()
    }
    headerSizes = try reader.values("headerReferenceSize", .zero) { node throws(SceneError) in try node.size() }
    footerSizes = try reader.values("footerReferenceSize", .zero) { node throws(SceneError) in try node.size() }
    super.init(itemCounts: itemCounts)
  }

  @MainActor func register(in view: UICollectionView) {
    register(in: view, kinds: [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter])
    view.delegate = self
  }
}

extension CollectionSource: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    itemSizes?[indexPath.section][indexPath.item]
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { insets[section] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacings[section] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { interitemSpacings[section] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { headerSizes[section] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { footerSizes[section] }
}
