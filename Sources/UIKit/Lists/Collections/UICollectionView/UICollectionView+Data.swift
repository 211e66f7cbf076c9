// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The numbers of sections and items, asked once and kept until something says that they changed.

extension UICollectionView {
  /// Whether nothing was loaded yet that a batch of updates could keep.
  var isBlank: Bool { engine.storedCounts == nil && elements.isEmpty && selection.isEmpty }

  func loadCounts() -> [Int] {
    if let plannedCounts { return plannedCounts }
    guard let dataSource = heldDataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    guard sections >= 0 else {
      fatalError("the data source of \(Self.self) returned \(sections) sections; at least 0 were expected")
    }
    let loaded = (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      guard count >= 0 else {
        fatalError(
          "the data source of \(Self.self) returned \(count) items for section \(section); at least 0 were expected")
      }
      return count
    }
    return shadow?.shownCounts(loaded) ?? loaded
  }

  func itemCount(in section: Int) -> Int {
    let counts = counts
    guard counts.indices.contains(section) else {
      fatalError(
        "request for number of items in section \(section) when there are only \(counts.count) sections in the "
          + "collection view")
    }
    return counts[section]
  }

  func reloadEverything() {
    cancelPress()
    forgetShadow()
    setSelection([])
    engine.forgetEverything()
    prefetched.removeAll()
    index.isOutdated = true
    let context = storedLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
  }
}
