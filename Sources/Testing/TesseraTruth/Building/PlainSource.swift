// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// What a collection scene shows: plain views, so many in each section.
class PlainSource: NSObject, UICollectionViewDataSource {
  /// Items of each section.
  let itemCounts: [Int]
  /// What cells show, by section and item; a section may have none.
  var contents: [[CellContent]] = []
  /// What other views show, by kind.
  var supplementaryContents: [String: CellContent] = [:]
  static let identifier = "scene"

  init(itemCounts: [Int]) {
    self.itemCounts = itemCounts
    super.init()
  }

  @MainActor func register(in view: UICollectionView, kinds: Set<String>) {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
    for kind in kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.identifier)
    }
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { itemCounts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCounts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
    if contents.indices.contains(indexPath.section), contents[indexPath.section].indices.contains(indexPath.item) {
      contents[indexPath.section][indexPath.item].fill(cell.contentView)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    supplementaryContents[kind]?.fill(view)
    return view
  }
}
