// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UINavigationControllerDelegate`, by the names of its methods.
@MainActor final class UINavigationControllerDelegateOutlet: NSObject, UINavigationControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    link.send(
      OutletMessage(
        ["navigationController", "willShow", "animated"], ["UINavigationController", "UIViewController", "Bool"]),
      [navigationController, viewController, animated])
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    link.send(
      OutletMessage(
        ["navigationController", "didShow", "animated"], ["UINavigationController", "UIViewController", "Bool"]),
      [navigationController, viewController, animated])
  }

  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  {
    if let answer: UIInterfaceOrientationMask = link.answer(
      OutletMessage(["navigationControllerSupportedInterfaceOrientations"], ["UINavigationController"]),
      [navigationController])
    {
      return answer
    }
    return UINavigationControllerDelegateSilence.shared.navigationControllerSupportedInterfaceOrientations(
      navigationController)
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
    -> UIInterfaceOrientation
  {
    if let answer: UIInterfaceOrientation = link.answer(
      OutletMessage(["navigationControllerPreferredInterfaceOrientationForPresentation"], ["UINavigationController"]),
      [navigationController])
    {
      return answer
    }
    return UINavigationControllerDelegateSilence.shared
      .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let answer: (any UIViewControllerInteractiveTransitioning)? = link.answer(
      OutletMessage(
        ["navigationController", "interactionControllerFor"],
        ["UINavigationController", "UIViewControllerAnimatedTransitioning"]),
      [navigationController, animationController])
    {
      return answer
    }
    return UINavigationControllerDelegateSilence.shared.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UINavigationControllerDelegateSilence: NSObject, UINavigationControllerDelegate {
  static let shared = UINavigationControllerDelegateSilence()
}
