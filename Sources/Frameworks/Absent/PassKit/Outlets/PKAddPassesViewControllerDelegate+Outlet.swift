// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `PKAddPassesViewControllerDelegate`, by the names of its methods.
@MainActor final class PKAddPassesViewControllerDelegateOutlet: NSObject, PKAddPassesViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
    if !link.send(OutletMessage(["addPassesViewControllerDidFinish"], ["PKAddPassesViewController"]), [controller]) {
      PKAddPassesViewControllerDelegateSilence.shared.addPassesViewControllerDidFinish(controller)
    }
  }
}

/// Implements nothing that it need not.
@MainActor private final class PKAddPassesViewControllerDelegateSilence: NSObject, PKAddPassesViewControllerDelegate {
  static let shared = PKAddPassesViewControllerDelegateSilence()
}
