// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import BodyDynamics

/// Answers for an object that does not declare `UIDynamicAnimatorDelegate`, by the names of its methods.
@MainActor final class UIDynamicAnimatorDelegateOutlet: NSObject, UIDynamicAnimatorDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    link.send(OutletMessage(["dynamicAnimatorWillResume"], ["UIDynamicAnimator"]), [animator])
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    link.send(OutletMessage(["dynamicAnimatorDidPause"], ["UIDynamicAnimator"]), [animator])
  }
}
