// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import EventKit
internal import UIKit

/// Answers for an object that does not declare `EKEventViewDelegate`, by the names of its methods.
@MainActor final class EKEventViewDelegateOutlet: NSObject, EKEventViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {
    link.demand(
      OutletMessage(["eventViewController", "didCompleteWith"], ["EKEventViewController", "EKEventViewAction"]),
      [controller, action])
  }
}
