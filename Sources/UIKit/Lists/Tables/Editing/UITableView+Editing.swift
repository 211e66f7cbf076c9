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
    case .insert: heldDataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: openSwipe(of: cell)
    case .none: break
    }
  }

  private func openSwipe(of cell: UITableViewCell) {
    makeSwipes()
    if listSwipes?.openRow === cell { return listSwipes?.close(animated: true) ?? () }
    listSwipes?.open(cell, isLeading: false)
  }

  /// Whether rows can be deleted by a swipe: where somebody decides which rows are edited, somebody also deletes them.
  ///
  /// On iOS it is enough that the data source has `tableView(_:commit:forRowAt:)`, which Swift cannot be asked; a translated
  /// app says so by its class's table of methods.
  func commitsEditing(_ path: IndexPath) -> Bool {
    askData { $0.tableView(self, canEditRowAt: path) } != nil
      || ask { $0.tableView(self, editingStyleForRowAt: path) } != nil
      || (heldDataSource as? NSObject)?.responds(to: Selector("tableView:commit:forRowAt:")) == true
  }

  /// Swiping begins to be possible with the first row that is shown.
  func makeSwipes() {
    if listSwipes == nil { listSwipes = ListSwipes(self) }
  }
}
