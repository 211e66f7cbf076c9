// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What swiping asks of rows and of the list that they are in.

/// A row that can be swiped aside, so that buttons beside it come into sight.
@preconcurrency @MainActor protocol SwipableRow: UIView {
  /// What is behind the row's content; a row that is aside is a platter.
  var swipeBackground: CellBackground { get }
  /// The row goes aside, or is back.
  func swipeDidChange(isAside: Bool)
}

/// A list whose rows can be swiped aside.
@preconcurrency @MainActor protocol SwipeHost: UIScrollView {
  /// What a side of a row offers; `nil` for nothing.
  func swipeActions(of row: any SwipableRow, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Whether a finger may swipe the row now.
  func maySwipe(_ row: any SwipableRow) -> Bool
  /// A finger that swipes does not press.
  func cancelPress()
  func swipeWillBegin(_ row: any SwipableRow)
  /// The row is back, or was given to another item.
  func swipeDidEnd(_ row: any SwipableRow)
}

extension SwipeHost {
  func swipeWillBegin(_ row: any SwipableRow) {}
  func swipeDidEnd(_ row: any SwipableRow) {}

  /// The row that a view is in.
  func row(holding view: UIView?) -> (any SwipableRow)? {
    var view = view
    while let current = view, current !== self {
      if let row = current as? any SwipableRow { return row }
      view = current.superview
    }
    return nil
  }
}
