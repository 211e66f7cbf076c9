// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIPageViewControllerDelegate`, by the names of its methods.
@MainActor final class UIPageViewControllerDelegateOutlet: NSObject, UIPageViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    link.send(
      OutletMessage(["pageViewController", "willTransitionTo"], ["UIPageViewController", "UIViewControllers"]),
      [pageViewController, pendingViewControllers])
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    if let answer: UIPageViewController.SpineLocation = link.answer(
      OutletMessage(["pageViewController", "spineLocationFor"], ["UIPageViewController", "UIInterfaceOrientation"]),
      [pageViewController, orientation])
    {
      return answer
    }
    return UIPageViewControllerDelegateSilence.shared.pageViewController(
      pageViewController, spineLocationFor: orientation)
  }

  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  {
    if let answer: UIInterfaceOrientationMask = link.answer(
      OutletMessage(["pageViewControllerSupportedInterfaceOrientations"], ["UIPageViewController"]),
      [pageViewController])
    {
      return answer
    }
    return UIPageViewControllerDelegateSilence.shared.pageViewControllerSupportedInterfaceOrientations(
      pageViewController)
  }

  func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientation
  {
    if let answer: UIInterfaceOrientation = link.answer(
      OutletMessage(["pageViewControllerPreferredInterfaceOrientationForPresentation"], ["UIPageViewController"]),
      [pageViewController])
    {
      return answer
    }
    return UIPageViewControllerDelegateSilence.shared.pageViewControllerPreferredInterfaceOrientationForPresentation(
      pageViewController)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UIPageViewControllerDelegateSilence: NSObject, UIPageViewControllerDelegate {
  static let shared = UIPageViewControllerDelegateSilence()
}
