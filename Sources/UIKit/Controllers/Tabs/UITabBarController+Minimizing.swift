// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A bar that gives way to content that is scrolled. When and to what size was not measured.

extension UITabBarController {
  /// When the bar becomes smaller.
  public enum TabBarMinimizeBehavior: Int, Sendable {
    /// Never, on phones and pads.
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  /// How far content goes in one direction until the bar follows, points; chosen.
  private static let reluctance: CGFloat = 30

  func minimizeBehaviorDidChange() {
    if tabBarMinimizeBehavior != .onScrollDown, tabBarMinimizeBehavior != .onScrollUp { tabBar.setMinimized(false) }
    scrolled = nil
  }

  /// Content has been scrolled by a person.
  func minimize(for content: UIScrollView) {
    guard tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp, !isBarAtTop,
      content.isDragging || content.isDecelerating
    else {
      scrolled = nil
      return
    }
    let range = content.verticalRange
    // Content that bounces goes nowhere.
    let offset = min(max(content.contentOffset.y, range.lowerBound), range.upperBound)
    var way = scrolled ?? (turned: offset, last: offset)
    let goesOn = (offset - way.last) * (way.last - way.turned) >= 0
    if !goesOn { way.turned = way.last }
    way.last = offset
    scrolled = way
    let distance = way.last - way.turned
    if abs(distance) >= Self.reluctance {
      tabBar.setMinimized((distance > 0) == (tabBarMinimizeBehavior == .onScrollDown))
    } else if offset <= range.lowerBound, tabBarMinimizeBehavior == .onScrollDown {
      tabBar.setMinimized(false)
    }
  }
}
