// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What can take up again what a user was doing: an app's delegate hands such objects to the restoration handler of
/// `application(_:continue:restorationHandler:)`.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Takes up an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
