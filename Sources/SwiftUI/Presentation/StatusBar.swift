// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Whether the status bar is hidden.
enum StatusBarKey: PreferenceKey {
  static var defaultValue: Bool? { nil }

  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = nextValue() ?? value }
}

extension View {
  /// Hides the status bar while the view is on screen.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarKey.self, value: hidden)
  }

  /// Hides the status bar while the view is on screen.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
