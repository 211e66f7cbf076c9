// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the content of a view, such as its text, goes over into another one.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case number(Double)
    case symbol(SymbolEffectOptions)
  }

  private let kind: Kind

  /// No transition: the new content shows at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out, and the new one in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// What both have in common stays, the rest fades: as `opacity`, in Tessera.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Digits go over into others; they fade, in Tessera.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digits go over into others in the direction in which a number changes; they fade, in Tessera.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .number(value)) }

  /// A symbol makes place for another one, as suits both.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// A symbol makes place for another one by an effect, even where the change has no animation; in Tessera the old
  /// one shrinks away while the new one grows, whichever directions the effect names.
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    ContentTransition(kind: .symbol(options))
  }

  /// How a symbol makes place for another one; `nil` for other transitions.
  var symbolOptions: SymbolEffectOptions? {
    if case .symbol(let options) = kind { options } else { nil }
  }

  /// Whether content fades.
  var isFade: Bool { kind != .identity }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

private enum AddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How the content of views goes over into another one.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content that goes over into another one is drawn as one picture meanwhile.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }

  /// Whether the person wants less motion.
  public var accessibilityReduceMotion: Bool { MainActorValue.get { UIAccessibility.isReduceMotionEnabled } }
}

extension View {
  /// Sets how the content of the view goes over into another one in an animated change.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
