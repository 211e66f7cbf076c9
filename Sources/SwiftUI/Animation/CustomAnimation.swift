// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The key of a value that an animation keeps from frame to frame.
public protocol AnimationStateKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Self.Value { get }
}

/// Values that an animation keeps from frame to frame.
public struct AnimationState<Value> where Value: VectorArithmetic {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation knows while it runs.
public struct AnimationContext<Value> where Value: VectorArithmetic {
  /// What the animation keeps from frame to frame.
  public var state: AnimationState<Value>
  /// Whether the animation seems to be over; it may go on.
  public var isLogicallyComplete = false
  /// The environment of the animated view.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// The same context with another state.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// A way from zero to a vector over time.
public protocol CustomAnimation: Hashable, Sendable {
  /// The vector at a time since the beginning, in seconds; `nil` when the animation is over.
  nonisolated func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic

  /// The velocity at a time since the beginning; `nil`, the default, where it is not known.
  nonisolated func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic

  /// Whether this animation takes the place of one under way, rather than being added to it. Defaults to `false`.
  ///
  /// - Parameters:
  ///   - value: The vector of the animation under way.
  ///   - time: How long it has run, in seconds.
  ///   - context: Its context, which becomes this animation's.
  nonisolated func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
  public nonisolated func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic { nil }

  public nonisolated func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic { false }
}

/// How a change is shown over time.
public struct Animation: Sendable {
  /// The animation's own description.
  public let base: any CustomAnimation

  public init<A>(_ base: A) where A: CustomAnimation {
    self.base = base
  }
}

extension Animation: Hashable {
  public static func == (lhs: Animation, rhs: Animation) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(base)" }
  public var debugDescription: String { "\(base)" }
  public var customMirror: Mirror { Mirror(reflecting: base) }
}

extension Animation {
  /// The vector at a time since the beginning, in seconds; `nil` when the animation is over.
  public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic { base.animate(value: value, time: time, context: &context) }

  /// The velocity at a time since the beginning; `nil` where it is not known.
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic { base.velocity(value: value, time: time, context: context) }

  /// Whether this animation takes the place of one under way.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
