// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import UIKit

/// Where tabs stand, and what they show. Figures are those of an iPhone SE with iOS 26.1.
@MainActor @Suite struct UITabBarTests {
  private func controller(_ count: Int, _ device: DeviceDescription = .iPhoneSE) -> (UITabBarController, Phone) {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...count).map { number in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "star.fill"), tag: number)
      return page
    }
    return (tabs, Phone(device, root: tabs))
  }

  @Test(arguments: [(2, 188), (3, 274), (4, 333)] as [(Int, CGFloat)])
  func `the platter is 62 high, in the middle, and as wide as its tabs need`(count: Int, width: CGFloat) {
    let (tabs, _) = controller(count)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 584, width: 375, height: 83))
    let platter = tabs.tabBar.platter.frame
    #expect(platter.size == CGSize(width: width, height: 62))
    #expect(abs(platter.midX - 187.5) <= 0.5)
    #expect(platter.minY == 0)
  }

  @Test func `tabs are 94 by 54, 4 points in, and overlap by 8`() {
    let (tabs, _) = controller(2)
    let frames = tabs.tabBar.platter.buttons.map(\.frame)
    #expect(frames == [CGRect(x: 4, y: 4, width: 94, height: 54), CGRect(x: 90, y: 4, width: 94, height: 54)])
    #expect(tabs.tabBar.platter.lens.frame == frames[0])
    #expect(tabs.tabBar.platter.lens.layer.cornerRadius == 27)
  }

  @Test func `five tabs share the width`() {
    let (tabs, _) = controller(5, .iPhone16)
    let frames = tabs.tabBar.platter.buttons.map(\.frame)
    #expect(tabs.tabBar.platter.frame.width == 351)
    #expect(abs(frames[1].minX - frames[0].minX - 67) < 0.01)
    #expect(abs(frames[0].width - 75) < 0.01)
  }

  @Test func `read from right to left the first tab is at the right`() {
    let (tabs, phone) = controller(2)
    tabs.tabBar.semanticContentAttribute = .forceRightToLeft
    phone.frame()
    #expect(tabs.tabBar.platter.buttons.map(\.frame.minX) == [90, 4])
  }

  @Test func `where height is compact, titles stand beside pictures on a platter of 44 points`() {
    let scene = TabScene(.iPhoneSE, orientation: .landscapeLeft)
    let bar = scene.tabs.tabBar
    #expect(bar.frame == CGRect(x: 0, y: 311, width: 667, height: 64))
    #expect(bar.platter.frame.height == 44)
    let frames = bar.platter.buttons.map(\.frame)
    #expect(frames[0].minX == 4 && frames[0].minY == 4 && frames[0].height == 36)
    #expect(frames[1].minX == frames[0].maxX + 4)
    #expect(bar.platter.bounds.width == frames[2].maxX + 4)
  }

  @Test func `pads have titles alone, at the top`() {
    let scene = TabScene(.iPadMini)
    let bar = scene.tabs.tabBar
    #expect(bar.frame == CGRect(x: 0, y: 32, width: 744, height: 44))
    #expect(bar.platter.buttons.allSatisfy { $0.frame.height == 36 && $0.frame.minY == 4 })
    #expect(abs(bar.platter.frame.midX - 372) <= 0.5)
  }

  @Test func `a badge is 20 points high, 8 and a half beside the picture's middle and 6 from the top`() throws {
    let (tabs, phone) = controller(2)
    tabs.viewControllers?[0].tabBarItem.badgeValue = "3"
    phone.frame()
    let button = tabs.tabBar.platter.buttons[0]
    let badge = try #require(button.badge)
    #expect(badge.frame == CGRect(x: button.bounds.midX + 8.5, y: 2, width: 20, height: 20))
    tabs.viewControllers?[0].tabBarItem.badgeValue = "1,024"
    phone.frame()
    #expect(badge.frame.width > 30)
    tabs.viewControllers?[0].tabBarItem.badgeValue = ""
    phone.frame()
    #expect(badge.frame.size == CGSize(width: 18, height: 18))
    tabs.viewControllers?[0].tabBarItem.badgeValue = nil
    phone.frame()
    #expect(button.badge == nil)
  }

  @Test func `titles are 10 points, semibold where selected`() throws {
    let page = UIViewController()
    let phone = Phone(root: page)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 83))
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?.first
    page.view.addSubview(bar)
    phone.frame()
    let fonts = try bar.platter.buttons.map { button in
      let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
      return label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }
    #expect(fonts == [.systemFont(ofSize: 10, weight: .semibold), .systemFont(ofSize: 10, weight: .medium)])
  }

  // MARK: - A bar that stands alone

  private final class Listener: NSObject, UITabBarDelegate {
    var heard: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.tag) }
  }

  @Test func `a bar of the app's own selects what is tapped and tells its delegate`() {
    let controller = UIViewController()
    let phone = Phone(root: controller)
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 83))
    let listener = Listener()
    bar.delegate = listener
    bar.setItems(
      [UITabBarItem(tabBarSystemItem: .favorites, tag: 1), UITabBarItem(tabBarSystemItem: .search, tag: 2)],
      animated: false)
    controller.view.addSubview(bar)
    phone.frame()
    #expect(bar.selectedItem == nil)
    #expect(bar.platter.lens.isHidden)
    #expect(bar.platter.buttons.map(\.accessibilityLabel) == ["Favorites", "Search"])
    let place = bar.platter.buttons[1].convert(CGPoint(x: 40, y: 20), to: nil)
    phone.tap(place.x, place.y)
    phone.frame()
    #expect(bar.selectedItem?.tag == 2)
    #expect(listener.heard == [2])
    #expect(!bar.platter.lens.isHidden)
    phone.tap(place.x, place.y)
    #expect(listener.heard == [2, 2])
    bar.selectedItem = bar.items?[0]
    #expect(listener.heard == [2, 2])
    bar.selectedItem = UITabBarItem()
    #expect(bar.selectedItem?.tag == 1)
  }

  @Test func `a tab that is disabled can't be selected`() {
    let scene = TabScene()
    scene.pages[1].tabBarItem.isEnabled = false
    scene.phone.frame()
    scene.tap(1)
    #expect(scene.tabs.selectedIndex == 0)
    #expect(scene.platter.buttons[1].accessibilityTraits.contains(.notEnabled))
  }

  // MARK: - The lens

  @Test func `the lens travels to the tab that is tapped`() {
    let scene = TabScene()
    let start = scene.platter.lens.center.x
    scene.tap(2)
    scene.phone.advance(0.1)
    let shown = scene.platter.lens.shown.frame.midX
    #expect(shown > start && shown < scene.platter.buttons[2].center.x)
    scene.phone.advance(1.5)
    #expect(abs(scene.platter.lens.shown.frame.midX - scene.platter.buttons[2].center.x) < 0.1)
  }

  @Test func `a finger that goes along the bar takes the lens with it and selects where it is lifted`() {
    let scene = TabScene()
    let (first, last) = (scene.middle(of: 0), scene.middle(of: 2))
    scene.phone.down(first.x, first.y)
    scene.phone.move(to: last.x, last.y, for: 0.3)
    #expect(scene.platter.lens.isLifted)
    #expect(scene.tabs.selectedIndex == 0)
    scene.phone.up()
    scene.phone.frame()
    #expect(scene.tabs.selectedIndex == 2)
    #expect(!scene.platter.lens.isLifted)
    scene.phone.advance(1.5)
    #expect(abs(scene.platter.lens.shown.frame.midX - scene.platter.buttons[2].center.x) < 0.1)
  }

  @Test func `a finger that rests lifts the lens, and one that leaves the bar selects nothing`() {
    let scene = TabScene()
    let place = scene.middle(of: 1)
    scene.phone.down(place.x, place.y)
    scene.phone.advance(0.3)
    #expect(scene.platter.lens.isLifted)
    scene.phone.move(to: place.x, 300)
    scene.phone.up()
    scene.phone.advance(1.5)
    #expect(scene.tabs.selectedIndex == 0)
    #expect(abs(scene.platter.lens.shown.frame.midX - scene.platter.buttons[0].center.x) < 0.1)
  }

  // MARK: - Looks

  @Test func `selected tabs have the tint, others their own colour, as appearances say`() throws {
    let scene = TabScene()
    func color(_ tab: Int) throws -> UIColor? {
      let label = try #require(scene.platter.buttons[tab].subviews.compactMap { $0 as? UILabel }.first)
      return label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(try color(0) == .systemBlue)
    #expect(try color(1) == .label)
    scene.tabs.tabBar.tintColor = .systemGreen
    scene.tabs.tabBar.unselectedItemTintColor = .systemGray
    scene.phone.frame()
    #expect(try color(0) == .systemGreen)
    #expect(try color(1) == .systemGray)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .systemPink
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
    scene.tabs.tabBar.standardAppearance = appearance
    scene.phone.frame()
    #expect(try color(0) == .systemTeal)
    #expect(try color(1) == .systemPink)
    // The bar has a copy of its own, which can be changed in place.
    appearance.stackedLayoutAppearance.normal.iconColor = .systemRed
    #expect(try color(1) == .systemPink)
    scene.tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .systemRed
    #expect(try color(1) == .systemRed)
  }

  @Test func `an opaque bar has a background, and pages end above it`() {
    let scene = TabScene()
    #expect(scene.tabs.tabBar.background.isHidden)
    #expect(scene.pages[0].view.frame.height == 852)
    #expect(scene.pages[0].view.safeAreaInsets.bottom == 83)
    scene.tabs.tabBar.isTranslucent = false
    scene.phone.frame()
    #expect(!scene.tabs.tabBar.background.isHidden)
    #expect(scene.pages[0].view.frame.height == 769)
    #expect(scene.pages[0].view.safeAreaInsets.bottom == 0)
    scene.pages[0].extendedLayoutIncludesOpaqueBars = true
    scene.phone.frame()
    #expect(scene.pages[0].view.frame.height == 852)
    #expect(scene.pages[0].view.safeAreaInsets.bottom == 83)
  }

  @Test func `proxies of bars and items reach bars that come later`() {
    defer { BarItemProxies.removeAll() }
    // Proxies are their application's.
    let scene = TabScene()
    let font = UIFont.systemFont(ofSize: 12)
    UITabBar.appearance().tintColor = .systemOrange
    UITabBar.appearance().unselectedItemTintColor = .systemBrown
    UITabBarItem.appearance(whenContainedInInstancesOf: [LoggingTabBarController.self])
      .setTitleTextAttributes([.font: font], for: .normal)
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 393, height: 83))
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    scene.pages[0].view.addSubview(bar)
    scene.phone.frame()
    #expect(bar.tintColor == .systemOrange)
    #expect(bar.unselectedItemTintColor == .systemBrown)
    let label = bar.platter.buttons[0].subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
  }

  @Test func `keys select the tab that has the focus`() {
    let scene = TabScene()
    let press = scene.platter.buttons[1]
    #expect(press.canBecomeFocused)
    #expect(press.accessibilityActivate())
    #expect(scene.tabs.selectedIndex == 1)
  }
}
