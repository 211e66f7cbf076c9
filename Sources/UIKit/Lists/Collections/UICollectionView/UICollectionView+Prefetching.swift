// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UICollectionView: PrefetchingHost {
  var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

  func neededRect(around bounds: CGRect) -> CGRect { prefetchedRect(around: bounds) }

  func announce(_ shown: Set<IndexPath>) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: dataPaths(shown))
  }

  func takeBack(_ shown: Set<IndexPath>) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: dataPaths(shown))
  }

  private func dataPaths(_ shown: Set<IndexPath>) -> [IndexPath] { shown.compactMap(dataPath).sorted() }
}
