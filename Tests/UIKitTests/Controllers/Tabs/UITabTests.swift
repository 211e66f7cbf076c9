// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

/// Tabs that make their controllers, groups of them, and what has no tab.
@MainActor @Suite struct UITabTests {
  private final class Made {
    var names: [String] = []
  }

  private let log = Logbook()
  private let made = Made()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { [log, made] tab in
      made.names.append(tab.title)
      return LoggedPage(tab.title, log)
    }
  }

  private func stage(_ tabs: [UITab]) -> (UITabBarController, Phone, LoggingTabDelegate) {
    let controller = UITabBarController(tabs: tabs)
    let delegate = LoggingTabDelegate(log)
    let phone = Phone(root: controller)
    controller.delegate = delegate
    phone.frame()
    _ = log.take()
    return (controller, phone, delegate)
  }

  @Test func `each provider runs once, when the controller gets its tab`() {
    let tabs = [tab("A"), tab("B")]
    #expect(tabs[0].viewController == nil)
    let (controller, _, _) = stage(tabs)
    #expect(made.names == ["A", "B"])
    #expect(controller.viewControllers == nil)
    #expect(controller.tabs.map(\.identifier) == ["A", "B"])
    #expect(controller.selectedTab === tabs[0])
    #expect(controller.selectedIndex == 0)
    #expect(tabs[1].viewController?.tab === tabs[1])
    #expect(tabs[1].tabBarController === controller)
    controller.tabs = tabs.reversed()
    #expect(made.names == ["A", "B"])
  }

  @Test func `code that selects tells of it, and a tap asks first`() {
    let tabs = [tab("A"), tab("B")]
    let (controller, phone, delegate) = stage(tabs)
    controller.selectedTab = tabs[1]
    phone.frame()
    #expect(log.lines.filter { $0.contains("select") } == ["did select tab B after A"])
    _ = log.take()
    func tap(_ index: Int) {
      let button = controller.tabBar.platter.buttons[index]
      let place = button.convert(CGPoint(x: 40, y: 20), to: nil)
      phone.tap(place.x, place.y)
      phone.frame()
    }
    tap(0)
    #expect(log.lines.filter { $0.contains("select") } == ["should select tab A", "did select tab A after B"])
    _ = log.take()
    tap(0)
    #expect(log.take() == ["should select tab A", "did select tab A after A"])
    delegate.refuses = true
    tap(1)
    #expect(controller.selectedTab === tabs[0])
  }

  @Test func `looks go from the tab to the item and not back`() {
    let tabs = [tab("A"), tab("B")]
    let (controller, phone, _) = stage(tabs)
    tabs[1].badgeValue = "9"
    tabs[1].title = "Bee"
    phone.frame()
    #expect(controller.tabBar.items?.map(\.title) == ["A", "Bee"])
    #expect(controller.tabBar.platter.buttons[1].badge != nil)
    tabs[1].viewController?.tabBarItem.title = "Other"
    #expect(tabs[1].title == "Bee")
    tabs[0].isHidden = true
    phone.frame()
    #expect(controller.tabBar.items?.count == 1)
  }

  @Test func `where the selected tab goes, the first is selected`() {
    let tabs = [tab("A"), tab("B"), tab("C")]
    let (controller, phone, _) = stage(tabs)
    controller.selectedTab = tabs[2]
    phone.frame()
    controller.tabs = [tabs[0], tabs[1]]
    phone.frame()
    #expect(controller.selectedTab === tabs[0])
    #expect(tabs[2].tabBarController == nil)
    controller.tabs = []
    #expect(controller.selectedIndex == NSNotFound)
    #expect(controller.selectedTab == nil)
  }

  @Test func `a group shows the child that is selected, and search comes last`() {
    let children = [tab("One"), tab("Two")]
    let group = UITabGroup(title: "Group", image: nil, identifier: "Group", children: children)
    let search = UISearchTab { [log] _ in LoggedPage("S", log) }
    let (controller, phone, _) = stage([search, tab("A"), group])
    #expect(controller.tabBar.items?.map(\.title) == ["A", "Group", "Search"])
    #expect(children[0].parent === group)
    #expect(controller.tab(forIdentifier: "Two") === children[1])
    controller.selectedTab = children[1]
    phone.frame()
    #expect(controller.selectedTab === children[1])
    #expect(controller.selectedViewController === children[1].viewController)
    #expect(controller.tabBar.items?.map(\.title) == ["A", "Group", "Search"])
    #expect(group.selectedChild === children[1])
  }

  // MARK: - More

  private func many() -> (UITabBarController, Phone, [UIViewController]) {
    let pages: [UIViewController] = ["A", "B", "C", "D", "E", "F"].map { LoggedPage($0, log) }
    let navigation = UINavigationController(rootViewController: pages[5])
    let controller = UITabBarController()
    controller.viewControllers = pages.prefix(5) + [navigation]
    let phone = Phone(root: controller)
    phone.frame()
    return (controller, phone, pages)
  }

  @Test func `a phone has five tabs at most, and More has a list of the others`() {
    let (controller, phone, pages) = many()
    #expect(controller.tabBar.items?.compactMap(\.shownTitle) == ["A", "B", "C", "D", "More"])
    controller.selectedViewController = controller.moreNavigationController
    phone.frame()
    #expect(controller.selectedIndex == NSNotFound)
    #expect(controller.selectedViewController === controller.moreNavigationController)
    let list = controller.moreNavigationController.topViewController as? MoreListController
    #expect(list?.tableView.numberOfRows(inSection: 0) == 2)
    controller.selectedIndex = 4
    phone.frame()
    #expect(controller.selectedViewController === pages[4])
    #expect(controller.moreNavigationController.topViewController === pages[4])
    #expect(pages[4].view.window != nil)
    #expect(controller.tabBar.selectedItem === controller.moreNavigationController.tabBarItem)
    controller.moreNavigationController.popViewController(animated: false)
    phone.frame()
    #expect(controller.selectedViewController === controller.moreNavigationController)
    #expect(pages[4].parent === controller)
  }

  @Test func `More borrows the stack of a navigation controller, and gives it back`() {
    let (controller, phone, pages) = many()
    let navigation = controller.viewControllers?[5] as? UINavigationController
    controller.selectedIndex = 5
    phone.frame()
    #expect(controller.moreNavigationController.viewControllers.count == 2)
    #expect(controller.moreNavigationController.topViewController === pages[5])
    controller.moreNavigationController.popToRootViewController(animated: false)
    phone.frame()
    #expect(navigation?.viewControllers.first === pages[5])
    controller.selectedIndex = 4
    phone.frame()
    controller.selectedIndex = 0
    phone.frame()
    #expect(pages[0].view.window != nil)
  }

  @Test func `pads have room for all`() {
    let controller = UITabBarController()
    controller.viewControllers = (1...7).map { LoggedPage("\($0)", log) }
    let phone = Phone(.iPadMini, root: controller)
    phone.frame()
    #expect(controller.tabBar.items?.count == 7)
  }
}
