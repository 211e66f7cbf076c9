// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIPrintInteractionControllerDelegate`, by the names of its methods.
@MainActor final class UIPrintInteractionControllerDelegateOutlet: NSObject, UIPrintInteractionControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

}
