// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// The animations of one property of a layer.
///
/// Values that can be added are animated as what is still missing, on top of animations under way. Of equal springs the
/// sum is what one spring does that keeps position and velocity; another spring takes over both from those before it.
@MainActor struct PropertyMotion {
  let layer: CALayer
  let keyPath: String
  let property: AnimatedProperty

  /// Properties whose values can be added without being cut off on the way.
  static let additive: Set<AnimatedProperty> = [
    .position, .bounds, .cornerRadius, .shadowRadius, .shadowOffset, .zPosition, .borderWidth, .rotationZ,
  ]

  /// A value's numbers; `nil` for values that have none.
  static func numbers(_ value: Any?) -> [Double]? {
    switch value {
    case let point as CGPoint: [Double(point.x), Double(point.y)]
    case let size as CGSize: [Double(size.width), Double(size.height)]
    case let rect as CGRect: [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
    case let transform as CATransform3D: transform.entries.map { Double($0) }
    case let number as CGFloat: [Double(number)]
    case let number as Float: [Double(number)]
    case let number as Double: [number]
    case let number as NSNumber: [number.doubleValue]
    default: nil
    }
  }

  private var keys: [String] {
    (layer.animationKeys() ?? []).filter { $0 == keyPath || $0.hasPrefix("\(keyPath)-") }
  }

  /// Takes all animations of the property away.
  func stop() { keys.forEach(layer.removeAnimation(forKey:)) }

  // MARK: - Sums

  /// Adds a motion to those under way.
  ///
  /// - Parameters:
  ///   - difference: The old value less the new one.
  ///   - shown: What is shown less the new value.
  func add(_ difference: [Double], shown: [Double], _ animation: Animation) {
    let plan = AnimationPlan(animation)
    let running = keys.compactMap { key in layer.animation(forKey: key).map { (key: key, animation: $0) } }
    // Animations without end would go on beside the new one.
    if running.contains(where: { $0.animation.repeatCount == .infinity }) {
      stop()
      return start(shown, plan)
    }
    guard case .spring(let spring, let velocity) = plan.pace, plan.merges, plan.delay == 0, velocity == 0 else {
      return start(difference, plan)
    }
    var distance = difference
    var speed = Array(repeating: 0.0, count: difference.count)
    for (key, other) in running {
      guard let other = other as? CASpringAnimation, other.repeatCount == 0, other.fillMode != .backwards,
        other.value(forKey: Self.mergeKey) as? Bool == true, let way = Self.numbers(other.fromValue)
      else { continue }
      let old = other.springMotion
      // The sum of equal springs is right already.
      if abs(old.frequency - spring.frequency) < 1e-6, abs(old.dampingRatio - spring.dampingRatio) < 1e-6 { continue }
      let response = old.response(at: elapsed(of: other))
      let initial = Double(other.initialVelocity)
      let share = response.distance - initial * response.velocity
      let slope = -old.frequency * old.frequency * response.velocity - initial * response.velocitySlope
      for index in distance.indices {
        distance[index] += way[index] * share
        speed[index] += way[index] * slope
      }
      layer.removeAnimation(forKey: key)
    }
    guard speed.contains(where: { abs($0) > 1e-6 }) else { return start(distance, plan) }
    // A velocity without a distance is the difference of two springs.
    let unit = 1 / spring.frequency
    start(zip(distance, speed).map { $0 - $1 * unit }, plan)
    start(speed.map { $0 * unit }, plan, initialVelocity: -spring.frequency)
  }

  /// Marks springs that another one takes the place of.
  private static let mergeKey = "mergesWithSprings"
  /// When an animation was added, in media time.
  private static let startKey = "startTime"

  /// How long an animation has run, in seconds.
  private func elapsed(of animation: CAAnimation) -> Double {
    // The begin time is known only after the commit, which has the time of the frame in which it is made.
    guard let start = animation.value(forKey: Self.startKey) as? TimeInterval else { return 0 }
    return max(CACurrentMediaTime() - start, 0) * Double(animation.speed)
  }

  /// Adds an animation from a distance to none.
  private func start(_ distance: [Double], _ plan: AnimationPlan, initialVelocity: Double? = nil) {
    guard distance.contains(where: { $0 != 0 }) else { return }
    let none = distance.map { _ in 0.0 }
    let animation = plan.makeAnimation(keyPath: keyPath) { share in
      boxed(zip(distance, none).map { $0 + ($1 - $0) * share })
    }
    animation.isAdditive = true
    if let initialVelocity, let spring = animation as? CASpringAnimation {
      spring.initialVelocity = CGFloat(initialVelocity)
      spring.duration = spring.settlingDuration
    }
    animation.setValue(plan.merges, forKey: Self.mergeKey)
    animation.setValue(CACurrentMediaTime(), forKey: Self.startKey)
    plan.time(animation, in: layer)
    layer.add(animation, forKey: freeKey)
  }

  private func boxed(_ numbers: [Double]) -> Any {
    AnimatedValue.numbers(numbers).appValue(of: property) ?? NSNull()
  }

  /// A key of the property that no animation has.
  private var freeKey: String {
    var (key, number) = (keyPath, 2)
    while layer.animation(forKey: key) != nil {
      key = "\(keyPath)-\(number)"
      number += 1
    }
    return key
  }

  // MARK: - Replacement

  /// Animates from what is shown to a new value, in place of what is under way; a spring keeps the velocity.
  func replace(from shown: Any, to new: Any, _ animation: Animation) {
    let plan = AnimationPlan(animation)
    let velocity = plan.merges ? velocity(towards: new, from: shown) : nil
    stop()
    if let from = shown as? CGPath, let to = new as? CGPath, !from.isLike(to) { return }
    let values = (from: animatedValue(shown), to: animatedValue(new))
    let made = plan.makeAnimation(keyPath: keyPath) { share in
      if share == 0 { return shown }
      if share == 1 { return new }
      guard let from = values.from, let to = values.to else { return share < 0.5 ? shown : new }
      return from.mixed(with: to, share: share, isMatrix: property == .transform).appValue(of: property) ?? new
    }
    if let spring = made as? CASpringAnimation, let velocity {
      spring.initialVelocity = CGFloat(velocity)
      spring.duration = spring.settlingDuration
    }
    made.setValue(plan.merges, forKey: Self.mergeKey)
    made.setValue(CACurrentMediaTime(), forKey: Self.startKey)
    plan.time(made, in: layer)
    layer.add(made, forKey: keyPath)
  }

  private func animatedValue(_ value: Any) -> AnimatedValue? {
    switch value {
    case let path as CGPath: .path(path)
    case let color as CGColor: .color(color.rgba)
    case let colors as [CGColor]: .colors(colors.map(\.rgba))
    case let numbers as [NSNumber]: .numbers(numbers.map(\.doubleValue))
    default: Self.numbers(value).map { .numbers($0) }
    }
  }

  /// The velocity of a spring under way in ways a second of the new way; `nil` where there is none.
  private func velocity(towards new: Any, from shown: Any) -> Double? {
    guard let spring = layer.animation(forKey: keyPath) as? CASpringAnimation, spring.repeatCount == 0,
      spring.value(forKey: Self.mergeKey) as? Bool == true,
      let start = components(spring.fromValue), let end = components(spring.toValue),
      let from = components(shown), let to = components(new), start.count == to.count, from.count == to.count
    else { return nil }
    let (motion, initial) = (spring.springMotion, Double(spring.initialVelocity))
    let response = motion.response(at: elapsed(of: spring))
    let slope = motion.frequency * motion.frequency * response.velocity + initial * response.velocitySlope
    let way = zip(from, to).map { $1 - $0 }
    let length = way.reduce(0) { $0 + $1 * $1 }
    guard length > 1e-12 else { return nil }
    return zip(zip(start, end).map { ($1 - $0) * slope }, way).reduce(0) { $0 + $1.0 * $1.1 } / length
  }

  private func components(_ value: Any?) -> [Double]? {
    if let color = value as? CGColor {
      let rgba = color.rgba
      return [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { Double($0) }
    }
    return Self.numbers(value)
  }
}

extension CASpringAnimation {
  /// The motion of the spring.
  fileprivate var springMotion: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), allowOverDamping: allowsOverdamping)
  }
}

extension CGPath {
  /// Whether values in between can be made of both.
  fileprivate func isLike(_ other: CGPath) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { pair in
        switch pair {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.close, .close): true
        default: false
        }
      }
  }
}

extension AnimationPlan {
  /// An animation of a layer's property at the plan's pace.
  ///
  /// - Parameter value: The value at a share of the way.
  @MainActor func makeAnimation(keyPath: String, _ value: (Double) -> Any) -> CAPropertyAnimation {
    switch pace {
    case .curve(let curve):
      guard let points = curve.controlPoints else {
        return keyframes(keyPath, (0...60).map { curve.value(at: Double($0) / 60) }, value)
      }
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue) = (value(0), value(1))
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(points.x1), Float(points.y1), Float(points.x2), Float(points.y2))
      return animation
    case .spring(let spring, let velocity):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = CGFloat(spring.mass)
      animation.stiffness = CGFloat(spring.stiffness)
      animation.damping = CGFloat(spring.damping)
      animation.allowsOverdamping = true
      animation.initialVelocity = CGFloat(velocity)
      (animation.fromValue, animation.toValue) = (value(0), value(1))
      animation.duration = length
      return animation
    case .samples(let shares):
      return keyframes(keyPath, shares, value)
    }
  }

  @MainActor private func keyframes(
    _ keyPath: String, _ shares: [Double], _ value: (Double) -> Any
  ) -> CAPropertyAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = (shares.count > 1 ? shares : [1, 1]).map(value)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  /// Gives an animation the plan's duration, delay, speed and repetitions.
  @MainActor func time(_ animation: CAAnimation, in layer: CALayer) {
    // A duration of 0 would mean Core Animation's own.
    if animation.duration == 0 { animation.duration = max(length, 1e-6) }
    animation.speed = Float(speed)
    if count != 1 {
      animation.autoreverses = autoreverses
      animation.repeatCount = Float(autoreverses ? count / 2 : count)
    }
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
    }
  }
}
