// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A row that is aside, with its buttons.
///
/// The row's bounds move, and with them all that is in it. Meanwhile it is a platter: its background has round corners, and
/// nothing of the card that it belongs to cuts it off.
@MainActor final class SwipedRow {
  private(set) weak var view: (any SwipableRow)?
  let buttons: SwipeButtons
  let isAtRight: Bool
  /// Whether the row rests with its buttons in sight.
  var isOpen = false
  private let clipped: Bool

  init(
    _ view: any SwipableRow, _ configuration: UISwipeActionsConfiguration, isAtRight: Bool,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    self.view = view
    self.isAtRight = isAtRight
    clipped = view.clipsToBounds
    buttons = SwipeButtons(configuration, isAtRight: isAtRight, rowHeight: view.bounds.height, perform: perform)
    view.clipsToBounds = true
    view.addSubview(buttons)
    view.swipeDidChange(isAside: true)
    move(to: 0)
  }

  var width: CGFloat { view?.bounds.width ?? 0 }

  /// How far the content is aside; greater than 0 is to the right.
  var offset: CGFloat { -(view?.bounds.origin.x ?? 0) }

  /// Where the content rests while the buttons are in sight.
  var restingOffset: CGFloat { isAtRight ? -buttons.restingWidth : buttons.restingWidth }

  func move(to offset: CGFloat) {
    guard let view else { return }
    view.bounds.origin.x = -offset
    let uncovered = abs(offset)
    buttons.frame = CGRect(
      x: isAtRight ? view.bounds.width : -uncovered, y: 0, width: uncovered, height: view.bounds.height)
    buttons.layoutIfNeeded()
    // The corners are round as soon as there is something to see of them.
    view.swipeBackground.leastRadius = min(uncovered, ListMetrics.cardRadius)
    view.swipeBackground.view?.layoutIfNeeded()
  }

  /// Puts the row back as it was.
  func end() {
    buttons.removeFromSuperview()
    guard let view else { return }
    view.clipsToBounds = clipped
    view.swipeDidChange(isAside: false)
  }
}
