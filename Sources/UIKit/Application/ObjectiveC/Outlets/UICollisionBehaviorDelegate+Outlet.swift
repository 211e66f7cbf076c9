// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import BodyDynamics

/// Answers for an object that does not declare `UICollisionBehaviorDelegate`, by the names of its methods.
@MainActor final class UICollisionBehaviorDelegateOutlet: NSObject, UICollisionBehaviorDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {
    link.send(
      OutletMessage(
        ["collisionBehavior", "endedContactFor", "with"], ["UICollisionBehavior", "UIDynamicItem", "UIDynamicItem"]),
      [behavior, item1, item2])
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    link.send(
      OutletMessage(
        ["collisionBehavior", "endedContactFor", "withBoundaryIdentifier"],
        ["UICollisionBehavior", "UIDynamicItem", "NSCopying"]), [behavior, item, identifier])
  }
}
