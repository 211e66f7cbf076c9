// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

// The plan of this file: values keep their number and get times by the mode; a path becomes its points, close enough
// together that straight ways between them pass for its curves.

/// The values of a keyframe animation for one property, with their times.
struct Keyframes {
  var property: AnimatedProperty
  var values: [AnimatedValue?]
  var times: [Double]
  var interpolation = AnimationInterpolation.linear
  var stretchPacings: [AnimationPacing] = []
}

extension [Keyframes] {
  /// What an animation does to a property; two with a rotation along the path, none where the values do not suit.
  @MainActor init(of animation: CAKeyframeAnimation, for target: AnimationTarget) {
    let isPoint = target.property.kind == .numbers(2) && target.component == nil
    if let path = animation.path {
      self = isPoint ? PathFrames(path, of: animation).keyframes(for: target.property) : []
      return
    }
    let values = (animation.values ?? []).prefix(Keyframes.mostValues).compactMap(target.value)
    guard !values.isEmpty, values.count == Swift.min(animation.values?.count ?? 0, Keyframes.mostValues) else {
      self = []
      return
    }
    if animation.rotationMode != nil, target.property == .position {
      self = PathFrames(CGPath(through: values), of: animation).keyframes(for: .position)
    } else {
      self = [Keyframes(values, of: animation, for: target.property)]
    }
  }
}

extension Keyframes {
  /// As many as servers take.
  static let mostValues = 1 << 12
  private static let samplesPerStretch = 16

  @MainActor fileprivate init(
    _ values: [AnimatedValue], of animation: CAKeyframeAnimation, for property: AnimatedProperty
  ) {
    self.init(property: property, values: values, times: LayerAnimation.evenKeyTimes(values.count))
    let own = animation.ownKeyTimes
    switch animation.calculationMode {
    case .paced:
      pace()
    case .cubicPaced:
      interpolation = .cubic
      sampleCurve()
      pace()
    case .discrete:
      interpolation = .discrete
      times = values.indices.map { Double($0) / Double(values.count) }
      if let own, own.count == values.count || own.count == values.count + 1 { times = Array(own.prefix(values.count)) }
    default:
      if animation.calculationMode == .cubic { interpolation = .cubic }
      if let own, own.count == values.count { times = own }
      stretchPacings = animation.pacings(stretches: values.count - 1)
    }
  }

  /// Gives each stretch a time by its length.
  private mutating func pace() {
    var sum = 0.0
    var sums = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      sum += from?.distance(to: to) ?? 0
      sums.append(sum)
    }
    if sum > 0, sum.isFinite { times = sums.map { $0 / sum } }
  }

  /// Replaces a curve through the values by points on it.
  private mutating func sampleCurve() {
    var timing = AnimationTiming()
    timing.duration = 1
    timing.fill = .both
    let curve = LayerAnimation(
      identifier: 0, property: property, timings: [timing], values: values, keyTimes: times, interpolation: .cubic)
    guard values.count > 2, let first = values.first ?? nil else { return }
    let count = min((values.count - 1) * Self.samplesPerStretch, Self.mostValues - 1)
    values = (0...count).map { curve.value(at: Double($0) / Double(count), below: first) }
    times = LayerAnimation.evenKeyTimes(values.count)
    interpolation = .linear
  }
}

extension CAKeyframeAnimation {
  /// The key times, where they rise within 0…1.
  final var ownKeyTimes: [Double]? {
    guard let times = keyTimes?.map(\.doubleValue), times.allSatisfy({ 0...1 ~= $0 }),
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return nil }
    return times
  }

  /// A curve for each stretch; none where all are even, or where there are not as many.
  final func pacings(stretches: Int) -> [AnimationPacing] {
    guard let pacings = timingFunctions?.map(\.pacing), pacings.count == stretches,
      pacings.contains(where: { $0 != .even })
    else { return [] }
    return pacings
  }
}

extension AnimatedValue {
  /// How far apart two values are; 0 where that cannot be told.
  fileprivate func distance(to other: AnimatedValue?) -> Double {
    switch (self, other) {
    case (.numbers(let own), .numbers(let others)) where own.count == others.count:
      zip(own, others).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    case (.color(let own?), .color(let other?)):
      AnimatedValue.numbers(own.numbers).distance(to: .numbers(other.numbers))
    default: 0
    }
  }
}

extension RGBAColor {
  fileprivate var numbers: [Double] { [red, green, blue, alpha].map { Double($0) } }
}

extension CGPath {
  /// Straight lines through points.
  fileprivate convenience init(through values: [AnimatedValue]) {
    let points = values.compactMap { value -> CGPoint? in
      guard case .numbers(let numbers) = value, numbers.count == 2 else { return nil }
      return CGPoint(x: numbers[0], y: numbers[1])
    }
    self.init(elements: points.enumerated().map { $0 == 0 ? .move($1) : .line($1) })
  }
}
