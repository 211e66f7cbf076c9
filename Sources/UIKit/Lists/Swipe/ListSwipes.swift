// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Swiping the rows of a list aside, one at a time.
///
/// The row's bounds move, so that its content goes aside and the buttons beside it come into sight. Lengths are points.
@MainActor final class ListSwipes {
  private weak var host: (any SwipeHost)?
  private var pan: SwipePanGestureRecognizer?
  private var row: SwipedRow?
  /// How far the row was aside when the finger came.
  private var start: CGFloat = 0

  init(_ host: any SwipeHost) {
    self.host = host
    let pan = SwipePanGestureRecognizer(swipes: self)
    self.pan = pan
    host.addGestureRecognizer(pan)
  }

  var isOpen: Bool { row?.isOpen ?? false }

  /// The row that is aside.
  var openRow: (any SwipableRow)? { row?.view }

  enum TouchPlace {
    case buttons, openRow, elsewhere
  }

  /// Where a finger is, as far as the open row is concerned.
  func place(of touch: UITouch) -> TouchPlace {
    guard let row, let view = row.view else { return .elsewhere }
    let point = touch.location(in: view)
    return row.buttons.frame.contains(point) ? .buttons : view.bounds.contains(point) ? .openRow : .elsewhere
  }

  // MARK: - Opening and closing

  /// Whether a finger that goes sideways opens or moves a row.
  func prepare(for touch: UITouch?, towardsRight: Bool) -> Bool {
    guard let host, let touch, let view = host.row(holding: touch.view) else { return false }
    if let row, row.view === view {
      start = row.offset
      return true
    }
    guard host.maySwipe(view), makeRow(view, towardsRight: towardsRight) else { return false }
    start = 0
    return true
  }

  /// Opens a row's actions at a side without a finger; `false` where it has none.
  @discardableResult func open(_ view: any SwipableRow, isLeading: Bool) -> Bool {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard makeRow(view, towardsRight: isLeading != isMirrored), let row else { return false }
    settle(row, to: row.restingOffset, velocity: 0)
    return true
  }

  private func makeRow(_ view: any SwipableRow, towardsRight: Bool) -> Bool {
    guard let host else { return false }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeading = towardsRight != isMirrored
    guard let actions = host.swipeActions(of: view, isLeading: isLeading), !actions.actions.isEmpty else {
      return false
    }
    close(animated: true)
    // A swipe is no tap.
    host.cancelPress()
    host.swipeWillBegin(view)
    row = SwipedRow(view, actions, isAtRight: !towardsRight) { [weak self] in self?.perform($0) }
    return true
  }

  /// Brings the open row back.
  func close(animated: Bool) {
    guard let old = row else { return }
    row = nil
    old.isOpen = false
    let view = old.view
    let finish: @MainActor () -> Void = { old.end() }
    defer { if let view { host?.swipeDidEnd(view) } }
    guard animated, let view, view.window != nil else {
      old.move(to: 0)
      finish()
      return
    }
    spring(Self.releaseFrequency, animations: { old.move(to: 0) }, completion: { _ in finish() })
  }

  /// The row's view shows something else now.
  func forget(_ view: any SwipableRow) {
    if row?.view === view { close(animated: false) }
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
    guard let row, row.view != nil else { return }
    switch pan.state {
    case .began, .changed:
      follow(row, start + pan.translation(in: host).x)
    case .ended: letGo(row, velocity: pan.velocity(in: host).x)
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
    if end >= row.buttons.firstTravel {
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
}
