// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import CollectionUpdating

/// Answers for an object that does not declare `UICollectionViewDataSourcePrefetching`, by the names of its methods.
@MainActor final class UICollectionViewDataSourcePrefetchingOutlet: NSObject, UICollectionViewDataSourcePrefetching {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    link.demand(
      OutletMessage(["collectionView", "prefetchItemsAt"], ["UICollectionView", "IndexPaths"]),
      [collectionView, indexPaths])
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    link.send(
      OutletMessage(["collectionView", "cancelPrefetchingForItemsAt"], ["UICollectionView", "IndexPaths"]),
      [collectionView, indexPaths])
  }
}
