// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Frames, coordinate spaces and autoresizing.

extension UIView {
  /// Changes the layer's geometry and does what follows from a new size or place.
  func changeGeometry(_ change: (CALayer) -> Void) {
    KeyValueObserving.changing(self, Self.geometryKeys) { applyGeometry(change) }
  }

  /// What a change of geometry can change, for key-value observers. The offset is a scroll view's.
  private static let geometryKeys = ["frame", "bounds", "center", "contentOffset"]

  private func applyGeometry(_ change: (CALayer) -> Void) {
    let oldBounds = layer.bounds
    let oldPosition = layer.position
    change(layer)
    let newBounds = layer.bounds
    let isResized = newBounds.size != oldBounds.size
    guard isResized || layer.position != oldPosition || newBounds.origin != oldBounds.origin else { return }
    if newBounds.origin != oldBounds.origin { boundsOriginDidChange() }
    if isResized {
      sizeDidChange(from: oldBounds.size)
      // A view of another size may stand otherwise among its siblings; one that its superview just placed does not.
      if let storedSuperview, !storedSuperview.layer.isLayingOut {
        LayoutLoops.blaming("a change of a subview's size") { storedSuperview.setNeedsLayout() }
      }
    }
    if isResized || layer.position != oldPosition {
      geometryDidChangeForConstraints()
      updateSafeArea()
    }
    if newBounds != oldBounds { boundsDidChange(from: oldBounds) }
    if corners != nil { applyCorners() }
  }

  private func sizeDidChange(from oldSize: CGSize) {
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for subview in storedSubviews where subview.translatesAutoresizingMaskIntoConstraints {
        subview.autoresize(from: oldSize, to: bounds.size)
      }
    }
    LayoutLoops.blaming("a change of its size") { setNeedsLayout() }
  }

  /// Follows the superview from one size to another by the autoresizing mask.
  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty, oldSize != newSize else { return }
    let mask = autoresizingMask
    var place = frame
    (place.origin.x, place.size.width) = Self.autoresized(
      place.origin.x, place.size.width, within: oldSize.width, newSize.width,
      flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    )
    (place.origin.y, place.size.height) = Self.autoresized(
      place.origin.y, place.size.height, within: oldSize.height, newSize.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    if place != frame { frame = place }
  }

  /// One axis: the difference goes to the flexible parts, in proportion to what they were, or evenly from nothing.
  private static func autoresized(
    _ origin: CGFloat, _ length: CGFloat, within old: CGFloat, _ new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let after = old - origin - length
    let total = (flexible.0 ? origin : 0) + (flexible.1 ? length : 0) + (flexible.2 ? after : 0)
    let count: CGFloat = (flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0)
    guard count > 0 else { return (origin, length) }
    let change = new - old
    func share(_ part: CGFloat) -> CGFloat { total == 0 ? change / count : change * part / total }
    return (origin + (flexible.0 ? share(origin) : 0), length + (flexible.1 ? share(length) : 0))
  }

  /// Takes the size that fits the present one; the origin stays.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = size
    frame.origin = origin
  }

  /// The frame whose aligned part a rectangle is.
  func outset(_ alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.origin.x - insets.left, y: alignmentRect.origin.y - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  // MARK: - Conversion

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let other = view ?? conversionRoot, other !== self else { return point }
    return layer.convert(point, to: other.layer)
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let other = view ?? conversionRoot, other !== self else { return point }
    return layer.convert(point, from: other.layer)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let other = view ?? conversionRoot, other !== self else { return rect }
    return layer.convert(rect, to: other.layer)
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let other = view ?? conversionRoot, other !== self else { return rect }
    return layer.convert(rect, from: other.layer)
  }

  /// What `nil` means in conversions: the window, or the topmost view where there is none.
  private var conversionRoot: UIView? {
    if let storedWindow { return storedWindow }
    var view: UIView = self
    while let parent = view.storedSuperview { view = parent }
    return view
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return converted(point, to: view) }
    let (inWindow, distance) = (converted(point, to: nil), sceneDistance(to: coordinateSpace))
    return CGPoint(x: inWindow.x + distance.x, y: inWindow.y + distance.y)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return converted(point, from: view) }
    let distance = sceneDistance(to: coordinateSpace)
    return converted(CGPoint(x: point.x - distance.x, y: point.y - distance.y), from: nil)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return converted(rect, to: view) }
    let distance = sceneDistance(to: coordinateSpace)
    return converted(rect, to: nil).offsetBy(dx: distance.x, dy: distance.y)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return converted(rect, from: view) }
    let distance = sceneDistance(to: coordinateSpace)
    return converted(rect.offsetBy(dx: -distance.x, dy: -distance.y), from: nil)
  }
}

/// Something with a space of points of its own.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
