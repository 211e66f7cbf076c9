// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Swiping the rows of a collection view's lists aside, one at a time.
///
/// The row's bounds move, so that its content goes aside and the buttons beside it come into sight. Lengths are points.
@MainActor final class ListSwipes {
  private weak var collectionView: UICollectionView?
  private var pan: SwipePanGestureRecognizer?
  private var row: SwipedRow?
  /// How far the row was aside when the finger came.
  private var start: CGFloat = 0

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    let pan = SwipePanGestureRecognizer(swipes: self)
    self.pan = pan
    collectionView.addGestureRecognizer(pan)
  }

  var isOpen: Bool { row?.isOpen ?? false }

  /// The row that is aside.
  var openCell: UICollectionViewListCell? { row?.cell }

  enum TouchPlace {
    case buttons, openRow, elsewhere
  }

  /// Where a finger is, as far as the open row is concerned.
  func place(of touch: UITouch) -> TouchPlace {
    guard let row, let cell = row.cell else { return .elsewhere }
    let point = touch.location(in: cell)
    return row.buttons.frame.contains(point) ? .buttons : cell.bounds.contains(point) ? .openRow : .elsewhere
  }

  // MARK: - Opening and closing

  /// Whether a finger that goes sideways opens or moves a row.
  func prepare(for touch: UITouch?, towardsRight: Bool) -> Bool {
    guard let touch, let cell = cell(of: touch) else { return false }
    if let row, row.cell === cell {
      start = row.offset
      return true
    }
    guard !cell.status.isEditing else { return false }
    guard makeRow(cell, towardsRight: towardsRight) else { return false }
    start = 0
    return true
  }

  /// Opens a row's actions at a side without a finger; `false` where it has none.
  @discardableResult func open(_ cell: UICollectionViewListCell, atRight: Bool) -> Bool {
    guard makeRow(cell, towardsRight: !atRight), let row else { return false }
    settle(row, to: row.restingOffset, velocity: 0)
    return true
  }

  private func makeRow(_ cell: UICollectionViewListCell, towardsRight: Bool) -> Bool {
    guard let path = cell.listIndexPath, let section = cell.listPlace?.section, cell.listPlace?.role.part == .row
    else { return false }
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeading = towardsRight != isMirrored
    let list = section.configuration
    let provider =
      isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    guard let actions = provider?(path), !actions.actions.isEmpty else { return false }
    close(animated: true)
    // A swipe is no tap.
    collectionView?.cancelPress()
    row = SwipedRow(cell, actions, isAtRight: !towardsRight) { [weak self] in self?.perform($0) }
    return true
  }

  /// Brings the open row back.
  func close(animated: Bool) {
    guard let old = row else { return }
    row = nil
    old.isOpen = false
    let finish: @MainActor () -> Void = { old.end() }
    guard animated, let cell = old.cell, cell.window != nil else {
      old.move(to: 0)
      finish()
      return
    }
    spring(Self.releaseFrequency, animations: { old.move(to: 0) }, completion: { _ in finish() })
  }

  /// The row's view shows something else now.
  func forget(_ cell: UICollectionViewListCell) {
    if row?.cell === cell { close(animated: false) }
  }

  // Measured on iOS 26; frequencies of critically damped springs, a second.

  /// Of a row that is let go of.
  private static let releaseFrequency: CGFloat = 12.5
  /// Of a row whose first action is done by a full swipe.
  private static let commitFrequency: CGFloat = 35
  /// The share of the row's width beyond which letting go does the first action, however fast the finger is.
  private static let fullShare: CGFloat = 0.545
  /// How far short of its width, in points, a row comes to rest whose first action is done by a full swipe.
  private static let commitRest: CGFloat = 18.3
  /// How many seconds a row would go on at a finger's speed: what is left at the rate at which content slows down.
  private static let glide: CGFloat = 0.001 * 0.998 / (1 - 0.998)

  private func spring(
    _ frequency: CGFloat, velocity: CGFloat = 0, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringParameters(
      stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: velocity)
    UIView.runBlock(
      duration: spring.settlingDuration, delay: 0, options: [.allowUserInteraction], pace: .spring(spring),
      animations: animations, completion: completion)
  }

  private func settle(_ row: SwipedRow, to offset: CGFloat, velocity: CGFloat) {
    row.isOpen = offset != 0
    row.buttons.isFull = false
    let distance = offset - row.offset
    spring(Self.releaseFrequency, velocity: distance == 0 ? 0 : velocity / distance) { row.move(to: offset) }
  }

  // MARK: - Fingers

  func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard let row, row.cell != nil else { return }
    switch pan.state {
    case .began, .changed:
      follow(row, start + pan.translation(in: collectionView).x)
    case .ended: letGo(row, velocity: pan.velocity(in: collectionView).x)
    case .cancelled, .failed:
      if row.offset != row.restingOffset || !row.isOpen { close(animated: true) }
    default: break
    }
  }

  private func follow(_ row: SwipedRow, _ wanted: CGFloat) {
    let sign: CGFloat = row.isAtRight ? -1 : 1
    var distance = wanted * sign
    let resting = abs(row.restingOffset)
    let isFullPossible = row.buttons.configuration.performsFirstActionWithFullSwipe
    if distance < 0 {
      distance = 0
    } else if distance > resting, !isFullPossible {
      // Beyond its buttons the row gives less and less.
      distance = resting + (distance - resting) / 4
    }
    let isFull = isFullPossible && distance > max(resting, row.width * Self.fullShare)
    if isFull != row.buttons.isFull {
      UIView.animate(withDuration: 0.2) {
        row.buttons.isFull = isFull
        row.buttons.layoutIfNeeded()
      }
    }
    row.move(to: distance * sign)
  }

  private func letGo(_ row: SwipedRow, velocity: CGFloat) {
    let sign: CGFloat = row.isAtRight ? -1 : 1
    if row.buttons.isFull, let first = row.buttons.configuration.actions.first {
      row.isOpen = true
      spring(Self.commitFrequency) { row.move(to: sign * max(row.width - Self.commitRest, 0)) }
      perform(first)
      return
    }
    let end = (row.offset + velocity * Self.glide) * sign
    if end >= row.buttons.firstWidth {
      settle(row, to: row.restingOffset, velocity: velocity)
    } else {
      close(animated: true)
    }
  }

  // MARK: - Actions

  private func perform(_ action: UIContextualAction) {
    guard let row else { return }
    let source = row.buttons.button(of: action) ?? row.buttons
    action.handler(action, source) { [weak self, weak row] _ in
      MainActor.assumeIsolated {
        guard let self, let row, self.row === row else { return }
        self.close(animated: true)
      }
    }
  }

  /// The row that a finger came down on.
  private func cell(of touch: UITouch) -> UICollectionViewListCell? {
    var view = touch.view
    while let current = view, current !== collectionView {
      if let cell = current as? UICollectionViewListCell { return cell }
      view = current.superview
    }
    return nil
  }
}
