// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Groups of items, badges, and the appearance of items.
@MainActor struct UIBarButtonItemGroupTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private var item: UINavigationItem { navigation.viewControllers[0].navigationItem }

  private func platters() -> [BarPlatter] { navigation.navigationBar.row?.platters ?? [] }

  @Test func eachGroupHasAPlatterOfItsOwnInOrder() {
    let items = [UIBarButtonItem.SystemItem.add, .search, .trash].map { UIBarButtonItem(systemItem: $0) }
    item.trailingItemGroups = [.fixedGroup(items: [items[0], items[1]]), items[2].creatingFixedGroup()]
    let phone = Phone(root: navigation)
    let byPlace = platters().sorted { $0.center.x < $1.center.x }
    #expect(byPlace.map { $0.buttons.map(\.item) } == [[items[0], items[1]], [items[2]]])
    #expect(byPlace.last?.frame.maxX == 377)
    item.trailingItemGroups[0].isHidden = true
    phone.frame()
    #expect(platters().count == 1)
    item.leadingItemGroups = [
      .optionalGroup(customizationIdentifier: "a", isInDefaultCustomization: false, items: [items[0]])
    ]
    phone.frame()
    #expect(platters().count == 1)
    item.trailingItemGroups[1].barButtonItems = items
    phone.frame()
    #expect(platters().flatMap(\.buttons).count == 3)
  }

  @Test func aBadgeIsShownAndRead() {
    let bell = UIBarButtonItem(systemItem: .add)
    item.rightBarButtonItem = bell
    _ = Phone(root: navigation)
    #expect(bell.button?.subviews.contains { $0 is BarBadgeView } == false)
    bell.badge = .count(12)
    #expect(bell.badge?.stringValue == "12")
    #expect(bell.button?.subviews.contains { $0 is BarBadgeView } == true)
    #expect(bell.button?.accessibilityValue == "12")
    bell.badge = .indicator()
    #expect(bell.badge?.stringValue == nil)
    bell.badge = nil
    #expect(bell.button?.subviews.contains { $0 is BarBadgeView } == false)
  }

  @Test func anAppearanceCountsWhereAnItemSaysNothing() {
    defer { BarItemProxies.removeAll() }
    // A class of the test's own: proxies are the process's, and other tests have bars too.
    final class OwnItem: UIBarButtonItem {}
    OwnItem.appearance().tintColor = .systemPink
    OwnItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
    OwnItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .systemGreen
    let own = OwnItem(title: "Go", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = own
    let phone = Phone(root: navigation)
    guard let button = own.button else {
      Issue.record("The item has no button")
      return
    }
    #expect(own.shownTint(in: button) == .systemPink)
    #expect(own.shownTitleAttributes(for: .normal, in: button)[.kern] as? Int == 3)
    own.tintColor = .systemRed
    #expect(own.shownTint(in: button) == .systemRed)
    #expect(UIBarButtonItem().shownTint(in: button) == nil)
    phone.frame()
  }
}
