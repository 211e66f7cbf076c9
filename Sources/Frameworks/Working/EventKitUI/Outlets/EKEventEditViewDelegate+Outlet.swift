// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import EventKit
internal import UIKit

/// Answers for an object that does not declare `EKEventEditViewDelegate`, by the names of its methods.
@MainActor final class EKEventEditViewDelegateOutlet: NSObject, EKEventEditViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
    link.demand(
      OutletMessage(
        ["eventEditViewController", "didCompleteWith"], ["EKEventEditViewController", "EKEventEditViewAction"]),
      [controller, action])
  }
}
