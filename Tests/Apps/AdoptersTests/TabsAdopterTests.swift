// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// A small app with tabs as teams write it.
@MainActor struct TabsAdopterTests {
  private let screen = TestScreen(.iPhone16)

  @Test func anAppDelegatesWindowShowsTheFirstTab() throws {
    screen.activate()
    let delegate = TabsAppDelegate()
    _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    screen.step()
    let tabs = try #require(delegate.window?.rootViewController as? MainTabBarController)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items?.count == 3)
    #expect(tabs.viewControllers?[0].view.window === delegate.window)
  }

  @Test func tabsAreTappedBadgesGoAndDetailsHideTheBar() throws {
    let tabs = MainTabBarController()
    screen.show(tabs)
    screen.step()
    let feed = try #require(
      (tabs.viewControllers?[0] as? UINavigationController)?.topViewController as? FeedViewController)
    #expect(feed.view.safeAreaInsets.bottom == 0)
    feed.showDetail()
    screen.advance(by: 1)
    #expect(tabs.tabBar.alpha == 0)
    #expect(tabs.viewControllers?[2].tabBarItem.badgeValue == "2")
    feed.navigationController?.popViewController(animated: false)
    screen.step()
    #expect(tabs.tabBar.alpha == 1)
    // The third of three tabs of 86 points about the middle.
    screen.tap(at: CGPoint(x: 282, y: 800))
    screen.step()
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.tapped == ["2 after 0"])
    #expect(tabs.viewControllers?[2].tabBarItem.badgeValue == nil)
  }

  @Test func aTourOfPagesKeepsItsDots() throws {
    let tabs = MainTabBarController()
    screen.show(tabs)
    tabs.selectedIndex = 1
    screen.step()
    let tour = try #require(tabs.selectedViewController as? OnboardingViewController)
    screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400))
    screen.advance(by: 1)
    #expect(tour.dots.currentPage == 1)
    tour.dots.currentPage = 2
    tour.dots.sendActions(for: .valueChanged)
    screen.advance(by: 1)
    #expect(tour.viewControllers?.first?.view.backgroundColor == .systemBlue)
  }

  @Test func tabsOfTheNewerKindMakeTheirControllers() throws {
    let tabs = ModernTabBarController()
    screen.show(tabs)
    screen.step()
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Library", "Search"])
    #expect(tabs.selectedTab?.identifier == "artists")
  }
}
