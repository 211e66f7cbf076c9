// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import SafariServices
internal import UIKit

/// Answers for an object that does not declare `ASWebAuthenticationPresentationContextProviding`, by the names of its methods.
@MainActor
final class ASWebAuthenticationPresentationContextProvidingOutlet: NSObject,
  ASWebAuthenticationPresentationContextProviding
{
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    return link.require(OutletMessage(["presentationAnchorFor"], ["ASWebAuthenticationSession"]), [session])
  }
}
