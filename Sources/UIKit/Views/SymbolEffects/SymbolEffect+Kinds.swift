// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The effects that symbols have, and the ways of each.

/// Jumps once, a little larger.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion.bounce(isUp: true)
  public var up: BounceSymbolEffect { BounceSymbolEffect(_motion: .bounce(isUp: true)) }
  public var down: BounceSymbolEffect { BounceSymbolEffect(_motion: .bounce(isUp: false)) }
  /// The same of the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Grows fainter and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion.pulse
  /// The same of the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Grows fainter and comes back, as a symbol does whose layers light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion.variableColor
  public var iterative: VariableColorSymbolEffect { VariableColorSymbolEffect(_motion: .variableColor) }
  public var cumulative: VariableColorSymbolEffect { VariableColorSymbolEffect(_motion: .variableColor) }
  public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(_motion: .variableColor) }
  public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(_motion: .variableColor) }
  public var dimInactiveLayers: VariableColorSymbolEffect { VariableColorSymbolEffect(_motion: .variableColor) }
  public var hideInactiveLayers: VariableColorSymbolEffect { VariableColorSymbolEffect(_motion: .variableColor) }
  /// The same of the whole symbol.
  public var wholeSymbol: VariableColorSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Is larger or smaller as long as the effect is there.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion.scale(isUp: true)
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(_motion: .scale(isUp: true)) }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(_motion: .scale(isUp: false)) }
  /// The same of the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Comes into sight.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion = _SymbolMotion.appear(isUp: true)
  public var up: AppearSymbolEffect { AppearSymbolEffect(_motion: .appear(isUp: true)) }
  public var down: AppearSymbolEffect { AppearSymbolEffect(_motion: .appear(isUp: false)) }
  /// The same of the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Goes out of sight.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion = _SymbolMotion.disappear(isUp: false)
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(_motion: .disappear(isUp: true)) }
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(_motion: .disappear(isUp: false)) }
  /// The same of the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Makes place for another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var _motion = _SymbolMotion.replace
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_motion: .replace) }
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_motion: .replace) }
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_motion: .replace) }
  /// The same of the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Makes place for another symbol, as suits both.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var _motion = _SymbolMotion.replace
  /// The same of the whole symbol.
  public var wholeSymbol: AutomaticSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: AutomaticSymbolEffect { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// Turns once around.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion.rotate(isClockwise: true)
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(_motion: .rotate(isClockwise: true)) }
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(_motion: .rotate(isClockwise: false)) }
  /// The same of the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion.wiggle(x: 0, y: 0, isTurned: true)
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(_motion: .wiggle(x: 0, y: 0, isTurned: true)) }
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(_motion: .wiggle(x: 0, y: 0, isTurned: true)) }
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(_motion: .wiggle(x: -1, y: 0, isTurned: false)) }
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(_motion: .wiggle(x: 1, y: 0, isTurned: false)) }
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(_motion: .wiggle(x: 0, y: -1, isTurned: false)) }
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(_motion: .wiggle(x: 0, y: 1, isTurned: false)) }
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(_motion: .wiggle(x: 1, y: 0, isTurned: false)) }
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(_motion: .wiggle(x: -1, y: 0, isTurned: false)) }
  /// The same of the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion.breathe(pulses: true)
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(_motion: .breathe(pulses: false)) }
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(_motion: .breathe(pulses: true)) }
  /// The same of the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension ReplaceSymbolEffect {
  /// The same by what both symbols have in common; here the one fades into the other.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

extension WiggleSymbolEffect {
  /// Shakes along an angle, in degrees from the horizontal, clockwise.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    WiggleSymbolEffect(_motion: .wiggle(x: cos(angle * .pi / 180), y: sin(angle * .pi / 180), isTurned: false))
  }
}
