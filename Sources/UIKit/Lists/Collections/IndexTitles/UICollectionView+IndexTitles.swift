// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The index of a collection view whose data source has titles for one.

extension UICollectionView: IndexedHost {
  var indexedName: String { "collection view" }
  var indexColors: ListIndexColors { ListIndexColors() }

  func loadIndex() -> [(title: String, path: IndexPath)] {
    guard let dataSource = heldDataSource, let titles = dataSource.indexTitles(for: self) else { return [] }
    return titles.enumerated().map { number, title in
      (title, dataSource.collectionView(self, indexPathForIndexTitle: title, at: number))
    }
  }

  func scrollToIndexed(_ place: IndexPath) {
    let isVertical = verticalRange.lowerBound < verticalRange.upperBound
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    scrollToShow(place, isVertical ? .top : isRightToLeft ? .right : .left, false)
  }
}
