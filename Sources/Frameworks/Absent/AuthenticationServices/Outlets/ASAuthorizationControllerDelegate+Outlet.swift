// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `ASAuthorizationControllerDelegate`, by the names of its methods.
@MainActor final class ASAuthorizationControllerDelegateOutlet: NSObject, ASAuthorizationControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    link.send(
      OutletMessage(
        ["authorizationControllerWithController", "didCompleteWithAuthorization"],
        ["ASAuthorizationController", "ASAuthorization"]), [controller, authorization])
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    link.send(
      OutletMessage(
        ["authorizationControllerWithController", "didCompleteWithError"], ["ASAuthorizationController", "Error"]),
      [controller, error])
  }
}
