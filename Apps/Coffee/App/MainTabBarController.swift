// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The five tabs, each with a navigation controller of its own.
final class MainTabBarController: UITabBarController {
  /// The tabs in their order; other screens lead to one by its name.
  enum Tab: Int, CaseIterable {
    case home, scan, order, gift, stores

    var title: String {
      switch self {
      case .home: "Home"
      case .scan: "Scan"
      case .order: "Order"
      case .gift: "Gift"
      case .stores: "Stores"
      }
    }

    var symbol: String {
      switch self {
      case .home: "house.fill"
      case .scan: "qrcode"
      case .order: "arrow.up.bin.fill"
      case .gift: "gift.fill"
      case .stores: "location.fill"
      }
    }
  }

  private let member: Member
  private let cart: Cart
  private let transactions: TransactionLoading

  init(
    member: Member = .sample, cart: Cart = Cart(), transactions: TransactionLoading = RemoteTransactionLoader()
  ) {
    self.member = member
    self.cart = cart
    self.transactions = transactions
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The app delegate makes the tabs.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
    tabBar.tintColor = Palette.green
    tabBar.isTranslucent = false
    viewControllers = Tab.allCases.map { tab in
      let navigation = UINavigationController(rootViewController: screen(for: tab))
      let image = UIImage(systemName: tab.symbol, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
      navigation.tabBarItem = UITabBarItem(title: tab.title, image: image, tag: tab.rawValue)
      return navigation
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(cartDidChange), name: Cart.didChange, object: cart)
    cartDidChange()
  }

  /// Shows another tab.
  func select(_ tab: Tab) {
    selectedIndex = tab.rawValue
  }

  private func screen(for tab: Tab) -> UIViewController {
    switch tab {
    case .home: HomeViewController(member: member, transactions: transactions)
    case .scan: ScanViewController(member: member)
    case .order: OrderViewController(cart: cart)
    case .gift: GiftViewController()
    case .stores: StoresViewController()
    }
  }

  @objc private func cartDidChange() {
    let item = viewControllers?[Tab.order.rawValue].tabBarItem
    item?.badgeValue = cart.count > 0 ? "\(cart.count)" : nil
  }
}

extension UIViewController {
  /// Leads to another tab of the app.
  func showTab(_ tab: MainTabBarController.Tab) {
    (tabBarController as? MainTabBarController)?.select(tab)
  }
}
