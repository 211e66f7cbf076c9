// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `ASAuthorizationControllerPresentationContextProviding`, by the names of its methods.
@MainActor
final class ASAuthorizationControllerPresentationContextProvidingOutlet: NSObject,
  ASAuthorizationControllerPresentationContextProviding
{
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    return link.require(OutletMessage(["presentationAnchorFor"], ["ASAuthorizationController"]), [controller])
  }
}
