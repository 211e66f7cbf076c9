// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import UIKit

// Where touches on elements land.

extension ElementReader {
  /// A point of the screen at which a touch lands on an element; `nil` where there is none.
  ///
  /// The activation point comes first, then the middle of what is visible of the element, then a grid over that.
  func hitPoint(of element: Int, in application: UIApplication) -> CGPoint? {
    if element == 0 {
      let screen = application.screen.bounds
      let middle = CGPoint(x: screen.midX, y: screen.midY)
      return Self.hit(at: middle, in: application) == nil ? nil : middle
    }
    guard sources.indices.contains(element), let view = sources[element].view else { return nil }
    guard let object = sources[element].object else { return nil }
    let visible = Self.visiblePart(of: object.accessibilityFrame, in: view, application)
    guard !visible.isEmpty, !visible.isInfinite else { return nil }
    var points: [CGPoint] = []
    let activation = object.accessibilityActivationPoint
    if visible.contains(activation) { points.append(activation) }
    points.append(CGPoint(x: visible.midX, y: visible.midY))
    for row in [0.25, 0.5, 0.75] {
      for column in [0.25, 0.5, 0.75] {
        points.append(CGPoint(x: visible.minX + visible.width * column, y: visible.minY + visible.height * row))
      }
    }
    // Labels and pictures take no touches; what counts is whether anything lies in front of them.
    let takesTouches = view.isUserInteractionEnabled
    view.isUserInteractionEnabled = true
    defer { view.isUserInteractionEnabled = takesTouches }
    return points.first { point in
      guard let hit = Self.hit(at: point, in: application) else { return false }
      return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }
  }

  /// The part of a frame that the screen and the views around show.
  private static func visiblePart(of frame: CGRect, in view: UIView, _ application: UIApplication) -> CGRect {
    var visible = frame.intersection(application.screen.bounds)
    var next: UIView? = view
    while let ancestor = next, !visible.isNull {
      if ancestor.clipsToBounds || ancestor is UIScrollView {
        visible = visible.intersection(UIAccessibility.convertToScreenCoordinates(ancestor.bounds, in: ancestor))
      }
      next = ancestor.superview
    }
    return visible.isNull ? .zero : visible
  }

  /// The view that a touch at a point of the screen would go to.
  private static func hit(at point: CGPoint, in application: UIApplication) -> UIView? {
    for window in application.shownWindows.reversed() where !window.isHidden && window.isUserInteractionEnabled {
      let origin = UIAccessibility.convertToScreenCoordinates(CGRect.zero, in: window).origin
      let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      if let hit = window.hitTest(local, with: nil) { return hit }
    }
    return nil
  }

  /// Scrolls the views around an element, the innermost first, as far as it takes to see it.
  ///
  /// - Returns: Whether anything was scrolled.
  func reveal(_ element: Int, in application: UIApplication) -> Bool {
    guard sources.indices.contains(element), let view = sources[element].view, let object = sources[element].object
    else { return false }
    let frame = object.accessibilityFrame
    let origin = UIAccessibility.convertToScreenCoordinates(CGRect.zero, in: view).origin
    let own = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    var hasScrolled = false
    var next = view.superview
    while let ancestor = next {
      if let scrollView = ancestor as? UIScrollView, scrollView.isScrollEnabled {
        let offset = scrollView.contentOffset
        scrollView.scrollRectToVisible(view.convert(own, to: scrollView), animated: false)
        if scrollView.contentOffset != offset { hasScrolled = true }
      }
      next = ancestor.superview
    }
    return hasScrolled
  }
}
