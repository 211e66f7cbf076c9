// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The tabs, and a word at the bottom where what they show is made up.
final class MainTabBarController: UITabBarController {
  /// The tabs in their order.
  enum Tab: Int, CaseIterable {
    case home, discover, profile, search, groups

    var title: String {
      switch self {
      case .home: "Home"
      case .discover: "Discover"
      case .profile: "Profile"
      case .search: "Search"
      case .groups: "Groups"
      }
    }

    fileprivate var symbol: String {
      switch self {
      case .home: "house.fill"
      case .discover: "sparkles"
      case .profile: "person.crop.circle"
      case .search: "magnifyingglass"
      case .groups: "square.grid.3x3.fill"
      }
    }
  }

  private let services: AppServices
  private let banner = SampleDataBanner()

  init(services: AppServices = .current) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The scene delegate makes the tabs.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = Tab.allCases.map { tab in
      let controller = screen(for: tab)
      controller.tabBarItem = UITabBarItem(title: tab.title, image: UIImage(systemName: tab.symbol), tag: tab.rawValue)
      return controller
    }
    banner.isHidden = services.client.servers.sample == nil
    view.addSubview(banner)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.bringSubviewToFront(banner)
    let isAtBottom = !tabBar.isHidden && tabBar.frame.midY > view.bounds.midY
    let bottom = isAtBottom ? tabBar.frame.minY : view.bounds.maxY - view.safeAreaInsets.bottom
    let size = banner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    banner.frame = CGRect(
      x: ((view.bounds.width - size.width) / 2).rounded(), y: bottom - size.height - 8, width: size.width,
      height: size.height)
  }

  /// Shows another tab.
  func select(_ tab: Tab) {
    selectedIndex = tab.rawValue
  }

  private func screen(for tab: Tab) -> UIViewController {
    switch tab {
    case .home: UINavigationController(rootViewController: HomeViewController(services: services))
    case .discover: UINavigationController(rootViewController: DiscoverViewController(services: services))
    case .profile: ProfileSplitViewController(services: services)
    case .search: UINavigationController(rootViewController: SearchViewController(services: services))
    case .groups: UINavigationController(rootViewController: GroupsViewController(services: services))
    }
  }
}
