// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIScrollViewDelegate`, by the names of its methods.
@MainActor final class UIScrollViewDelegateOutlet: NSObject, UIScrollViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    link.send(OutletMessage(["scrollViewDidScroll"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    link.send(OutletMessage(["scrollViewWillBeginDragging"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    link.send(
      OutletMessage(["scrollViewDidEndDragging", "willDecelerate"], ["UIScrollView", "Bool"]), [scrollView, decelerate])
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    link.send(OutletMessage(["scrollViewWillBeginDecelerating"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    link.send(OutletMessage(["scrollViewDidEndDecelerating"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    link.send(OutletMessage(["scrollViewDidEndScrollingAnimation"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    if let answer: Bool = link.answer(OutletMessage(["scrollViewShouldScrollToTop"], ["UIScrollView"]), [scrollView]) {
      return answer
    }
    return UIScrollViewDelegateSilence.shared.scrollViewShouldScrollToTop(scrollView)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    link.send(OutletMessage(["scrollViewDidScrollToTop"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    link.send(OutletMessage(["scrollViewDidChangeAdjustedContentInset"], ["UIScrollView"]), [scrollView])
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    if let answer: UIView? = link.answer(OutletMessage(["viewForZoomingIn"], ["UIScrollView"]), [scrollView]) {
      return answer
    }
    return UIScrollViewDelegateSilence.shared.viewForZooming(in: scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    link.send(OutletMessage(["scrollViewWillBeginZooming", "with"], ["UIScrollView", "UIView"]), [scrollView, view])
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    link.send(OutletMessage(["scrollViewDidZoom"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    link.send(
      OutletMessage(["scrollViewDidEndZooming", "with", "atScale"], ["UIScrollView", "UIView", "CGFloat"]),
      [scrollView, view, scale])
  }
}

/// Implements nothing that it need not.
@MainActor private final class UIScrollViewDelegateSilence: NSObject, UIScrollViewDelegate {
  static let shared = UIScrollViewDelegateSilence()
}
