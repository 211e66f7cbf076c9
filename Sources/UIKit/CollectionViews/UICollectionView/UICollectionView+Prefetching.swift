// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Telling the app which items will probably be shown soon.

extension UICollectionView {
  func updatePrefetching() {
    guard isPrefetchingEnabled, let prefetchDataSource, let band = layoutState.band else { return }
    let bounds = self.bounds
    var near = Set<IndexPath>()
    for attributes in band.attributes
    where attributes.representedElementCategory == .cell && !attributes.frame.intersects(bounds) {
      near.insert(attributes.indexPath)
    }
    let gone = prefetched.subtracting(near).filter { visibleCell(at: $0) == nil }
    let new = near.subtracting(prefetched)
    prefetched = near
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted()) }
    if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted()) }
  }
}
