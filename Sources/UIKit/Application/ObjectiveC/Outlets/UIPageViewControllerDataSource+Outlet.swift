// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIPageViewControllerDataSource`, by the names of its methods.
@MainActor final class UIPageViewControllerDataSourceOutlet: NSObject, UIPageViewControllerDataSource {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    return link.require(
      OutletMessage(["pageViewController", "viewControllerBefore"], ["UIPageViewController", "UIViewController"]),
      [pageViewController, viewController])
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    return link.require(
      OutletMessage(["pageViewController", "viewControllerAfter"], ["UIPageViewController", "UIViewController"]),
      [pageViewController, viewController])
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    if let answer: Int = link.answer(
      OutletMessage(["presentationCountFor"], ["UIPageViewController"]), [pageViewController])
    {
      return answer
    }
    return UIPageViewControllerDataSourceSilence.shared.presentationCount(for: pageViewController)
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    if let answer: Int = link.answer(
      OutletMessage(["presentationIndexFor"], ["UIPageViewController"]), [pageViewController])
    {
      return answer
    }
    return UIPageViewControllerDataSourceSilence.shared.presentationIndex(for: pageViewController)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UIPageViewControllerDataSourceSilence: NSObject, UIPageViewControllerDataSource {
  static let shared = UIPageViewControllerDataSourceSilence()
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { fatalError("asked of nobody") }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { fatalError("asked of nobody") }
}
