// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UISplitViewControllerDelegate`, by the names of its methods.
@MainActor final class UISplitViewControllerDelegateOutlet: NSObject, UISplitViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    link.send(
      OutletMessage(["splitViewController", "willChangeTo"], ["UISplitViewController", "DisplayMode"]),
      [svc, displayMode])
  }

  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    if let answer: UISplitViewController.DisplayMode = link.answer(
      OutletMessage(["targetDisplayModeForActionIn"], ["UISplitViewController"]), [svc])
    {
      return answer
    }
    return UISplitViewControllerDelegateSilence.shared.targetDisplayModeForAction(in: svc)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    if let answer: UISplitViewController.Column = link.answer(
      OutletMessage(
        ["splitViewController", "topColumnForCollapsingToProposedTopColumn"], ["UISplitViewController", "Column"]),
      [svc, proposedTopColumn])
    {
      return answer
    }
    return UISplitViewControllerDelegateSilence.shared.splitViewController(
      svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    if let answer: UISplitViewController.DisplayMode = link.answer(
      OutletMessage(
        ["splitViewController", "displayModeForExpandingToProposedDisplayMode"],
        ["UISplitViewController", "DisplayMode"]), [svc, proposedDisplayMode])
    {
      return answer
    }
    return UISplitViewControllerDelegateSilence.shared.splitViewController(
      svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    link.send(OutletMessage(["splitViewControllerDidCollapse"], ["UISplitViewController"]), [svc])
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    link.send(OutletMessage(["splitViewControllerDidExpand"], ["UISplitViewController"]), [svc])
  }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    link.send(OutletMessage(["splitViewController", "willShow"], ["UISplitViewController", "Column"]), [svc, column])
  }

  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    link.send(OutletMessage(["splitViewController", "didShow"], ["UISplitViewController", "Column"]), [svc, column])
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    link.send(OutletMessage(["splitViewController", "willHide"], ["UISplitViewController", "Column"]), [svc, column])
  }

  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    link.send(OutletMessage(["splitViewController", "didHide"], ["UISplitViewController", "Column"]), [svc, column])
  }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    link.send(
      OutletMessage(["splitViewControllerInteractivePresentationGestureWillBegin"], ["UISplitViewController"]), [svc])
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    link.send(
      OutletMessage(["splitViewControllerInteractivePresentationGestureDidEnd"], ["UISplitViewController"]), [svc])
  }

  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  {
    if let answer: Bool = link.answer(
      OutletMessage(["splitViewController", "show", "sender"], ["UISplitViewController", "UIViewController", "Any"]),
      [splitViewController, vc, sender])
    {
      return answer
    }
    return UISplitViewControllerDelegateSilence.shared.splitViewController(
      splitViewController, show: vc, sender: sender)
  }

  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?)
    -> Bool
  {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["splitViewController", "showDetail", "sender"], ["UISplitViewController", "UIViewController", "Any"]),
      [splitViewController, vc, sender])
    {
      return answer
    }
    return UISplitViewControllerDelegateSilence.shared.splitViewController(
      splitViewController, showDetail: vc, sender: sender)
  }

  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    if let answer: UIViewController? = link.answer(
      OutletMessage(["primaryViewControllerForCollapsing"], ["UISplitViewController"]), [splitViewController])
    {
      return answer
    }
    return UISplitViewControllerDelegateSilence.shared.primaryViewController(forCollapsing: splitViewController)
  }

  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    if let answer: UIViewController? = link.answer(
      OutletMessage(["primaryViewControllerForExpanding"], ["UISplitViewController"]), [splitViewController])
    {
      return answer
    }
    return UISplitViewControllerDelegateSilence.shared.primaryViewController(forExpanding: splitViewController)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["splitViewController", "collapseSecondary", "onto"],
        ["UISplitViewController", "UIViewController", "UIViewController"]),
      [splitViewController, secondaryViewController, primaryViewController])
    {
      return answer
    }
    return UISplitViewControllerDelegateSilence.shared.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    if let answer: UIViewController? = link.answer(
      OutletMessage(["splitViewController", "separateSecondaryFrom"], ["UISplitViewController", "UIViewController"]),
      [splitViewController, primaryViewController])
    {
      return answer
    }
    return UISplitViewControllerDelegateSilence.shared.splitViewController(
      splitViewController, separateSecondaryFrom: primaryViewController)
  }

  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  {
    if let answer: UIInterfaceOrientationMask = link.answer(
      OutletMessage(["splitViewControllerSupportedInterfaceOrientations"], ["UISplitViewController"]),
      [splitViewController])
    {
      return answer
    }
    return UISplitViewControllerDelegateSilence.shared.splitViewControllerSupportedInterfaceOrientations(
      splitViewController)
  }

  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
  {
    if let answer: UIInterfaceOrientation = link.answer(
      OutletMessage(["splitViewControllerPreferredInterfaceOrientationForPresentation"], ["UISplitViewController"]),
      [splitViewController])
    {
      return answer
    }
    return UISplitViewControllerDelegateSilence.shared.splitViewControllerPreferredInterfaceOrientationForPresentation(
      splitViewController)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UISplitViewControllerDelegateSilence: NSObject, UISplitViewControllerDelegate {
  static let shared = UISplitViewControllerDelegateSilence()
}
