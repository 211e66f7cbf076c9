// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Headers of plain tables stay at the top; rows that go under them are shaded.

extension UITableView: ShadedList {
  var topRowHasPinnedHeader: Bool {
    guard style == .plain, let row = shownRows.first else { return false }
    let sections = tableLayout.geometry.sections
    let section = row.key.indexPath.section
    return sections.indices.contains(section) && sections[section].header.hasView
  }
}
