// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIViewControllerTransitioningDelegate`, by the names of its methods.
@MainActor final class UIViewControllerTransitioningDelegateOutlet: NSObject, UIViewControllerTransitioningDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let answer: (any UIViewControllerAnimatedTransitioning)? = link.answer(
      OutletMessage(
        ["animationControllerForPresented", "presenting", "source"],
        ["UIViewController", "UIViewController", "UIViewController"]), [presented, presenting, source])
    {
      return answer
    }
    return UIViewControllerTransitioningDelegateSilence.shared.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    if let answer: (any UIViewControllerAnimatedTransitioning)? = link.answer(
      OutletMessage(["animationControllerForDismissed"], ["UIViewController"]), [dismissed])
    {
      return answer
    }
    return UIViewControllerTransitioningDelegateSilence.shared.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    if let answer: (any UIViewControllerInteractiveTransitioning)? = link.answer(
      OutletMessage(["interactionControllerForPresentationUsing"], ["UIViewControllerAnimatedTransitioning"]),
      [animator])
    {
      return answer
    }
    return UIViewControllerTransitioningDelegateSilence.shared.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    if let answer: (any UIViewControllerInteractiveTransitioning)? = link.answer(
      OutletMessage(["interactionControllerForDismissalUsing"], ["UIViewControllerAnimatedTransitioning"]), [animator])
    {
      return answer
    }
    return UIViewControllerTransitioningDelegateSilence.shared.interactionControllerForDismissal(using: animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    if let answer: UIPresentationController? = link.answer(
      OutletMessage(
        ["presentationControllerForPresented", "presenting", "source"],
        ["UIViewController", "UIViewController", "UIViewController"]), [presented, presenting, source])
    {
      return answer
    }
    return UIViewControllerTransitioningDelegateSilence.shared.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}

/// Implements nothing that it need not.
@MainActor
private final class UIViewControllerTransitioningDelegateSilence: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = UIViewControllerTransitioningDelegateSilence()
}
