// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `SKStoreProductViewControllerDelegate`, by the names of its methods.
@MainActor final class SKStoreProductViewControllerDelegateOutlet: NSObject, SKStoreProductViewControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    link.send(OutletMessage(["productViewControllerDidFinish"], ["SKStoreProductViewController"]), [viewController])
  }
}
