// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A feed of pictures, which leads to what they are of.
class PictureFeedViewController<Remote: RemoteObservableObject>: GenericFeedViewController<FeedSection, Remote> {
  private let pictures = UICollectionView.CellRegistration<PictureCell, FeedItem> { cell, _, item in cell.show(item) }
  private let titles = UICollectionView.SupplementaryRegistration<TitleHeaderView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  override func makeCell(
    in collectionView: UICollectionView, at indexPath: IndexPath, for cell: FeedItem
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: pictures, for: indexPath, item: cell)
  }

  override func makeSupplementaryView(
    in collectionView: UICollectionView, kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let header = collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    header.titleLabel.text = list.section(at: indexPath.section)
    return header
  }

  override func didSelect(_ cell: FeedItem, at indexPath: IndexPath) {
    present(ItemDetailViewController(item: cell), animated: true)
  }
}
