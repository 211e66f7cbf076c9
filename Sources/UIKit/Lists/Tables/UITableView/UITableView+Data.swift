// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The numbers of sections and rows, asked once and kept until something says that they changed.

extension UITableView {
  func loadCounts() -> [Int] {
    if let plannedCounts { return plannedCounts }
    guard let dataSource = heldDataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    guard sections >= 0 else {
      fatalError("the data source of \(Self.self) returned \(sections) sections; at least 0 were expected")
    }
    let loaded = (0..<sections).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      guard count >= 0 else {
        fatalError(
          "the data source of \(Self.self) returned \(count) rows for section \(section); at least 0 were expected")
      }
      return count
    }
    return shadow?.shownCounts(loaded) ?? loaded
  }

  func rowCount(in section: Int) -> Int {
    let counts = engine.counts
    // Without a data source there is one section, which shows nothing.
    if section == 0, counts.isEmpty, heldDataSource == nil { return 0 }
    guard counts.indices.contains(section) else {
      fatalError(
        "request for number of rows in section \(section) when there are only \(counts.count) sections in the table "
          + "view")
    }
    return counts[section]
  }

  func reloadEverything() {
    cancelPress()
    forgetShadow()
    setSelection([])
    engine.forgetEverything()
    madeBands = [:]
    prefetched.removeAll()
    forgetAnswers()
    index.isOutdated = true
    let context = tableLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    tableLayout.invalidateLayout(with: context)
  }
}
