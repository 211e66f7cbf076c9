// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A scroll view's recogniser of drags: begins only along the axes on which there is something to scroll.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var eventTime: TimeInterval = 0

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
    return begins && mayTakeTouches(for: scrollView)
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
    eventTime = event.timestamp
    if let scrollView, scrollView.isScrollEnabled, scrollView.fingerDown() {
      for touch in touches { touch.isTakenFromView = true }
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    eventTime = event.timestamp
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.fingersUp(at: eventTime)
  }

  /// The scroll view follows before its targets hear of it.
  override func tellTargets() {
    scrollView?.panDidChange(at: eventTime)
    super.tellTargets()
  }
}
