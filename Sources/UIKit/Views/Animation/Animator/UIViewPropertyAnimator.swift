// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Animates the changes made in its blocks, and can be paused, scrubbed, turned and sent on at another pace.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How the way is covered.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Seconds; for a spring in physical terms, the time it takes to rest.
  open private(set) var duration: TimeInterval
  /// Seconds before the first animation begins. Defaults to 0.
  open internal(set) var delay: TimeInterval = 0
  /// Whether touches reach the views while they move. Defaults to `true`.
  open var isUserInteractionEnabled = true
  /// Whether the animator can be paused and stopped. Defaults to `true`.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a share of the way, not of the time, while the animator is paused. Defaults to `true`.
  open var scrubsLinearly = true
  /// Whether the animator stays active, paused, when it has come to its end. Defaults to `false`.
  open var pausesOnCompletion = false

  /// Whether what waits to be brought up to date (properties, constraints, layout) is, before a block begins and before it
  /// ends, so that it moves with the block. Defaults to `false`.
  open var flushUpdates = false

  open internal(set) var state: UIViewAnimatingState = .inactive
  var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var tracks: [AnimatorTrack] = []
  var stretch: AnimatorStretch
  var untouchable: Set<UIView> = []
  /// The delay of the block that is running, as a share of the time.
  var blockDelayFactor = 0.0
  /// The application in whose turn the animator was made: its clock counts, and there the animator comes to its end.
  private(set) weak var birthplace: UIApplication? = UIApplication.current
  var pendingEnd: DelayedActions.Token?
  var pendingStart: DelayedActions.Token?
  var storedIsReversed = false

  /// Creates an animator that waits to be started.
  ///
  /// - Parameter duration: In seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.settledDuration(duration)
    stretch = Self.stretch(duration, parameters)
    super.init()
  }

  private static func stretch(_ duration: TimeInterval, _ parameters: any UITimingCurveProvider) -> AnimatorStretch {
    AnimatorStretch(
      pace: parameters.pace(duration: duration), duration: parameters.settledDuration(duration), elapsed: 0)
  }

  /// Takes another time than it was made with.
  private func time(_ duration: TimeInterval, _ parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.settledDuration(duration)
    stretch = Self.stretch(duration, parameters)
  }

  /// Creates an animator that takes no time and eases in and out.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator with one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve of the given control points, in the unit square of time and way.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that rests after `duration` seconds.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    // By `init()`, which subclasses have, whatever initialisers are their own.
    let animator = NSObject.make(self)
    animator.time(duration, UICubicTimingParameters(animationCurve: options.curve))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open var isRunning: Bool { stretch.anchor != nil }

  open var isReversed: Bool {
    get { storedIsReversed }
    set { setReversed(newValue) }
  }

  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { scrub(to: newValue) }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { start() }

  open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }

  open func pauseAnimation() { pause() }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(with: parameters, durationFactor: durationFactor)
  }

  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}
