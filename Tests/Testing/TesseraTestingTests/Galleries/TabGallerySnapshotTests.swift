// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Tab bars over content, and pages with their dots, drawn. Look at the pictures when one changes.
@MainActor struct TabGallerySnapshotTests {
  @MainActor private struct Scene {
    let screen: TestScreen
    let tabs = UITabBarController()
    let page = ColorPage()

    init(_ screen: TestScreen, _ look: Look = .light, count: Int = 4, isRightToLeft: Bool = false) {
      self.screen = screen
      let looks = [
        ("Home", "house.fill"), ("Messages", "message.fill"), ("Order", "cart.fill"), ("Search", "magnifyingglass"),
        ("Settings", "gear"), ("Favorites", "star.fill"), ("People", "person.2.fill"),
      ]
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      tabs.viewControllers = looks.prefix(count).enumerated().map { index, look in
        let controller = index == 0 ? navigation : UIViewController()
        controller.tabBarItem = UITabBarItem(title: look.0, image: UIImage(systemName: look.1), tag: index)
        controller.view.backgroundColor = .systemBackground
        return controller
      }
      tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
      tabs.viewControllers?[2].tabBarItem.badgeValue = "New"
      if isRightToLeft {
        tabs.view.semanticContentAttribute = .forceRightToLeft
        tabs.tabBar.semanticContentAttribute = .forceRightToLeft
      }
      look.show(tabs, on: screen)
      screen.step()
      screen.step()
    }
  }

  @Test(arguments: Look.allCases)
  func phone(_ look: Look) throws {
    let scene = Scene(look.screen(scale: 2), look)
    try assertSnapshot(of: scene.screen, named: look.name("phone"))
  }

  @Test func fiveTabs() throws {
    let scene = Scene(TestScreen(.iPhone16, scale: 2), count: 5, isRightToLeft: true)
    scene.tabs.selectedIndex = 1
    scene.screen.advance(by: 1)
    try assertSnapshot(of: scene.screen, named: "five-right-to-left")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func more(_ style: UIUserInterfaceStyle) throws {
    let scene = Scene(TestScreen(.iPhone16, appearance: style, scale: 2), count: 7)
    scene.tabs.selectedViewController = scene.tabs.moreNavigationController
    scene.screen.advance(by: 1)
    try assertSnapshot(of: scene.screen, named: style == .dark ? "more-dark" : "more")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func opaque(_ style: UIUserInterfaceStyle) throws {
    let scene = Scene(TestScreen(.iPhoneSE, appearance: style))
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    scene.tabs.tabBar.standardAppearance = appearance
    scene.tabs.tabBar.scrollEdgeAppearance = appearance
    scene.tabs.tabBar.isTranslucent = false
    scene.tabs.tabBar.tintColor = .systemGreen
    // Looks fade into each other.
    scene.screen.advance(by: 0.5)
    try assertSnapshot(of: scene.screen, named: style == .dark ? "opaque-dark" : "opaque")
  }

  @Test func underAFinger() throws {
    let scene = Scene(TestScreen(.iPhone16, scale: 2))
    let finger = scene.screen.touchDown(at: CGPoint(x: 70, y: 800))
    for x in [90, 120, 160, 200, 230] {
      finger.move(to: CGPoint(x: x, y: 800))
      scene.screen.advance(by: 0.05)
    }
    scene.screen.advance(by: 0.6)
    try assertSnapshot(of: scene.screen, named: "under-a-finger")
    finger.lift()
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func onItsSide(_ style: UIUserInterfaceStyle) throws {
    let scene = Scene(TestScreen(.iPhone16, orientation: .landscapeLeft, appearance: style, scale: 2))
    try assertSnapshot(of: scene.screen, named: style == .dark ? "landscape-dark" : "landscape")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func pad(_ style: UIUserInterfaceStyle) throws {
    let scene = Scene(TestScreen(.iPadMini, appearance: style, scale: 1))
    try assertSnapshot(of: scene.screen, named: style == .dark ? "pad-dark" : "pad")
  }

  // MARK: - Pages

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let all: [UIViewController] = [UIColor.systemIndigo, .systemTeal, .systemOrange].map {
      let page = UIViewController()
      page.view.backgroundColor = $0
      return page
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { step(from: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { step(from: viewController, 1) }

    private func step(from page: UIViewController, _ step: Int) -> UIViewController? {
      let index = (all.firstIndex { $0 === page } ?? 0) + step
      return all.indices.contains(index) ? all[index] : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { all.count }
  }

  @Test(arguments: Look.allCases)
  func pages(_ look: Look) throws {
    let screen = look.screen(.iPhoneSE, scale: 2)
    let source = Pages()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 12])
    pages.view.backgroundColor = .systemBackground
    pages.dataSource = source
    pages.setViewControllers([source.all[0]], direction: .forward, animated: false)
    let many = UIPageControl(frame: CGRect(x: 60, y: 200, width: 255, height: 26))
    many.numberOfPages = 40
    many.currentPage = 20
    many.backgroundStyle = .prominent
    let hearts = UIPageControl(frame: CGRect(x: 60, y: 260, width: 255, height: 40))
    hearts.numberOfPages = 5
    hearts.currentPage = 2
    hearts.preferredIndicatorImage = UIImage(systemName: "heart.fill")
    hearts.currentPageIndicatorTintColor = .systemPink
    hearts.pageIndicatorTintColor = .white
    source.all[0].view.addSubview(many)
    source.all[0].view.addSubview(hearts)
    look.show(pages, on: screen)
    screen.step()
    let finger = screen.touchDown(at: CGPoint(x: 300, y: 400))
    for x in [285, 260, 230] {
      finger.move(to: CGPoint(x: x, y: 400))
      screen.advance(by: 0.05)
    }
    try assertSnapshot(of: screen, named: look.name("pages"))
    finger.lift()
  }
}
