// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lets what is dragged select the row that it rests over.
@MainActor final class TableSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
  private unowned let table: UITableView
  /// The row that the delegate was asked about last, and what it said.
  private var asked: (path: IndexPath, cell: UITableViewCell, isAllowed: Bool, target: UIView?)?

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  static func interaction(_ table: UITableView) -> UISpringLoadedInteraction {
    UISpringLoadedInteraction(interactionBehavior: TableSpringLoading(table), interactionEffect: nil) {
      [weak table] _, context in
      if let path = context.targetItem as? IndexPath { table?.activate(path) }
    }
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let path = table.indexPathForRow(at: context.location(in: table)), let cell = table.cellForRow(at: path),
      !table.dragSource.paths.contains(where: { $0.path == path })
    else {
      asked = nil
      return false
    }
    context.targetItem = path
    if let asked, asked.path == path, asked.cell === cell {
      context.targetView = asked.target
      return asked.isAllowed
    }
    context.targetView = cell
    let isAllowed = table.heldTableDelegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
    asked = (path, cell, isAllowed, context.targetView)
    return isAllowed
  }
}

extension UITableView {
  /// Selects a row as a tap does, unless that would deselect it.
  fileprivate func activate(_ path: IndexPath) {
    guard allowsSelectionNow, engine.hasItem(at: shownPath(path)) else { return }
    if !allowsMultipleSelectionNow || !isSelected(path) { tap(path) }
  }
}
