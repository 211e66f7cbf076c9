// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `GKMatchmakerViewControllerDelegate`, by the names of its methods.
@MainActor final class GKMatchmakerViewControllerDelegateOutlet: NSObject, GKMatchmakerViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController) {
    link.demand(
      OutletMessage(["matchmakerViewControllerWasCancelled"], ["GKMatchmakerViewController"]), [viewController])
  }

  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error) {
    link.demand(
      OutletMessage(["matchmakerViewController", "didFailWithError"], ["GKMatchmakerViewController", "Error"]),
      [viewController, error])
  }

  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {
    link.send(
      OutletMessage(["matchmakerViewController", "didFind"], ["GKMatchmakerViewController", "GKMatch"]),
      [viewController, match])
  }
}
