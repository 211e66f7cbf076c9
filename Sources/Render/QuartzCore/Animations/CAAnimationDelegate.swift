// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// Told when an animation begins and ends.
///
/// Both requirements are optional on Apple's platforms; here their defaults do nothing.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation's active time has begun; `anim` is the layer's copy.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over; `flag` says whether it ran to its end, or was removed before, or its layer left the tree.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
