// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Five tabs, of pages in a navigation, of rows that are refreshed, of pages with dots, of fields and of dates, for the
/// browser tests.
final class AppDelegate: UIResponder, UIApplicationDelegate, UITabBarControllerDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.delegate = self
    tabs.viewControllers = [
      page(NumberedViewController(1), "Pages", "doc"),
      page(RefreshedViewController(style: .plain), "Rows", "list.bullet"),
      page(DotsViewController(), "Dots", "ellipsis"),
      page(FieldsViewController(), "Fields", "pencil"),
      page(DatesViewController(), "Dates", "calendar"),
    ]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func page(_ controller: UIViewController, _ title: String, _ image: String) -> UIViewController {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
    return navigation
  }
}

/// Says what was done last; the tests read it in the page.
final class Log: UILabel {
  static func add(to view: UIView) -> Log {
    let log = Log(frame: CGRect(x: 20, y: 180, width: 300, height: 24))
    view.addSubview(log)
    return log
  }
}
