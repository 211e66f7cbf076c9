// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What can take up again what a user was doing.
///
/// No activities come to an app here: nobody calls `application(_:continue:restorationHandler:)` of its delegate.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Takes up an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
