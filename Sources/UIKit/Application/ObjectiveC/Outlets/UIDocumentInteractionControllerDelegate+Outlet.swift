// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIDocumentInteractionControllerDelegate`, by the names of its methods.
@MainActor final class UIDocumentInteractionControllerDelegateOutlet: NSObject, UIDocumentInteractionControllerDelegate
{
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  {
    if let answer: UIViewController = link.answer(
      OutletMessage(["documentInteractionControllerViewControllerForPreview"], ["UIDocumentInteractionController"]),
      [controller])
    {
      return answer
    }
    return UIDocumentInteractionControllerDelegateSilence.shared.documentInteractionControllerViewControllerForPreview(
      controller)
  }

  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
    link.send(
      OutletMessage(["documentInteractionControllerWillBeginPreview"], ["UIDocumentInteractionController"]),
      [controller])
  }

  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
    link.send(
      OutletMessage(["documentInteractionControllerDidEndPreview"], ["UIDocumentInteractionController"]), [controller])
  }

  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
    link.send(
      OutletMessage(["documentInteractionControllerDidDismissOptionsMenu"], ["UIDocumentInteractionController"]),
      [controller])
  }

  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
    link.send(
      OutletMessage(["documentInteractionControllerDidDismissOpenInMenu"], ["UIDocumentInteractionController"]),
      [controller])
  }
}

/// Implements nothing that it need not.
@MainActor
private final class UIDocumentInteractionControllerDelegateSilence: NSObject, UIDocumentInteractionControllerDelegate {
  static let shared = UIDocumentInteractionControllerDelegateSilence()
}
