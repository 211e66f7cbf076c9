// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a symbol moves.
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect does.
  var _motion: _SymbolMotion { get }
}
/// An effect that happens once.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect by which a symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does to a symbol. Symbols move whole, whatever `byLayer` says.
public enum _SymbolMotion: Hashable, Sendable {
  case bounce(isUp: Bool)
  case pulse
  case variableColor
  case scale(isUp: Bool)
  case appear(isUp: Bool)
  case disappear(isUp: Bool)
  case replace
  case rotate(isClockwise: Bool)
  case wiggle(x: Double, y: Double, isTurned: Bool)
  case breathe(pulses: Bool)
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// When an effect runs again.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Float
    var delay = 0.0

    /// Without an end and without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: .infinity) }
    /// Without an end, with pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: .infinity, delay: 0.5) }
    /// So many times, with pauses of so many seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { Float(max($0, 1)) } ?? .infinity, delay: max(delay ?? 0.5, 0))
    }
  }

  /// `nil` leaves it to the effect.
  var repeats: RepeatBehavior?
  var speed = 1.0

  /// As the effect does it by itself.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without an end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(repeats: .continuous) }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(repeats: RepeatBehavior(count: 1)) }
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(repeats: RepeatBehavior(count: count.map { Float(max($0, 1)) } ?? .infinity))
  }
  /// In a way of repeating.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(repeats: behavior)
  }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: max(speed, 0.01)) }

  /// The same without an end.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(repeats: .continuous, speed: speed) }
  /// The same, once.
  public var nonRepeating: SymbolEffectOptions {
    SymbolEffectOptions(repeats: RepeatBehavior(count: 1), speed: speed)
  }
  /// The same, so many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(repeats: repeats, speed: max(speed, 0.01))
  }
  /// The same, so many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(repeats: Self.repeat(count).repeats, speed: speed)
  }
  /// The same in a way of repeating.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(repeats: behavior, speed: speed)
  }
}
