// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a table keeps of the editing of single rows.
struct TableRowEditing {
  /// The row that is edited because it was swiped aside.
  var swiped: IndexPath?

  init() {}
}

// Controls of editing that are touched, and rows that are deleted by a swipe.

extension UITableView {
  /// The circle of an edited row: plus inserts at once, minus asks by the row's button.
  func editingControlTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: openSwipe(of: cell)
    case .none: break
    }
  }

  private func openSwipe(of cell: UITableViewCell) {
    makeSwipes()
    if listSwipes?.openRow === cell { return listSwipes?.close(animated: true) ?? () }
    listSwipes?.open(cell, isLeading: false)
  }

  /// Swiping begins to be possible with the first row that is shown.
  func makeSwipes() {
    if listSwipes == nil { listSwipes = ListSwipes(self) }
  }
}

extension UITableView {
  /// Whether the data source can be asked to delete rows.
  var commitsEditing: Bool { true }
}
