// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A cell, or a header or footer of a section: what it shows may be said by configurations, which follow a state.
@preconcurrency @MainActor protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState

  var contents: CellContents { get }
  var configurationState: State { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }

  /// The background where the app has said none; `nil` for nothing.
  func automaticBackground() -> UIBackgroundConfiguration?
  /// What the background sees of the state.
  func backgroundState(_ state: State) -> State
  /// How far the background reaches beyond the top, in points.
  var backgroundReach: CGFloat { get }
  /// Called when the content view or what it shows has changed.
  func contentDidChange()
  /// Hands a state on to the app: to what a subclass overrides, then to the handler.
  func tellApp(of state: State)
}

extension ConfiguredView {
  func backgroundState(_ state: State) -> State { state }
  var backgroundReach: CGFloat { 0 }
}
