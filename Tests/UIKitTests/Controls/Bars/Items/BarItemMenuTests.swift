// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Menus of items in a navigation bar, and of its back button.
@MainActor struct BarItemMenuTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let log = Log()

  @MainActor private final class Log { var calls: [String] = [] }

  private func action(_ title: String) -> UIAction { UIAction(title: title) { [log] _ in log.calls.append(title) } }

  /// Taps in the middle of an item's button.
  private func tap(_ item: UIBarButtonItem, on phone: Phone) throws {
    let button = try #require(item.button)
    let place = button.convert(button.bounds.middle, to: nil)
    phone.tap(place.x, place.y)
    phone.advance(1)
  }

  @Test func aTapOnAnItemWithNothingElseToDoOpensItsMenu() throws {
    let item = UIBarButtonItem(systemItem: .add, menu: UIMenu(children: [action("Photo"), action("Scan")]))
    navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
    let phone = Phone(root: navigation)
    try tap(item, on: phone)
    #expect(phone.menuTitles == ["Photo", "Scan"])
    #expect(phone.menu?.card?.frame.maxX == 377)
    phone.chooseFromMenu("Scan")
    #expect(log.calls == ["Scan"])
  }

  @Test func anItemThatDoesSomethingHasItsMenuForAFingerThatRests() throws {
    let item = UIBarButtonItem(title: "Go", primaryAction: action("go"), menu: UIMenu(children: [action("Slowly")]))
    navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
    let phone = Phone(root: navigation)
    try tap(item, on: phone)
    #expect(log.calls == ["go"])
    #expect(phone.menu == nil)
    let button = try #require(item.button)
    let place = button.convert(button.bounds.middle, to: nil)
    phone.down(place.x, place.y)
    phone.advance(0.6)
    #expect(phone.menuTitles == ["Slowly"])
    phone.up()
    #expect(log.calls == ["go"])
  }

  @Test func anItemMayShowWhatWasChosen() throws {
    let item = UIBarButtonItem(title: nil, menu: UIMenu(children: [action("Day"), action("Week")]))
    item.changesSelectionAsPrimaryAction = true
    navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
    let phone = Phone(root: navigation)
    #expect(item.title == "Day")
    try tap(item, on: phone)
    phone.chooseFromMenu("Week")
    #expect(item.title == "Week")
  }

  @Test func aFingerThatRestsOnTheBackButtonChoosesHowFarToGo() throws {
    navigation.viewControllers[0].title = "Library"
    for title in ["Album", "Photo"] {
      let page = UIViewController()
      page.title = title
      navigation.pushViewController(page, animated: false)
    }
    let phone = Phone(root: navigation)
    phone.down(38, 91)
    phone.advance(0.55)
    #expect(phone.menu == nil)
    phone.advance(0.1)
    phone.up()
    phone.advance(1)
    #expect(phone.menuTitles == ["Album", "Library"])
    phone.chooseFromMenu("Library")
    phone.advance(1)
    #expect(navigation.viewControllers.count == 1)
  }
}
