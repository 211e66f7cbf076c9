// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A fade through a blur, with a change of size.
public struct BlurReplaceTransition {
  /// Which way sizes change.
  public struct Configuration: Equatable, Sendable {
    let growsAway: Bool
    /// A view that goes shrinks, and one that comes grows.
    public static let downUp = Configuration(growsAway: false)
    /// A view that goes grows on, and one that comes grows.
    public static let upUp = Configuration(growsAway: true)
  }

  public var configuration: BlurReplaceTransition.Configuration

  public init(configuration: BlurReplaceTransition.Configuration) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 6)
      .scaleEffect(scale(phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .identity: 1
    case .willAppear: 0.8
    case .didDisappear: configuration.growsAway ? 1.2 : 0.8
    }
  }
}

/// A symbol's own way to come and go.
public struct SymbolEffectTransition {
  private let appears: Bool?
  private let isUp: Bool

  /// - Parameter options: Times go by the animation of the change.
  public init<T>(effect: T, options: SymbolEffectOptions) where T: SymbolEffect, T: TransitionSymbolEffect {
    switch effect._motion {
    case .appear(let isUp): (appears, self.isUp) = (true, isUp)
    case .disappear(let isUp): (appears, self.isUp) = (false, isUp)
    default: (appears, isUp) = (nil, true)
    }
  }
}

extension SymbolEffectTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(scale(phase)).opacity(phase.isIdentity ? 1 : 0)
  }

  /// Up is growth: from smaller, or to larger.
  private func scale(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .identity: 1
    case .willAppear: appears == false || isUp ? 0.6 : 1.4
    case .didDisappear: appears == false && isUp ? 1.4 : 0.6
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A fade through a blur, with a change of size.
  @MainActor @preconcurrency public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { BlurReplaceTransition(configuration: config) }

  /// A fade through a blur: a view that goes shrinks, and one that comes grows.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol's own way to come and go.
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// A symbol comes and goes by an effect.
  @MainActor @preconcurrency public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AutomaticSymbolEffect: TransitionSymbolEffect {}
