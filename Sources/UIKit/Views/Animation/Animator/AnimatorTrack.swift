// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// One property of one view on an animator's way.
@MainActor struct AnimatorTrack {
  let view: UIView
  let key: AnimatableKey
  var start: AnimatedValue
  var end: AnimatedValue
  /// Where the property stood when a stretch of another pace began.
  var stretchStart: AnimatedValue?
  /// After which share of the animator's time the property begins to move.
  var delayFactor: Double
  /// Whether an animator that began later moves the property. It is that one's then: the track keeps its hands off.
  let claim: AnimatorClaim

  /// Names the track's animation on the layer, apart from those of blocks.
  var animationKey: String { "UIViewPropertyAnimator.\(key.name)" }
}

/// An animator's hold on one property of one view; whoever comes later takes it away.
@MainActor final class AnimatorClaim {
  private(set) var isLost = false

  func lose() { isLost = true }
}

extension UIView {
  /// Takes a property over from the animator that moves it now.
  func claim(_ key: AnimatableKey) -> AnimatorClaim {
    let claim = AnimatorClaim()
    animatorClaims.removeAll { held in
      guard held.key == key || held.claim == nil else { return false }
      held.claim?.lose()
      return true
    }
    animatorClaims.append(HeldClaim(key: key, claim: claim))
    return claim
  }
}

/// Which animator moves a property.
@MainActor struct HeldClaim {
  let key: AnimatableKey
  weak var claim: AnimatorClaim?
}

/// A stretch of an animator's way at one pace: from one share of the way to another, with a place in time.
@MainActor struct AnimatorStretch {
  /// The shares of the way at the pace's beginning and end.
  var from: Double = 0
  var to: Double = 1
  var pace: AnimationPace
  /// Seconds.
  var duration: TimeInterval
  /// How much of the duration has passed at `anchor`, in seconds.
  var elapsed: TimeInterval
  /// The media time at which the stretch began to run; `nil` while it stands still.
  var anchor: TimeInterval?
  /// Whether time runs back.
  var isBackwards = false

  /// How much of the duration has passed, in seconds.
  func time(at now: TimeInterval) -> TimeInterval {
    guard let anchor else { return elapsed }
    let passed = isBackwards ? anchor - now : now - anchor
    return min(max(elapsed + passed, 0), duration)
  }

  /// The share of the way at a media time.
  func fraction(at now: TimeInterval) -> Double {
    guard duration > 0 else { return to }
    return from + (to - from) * pace.share(at: time(at: now), of: duration)
  }

  /// When a running stretch is at its end, in media time.
  var endTime: TimeInterval? {
    anchor.map { $0 + (isBackwards ? elapsed : duration - elapsed) }
  }
}
