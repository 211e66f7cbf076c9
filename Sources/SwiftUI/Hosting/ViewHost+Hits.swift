// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Which box is hit at a point: the frontmost that draws there.

extension ViewHost {
  /// The view of UIKit's that is hit at a point of the host's view; `nil` where something else is.
  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isAlive, let box, let hit = box.hit(point, in: place) else { return nil }
    if let scroll = hit.box as? ScrollBox { return scroll.scrollView }
    if let view = hit.box.hitView, let found = view.hitTest(view.convert(point, from: self.view), with: event) {
      return found
    }
    var current: Box? = hit.box
    while let box = current {
      if let view = box.touchView { return view }
      current = box.parent
    }
    return nil
  }

  /// Whether something that takes touches is hit at a point of the host's view.
  func isHit(at point: CGPoint) -> Bool { isAlive && box?.hit(point, in: place) != nil }

  /// The boxes from the root to the one that is hit, outermost first.
  func path(at point: CGPoint) -> [Box] {
    guard isAlive, let box, let hit = box.hit(point, in: place) else { return [] }
    var path: [Box] = []
    var current: Box? = hit.box
    while let box = current {
      path.append(box)
      current = box.parent
    }
    return path.reversed()
  }
}

/// A box that was hit.
struct BoxHit {
  var box: Box
  /// The point in the box's coordinates, from the left.
  var point: CGPoint
}

extension Box {
  /// The frontmost box here or below that draws at a point of the root's coordinates.
  func hit(_ point: CGPoint, in place: CGRect) -> BoxHit? {
    let own = CGPoint(x: point.x - place.minX, y: point.y - place.minY)
    guard let inner = pointForChildren(own, in: place) else { return nil }
    let shifted = CGPoint(x: inner.x + place.minX, y: inner.y + place.minY)
    for child in hitChildren.reversed() {
      if let hit = child.hit(shifted, in: self.place(of: child, in: place)) { return hit }
    }
    return isHit(inner) ? BoxHit(box: self, point: inner) : nil
  }
}
