// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What the system does for apps that are not in front, or from afar. The host keeps every app in front, and nobody sends
// it anything: what is asked for is answered as by a device without the means.

extension UIApplication {
  /// Puts another icon on the home screen, which is not there: the handler hears of an error.
  @preconcurrency public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    schedule(after: 0) { completionHandler(CocoaError(.featureUnsupported)) }
  }

  /// How often the app is to be woken to fetch: as often as is good for the device.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The same: never.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  /// Asks to be woken to fetch at least so many seconds apart; the app is never out of sight, and is not woken.
  @available(iOS, deprecated: 13.0, message: "Use a BGAppRefreshTask in the BackgroundTasks framework instead")
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Whether the app may be woken has changed: not posted, as it never does.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// Whether an app may be woken in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}
