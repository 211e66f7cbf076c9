// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An effect that a view wants of the symbols in it.
struct SymbolEffectRequest {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  /// Whether the effect lasts.
  var isActive = false
  /// The value whose changes run the effect once; `nil` for an effect that lasts.
  var trigger: AnyHashableValue?
}

/// A value that is compared with another one.
struct AnyHashableValue {
  let value: Any
  let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { ($0 as? T) == value }
  }
}

private struct SymbolEffectsKey: EnvironmentKey { static var defaultValue: [SymbolEffectRequest] { [] } }

extension EnvironmentValues {
  /// How symbols below move.
  var symbolEffects: [SymbolEffectRequest] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

/// The effects of one symbol: what is wanted, and what runs.
@MainActor struct ShownSymbolEffects {
  private var wanted: [SymbolEffectRequest] = []
  private var running: Set<_SymbolMotion> = []
  /// Effects that a change of their value runs once, with the next drawing.
  private var due: [SymbolEffectRequest] = []
  private weak var layer: CALayer?

  mutating func update(_ new: [SymbolEffectRequest]) {
    for request in new {
      guard let trigger = request.trigger else { continue }
      let old = wanted.first { $0.motion == request.motion && $0.trigger != nil }?.trigger
      if let old, !trigger.isEqual(old.value) { due.append(request) }
    }
    wanted = new
  }

  /// Runs what is due, begins what lasts from now on and ends what no longer does.
  mutating func apply(to shown: CALayer?) {
    guard let shown, !wanted.isEmpty || !running.isEmpty else { return }
    if layer !== shown {
      layer = shown
      running = []
    }
    for request in due {
      var options = request.options
      if case .pulse = request.motion { options = options.nonRepeating }
      shown.addSymbolEffect(request.motion, options)
    }
    due = []
    let active = wanted.filter { $0.trigger == nil && $0.isActive }
    for motion in running where !active.contains(where: { $0.motion == motion }) { shown.removeSymbolEffect(motion) }
    for request in active where !running.contains(request.motion) {
      shown.addSymbolEffect(request.motion, request.options)
    }
    running = Set(active.map(\.motion))
  }
}

extension View {
  /// Has symbols in the view move as long as the effect is active.
  public nonisolated func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
    transformEnvironment(\.symbolEffects) {
      $0.append(SymbolEffectRequest(motion: effect._motion, options: options, isActive: isActive))
    }
  }

  /// Has symbols in the view move once when a value changes.
  public nonisolated func symbolEffect<T, U>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    let value = Unchecked(value)
    return transformEnvironment(\.symbolEffects) {
      $0.append(
        SymbolEffectRequest(motion: effect._motion, options: options, trigger: AnyHashableValue(value.value)))
    }
  }

  /// Takes away the effects that views around want of symbols in the view.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}
