// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `SFSafariViewControllerDelegate`, by the names of its methods.
@MainActor final class SFSafariViewControllerDelegateOutlet: NSObject, SFSafariViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    link.send(OutletMessage(["safariViewControllerDidFinish"], ["SFSafariViewController"]), [controller])
  }

  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
    link.send(
      OutletMessage(["safariViewController", "didCompleteInitialLoad"], ["SFSafariViewController", "Bool"]),
      [controller, didLoadSuccessfully])
  }

  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {
    link.send(
      OutletMessage(["safariViewController", "initialLoadDidRedirectTo"], ["SFSafariViewController", "URL"]),
      [controller, URL])
  }
}
