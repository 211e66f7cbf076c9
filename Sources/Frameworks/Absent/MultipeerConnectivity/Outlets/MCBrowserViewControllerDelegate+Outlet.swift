// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `MCBrowserViewControllerDelegate`, by the names of its methods.
@MainActor final class MCBrowserViewControllerDelegateOutlet: NSObject, MCBrowserViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {
    link.demand(OutletMessage(["browserViewControllerDidFinish"], ["MCBrowserViewController"]), [browserViewController])
  }

  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
    link.demand(
      OutletMessage(["browserViewControllerWasCancelled"], ["MCBrowserViewController"]), [browserViewController])
  }
}
