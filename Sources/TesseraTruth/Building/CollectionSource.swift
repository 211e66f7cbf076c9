// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// What a collection scene shows, and the sizes and spaces that it states by section or by item.
final class CollectionSource: NSObject {
  /// Items of each section.
  let itemCounts: [Int]
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
    let counts = try node.required("itemsPerSection", "a list of item counts").list("a list of item counts")
    guard counts.count <= Self.mostSections else {
      throw node.malformed("at most \(Self.mostSections) sections")
    }
    var itemCounts: [Int] = []
    for count in counts { itemCounts.append(try count.count("a number of items", atMost: Self.mostItems)) }
    self.itemCounts = itemCounts
    let reader = PerSectionReader(node: node, sections: itemCounts.count)
    if let size = try reader.uniform("itemSize", { node throws(SceneError) in try node.size() }) {
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
    super.init()
  }

  private static let identifier = "scene"
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  @MainActor func register(in view: UICollectionView) {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
    for kind in Self.kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.identifier)
    }
    view.dataSource = self
    view.delegate = self
  }
}

extension CollectionSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { itemCounts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCounts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
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
