// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A scroll view's recogniser of fingers that zoom.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  /// Two fingers drag and zoom at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.scrollPan
  }

  /// The scroll view follows before its targets hear of it.
  override func tellTargets() {
    follow()
    super.tellTargets()
  }

  private func follow() {
    guard let scrollView else { return }
    switch state {
    case .began:
      scrollView.zoomingBegan(at: location(in: scrollView))
      scrollView.zoomingChanged(scale: scale, at: location(in: scrollView))
    // One finger that is left drags; the middle of two is no more.
    case .changed where numberOfTouches > 1:
      scrollView.zoomingChanged(scale: scale, at: location(in: scrollView))
    case .ended, .cancelled: scrollView.zoomingEnded()
    default: break
    }
  }
}
