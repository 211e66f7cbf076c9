// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Values of a track at times after each other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the values to a track. Ours alone.
  func _add(to steps: inout _KeyframeSteps<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _add(to steps: inout _KeyframeSteps<Value>) { body._add(to: &steps) }
}

/// The way from one value of a track to the next. Ours alone.
public struct _KeyframeSteps<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: Vector?, endVelocity: Vector?)
    case spring(Spring, startVelocity: Vector?)
  }

  struct Step {
    var value: Value
    var duration: TimeInterval
    var kind: Kind
  }

  var steps: [Step] = []
}

/// Goes to a value in a straight line.
public struct LinearKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  private let step: _KeyframeSteps<Value>.Step

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: How long it takes, in seconds.
  ///   - timingCurve: How much of the way is done at each part of the time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = .init(value: to, duration: max(duration, 0), kind: .linear(timingCurve))
  }

  /// The keyframe itself.
  public var body: Self { self }
  public func _add(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// Goes to a value along a curve that keeps the velocity from keyframe to keyframe.
public struct CubicKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  private let step: _KeyframeSteps<Value>.Step

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: How long it takes, in seconds.
  ///   - startVelocity: The velocity at the start, a second; `nil` for one that goes smoothly on.
  ///   - endVelocity: The velocity at the end, a second; `nil` for one that goes smoothly on.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    step = .init(
      value: to, duration: max(duration, 0),
      kind: .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }

  /// The keyframe itself.
  public var body: Self { self }
  public func _add(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// Goes to a value at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  private let step: _KeyframeSteps<Value>.Step

  /// Creates a keyframe.
  ///
  /// - Parameter to: The value.
  public init(_ to: Value) { step = .init(value: to, duration: 0, kind: .move) }

  /// The keyframe itself.
  public var body: Self { self }
  public func _add(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// Goes to a value as a mass on a spring does.
public struct SpringKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  private let step: _KeyframeSteps<Value>.Step

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at which the spring rests.
  ///   - duration: How long it takes, in seconds; `nil` until the spring has settled.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at the start, a second; `nil` for that at the end of the keyframe before.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    step = .init(
      value: to, duration: max(duration ?? spring.settlingDuration, 0),
      kind: .spring(spring, startVelocity: startVelocity?.animatableData))
  }

  /// The keyframe itself.
  public var body: Self { self }
  public func _add(to steps: inout _KeyframeSteps<Value>) { steps.steps.append(step) }
}

/// Several keyframes after each other.
private struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  var steps = _KeyframeSteps<Value>()

  var body: Self { self }
  func _add(to all: inout _KeyframeSteps<Value>) { all.steps += steps.steps }
}

/// Puts keyframes of one track together.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    expression
  }

  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    var sequence = KeyframeSequence<Value>()
    accumulated._add(to: &sequence.steps)
    next._add(to: &sequence.steps)
    return sequence
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    var sequence = KeyframeSequence<Value>()
    for component in components { component._add(to: &sequence.steps) }
    return sequence
  }

  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    Conditional(content: .first(component))
  }

  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    Conditional(content: .second(component))
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeSequence<Value>() }

  /// One of two lists of keyframes.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    fileprivate enum Content {
      case first(First)
      case second(Second)
    }

    fileprivate let content: Content

    public typealias Value = ConditionalValue
    /// The keyframes themselves.
    public var body: Self { self }

    public func _add(to steps: inout _KeyframeSteps<ConditionalValue>) {
      switch content {
      case .first(let first): first._add(to: &steps)
      case .second(let second): second._add(to: &steps)
      }
    }
  }
}
