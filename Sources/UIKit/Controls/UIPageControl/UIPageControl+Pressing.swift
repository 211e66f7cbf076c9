// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Fingers and keys on a page control.

/// A finger on a page control.
struct PageControlPress {
  /// In the control's bounds.
  var start: CGPoint
  /// The page when the finger began to drag.
  var page: Int
  var wait: DelayedActions.Token?
  var isDrag = false
}

extension UIPageControl {
  /// How long a finger rests until it drags, seconds; measured on iOS 27, where the background comes then.
  private static let patience: TimeInterval = 0.193
  /// How far it goes until then, points; chosen.
  private static let slop: CGFloat = 10

  func pressBegan(_ touch: UITouch) -> Bool {
    guard numberOfPages > 1 else { return true }
    var new = PageControlPress(start: touch.location(in: self), page: currentPage)
    if allowsContinuousInteraction {
      new.wait = owningApplication.schedule(after: Self.patience) { [weak self] in self?.beginDrag() }
    }
    press = new
    return true
  }

  private func beginDrag(at place: CGPoint? = nil) {
    press?.wait?.cancel()
    press?.isDrag = true
    press?.page = currentPage
    if let place { press?.start = place }
    interactionState = .continuous
  }

  func pressMoved(_ touch: UITouch) -> Bool {
    guard let press else { return true }
    let way = along(touch.location(in: self)) - along(press.start)
    guard press.isDrag else {
      if allowsContinuousInteraction, abs(way) > Self.slop { beginDrag(at: touch.location(in: self)) }
      return true
    }
    turn(by: press.page + Int((way / row.plan.pitch).rounded(.towardZero)) * sign - currentPage)
    return true
  }

  /// - Parameter touch: `nil` where the finger was taken away.
  func pressEnded(_ touch: UITouch?) {
    guard let press else { return }
    press.wait?.cancel()
    self.press = nil
    defer { interactionState = .none }
    guard let touch, !press.isDrag, isTouchInside else { return }
    interactionState = .discrete
    // On one side of the middle it goes on, on the other back.
    let middle = direction.isVertical ? bounds.midY : bounds.midX
    turn(by: (along(touch.location(in: self)) >= middle ? 1 : -1) * sign)
  }

  private var sign: Int { goesBackwards ? -1 : 1 }

  private func along(_ point: CGPoint) -> CGFloat { direction.isVertical ? point.y : point.x }

  /// What an arrow key does.
  func turn(by press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardRightArrow where !direction.isVertical, .keyboardDownArrow where direction.isVertical: turn(by: sign)
    case .keyboardLeftArrow where !direction.isVertical, .keyboardUpArrow where direction.isVertical: turn(by: -sign)
    default: return false
    }
    return true
  }
}
