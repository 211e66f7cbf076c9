// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore
internal import CollectionUpdating

/// What a batch does to the rows of sections that stay: what is known of their heights goes along.
@MainActor struct TableSectionEdits {
  private let update: CollectionUpdate
  /// Rows that leave their sections, by the sections before.
  private var removed: [Int: [Int]] = [:]
  /// Rows that come, by the sections after, and where from if they were there before.
  private var added: [Int: [(row: Int, origin: IndexPath?)]] = [:]

  init(_ update: CollectionUpdate) {
    self.update = update
    for change in update.changes {
      switch change {
      case .insertItem(let path): added[path.section, default: []].append((path.item, nil))
      case .deleteItem(let path): removed[path.section, default: []].append(path.item)
      case .moveItem(let from, let to):
        removed[from.section, default: []].append(from.item)
        added[to.section, default: []].append((to.item, from))
      case .reloadItem, .reconfigureItem, .insertSection, .deleteSection, .reloadSection, .moveSection: break
      }
    }
  }

  /// The sections after the batch; the table says how high rows are that are new. Where it keeps no heights of rows, they
  /// are left out.
  func applied(to old: [TableSection], in table: UITableView) -> [TableSection] {
    guard table.remembersRowHeights else {
      return update.after.indices.map { index in
        var section = update.oldSection(of: index).map { old[$0] } ?? TableSection()
        section.rows = RowExtents()
        return section
      }
    }
    return update.after.indices.map { index in
      let count = update.after[index]
      guard let origin = update.oldSection(of: index) else {
        return TableSection(rows: table.estimatedRows(in: index, count: count))
      }
      var section = old[origin]
      for range in ranges(removed[origin] ?? []).reversed() { section.rows.remove(range) }
      for (row, from) in (added[index] ?? []).sorted(by: { $0.row < $1.row }) where row <= section.rows.count {
        let known = from.map { old[$0.section].rows[$0.item] }
        section.rows.insert(1, of: known ?? table.estimate(ofRowAt: IndexPath(item: row, section: index)), at: row)
      }
      if section.rows.count != count { section.rows = table.estimatedRows(in: index, count: count) }
      return section
    }
  }

  /// Rows as ranges of neighbours, in order.
  private func ranges(_ rows: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for row in rows.sorted() {
      if let last = ranges.last, last.upperBound == row {
        ranges[ranges.count - 1] = last.lowerBound..<row + 1
      } else {
        ranges.append(row..<row + 1)
      }
    }
    return ranges
  }
}
