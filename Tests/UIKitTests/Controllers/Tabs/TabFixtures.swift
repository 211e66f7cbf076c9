// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

@testable import UIKit

/// Hears of what a tab bar controller does.
final class LoggingTabDelegate: NSObject, UITabBarControllerDelegate {
  let log: Logbook
  var refuses = false
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ log: Logbook) {
    self.log = log
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    log.lines.append("should select \(viewController.title ?? "")")
    return !refuses
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.lines.append("did select \(viewController.title ?? "")")
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    log.lines.append("should select tab \(tab.title)")
    return !refuses
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
    log.lines.append("did select tab \(selectedTab.title) after \(previousTab?.title ?? "none")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A tab bar controller whose class hears of taps.
final class LoggingTabBarController: UITabBarController {
  var log: Logbook?

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    log?.lines.append("bar: \(item.title ?? ""), while \(selectedIndex) is selected")
  }
}

/// A tab bar controller on a device, with pages A, B and C.
@MainActor struct TabScene {
  let log = Logbook()
  let delegate: LoggingTabDelegate
  let pages: [LoggedPage]
  let tabs = LoggingTabBarController()
  let phone: Phone

  init(_ device: DeviceDescription = .iPhone16, orientation: DeviceDescription.Orientation = .portrait) {
    pages = ["A", "B", "C"].map { [log] in LoggedPage($0, log) }
    delegate = LoggingTabDelegate(log)
    tabs.delegate = delegate
    tabs.log = log
    tabs.viewControllers = pages
    phone = Phone(device, orientation: orientation, root: tabs)
    phone.frame()
  }

  var platter: TabPlatter { tabs.tabBar.platter }

  /// The middle of a tab, in the window.
  func middle(of tab: Int) -> CGPoint {
    let button = platter.buttons[tab]
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  func tap(_ tab: Int) {
    let place = middle(of: tab)
    phone.tap(place.x, place.y)
    phone.frame()
  }
}
