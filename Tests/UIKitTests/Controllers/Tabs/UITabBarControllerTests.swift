// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import UIKit

/// What is selected, who is told, and where pages stand.
@MainActor @Suite struct UITabBarControllerTests {
  @Test func `the first controller is selected, and the others are not loaded`() {
    let scene = TabScene()
    #expect(
      scene.log.take() == [
        "A will come", "A has come", "B will come", "B has come", "C will come", "C has come", "A loaded",
        "A will appear, coming", "A did appear",
      ])
    #expect(scene.tabs.selectedIndex == 0)
    #expect(scene.tabs.selectedViewController === scene.pages[0])
    #expect(scene.pages[1].tabBarController === scene.tabs)
    #expect(scene.tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(scene.tabs.tabBar.selectedItem === scene.pages[0].tabBarItem)
    #expect(UITabBarController().selectedIndex == NSNotFound)
  }

  @Test func `a tap asks, selects and tells`() {
    let scene = TabScene()
    _ = scene.log.take()
    scene.tap(1)
    #expect(
      scene.log.take() == [
        "bar: B, while 0 is selected", "should select B", "B loaded", "A will disappear", "B will appear, coming",
        "did select B", "A did disappear", "B did appear",
      ])
    #expect(scene.tabs.selectedIndex == 1)
    #expect(scene.pages[0].view.superview == nil)
    #expect(scene.pages[1].view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    scene.tap(1)
    #expect(scene.log.take() == ["bar: B, while 1 is selected", "should select B", "did select B"])
  }

  @Test func `a delegate that refuses leaves everything as it is`() {
    let scene = TabScene()
    scene.delegate.refuses = true
    _ = scene.log.take()
    scene.tap(2)
    #expect(scene.log.take() == ["bar: C, while 0 is selected", "should select C"])
    #expect(scene.tabs.selectedIndex == 0)
    #expect(scene.platter.buttons[0].isSelected)
  }

  @Test func `code selects without asking anybody`() {
    let scene = TabScene()
    _ = scene.log.take()
    scene.tabs.selectedIndex = 2
    scene.phone.frame()
    #expect(
      scene.log.take() == [
        "C loaded", "A will disappear", "C will appear, coming", "A did disappear", "C did appear",
      ])
    scene.tabs.selectedViewController = scene.pages[0]
    scene.phone.frame()
    #expect(scene.log.take() == ["C will disappear", "A will appear", "C did disappear", "A did appear"])
    scene.tabs.selectedIndex = 7
    #expect(scene.tabs.selectedIndex == 0)
  }

  @Test func `two selections in one turn end the first one before the second begins`() {
    let scene = TabScene()
    _ = scene.log.take()
    scene.tabs.selectedIndex = 1
    scene.tabs.selectedIndex = 2
    scene.phone.frame()
    #expect(
      scene.log.take() == [
        "B loaded", "A will disappear", "B will appear, coming", "A did disappear", "B did appear", "C loaded",
        "B will disappear", "C will appear, coming", "B did disappear", "C did appear",
      ])
    #expect(scene.tabs.wrapper.subviews.count == 1)
  }

  @Test func `controllers can be replaced, and the selected one stays if it is among the new ones`() {
    let scene = TabScene()
    scene.tabs.selectedIndex = 1
    scene.phone.frame()
    _ = scene.log.take()
    let other = LoggedPage("D", scene.log)
    scene.tabs.viewControllers = [other, scene.pages[1]]
    scene.phone.frame()
    #expect(scene.tabs.selectedIndex == 1)
    #expect(
      scene.log.take() == ["A will leave", "C will leave", "D will come", "D has come", "A has left", "C has left"])
    #expect(scene.pages[0].parent == nil)
    scene.tabs.viewControllers = [other]
    scene.phone.frame()
    #expect(scene.tabs.selectedViewController === other)
    #expect(other.view.window != nil)
    #expect(scene.pages[1].parent == nil)
    scene.tabs.viewControllers = nil
    scene.phone.frame()
    #expect(scene.tabs.viewControllers == nil)
    #expect(scene.tabs.selectedIndex == NSNotFound)
    #expect(scene.tabs.wrapper.subviews.isEmpty)
  }

  @Test func `a navigation controller has its first controller's item`() {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem.title == "Root")
    root.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 4)
    #expect(navigation.tabBarItem.tag == 4)
    let own = UITabBarItem(title: "Own", image: nil, tag: 5)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
    root.title = "Other"
    #expect(root.tabBarItem.title == "Other")
    #expect(own.title == "Own")
  }

  @Test func `an item that is replaced is shown`() {
    let scene = TabScene()
    scene.pages[1].tabBarItem = UITabBarItem(title: "New", image: nil, tag: 9)
    scene.phone.frame()
    #expect(scene.platter.buttons[1].accessibilityLabel == "New")
    scene.pages[1].title = "Newer"
    scene.phone.frame()
    #expect(scene.platter.buttons[1].accessibilityLabel == "Newer")
  }

  // MARK: - Room

  @Test func `the bar takes 83 points from a page, 64 where height is compact`() {
    let scenes = [TabScene(.iPhoneSE), TabScene(), TabScene(.iPhoneSE, orientation: .landscapeLeft)]
    let insets = scenes.map { scene in scene.pages[0].view.safeAreaInsets }
    #expect(insets[0] == UIEdgeInsets(top: 20, left: 0, bottom: 83, right: 0))
    #expect(insets[1] == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    #expect(insets[2].bottom == 64)
  }

  @Test func `on pads a page has 64 points less at the top, and a navigation controller shares them with the bar`() {
    let scene = TabScene(.iPadMini)
    #expect(scene.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 96, left: 0, bottom: 25, right: 0))
    let page = UIViewController()
    page.title = "A title"
    let navigation = UINavigationController(rootViewController: page)
    scene.tabs.viewControllers = [navigation, scene.pages[1], scene.pages[2]]
    scene.tabs.selectedIndex = 0
    scene.phone.frame()
    #expect(navigation.view.safeAreaInsets.top == 32)
    #expect(navigation.navigationBar.frame.minY == 32)
    #expect(page.view.safeAreaInsets.top == 86)
    // The title makes room for the tabs.
    let holder = navigation.navigationBar.row?.titleHolder
    let title = holder.map { $0.convert($0.bounds, to: nil) } ?? .null
    #expect(title.maxX <= scene.platter.convert(scene.platter.bounds, to: nil).minX)
    navigation.setNavigationBarHidden(true, animated: false)
    scene.phone.frame()
    #expect(page.view.safeAreaInsets.top == 96)
  }

  @Test func `hidden, the bar takes nothing`() {
    let scene = TabScene()
    scene.tabs.tabBar.isHidden = true
    scene.phone.frame()
    #expect(scene.pages[0].view.safeAreaInsets.bottom == 34)
    scene.tabs.tabBar.isHidden = false
    scene.phone.frame()
    #expect(scene.pages[0].view.safeAreaInsets.bottom == 83)
    scene.tabs.setTabBarHidden(true, animated: true)
    #expect(scene.tabs.isTabBarHidden)
    scene.phone.frame()
    scene.phone.advance(0.1)
    let shown = scene.tabs.tabBar.shown.frame.minY
    #expect(shown > 769 && shown < 852)
    scene.phone.advance(0.3)
    #expect(scene.tabs.tabBar.shown.frame.minY == 852)
    #expect(scene.pages[0].view.safeAreaInsets.bottom == 34)
    scene.tabs.isTabBarHidden = false
    scene.phone.frame()
    #expect(scene.tabs.tabBar.frame.minY == 769)
  }

  @Test func `a page that hides the bar takes it along in its push, and brings it back in its pop`() {
    let (tabs, page, detail) = (UITabBarController(), ScrollPage("A"), ScrollPage("B"))
    let navigation = UINavigationController(rootViewController: page)
    tabs.viewControllers = [navigation, UIViewController()]
    let phone = Phone(root: tabs)
    phone.frame()
    #expect(page.view.safeAreaInsets.bottom == 83)
    #expect(page.scrollView.adjustedContentInset.bottom == 83)
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    phone.frame()
    #expect(detail.view.safeAreaInsets.bottom == 34)
    #expect(page.view.safeAreaInsets.bottom == 83)
    phone.advance(0.1)
    #expect(tabs.tabBar.shown.frame.minX < -10)
    phone.advance(0.7)
    #expect(tabs.tabBar.alpha == 0)
    navigation.popViewController(animated: true)
    phone.frame()
    phone.advance(0.8)
    #expect(tabs.tabBar.alpha == 1)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(page.view.safeAreaInsets.bottom == 83)
    // A swipe that is taken back leaves it hidden.
    navigation.pushViewController(detail, animated: false)
    phone.frame()
    #expect(tabs.tabBar.alpha == 0)
    phone.down(5, 400)
    phone.move(to: 100, 400)
    #expect(tabs.tabBar.alpha > 0 || tabs.tabBar.shown.frame.minX > -118)
    phone.rest()
    phone.up()
    phone.advance(0.8)
    #expect(navigation.topViewController === detail)
    #expect(tabs.tabBar.alpha == 0)
  }

  @Test func `a toolbar stands above the tabs`() {
    let (tabs, page) = (UITabBarController(), ScrollPage("A"))
    let navigation = UINavigationController(rootViewController: page)
    page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    tabs.viewControllers = [navigation, UIViewController()]
    let phone = Phone(root: tabs)
    phone.frame()
    let platter = navigation.toolbar.row.platters[0]
    #expect(platter.convert(platter.bounds, to: nil).maxY <= 769)
    #expect(page.view.safeAreaInsets.bottom == 149)
  }

  @Test func `content that goes on under the bar is veiled, and not at its end`() {
    let (tabs, page) = (UITabBarController(), ScrollPage("A"))
    tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
    let phone = Phone(root: tabs)
    phone.frame()
    #expect(tabs.tabBar.veil.progress == 1)
    #expect(!tabs.tabBar.isAtEdge)
    page.scrollView.contentOffset.y = page.scrollView.verticalRange.upperBound
    phone.frame()
    #expect(tabs.tabBar.veil.progress == 0)
    #expect(tabs.tabBar.isAtEdge)
    tabs.selectedIndex = 1
    phone.frame()
    #expect(page.scrollView.bottomFollower == nil)
  }

  // MARK: - Tapping again

  @Test func `the selected tab, tapped again, goes back to the root, and then to the top`() {
    let (tabs, page) = (UITabBarController(), ScrollPage("A"))
    let navigation = UINavigationController(rootViewController: page)
    tabs.viewControllers = [navigation, UIViewController()]
    let phone = Phone(root: tabs)
    phone.frame()
    page.scrollView.contentOffset.y = 500
    navigation.pushViewController(UIViewController(), animated: false)
    phone.frame()
    let button = tabs.tabBar.platter.buttons[0]
    let place = button.convert(CGPoint(x: 40, y: 20), to: nil)
    phone.tap(place.x, place.y)
    phone.advance(1)
    #expect(navigation.viewControllers.count == 1)
    #expect(page.scrollView.contentOffset.y == 500)
    phone.tap(place.x, place.y)
    phone.advance(1)
    #expect(page.scrollView.contentOffset.y == page.scrollView.verticalRange.lowerBound)
  }

  // MARK: - Transitions

  /// Fades the page that comes in half a second.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.5, animations: { view.alpha = 1 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test func `a delegate animates the change, and others wait for it`() {
    let scene = TabScene()
    scene.delegate.animator = Fade()
    _ = scene.log.take()
    scene.tabs.selectedIndex = 1
    scene.phone.frame()
    #expect(scene.log.take() == ["B loaded", "A will disappear", "B will appear, coming"])
    #expect(scene.tabs.selectedIndex == 1)
    #expect(scene.pages[1].transitionCoordinator?.isAnimated == true)
    scene.tabs.selectedIndex = 2
    #expect(scene.tabs.selectedIndex == 1)
    scene.delegate.animator = nil
    scene.phone.advance(0.6)
    #expect(
      scene.log.take() == [
        "A did disappear", "B did appear", "C loaded", "B will disappear", "C will appear, coming", "B did disappear",
        "C did appear",
      ])
    #expect(scene.tabs.selectedIndex == 2)
  }

  @Test func `a change that is driven by hand can be taken back`() {
    let scene = TabScene()
    scene.delegate.animator = Fade()
    let driver = UIPercentDrivenInteractiveTransition()
    scene.delegate.driver = driver
    _ = scene.log.take()
    scene.tabs.selectedIndex = 1
    scene.phone.frame()
    driver.update(0.4)
    scene.phone.frame()
    driver.cancel()
    scene.phone.advance(1)
    #expect(
      scene.log.take() == [
        "B loaded", "A will disappear", "B will appear, coming", "B will disappear", "B did disappear", "A will appear",
        "A did appear",
      ])
    #expect(scene.tabs.selectedIndex == 0)
    #expect(scene.tabs.tabBar.selectedItem === scene.pages[0].tabBarItem)
    #expect(scene.tabs.wrapper.subviews.count == 1)
  }
}
