// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A track's animation on its layer: the servers run it, whichever way time goes.

extension UIViewPropertyAnimator {
  /// Gives the layers the animations of the stretch.
  func show() {
    for track in tracks { track.show(stretch) }
  }
}

extension AnimatorTrack {
  /// Replaces the track's animation by one that runs, or stands, as the stretch does.
  func show(_ stretch: AnimatorStretch) {
    let isWhole = stretch.from == 0 && stretch.to == 1
    let delay = isWhole ? delayFactor * stretch.duration : 0
    let animation = stretch.pace.makeAnimation(keyPath: key.rawValue)
    animation.fromValue = (isWhole ? start : stretchStart ?? start).boxed
    animation.toValue = (stretch.to == 1 ? end : start).boxed
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

  /// Ends the track's animation with the model at a value.
  func hold(_ value: AnimatableValue) {
    AnimationContext.runWithoutAnimation { view.setAnimatableValue(value, key) }
    view.layer.removeAnimation(forKey: animationKey)
  }
}

extension UIView {
  /// Sets a property of the layer, by the view's own setter where it has one.
  fileprivate func setAnimatableValue(_ value: AnimatableValue, _ key: AnimatableKey) {
    switch (key, value) {
    case (.bounds, .rect(let value)): bounds = value
    case (.position, .point(let value)): center = value
    case (.backgroundColor, .color(let value)):
      if value != layer.backgroundColor { backgroundColor = value.map { UIColor(cgColor: $0) } }
    default: layer.setAnimatableValue(value, key)
    }
  }
}

extension TimeInterval {
  /// The same, but not 0, which as a beginning means that of the commit.
  fileprivate var orNearlyZero: TimeInterval { self == 0 ? .leastNonzeroMagnitude : self }
}
