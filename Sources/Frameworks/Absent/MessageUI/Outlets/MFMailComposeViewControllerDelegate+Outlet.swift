// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `MFMailComposeViewControllerDelegate`, by the names of its methods.
@MainActor final class MFMailComposeViewControllerDelegateOutlet: NSObject, MFMailComposeViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {
    link.send(
      OutletMessage(
        ["mailComposeController", "didFinishWith", "error"],
        ["MFMailComposeViewController", "MFMailComposeResult", "Error"]), [controller, result, error])
  }
}
