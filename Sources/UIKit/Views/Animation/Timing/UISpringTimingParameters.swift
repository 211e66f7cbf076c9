// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A mass on a spring, as an animator's timing.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Law {
    /// Fits the animator's duration.
    case ratio(CGFloat)
    /// Takes the time it takes.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  /// The speed at the start, in ways per second; `dx` alone counts for all but positions.
  open private(set) var initialVelocity: CGVector
  private let law: Law

  /// The spring of the system's own transitions.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that fits the animator's duration; a ratio of 1 does not swing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    law = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// A spring that fits the animator's duration; a ratio of 1 does not swing.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring in physical terms; the animator's duration does not count.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    law = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// A spring in terms of how it feels; the animator's duration does not count.
  ///
  /// - Parameters:
  ///   - duration: How long the movement seems to take, in seconds.
  ///   - bounce: 0 does not swing, 1 would swing without end.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
    law = .perceptual(duration: duration, bounce: bounce)
    self.initialVelocity = initialVelocity
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring along the first axis, for an animator of `duration` seconds.
  func parameters(duration: TimeInterval) -> SpringParameters {
    switch law {
    case .ratio(let ratio):
      SpringParameters(dampingRatio: ratio, duration: duration, initialVelocity: initialVelocity.dx)
    case .physical(let mass, let stiffness, let damping):
      SpringParameters(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity.dx)
    case .perceptual(let duration, let bounce):
      SpringParameters(perceptualDuration: duration, bounce: bounce, initialVelocity: initialVelocity.dx)
    }
  }

  /// How long the spring takes to rest, in seconds; `nil` for one that fits a duration.
  var naturalDuration: TimeInterval? {
    if case .ratio = law { return nil }
    return parameters(duration: 1).settlingDuration
  }
}
