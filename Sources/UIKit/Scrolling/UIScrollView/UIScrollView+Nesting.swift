// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Scroll views in scroll views.

extension UIScrollView {
  /// Whether a drag is for a scroll view around this one: this content is at its edge, and the other can still scroll.
  ///
  /// Asked once, when the drag begins; a drag that has begun stays with its scroll view.
  func leavesToParent(travel: CGPoint) -> Bool {
    let axis: UIAxis = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
    let transfers =
      axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, !hasRoom(along: axis, travel: travel) else { return false }
    var view = superview
    while let current = view {
      if let outer = current as? UIScrollView, outer.draggableAxes.contains(axis),
        outer.hasRoom(along: axis, travel: travel)
      {
        return true
      }
      view = current.superview
    }
    return false
  }

  /// Whether there is content where a finger that travels so would bring it from.
  private func hasRoom(along axis: UIAxis, travel: CGPoint) -> Bool {
    let (range, offset, way) =
      axis == .horizontal ? (horizontalRange, contentOffset.x, travel.x) : (verticalRange, contentOffset.y, travel.y)
    // Offsets are on pixels, edges need not be.
    let pixel = 1 / max(layer.contentsScale, 1)
    return way < 0 ? offset < range.upperBound - pixel / 2 : offset > range.lowerBound + pixel / 2
  }
}
