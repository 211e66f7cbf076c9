// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Hears of what people do with a tab bar. All requirements are optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Told that a person has tapped a tab, the selected one too; not of what code selects.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Not called here: people cannot arrange tabs.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Not called here: people cannot arrange tabs.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Not called here: people cannot arrange tabs.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Not called here: people cannot arrange tabs.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// Whoever shows the controllers of a bar's tabs.
@preconcurrency @MainActor protocol TabBarOwner: UITabBarDelegate {
  /// A person has tapped a tab; the owner says whether it is selected.
  func tabWasTapped(_ item: UITabBarItem)
  /// What the bar takes from controllers is another.
  func tabBarDidChangeRoom()
  /// The colour of the page under the bar.
  var colorUnderTabBar: UIColor? { get }
}
