// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Coffee

/// The menu, the cart and the badge that counts.
@MainActor struct OrderViewControllerTests {
  private let cart = Cart()
  private let coffee: CoffeeScreen
  private let tabs: MainTabBarController

  init() {
    let tabs = MainTabBarController(cart: cart, transactions: LoaderDouble())
    self.tabs = tabs
    coffee = CoffeeScreen { tabs }
    tabs.select(.order)
    coffee.screen.advance(by: 0.5)
  }

  private var order: OrderViewController {
    get throws {
      try #require(
        (tabs.selectedViewController as? UINavigationController)?.viewControllers.first as? OrderViewController)
    }
  }

  private var badge: String? { tabs.viewControllers?[2].tabBarItem.badgeValue }

  private func tap(_ row: Int, _ section: Int) throws {
    coffee.screen.tap(try #require(try order.tableView.cellForRow(at: IndexPath(row: row, section: section))))
    coffee.screen.advance(by: 0.5)
  }

  @Test func theMenuHasASectionForEachKind() throws {
    let table = try order.tableView!
    #expect(table.numberOfSections == MenuSection.all.count)
    #expect(try order.tableView(table, titleForHeaderInSection: 0) == "Hot")
    #expect(badge == nil)
  }

  @Test func aTouchOnARowAddsOneAndTheTabCounts() throws {
    try tap(0, 0)
    try tap(0, 0)
    try tap(2, 0)
    #expect(cart.lines.map(\.quantity) == [2, 1])
    #expect(cart.total == 2 * 390 + 360)
    #expect(badge == "3")
    let cell = try #require(try order.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.accessibilityValue == "2 in the cart")
  }

  @Test func orderingEmptiesTheCart() throws {
    try tap(0, 0)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    navigation.pushViewController(CartViewController(cart: cart), animated: false)
    coffee.screen.advance(by: 0.5)
    let item = try #require(navigation.topViewController?.navigationItem.rightBarButtonItem)
    _ = (item.target as? NSObject)?.perform(item.action)
    coffee.screen.advance(by: 1)
    #expect(
      navigation.presentedViewController is UIAlertController || tabs.presentedViewController is UIAlertController)
  }

  @Test func aLineThatIsDeletedIsGone() throws {
    try tap(0, 0)
    try tap(1, 0)
    let screen = CartViewController(cart: cart)
    (tabs.selectedViewController as? UINavigationController)?.pushViewController(screen, animated: false)
    coffee.screen.advance(by: 0.5)
    screen.tableView(screen.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    coffee.screen.advance(by: 1)
    #expect(cart.lines.map(\.product.name) == ["House Filter"])
    #expect(screen.tableView.numberOfRows(inSection: 0) == 1)
    #expect(badge == "1")
  }
}
