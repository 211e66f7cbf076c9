// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A row that is aside, with its buttons.
@MainActor final class SwipedRow {
  private(set) weak var cell: UICollectionViewListCell?
  let buttons: SwipeButtons
  let isAtRight: Bool
  /// Whether the row rests with its buttons in sight.
  var isOpen = false
  private let clipped: Bool

  init(
    _ cell: UICollectionViewListCell, _ configuration: UISwipeActionsConfiguration, isAtRight: Bool,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    self.cell = cell
    self.isAtRight = isAtRight
    clipped = cell.clipsToBounds
    buttons = SwipeButtons(configuration, isAtRight: isAtRight, perform: perform)
    cell.clipsToBounds = true
    cell.addSubview(buttons)
    cell.status.isSwiped = true
    move(to: 0)
  }

  var width: CGFloat { cell?.bounds.width ?? 0 }

  /// How far the content is aside; greater than 0 is to the right.
  var offset: CGFloat { -(cell?.bounds.origin.x ?? 0) }

  /// Where the content rests while the buttons are in sight.
  var restingOffset: CGFloat { isAtRight ? -buttons.restingWidth : buttons.restingWidth }

  func move(to offset: CGFloat) {
    guard let cell else { return }
    cell.bounds.origin.x = -offset
    let uncovered = abs(offset)
    buttons.frame = CGRect(
      x: isAtRight ? cell.bounds.width : -uncovered, y: 0, width: uncovered, height: cell.bounds.height)
    buttons.layoutIfNeeded()
  }

  /// Puts the row back as it was.
  func end() {
    buttons.removeFromSuperview()
    guard let cell else { return }
    cell.clipsToBounds = clipped
    cell.status.isSwiped = false
  }
}

extension UICollectionViewListCell {
  /// Opens the actions at the row's end, as its delete control does.
  func openTrailingSwipeActions() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    owningCollectionView?.listSwipes?.open(self, atRight: !isMirrored)
  }
}
