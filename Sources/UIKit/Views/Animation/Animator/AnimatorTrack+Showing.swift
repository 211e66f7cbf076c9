// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

// A track's animation on its layer: the servers run it, whichever way time goes.

extension UIViewPropertyAnimator {
  /// Gives the layers the animations of the stretch.
  func show() {
    for track in tracks where !track.claim.isLost { track.show(stretch) }
  }
}

extension AnimatorTrack {
  /// Replaces the track's animation by one that runs, or stands, as the stretch does.
  func show(_ stretch: AnimatorStretch) {
    let isWhole = stretch.from == 0 && stretch.to == 1
    let delay = isWhole ? delayFactor * stretch.duration : 0
    let animation = stretch.pace.makeAnimation(keyPath: key.name)
    animation.fromValue = key.boxed(isWhole ? start : stretchStart ?? start)
    animation.toValue = key.boxed(stretch.to == 1 ? end : start)
    animation.duration = max(stretch.duration - delay, 1e-6)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    let layer = view.layer
    if let anchor = stretch.anchor {
      let begin = layer.convertTime(anchor, from: nil)
      if stretch.isBackwards {
        animation.speed = -1
        animation.beginTime = begin.orNearlyZero
        animation.timeOffset = stretch.elapsed - delay
      } else {
        animation.beginTime = (begin - stretch.elapsed + delay).orNearlyZero
      }
    } else {
      animation.speed = 0
      animation.timeOffset = stretch.elapsed - delay
    }
    layer.add(animation, forKey: animationKey)
  }

  /// Where the property is at a media time.
  func value(_ stretch: AnimatorStretch, at now: TimeInterval) -> AnimatedValue {
    // What is on screen goes first: other animations may be on their way, too.
    if view.layer.animation(forKey: animationKey) != nil { return view.layer.shownValue(of: key.property) }
    // Outside windows animations end with the frame, and the animator goes on.
    let isWhole = stretch.from == 0 && stretch.to == 1
    let delay = isWhole ? delayFactor * stretch.duration : 0
    let duration = stretch.duration - delay
    let passed = min(max(stretch.time(at: now) - delay, 0), duration)
    let share = duration > 0 ? stretch.pace.share(at: passed, of: duration) : 1
    return (isWhole ? start : stretchStart ?? start)
      .mixed(with: stretch.to == 1 ? end : start, share: share, isMatrix: key.property == .transform)
  }

  /// Ends the track's animation with the model at a value.
  func hold(_ value: AnimatedValue) {
    guard !claim.isLost else { return }
    AnimationContext.runWithoutAnimation { view.setAnimatedValue(value, key) }
    view.layer.removeAnimation(forKey: animationKey)
  }
}

extension UIView {
  /// Sets a property of the layer, by the view's own setter where it has one.
  fileprivate func setAnimatedValue(_ value: AnimatedValue, _ key: AnimatableKey) {
    guard layer.animatedValue(of: key.property) != value else { return }
    let boxed = key.boxed(value)
    switch key.property {
    case .bounds: bounds = boxed as? CGRect ?? bounds
    case .position: center = boxed as? CGPoint ?? center
    case .backgroundColor: backgroundColor = (boxed as? CGColor).map { UIColor(cgColor: $0) }
    default: layer.setValue(boxed, forKeyPath: key.name)
    }
  }
}

extension TimeInterval {
  /// The same, but not 0, which as a beginning means that of the commit.
  fileprivate var orNearlyZero: TimeInterval { self == 0 ? .leastNonzeroMagnitude : self }
}
