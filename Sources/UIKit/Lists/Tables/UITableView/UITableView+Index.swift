// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Prefetching and the index, which tables share with collection views.

extension UITableView: PrefetchingHost {
  var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

  func announce(_ shown: Set<IndexPath>) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: dataPaths(shown))
  }

  func takeBack(_ shown: Set<IndexPath>) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: dataPaths(shown))
  }

  private func dataPaths(_ shown: Set<IndexPath>) -> [IndexPath] { shown.compactMap(dataPath).sorted() }
}

extension UITableView: IndexedHost {
  var indexedName: String { "table view" }

  var indexColors: ListIndexColors {
    ListIndexColors(
      title: sectionIndexColor, background: sectionIndexBackgroundColor,
      trackingBackground: sectionIndexTrackingBackgroundColor)
  }

  func indexLooksDidChange() { index.bar?.colors = indexColors }

  func loadIndex() -> [(title: String, path: IndexPath)] {
    guard let dataSource = heldDataSource, engine.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount,
      let titles = dataSource.sectionIndexTitles(for: self)
    else { return [] }
    return titles.enumerated().map { number, title in
      (title, IndexPath(index: dataSource.tableView(self, sectionForSectionIndexTitle: title, at: number)))
    }
  }

  /// Shows the index, for which rows make room.
  func layOutIndex() {
    let before = index.bar?.width
    placeIndex()
    if index.bar?.width != before { rowPlacesDidChange() }
  }

  func scrollToIndexed(_ place: IndexPath) { scrollToShow(place, .top, false) }
}
