// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Coffee

/// The screens behind the other tabs, and the history, as pictures: phone and pad, light and dark, largest text, right to
/// left.
@MainActor struct ScreensSnapshotTests {
  enum Variant: String, CaseIterable {
    case phone = "iphone"
    case phoneInTheDark = "iphone-dark"
    case largestText = "iphone-largest-text"
    case rightToLeft = "iphone-right-to-left"
    case padInTheDark = "ipad-dark"
  }

  private func screen(_ variant: Variant, _ make: () -> UIViewController) -> CoffeeScreen {
    switch variant {
    case .phone: CoffeeScreen(make: make)
    case .phoneInTheDark: CoffeeScreen(appearance: .dark, make: make)
    case .largestText: CoffeeScreen(.iPhoneSE, textSize: .accessibilityExtraExtraExtraLarge, make: make)
    case .rightToLeft: CoffeeScreen(isRightToLeft: true, make: make)
    case .padInTheDark: CoffeeScreen(.iPadMini, appearance: .dark, make: make)
    }
  }

  private func assert(_ tab: MainTabBarController.Tab, _ variant: Variant) throws {
    let cart = Cart()
    let tabs = MainTabBarController(cart: cart, transactions: LoaderDouble())
    let coffee = screen(variant) { tabs }
    for product in MenuSection.all[0].products.prefix(2) { cart.add(product) }
    tabs.select(tab)
    coffee.screen.advance(by: 1)
    try assertSnapshot(of: coffee.screen, named: "\(tab)-\(variant.rawValue)")
  }

  @Test(arguments: Variant.allCases)
  func home(_ variant: Variant) throws { try assert(.home, variant) }

  @Test(arguments: Variant.allCases)
  func scan(_ variant: Variant) throws { try assert(.scan, variant) }

  @Test(arguments: Variant.allCases)
  func order(_ variant: Variant) throws { try assert(.order, variant) }

  @Test(arguments: Variant.allCases)
  func gift(_ variant: Variant) throws { try assert(.gift, variant) }

  @Test(arguments: Variant.allCases)
  func stores(_ variant: Variant) throws { try assert(.stores, variant) }

  @Test(arguments: Variant.allCases)
  func history(_ variant: Variant) throws {
    let loader = LoaderDouble()
    let coffee = screen(variant) {
      UINavigationController(rootViewController: HistoryViewController(loader: loader))
    }
    loader.answer(.success(.sample))
    coffee.screen.advance(by: 1)
    try assertSnapshot(of: coffee.screen, named: "history-\(variant.rawValue)")
  }

  @Test(arguments: ["loading", "empty", "failed"])
  func historyWithoutRows(_ state: String) throws {
    let loader = LoaderDouble()
    let coffee = screen(.phone) { UINavigationController(rootViewController: HistoryViewController(loader: loader)) }
    if state == "empty" { loader.answer(.success([])) }
    if state == "failed" { loader.answer(.failure(.offline)) }
    coffee.screen.advance(by: 1)
    try assertSnapshot(of: coffee.screen, named: "history-\(state)")
  }

  @Test func inbox() throws {
    let coffee = screen(.phone) { UINavigationController(rootViewController: InboxViewController()) }
    try assertSnapshot(of: coffee.screen, named: "inbox")
  }

  @Test func giftCard() throws {
    let coffee = screen(.phone) {
      UINavigationController(rootViewController: GiftCardViewController(card: GiftCard.sections[0].cards[0]))
    }
    try assertSnapshot(of: coffee.screen, named: "gift-card")
  }
}
