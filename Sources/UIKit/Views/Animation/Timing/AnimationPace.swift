// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// How the views of a block cover their way.
enum AnimationPace {
  case curve(CAMediaTimingFunction)
  /// A spring of mass 1 unless said; the velocity is in ways per second.
  case spring(SpringParameters)

  /// A new animation of a layer's property at this pace.
  @MainActor func makeAnimation(keyPath: String) -> CABasicAnimation {
    switch self {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      return animation
    case .spring(let spring):
      return spring.makeAnimation(keyPath: keyPath)
    }
  }
}

extension AnimationPace {
  /// The pace as render servers know it.
  private var pacing: AnimationPacing {
    switch self {
    case .curve(let function):
      return function.pacing
    case .spring(let spring):
      return .spring(
        mass: Double(spring.mass), stiffness: Double(spring.stiffness), damping: Double(spring.damping),
        initialVelocity: Double(spring.initialVelocity))
    }
  }

  /// The share of the way after `time` of `duration` seconds.
  @MainActor func share(at time: TimeInterval, of duration: TimeInterval) -> Double {
    pacing.progress(share: duration > 0 ? time / duration : 1, time: time)
  }

  /// The first time, of `duration` seconds, at which a share of the way is covered.
  @MainActor func time(of share: Double, of duration: TimeInterval) -> TimeInterval {
    guard share > 0 else { return 0 }
    // Springs swing: walk to the first crossing, then close in on it.
    let steps = 1000
    var low = 0.0
    for step in 1...steps {
      var high = duration * Double(step) / Double(steps)
      guard self.share(at: high, of: duration) >= share else {
        low = high
        continue
      }
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if self.share(at: middle, of: duration) < share { low = middle } else { high = middle }
      }
      return high
    }
    return duration
  }
}

/// A mass on a spring.
struct SpringParameters: Hashable {
  var mass: CGFloat = 1
  var stiffness: CGFloat
  var damping: CGFloat
  /// In ways per second, towards the end.
  var initialVelocity: CGFloat = 0
}

extension SpringParameters {
  /// The spring of the system's own transitions, as measured: mass 3, stiffness 1000, critically damped.
  static let system = SpringParameters(mass: 3, stiffness: 1000, damping: 2 * CGFloat(3000).squareRoot())

  /// The same as an animator's timing.
  @MainActor var timing: UISpringTimingParameters {
    UISpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: CGVector(dx: initialVelocity, dy: 0))
  }

  /// A spring in terms of its period without damping, in seconds, and its damping ratio.
  init(response: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat = 0) {
    let frequency = 2 * CGFloat.pi / CGFloat(response)
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, initialVelocity: initialVelocity)
  }

  /// The spring of `usingSpringWithDamping`: its frequency is such that after `duration` seconds all but a thousandth
  /// of the way is covered.
  ///
  /// With the frequency ω, damping ratio ζ and ωd = ω√(1 − ζ²), ω solves |(ζω − v) / ωd| · e^(−ζωD) = 0.001, as measured.
  init(dampingRatio: CGFloat, duration: TimeInterval, initialVelocity velocity: CGFloat) {
    let ratio = min(max(dampingRatio, Self.leastRatio), 1)
    let time = CGFloat(max(duration, Self.leastDuration))
    let frequency = ratio < 1 ? Self.frequency(ratio, time, velocity) : Self.criticalFrequency(time, velocity)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
  }

  /// The spring that feels as long as `perceptualDuration` seconds, and bounces from 0 (not) to 1 (without end).
  init(perceptualDuration duration: TimeInterval, bounce: CGFloat, initialVelocity: CGFloat) {
    let frequency = 2 * CGFloat.pi / CGFloat(max(duration, Self.leastDuration))
    let bounce = min(max(bounce, -0.999), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
  }

  private static let leastRatio: CGFloat = 0.0001
  private static let leastDuration = 0.0001
  /// How much of the way may be left when the duration is over.
  private static let rest: CGFloat = 0.001

  private static func frequency(_ ratio: CGFloat, _ time: CGFloat, _ velocity: CGFloat) -> CGFloat {
    let root = (1 - ratio * ratio).squareRoot()
    // Above the envelope's last crossing the amplitude only falls, so search down from a frequency that surely is.
    func left(_ frequency: CGFloat) -> CGFloat {
      abs((ratio * frequency - velocity) / (frequency * root)) * exp(-ratio * frequency * time)
    }
    return lastCrossing(of: left, from: (abs(velocity) + 20) / (ratio * time) + abs(velocity) * 20)
  }

  private static func criticalFrequency(_ time: CGFloat, _ velocity: CGFloat) -> CGFloat {
    func left(_ frequency: CGFloat) -> CGFloat {
      abs(1 + (frequency - velocity) * time) * exp(-frequency * time)
    }
    return lastCrossing(of: left, from: (abs(velocity) * time + 40) / time)
  }

  /// The largest frequency at which `rest` of the way is left; `left` falls towards `upper`.
  private static func lastCrossing(of left: (CGFloat) -> CGFloat, from upper: CGFloat) -> CGFloat {
    var high = upper
    while left(high) > rest { high *= 2 }
    var low = high
    while left(low) <= rest, low > 1e-9 { low *= 0.9 }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if left(middle) > rest { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension SpringParameters {
  /// How long the spring takes to rest, in seconds.
  @MainActor var settlingDuration: TimeInterval { makeAnimation(keyPath: "").settlingDuration }

  /// A new animation of a layer's property by this spring.
  @MainActor func makeAnimation(keyPath: String) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.mass = mass
    animation.stiffness = stiffness
    animation.damping = damping
    animation.initialVelocity = initialVelocity
    return animation
  }
}
