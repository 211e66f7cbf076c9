// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises drags of a sheet; content that scrolls goes first, but for drags that move its edge.
@MainActor final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?

  override func shouldBegin(travel: CGPoint) -> Bool {
    guard abs(travel.y) >= Self.slop || abs(travel.x) >= Self.slop else { return false }
    if abs(travel.y) > abs(travel.x), isForSheet(down: travel.y > 0) { return true }
    state = .failed
    return false
  }

  private func isForSheet(down: Bool) -> Bool {
    guard let sheet, sheet.presentedViewController.activeTransition == nil else { return false }
    let scrollViews = self.scrollViews
    guard !scrollViews.isEmpty else { return true }
    if down { return scrollViews.allSatisfy { $0.contentOffset.y <= -$0.adjustedContentInset.top } }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge
      && sheet.restingPlace.frame.minY > (sheet.stops.last?.place.frame.minY ?? 0)
      && scrollViews.allSatisfy { $0.contentOffset.y <= -$0.adjustedContentInset.top }
  }

  /// The scroll views under the finger that scroll up and down.
  private var scrollViews: [UIScrollView] {
    var result: [UIScrollView] = []
    var current = trackedTouches.first?.view
    while let candidate = current, candidate !== view {
      if let scrollView = candidate as? UIScrollView, scrollView.draggableAxes.contains(.vertical) {
        result.append(scrollView)
      }
      current = candidate.superview
    }
    return result
  }

  /// A scroll view in the sheet waits until it is clear that the drag is not the sheet's.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
      && otherGestureRecognizer.view?.isDescendant(of: view ?? UIView()) == true
  }

  override func tellTargets() {
    sheet?.panDidChange(self)
    super.tellTargets()
  }
}
