// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Swiping a table's rows aside: what the delegate offers, or the button that deletes.

extension UITableViewCell: SwipableRow {
  var swipeBackground: CellBackground { contents.background }

  func swipeDidChange(isAside: Bool) {
    guard status.isSwiped != isAside else { return }
    var mask: StateMask = isEditing ? .showingEditControl : []
    if isAside { mask.insert(.showingDeleteConfirmation) }
    willTransition(to: mask)
    status.isSwiped = isAside
    contents.background.show(in: self)
    didTransition(to: mask)
  }
}

extension UITableView: SwipeHost {
  /// A finger swipes rows of a table that is not edited; one that is has circles for that.
  func maySwipe(_ row: any SwipableRow) -> Bool { !isEditing && row is UITableViewCell }

  func swipeActions(of row: any SwipableRow, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let cell = row as? UITableViewCell, let path = indexPath(for: cell),
      heldDataSource?.tableView(self, canEditRowAt: path) ?? true
    else { return nil }
    if isLeading { return heldTableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let offered = heldTableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return offered
    }
    if let actions = heldTableDelegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: actions.map { contextual($0, path) })
    }
    let style = heldTableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style == .delete, commitsEditing(path) else { return nil }
    return UISwipeActionsConfiguration(actions: [deletion(of: path)])
  }

  /// The system's button: the data source deletes the row.
  private func deletion(of path: IndexPath) -> UIContextualAction {
    let title = heldTableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.heldDataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    }
  }

  private func contextual(_ action: UITableViewRowAction, _ path: IndexPath) -> UIContextualAction {
    let result = UIContextualAction(style: action.style == .normal ? .normal : .destructive, title: action.title) {
      _, _, done in
      MainActor.assumeIsolated {
        action.handler?(action, path)
        done(true)
      }
    }
    if let color = action.backgroundColor { result.backgroundColor = color }
    return result
  }

  func swipeWillBegin(_ row: any SwipableRow) {
    guard let cell = row as? UITableViewCell, let path = indexPath(for: cell) else { return }
    rowEditing.swiped = path
    heldTableDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func swipeDidEnd(_ row: any SwipableRow) {
    guard rowEditing.swiped != nil else { return }
    rowEditing.swiped = nil
    let path = (row as? UITableViewCell).flatMap { indexPath(for: $0) }
    heldTableDelegate?.tableView(self, didEndEditingRowAt: path)
  }
}
