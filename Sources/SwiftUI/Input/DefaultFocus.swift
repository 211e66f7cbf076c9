// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  let isForUser: Bool

  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
  /// When the view appears, and when people move the focus into it. Fingers move no focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)
}

extension View {
  /// Says which view in this one has the keyboard when it appears.
  public nonisolated func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    let (binding, value) = (Unchecked(binding), Unchecked(value))
    return onAppear { if binding.value.wrappedValue != value.value { binding.value.wrappedValue = value.value } }
  }
}
