// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What constraints can speak of: a view or a layout guide.
@preconcurrency @MainActor protocol LayoutItem: AnyObject {
  /// The view in whose bounds space the item has its place: the superview, or the guide's owner.
  var spaceView: UIView? { get }
  /// The view itself, or the guide's owner.
  var hostView: UIView? { get }
}

extension UIView: LayoutItem {
  var spaceView: UIView? { storedSuperview }
  var hostView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var spaceView: UIView? { owningView }
  var hostView: UIView? { owningView }
}

/// One side of a constraint: an attribute of an item, or the distance between two places.
struct LayoutPlace {
  weak var item: (any LayoutItem)?
  var attribute: NSLayoutConstraint.Attribute
  /// Where the distance is measured from, for a place that is a distance.
  weak var originItem: (any LayoutItem)?
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  var isDistance: Bool { originAttribute != .notAnAttribute }

  /// Whether another place is the same one of the same item.
  func isSame(as other: LayoutPlace) -> Bool {
    item === other.item && attribute == other.attribute && originItem === other.originItem
      && originAttribute == other.originAttribute
  }

  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .length : attribute.kind }
}

extension LayoutItem {
  /// Whether the item is the view, stands in it or is owned by something in it.
  @MainActor func isWithin(_ view: UIView) -> Bool { hostView?.isBelow(view) ?? false }
}

/// The nearest view that both items are, or stand in.
@MainActor func nearestCommonView(_ a: any LayoutItem, _ b: any LayoutItem) -> UIView? {
  var candidate = a.hostView
  while let view = candidate {
    if b.isWithin(view) { return view }
    candidate = view.storedSuperview
  }
  return nil
}
