// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A scroll view's delegate that writes down what it is told.
@MainActor final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  /// What it wants instead of the proposed rest.
  var target: CGPoint?
  var proposed: CGPoint?
  var velocity: CGPoint?
  var scrollsToTop = true
  var zoomedView: UIView?
  /// Done when a drag has ended.
  var onEndOfDrag: ((UIScrollView) -> Void)?
  /// Done at every step.
  var onScroll: ((UIScrollView) -> Void)?

  /// The calls without those for every step.
  var milestones: [String] { calls.filter { $0 != "scroll" && $0 != "zoom" } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll")
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("will end drag")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("did end drag \(decelerate)")
    onEndOfDrag?(scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("did decelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("inset") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    calls.append("should top")
    return scrollsToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did top") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("will zoom") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    calls.append("did zoom \(scale)")
  }
}
