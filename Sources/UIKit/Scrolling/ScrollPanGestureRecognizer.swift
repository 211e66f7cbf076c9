// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A scroll view's recogniser of drags: begins only along the axes on which there is something to scroll.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// The fingers' velocity when they last moved, in points a second, however long they have rested since.
  private(set) var movingVelocity = CGPoint.zero

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func shouldBegin(travel: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let axes = scrollView.draggableAxes
    let (x, y) = (abs(travel.x), abs(travel.y))
    let begins: Bool
    switch axes {
    case .both: begins = max(x, y) >= Self.slop
    case .horizontal: begins = x >= Self.slop && x > y
    case .vertical: begins = y >= Self.slop && y > x
    default: begins = false
    }
    guard begins else { return false }
    return !scrollView.leavesToParent(travel: travel) && mayTakeTouches(for: scrollView)
  }

  /// Content that has heard of the finger may keep it.
  private func mayTakeTouches(for scrollView: UIScrollView) -> Bool {
    for touch in trackedTouches where touch.delivery == .delivered {
      guard let view = touch.view, view !== scrollView else { continue }
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let scrollView, scrollView.isScrollEnabled, scrollView.fingerDown() {
      for touch in touches { take(touch, for: scrollView) }
    }
    super.touchesBegan(touches, with: event)
  }

  /// A finger that stops moving content is not for what happens to be under it.
  private func take(_ touch: UITouch, for scrollView: UIScrollView) {
    touch.isTakenFromView = true
    for recognizer in touch.gestureRecognizers ?? [] where recognizer is UITapGestureRecognizer {
      guard let view = recognizer.view, view !== scrollView, view.isDescendant(of: scrollView) else { continue }
      if recognizer.state == .possible { recognizer.state = .failed }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    movingVelocity = velocity(in: scrollView)
  }

  override func reset() {
    super.reset()
    movingVelocity = .zero
    scrollView?.fingersUp()
  }

  /// Two fingers drag and zoom at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pinch = scrollView?.zoom.gesture else { return true }
    return preventedGestureRecognizer !== pinch
  }

  /// The scroll view follows before its targets hear of it.
  override func tellTargets() {
    scrollView?.panDidChange()
    super.tellTargets()
  }
}
