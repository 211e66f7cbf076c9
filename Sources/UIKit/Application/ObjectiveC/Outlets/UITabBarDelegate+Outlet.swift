// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UITabBarDelegate`, by the names of its methods.
@MainActor final class UITabBarDelegateOutlet: NSObject, UITabBarDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    link.send(OutletMessage(["tabBar", "didSelect"], ["UITabBar", "UITabBarItem"]), [tabBar, item])
  }

  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    link.send(OutletMessage(["tabBar", "willBeginCustomizing"], ["UITabBar", "UITabBarItems"]), [tabBar, items])
  }

  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    link.send(OutletMessage(["tabBar", "didBeginCustomizing"], ["UITabBar", "UITabBarItems"]), [tabBar, items])
  }

  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    link.send(
      OutletMessage(["tabBar", "willEndCustomizing", "changed"], ["UITabBar", "UITabBarItems", "Bool"]),
      [tabBar, items, changed])
  }

  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    link.send(
      OutletMessage(["tabBar", "didEndCustomizing", "changed"], ["UITabBar", "UITabBarItems", "Bool"]),
      [tabBar, items, changed])
  }
}
