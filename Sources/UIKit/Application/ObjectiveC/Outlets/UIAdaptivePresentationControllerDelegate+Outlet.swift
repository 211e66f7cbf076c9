// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIAdaptivePresentationControllerDelegate`, by the names of its methods.
@MainActor
final class UIAdaptivePresentationControllerDelegateOutlet: NSObject, UIAdaptivePresentationControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    if let answer: UIModalPresentationStyle = link.answer(
      OutletMessage(["adaptivePresentationStyleFor"], ["UIPresentationController"]), [controller])
    {
      return answer
    }
    return UIAdaptivePresentationControllerDelegateSilence.shared.adaptivePresentationStyle(for: controller)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    if let answer: UIModalPresentationStyle = link.answer(
      OutletMessage(
        ["adaptivePresentationStyleFor", "traitCollection"], ["UIPresentationController", "UITraitCollection"]),
      [controller, traitCollection])
    {
      return answer
    }
    return adaptivePresentationStyle(for: controller)
  }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    link.send(
      OutletMessage(
        ["presentationController", "willPresentWithAdaptiveStyle", "transitionCoordinator"],
        ["UIPresentationController", "UIModalPresentationStyle", "UIViewControllerTransitionCoordinator"]),
      [presentationController, style, transitionCoordinator])
  }

  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    link.send(
      OutletMessage(["presentationController", "prepare"], ["UIPresentationController", "UIPresentationController"]),
      [presentationController, adaptivePresentationController])
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["presentationControllerShouldDismiss"], ["UIPresentationController"]), [presentationController])
    {
      return answer
    }
    return UIAdaptivePresentationControllerDelegateSilence.shared.presentationControllerShouldDismiss(
      presentationController)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    link.send(
      OutletMessage(["presentationControllerWillDismiss"], ["UIPresentationController"]), [presentationController])
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    link.send(
      OutletMessage(["presentationControllerDidDismiss"], ["UIPresentationController"]), [presentationController])
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    link.send(
      OutletMessage(["presentationControllerDidAttemptToDismiss"], ["UIPresentationController"]),
      [presentationController])
  }
}

/// Implements nothing that it need not.
@MainActor
private final class UIAdaptivePresentationControllerDelegateSilence: NSObject, UIAdaptivePresentationControllerDelegate
{
  static let shared = UIAdaptivePresentationControllerDelegateSilence()
}
