// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Animation blocks: what they change moves to its new value; the new value itself holds at once.

extension UIView {
  /// Animates the changes that `animations` makes to views.
  ///
  /// - Parameters:
  ///   - duration: In seconds; with 0 the changes show at once.
  ///   - delay: How many seconds pass before the views begin to move.
  ///   - completion: Runs when all has come to its end; its argument is `false` where an animation was removed earlier.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(
      duration: duration, delay: delay, options: options, pace: options.curve.pace,
      animations: animations, completion: completion)
  }

  /// Animates the changes that `animations` makes to views, for `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that `animations` makes to views, for `duration` seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates like a mass on a spring.
  ///
  /// - Parameters:
  ///   - duration: When, in seconds, the spring has come to rest.
  ///   - dampingRatio: 1 comes to rest without swinging; the nearer to 0, the longer it swings.
  ///   - velocity: The speed at the start, in ways per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringParameters(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
    runBlock(
      duration: duration, delay: delay, options: options, pace: .spring(spring), animations: animations,
      completion: completion)
  }

  /// Animates like a mass on a spring, in terms of how it feels.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds, the movement seems to take; it comes to rest later.
  ///   - bounce: 0 does not swing, 1 would swing without end, below 0 is slower than needed.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringParameters(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    runBlock(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, options: options, pace: .spring(spring),
      animations: animations, completion: completion)
  }

  /// Runs `body` as an animation block, inside the block that is running, if any.
  class func runBlock(
    duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, pace: AnimationPace,
    animations body: () -> Void, completion: ((Bool) -> Void)?
  ) {
    if options.union(AnimationContext.current?.options ?? []).contains(.flushUpdates) { flushUpdates() }
    let group = AnimationGroup(completion: completion)
    var context = AnimationContext(
      duration: duration, delay: delay, options: options, pace: pace, recorder: group)
    if let outer = AnimationContext.current {
      context.inherit(from: outer)
      // What scrubs and reverses the block around it takes this block along.
      if let animator = outer.recorder as? any AdoptingRecorder {
        context.recorder = animator
        context.run(body)
        group.close(in: context)
        return
      }
    }
    if areAnimationsEnabled { context.run(body) } else { AnimationContext.runWithoutAnimation(body) }
    group.close(in: context)
  }

  /// Makes the changes of `actionsWithoutAnimation` at once, whatever block is around it.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let flushes = AnimationContext.current?.options.contains(.flushUpdates) == true
    if flushes { flushUpdates() }
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    AnimationContext.runWithoutAnimation {
      actionsWithoutAnimation()
      if flushes { flushUpdates() }
    }
    CATransaction.commit()
    setAnimationsEnabled(wasEnabled)
  }

  /// Brings up to date what waits for the next frame.
  class func flushUpdates() { UIApplication.current.flushUpdates() }

  /// Has the animations that `animations` makes repeat.
  ///
  /// - Parameter count: How many times they run; need not be whole.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    AnimationContext.modify(
      {
        $0.repeatCount = count
        if autoreverses { $0.options.insert(.autoreverse) } else { $0.options.remove(.autoreverse) }
      }, during: animations)
  }

  /// Turns animation blocks off, so that what they change shows at once, or on again.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.current.areAnimationsEnabled = enabled
  }

  /// Whether animation blocks animate. Defaults to `true`.
  public class var areAnimationsEnabled: Bool { UIApplication.current.areAnimationsEnabled }

  /// The duration of the block that is running, in seconds; 0 outside any.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }
}

/// A recorder that takes the animations of blocks inside its own for its own.
@preconcurrency @MainActor protocol AdoptingRecorder: AnimationRecorder {}
