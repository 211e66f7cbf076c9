// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Work that an app wants to finish in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Begins work that is to go on in the background.
  ///
  /// - Parameter handler: Called on iOS when time runs out, which it doesn't here: apps are never suspended.
  public nonisolated func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: Self.backgroundTasks.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Ends work that was begun.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that is left in the background, in seconds: as much as there is, as in the foreground.
  public nonisolated var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  private nonisolated static let backgroundTasks = Atomic(0)
}
