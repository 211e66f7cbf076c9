// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UITabBarControllerDelegate`, by the names of its methods.
@MainActor final class UITabBarControllerDelegateOutlet: NSObject, UITabBarControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tabBarController", "shouldSelect"], ["UITabBarController", "UIViewController"]),
      [tabBarController, viewController])
    {
      return answer
    }
    return UITabBarControllerDelegateSilence.shared.tabBarController(tabBarController, shouldSelect: viewController)
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    link.send(
      OutletMessage(["tabBarController", "didSelect"], ["UITabBarController", "UIViewController"]),
      [tabBarController, viewController])
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tabBarController", "shouldSelectTab"], ["UITabBarController", "UITab"]), [tabBarController, tab])
    {
      return answer
    }
    return UITabBarControllerDelegateSilence.shared.tabBarController(tabBarController, shouldSelectTab: tab)
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
    link.send(
      OutletMessage(["tabBarController", "didSelectTab", "previousTab"], ["UITabBarController", "UITab", "UITab"]),
      [tabBarController, selectedTab, previousTab])
  }

  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    link.send(
      OutletMessage(["tabBarController", "willBeginCustomizing"], ["UITabBarController", "UIViewControllers"]),
      [tabBarController, viewControllers])
  }

  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    link.send(
      OutletMessage(
        ["tabBarController", "willEndCustomizing", "changed"], ["UITabBarController", "UIViewControllers", "Bool"]),
      [tabBarController, viewControllers, changed])
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    link.send(
      OutletMessage(
        ["tabBarController", "didEndCustomizing", "changed"], ["UITabBarController", "UIViewControllers", "Bool"]),
      [tabBarController, viewControllers, changed])
  }

  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    if let answer: UIInterfaceOrientationMask = link.answer(
      OutletMessage(["tabBarControllerSupportedInterfaceOrientations"], ["UITabBarController"]), [tabBarController])
    {
      return answer
    }
    return UITabBarControllerDelegateSilence.shared.tabBarControllerSupportedInterfaceOrientations(tabBarController)
  }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  {
    if let answer: UIInterfaceOrientation = link.answer(
      OutletMessage(["tabBarControllerPreferredInterfaceOrientationForPresentation"], ["UITabBarController"]),
      [tabBarController])
    {
      return answer
    }
    return UITabBarControllerDelegateSilence.shared.tabBarControllerPreferredInterfaceOrientationForPresentation(
      tabBarController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let answer: (any UIViewControllerInteractiveTransitioning)? = link.answer(
      OutletMessage(
        ["tabBarController", "interactionControllerFor"],
        ["UITabBarController", "UIViewControllerAnimatedTransitioning"]), [tabBarController, animationController])
    {
      return answer
    }
    return UITabBarControllerDelegateSilence.shared.tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let answer: (any UIViewControllerAnimatedTransitioning)? = link.answer(
      OutletMessage(
        ["tabBarController", "animationControllerForTransitionFrom", "to"],
        ["UITabBarController", "UIViewController", "UIViewController"]), [tabBarController, fromVC, toVC])
    {
      return answer
    }
    return UITabBarControllerDelegateSilence.shared.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UITabBarControllerDelegateSilence: NSObject, UITabBarControllerDelegate {
  static let shared = UITabBarControllerDelegateSilence()
}
