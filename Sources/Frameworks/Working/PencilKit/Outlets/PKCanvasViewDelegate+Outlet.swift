// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `PKCanvasViewDelegate`, by the names of its methods.
@MainActor final class PKCanvasViewDelegateOutlet: NSObject, PKCanvasViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
    link.send(OutletMessage(["canvasViewDrawingDidChange"], ["PKCanvasView"]), [canvasView])
  }

  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {
    link.send(OutletMessage(["canvasViewDidFinishRendering"], ["PKCanvasView"]), [canvasView])
  }

  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {
    link.send(OutletMessage(["canvasViewDidBeginUsingTool"], ["PKCanvasView"]), [canvasView])
  }

  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {
    link.send(OutletMessage(["canvasViewDidEndUsingTool"], ["PKCanvasView"]), [canvasView])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewDidScroll(scrollView) }
    link.send(OutletMessage(["scrollViewDidScroll"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewWillBeginDragging(scrollView) }
    link.send(OutletMessage(["scrollViewWillBeginDragging"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if let own = link.object as? any UIScrollViewDelegate {
      return own.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    link.send(
      OutletMessage(["scrollViewDidEndDragging", "willDecelerate"], ["UIScrollView", "Bool"]), [scrollView, decelerate])
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewWillBeginDecelerating(scrollView) }
    link.send(OutletMessage(["scrollViewWillBeginDecelerating"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewDidEndDecelerating(scrollView) }
    link.send(OutletMessage(["scrollViewDidEndDecelerating"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewDidEndScrollingAnimation(scrollView) }
    link.send(OutletMessage(["scrollViewDidEndScrollingAnimation"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewShouldScrollToTop(scrollView) }
    if let answer: Bool = link.answer(OutletMessage(["scrollViewShouldScrollToTop"], ["UIScrollView"]), [scrollView]) {
      return answer
    }
    return PKCanvasViewDelegateSilence.shared.scrollViewShouldScrollToTop(scrollView)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewDidScrollToTop(scrollView) }
    link.send(OutletMessage(["scrollViewDidScrollToTop"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate {
      return own.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    link.send(OutletMessage(["scrollViewDidChangeAdjustedContentInset"], ["UIScrollView"]), [scrollView])
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    if let own = link.object as? any UIScrollViewDelegate { return own.viewForZooming(in: scrollView) }
    if let answer: UIView? = link.answer(OutletMessage(["viewForZoomingIn"], ["UIScrollView"]), [scrollView]) {
      return answer
    }
    return PKCanvasViewDelegateSilence.shared.viewForZooming(in: scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    if let own = link.object as? any UIScrollViewDelegate {
      return own.scrollViewWillBeginZooming(scrollView, with: view)
    }
    link.send(OutletMessage(["scrollViewWillBeginZooming", "with"], ["UIScrollView", "UIView"]), [scrollView, view])
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if let own = link.object as? any UIScrollViewDelegate { return own.scrollViewDidZoom(scrollView) }
    link.send(OutletMessage(["scrollViewDidZoom"], ["UIScrollView"]), [scrollView])
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    if let own = link.object as? any UIScrollViewDelegate {
      return own.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    link.send(
      OutletMessage(["scrollViewDidEndZooming", "with", "atScale"], ["UIScrollView", "UIView", "CGFloat"]),
      [scrollView, view, scale])
  }
}

/// Implements nothing that it need not.
@MainActor private final class PKCanvasViewDelegateSilence: NSObject, PKCanvasViewDelegate {
  static let shared = PKCanvasViewDelegateSilence()
}
