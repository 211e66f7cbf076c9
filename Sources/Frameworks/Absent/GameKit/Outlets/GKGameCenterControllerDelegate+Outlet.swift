// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `GKGameCenterControllerDelegate`, by the names of its methods.
@MainActor final class GKGameCenterControllerDelegateOutlet: NSObject, GKGameCenterControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
    link.demand(
      OutletMessage(["gameCenterViewControllerDidFinish"], ["GKGameCenterViewController"]), [gameCenterViewController])
  }
}
