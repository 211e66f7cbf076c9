// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a transition that is driven by hand is moved.
@preconcurrency @MainActor protocol TransitionPlayback: AnyObject {
  func scrub(to percent: CGFloat)
  /// Stands still; the result is the share of the time that has passed.
  func pause() -> CGFloat
  func run(forwards: Bool, from percent: CGFloat, speed: CGFloat, timing: (any UITimingCurveProvider)?)
}

/// Moves an animator that can be interrupted.
@MainActor final class AnimatorPlayback: TransitionPlayback {
  private let animator: any UIViewImplicitlyAnimating

  init(animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
    animator.pauseAnimation()
  }

  func scrub(to percent: CGFloat) {
    animator.fractionComplete = percent
  }

  func pause() -> CGFloat {
    animator.pauseAnimation()
    animator.isReversed = false
    return animator.fractionComplete
  }

  func run(forwards: Bool, from percent: CGFloat, speed: CGFloat, timing: (any UITimingCurveProvider)?) {
    animator.isReversed = !forwards
    let left = forwards ? 1 - percent : percent
    animator.continueAnimation(withTimingParameters: timing, durationFactor: max(left, 0.01) / max(speed, 0.01))
  }
}

/// Moves animations of blocks by the time of the layer they run in.
@MainActor final class LayerTimePlayback: TransitionPlayback, FrameTicker {
  private let layer: CALayer
  private let application: UIApplication
  private let duration: TimeInterval
  private var start: TimeInterval = 0
  private var position: TimeInterval = 0
  private var speed: CGFloat = 0
  private var isForwards = true
  private var lastTick: TimeInterval = 0

  init(view: UIView, duration: TimeInterval) {
    layer = view.layer
    application = view.owningApplication
    self.duration = duration
  }

  /// Stops the layer's time; animations that are added now begin at this moment.
  func begin() {
    start = layer.convertTime(application.now, from: nil)
    layer.speed = 0
    layer.timeOffset = start
  }

  func scrub(to percent: CGFloat) {
    move(to: Double(percent) * duration)
  }

  private func move(to time: TimeInterval) {
    position = min(max(time, 0), duration)
    layer.timeOffset = start + position
  }

  func pause() -> CGFloat {
    application.frameTickers.stop(self)
    return duration > 0 ? CGFloat(position / duration) : 1
  }

  func run(forwards: Bool, from percent: CGFloat, speed: CGFloat, timing: (any UITimingCurveProvider)?) {
    isForwards = forwards
    self.speed = speed
    lastTick = application.now
    application.frameTickers.start(self)
  }

  func tick(to time: TimeInterval) -> Bool {
    let passed = (time - lastTick) * Double(speed)
    lastTick = time
    move(to: isForwards ? position + passed : position - passed)
    if isForwards ? position < duration : position > 0 { return true }
    release()
    return false
  }

  /// Gives the layer its time back, past the end of the animations, so that these are over.
  private func release() {
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    // Animations that are over say so now, before a frame shows the views without them.
    application.layerContext.tick(to: lastTick)
  }
}
