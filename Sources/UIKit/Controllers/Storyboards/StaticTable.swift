// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The sections of a table that a storyboard says in full: its cells are there once, and are shown where they stand.
@MainActor struct StaticTable {
  struct Row {
    let cell: UITableViewCell
    /// Points; `nil` for the table's.
    let height: CGFloat?
  }

  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }

  let sections: [Section]

  /// A row that is there; apps that hide rows ask for others than they have.
  subscript(path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].rows[path.row]
  }

  /// A section that is there.
  subscript(section section: Int) -> Section? { sections.indices.contains(section) ? sections[section] : nil }
}
