// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a symbol becomes another where a configuration changes.
public struct UISymbolContentTransition: Hashable, Sendable {
  /// Options that the transition runs with.
  public var options: SymbolEffectOptions
  let motion: _SymbolMotion

  public init<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ contentTransition: Effect, options: SymbolEffectOptions = .default
  ) {
    motion = contentTransition._motion
    self.options = options
  }
}

/// Is drawn as by a pen; here it comes into sight.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion = _SymbolMotion.appear(isUp: true)
  /// The same of the whole symbol.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The same of each layer by itself; symbols move whole here.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Is taken away as it was drawn; here it goes out of sight.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion = _SymbolMotion.disappear(isUp: false)
  /// The same of the whole symbol.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The same layer by layer; symbols move whole here.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The same of each layer by itself; symbols move whole here.
  public var individually: DrawOffSymbolEffect { self }
  /// Backwards, or forwards; symbols fade here.
  public var reversed: DrawOffSymbolEffect { self }
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
