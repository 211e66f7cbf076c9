// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// What a collection scene shows: plain views, so many in each section.
class PlainSource: NSObject {
  /// Items of each section.
  let itemCounts: [Int]
  private static let identifier = "scene"

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
}

extension PlainSource: UICollectionViewDataSource {
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
