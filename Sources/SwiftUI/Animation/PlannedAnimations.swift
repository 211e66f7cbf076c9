// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Progress along a curve.
struct CurveAnimation: PlannedAnimation {
  let duration: TimeInterval
  let curve: UnitCurve

  var plan: AnimationPlan { AnimationPlan(pace: .curve(curve), length: max(duration, 0)) }
}

/// Progress of a mass on a spring.
///
/// An interrupted spring goes on from its position with its velocity.
struct SpringAnimation: PlannedAnimation {
  let spring: Spring
  var blendDuration: TimeInterval = 0
  /// In ways a second.
  var initialVelocity = 0.0
  /// Whether the spring takes the place of another one; otherwise both are added.
  var merges = true

  var plan: AnimationPlan {
    var plan = AnimationPlan(
      pace: .spring(spring, initialVelocity: initialVelocity),
      length: spring.settlingTime(distance: 1, velocity: abs(initialVelocity), epsilon: 0.001),
      logicalDuration: spring.response)
    if !plan.length.isFinite { plan.length = 1e6 }
    plan.merges = merges
    return plan
  }

  nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let velocity = context.state[SpringVelocityKey<V>.self] ?? value.scaled(by: initialVelocity)
    if time >= spring.response { context.isLogicallyComplete = true }
    guard time < plan.length else { return nil }
    return spring.value(target: value, initialVelocity: velocity, time: time)
  }

  nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let velocity = context.state[SpringVelocityKey<V>.self] ?? value.scaled(by: initialVelocity)
    return spring.velocity(target: value, initialVelocity: velocity, time: time)
  }

  nonisolated func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    guard merges, let old = previous.mergingSpring else { return false }
    context.state[SpringVelocityKey<V>.self] = old.velocity(value: value, time: time, context: context)
    context.isLogicallyComplete = false
    return true
  }
}

/// The velocity that a spring took over from the one before it.
private enum SpringVelocityKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: V? { nil }
}

/// The animation of `withAnimation` and of `Animation.default`.
struct DefaultAnimation: PlannedAnimation {
  static let spring = SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1))

  var plan: AnimationPlan { Self.spring.plan }

  nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic { Self.spring.animate(value: value, time: time, context: &context) }

  nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic { Self.spring.velocity(value: value, time: time, context: context) }

  nonisolated func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// The spring that another one may take the place of.
  fileprivate var mergingSpring: SpringAnimation? {
    switch base {
    case let spring as SpringAnimation where spring.merges: spring
    case is DefaultAnimation: DefaultAnimation.spring
    default: nil
    }
  }
}

/// An animation that begins later.
struct DelayAnimation: PlannedAnimation {
  let base: Animation
  let delay: TimeInterval

  var plan: AnimationPlan {
    var plan = AnimationPlan(base)
    plan.delay += delay
    plan.logicalDuration += delay
    return plan
  }
}

/// An animation that runs faster or slower.
struct SpeedAnimation: PlannedAnimation {
  let base: Animation
  let speed: Double

  var plan: AnimationPlan {
    var plan = AnimationPlan(base)
    let speed = max(speed, 1e-6)
    plan.speed *= speed
    plan.delay /= speed
    plan.logicalDuration /= speed
    plan.merges = false
    return plan
  }
}

/// An animation that runs several times.
struct RepeatAnimation: PlannedAnimation {
  let base: Animation
  /// `nil` for without end.
  let count: Int?
  let autoreverses: Bool

  var plan: AnimationPlan {
    var plan = AnimationPlan(base)
    guard plan.duration.isFinite else { return plan }
    // What was delayed or repeated already is repeated as a whole.
    if plan.delay != 0 || !plan.isSingle { plan = AnimationPlan(sampling: base, longest: min(plan.duration, 600)) }
    plan.merges = false
    let run = plan.logicalDuration
    plan.count = count.map { Double(max($0, 1)) } ?? .infinity
    plan.autoreverses = autoreverses
    plan.logicalDuration = plan.length / plan.speed * (plan.count - 1) + run
    return plan
  }
}

/// An animation that seems to be over at a time of its own.
struct LogicallyCompletedAnimation: PlannedAnimation {
  let base: Animation
  let duration: TimeInterval

  var plan: AnimationPlan {
    var plan = AnimationPlan(base)
    plan.logicalDuration = duration
    return plan
  }
}
