// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// A bar that gives way to content, and what floats above it.
@MainActor @Suite struct UITabBarControllerMinimizingTests {
  private let tabs = UITabBarController()
  private let page = ScrollPage("A")
  private let phone: Phone

  init() {
    tabs.viewControllers = [page, UIViewController()]
    phone = Phone(root: tabs)
    phone.frame()
  }

  private func drag(by distance: CGFloat) {
    phone.down(200, 400)
    phone.move(to: 200, 400 + distance, for: 0.4)
    phone.rest()
    phone.up()
    phone.advance(0.8)
  }

  @Test func `by itself it stays as it is`() {
    drag(by: -200)
    #expect(!tabs.tabBar.isMinimized)
    #expect(tabs.tabBar.platter.frame.size == CGSize(width: 188, height: 62))
  }

  @Test func `scrolled down it shows the selected tab alone, scrolled up or tapped all of them`() {
    tabs.tabBarMinimizeBehavior = .onScrollDown
    drag(by: -200)
    #expect(tabs.tabBar.isMinimized)
    #expect(tabs.tabBar.platter.frame == CGRect(x: 24, y: 12, width: 76, height: 50))
    #expect(tabs.tabBar.platter.buttons.map(\.alpha) == [1, 0])
    #expect(page.view.safeAreaInsets.bottom == 83)
    drag(by: 60)
    #expect(!tabs.tabBar.isMinimized)
    drag(by: -200)
    phone.tap(60, 800)
    phone.advance(0.5)
    #expect(!tabs.tabBar.isMinimized)
    #expect(tabs.selectedIndex == 0)
    drag(by: -200)
    tabs.tabBarMinimizeBehavior = .never
    #expect(!tabs.tabBar.isMinimized)
  }

  @Test func `code that scrolls does not count`() {
    tabs.tabBarMinimizeBehavior = .onScrollDown
    page.scrollView.contentOffset.y = 500
    phone.frame()
    #expect(!tabs.tabBar.isMinimized)
  }

  @Test func `an accessory floats above the tabs and takes room from pages`() throws {
    let content = UIView()
    let accessory = UITabAccessory(contentView: content)
    tabs.bottomAccessory = accessory
    phone.frame()
    #expect(tabs.bottomAccessory === accessory)
    #expect(content.convert(content.bounds, to: nil) == CGRect(x: 27, y: 713, width: 339, height: 48))
    #expect(page.view.safeAreaInsets.bottom == 139)
    tabs.setBottomAccessory(nil, animated: true)
    phone.frame()
    phone.advance(0.4)
    #expect(content.window == nil)
    #expect(page.view.safeAreaInsets.bottom == 83)
  }
}
