// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `MFMessageComposeViewControllerDelegate`, by the names of its methods.
@MainActor final class MFMessageComposeViewControllerDelegateOutlet: NSObject, MFMessageComposeViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    link.demand(
      OutletMessage(
        ["messageComposeViewController", "didFinishWith"], ["MFMessageComposeViewController", "MessageComposeResult"]),
      [controller, result])
  }
}
