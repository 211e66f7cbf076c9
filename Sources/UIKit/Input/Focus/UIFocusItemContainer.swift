// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A container of items that can be focused. Views find their subviews. Items that are not views are returned by
/// `focusItems(in:)`, but the keyboard does not move the focus to them.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items whose frames meet a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

extension UIView: UIFocusItemContainer {
  public var coordinateSpace: any UICoordinateSpace { self }
  public var focusItemContainer: (any UIFocusItemContainer)? { self }

  func focusableSubviews(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }
}

extension UIFocusEnvironment {
  /// Defaults to `nil`.
  public var focusGroupIdentifier: String? { nil }
  /// What holds the items of this part; `nil`, the default, where it holds none.
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
}

extension UIFocusItem {
  /// Whether the focus is on the item.
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}
