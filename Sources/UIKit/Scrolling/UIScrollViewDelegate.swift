// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Told how a scroll view scrolls. Every method may be left out.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Told of every change of the offset, whoever made it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Told that a drag has begun, before the content moves.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Told that the finger is being lifted.
  ///
  /// `velocity` is the offset's, in points a millisecond. `targetContentOffset` is where the content will rest; another
  /// place may be written into it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Told that the finger was lifted; `decelerate` says whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Told that an animated change of the offset is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Asked whether a tap on the status bar scrolls to the top. Defaults to `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Asked which subview zooms. Defaults to `nil`: none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Told that fingers have begun to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Told of every change of the scale, whoever made it.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Told that fingers have zoomed and the scale is back within its limits, or that an animated change is over.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
