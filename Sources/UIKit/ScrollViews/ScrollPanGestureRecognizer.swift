// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A scroll view's recogniser of drags: begins only along the axes on which there is something to scroll.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

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
    if let scrollView, scrollView.isScrollEnabled, scrollView.fingerDown() {
      for touch in touches { touch.isTakenFromView = true }
    }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.fingersUp()
  }

  /// The scroll view follows before its targets hear of it.
  override func tellTargets() {
    scrollView?.panDidChange()
    super.tellTargets()
  }
}
