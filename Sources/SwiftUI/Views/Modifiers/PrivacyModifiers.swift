// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Content that is hidden where privacy asks for it.
struct PrivacyModifier: EnvironmentModifier {
  let isSensitive: Bool

  func apply(to environment: inout EnvironmentValues) {
    guard environment.redactionReasons.contains(.privacy) else { return }
    if isSensitive { environment.redactionReasons.insert(.placeholder) }
  }
}

/// Content that is fainter while it is being made anew.
private struct InvalidatableModifier: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    // How much fainter was chosen.
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}

extension View {
  /// Marks the view as sensitive: it is redacted where `redactionReasons` contains `privacy`.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }

  /// Marks the view as one that shows when its content is no longer valid: it is fainter where `redactionReasons`
  /// contains `invalidated`.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableModifier(isInvalidatable: invalidatable))
  }
}
