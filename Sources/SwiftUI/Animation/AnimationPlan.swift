// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An animation in terms that layers know: one run at a pace, and how runs follow each other.
struct AnimationPlan {
  enum Pace {
    case curve(UnitCurve)
    case spring(Spring, initialVelocity: Double)
    /// Shares of the way at even times.
    case samples([Double])
  }

  var pace: Pace
  /// How long one run takes at speed 1, in seconds.
  var length: TimeInterval
  var speed = 1.0
  /// How long the first run waits, in seconds.
  var delay: TimeInterval = 0
  /// How many runs there are; each way back counts.
  var count = 1.0
  /// Whether every second run goes back.
  var autoreverses = false
  /// When the animation seems to be over, in seconds.
  var logicalDuration: TimeInterval
  /// Whether a new animation of the kind takes the place of this one.
  var merges = false

  /// When the animation is over, in seconds.
  var duration: TimeInterval { delay + length / speed * count }

  /// Whether nothing follows the one run.
  var isSingle: Bool { count == 1 }

  /// The plan of any animation; of one that is not Tessera's own it is a table of shares, as far as `longest`.
  init(_ animation: Animation) {
    if let planned = animation.base as? any PlannedAnimation {
      self = planned.plan
    } else {
      self.init(sampling: animation, longest: 60)
    }
  }

  init(pace: Pace, length: TimeInterval, logicalDuration: TimeInterval? = nil) {
    self.pace = pace
    self.length = length
    self.logicalDuration = logicalDuration ?? length
  }

  /// A table of an animation's shares.
  init(sampling animation: Animation, longest: TimeInterval) {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    var shares: [Double] = []
    var logical: TimeInterval?
    var time: TimeInterval = 0
    while time <= longest, let share = animation.animate(value: 1.0, time: time, context: &context) {
      shares.append(share)
      if logical == nil, context.isLogicallyComplete { logical = time }
      time = Double(shares.count) / Self.sampleRate
    }
    // The last one is the end, where the whole way is covered.
    if time <= longest { shares.append(1) }
    let length = Double(max(shares.count - 1, 0)) / Self.sampleRate
    self.init(pace: .samples(shares), length: length, logicalDuration: logical ?? length)
  }

  private static let sampleRate = 60.0

  /// The share of the way at a time since the beginning; `nil` when the animation is over.
  func share(at time: TimeInterval) -> Double? {
    let elapsed = (time - delay) * speed
    guard elapsed >= 0 else { return 0 }
    guard elapsed < length * count else { return nil }
    guard count != 1 else { return runShare(at: elapsed) }
    let run = (elapsed / length).rounded(.down)
    let place = elapsed - run * length
    let isBack = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return runShare(at: isBack ? length - place : place)
  }

  private func runShare(at time: TimeInterval) -> Double {
    switch pace {
    case .curve(let curve):
      return length > 0 ? curve.value(at: time / length) : 1
    case .spring(let spring, let velocity):
      return spring.value(target: 1.0, initialVelocity: velocity, time: time)
    case .samples(let shares):
      guard shares.count > 1 else { return shares.first ?? 1 }
      let place = min(max(time / length, 0), 1) * Double(shares.count - 1)
      let index = min(Int(place), shares.count - 2)
      return shares[index] + (shares[index + 1] - shares[index]) * (place - Double(index))
    }
  }
}

/// An animation of Tessera's own, which has a plan.
protocol PlannedAnimation: CustomAnimation {
  var plan: AnimationPlan { get }
}

extension PlannedAnimation {
  nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let plan = plan
    if time >= plan.logicalDuration { context.isLogicallyComplete = true }
    return plan.share(at: time).map { value.scaled(by: $0) }
  }

  nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let plan = plan
    let step = 1e-4
    guard let share = plan.share(at: time), let next = plan.share(at: time + step) else { return nil }
    return value.scaled(by: (next - share) / step)
  }
}
