// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit
@_exported public import UserNotifications

/// What a button over a notification's media is like.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none = 0
  case `default` = 1
  case overlay = 2
}

/// What becomes of a notification after an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss = 0
  case dismiss = 1
  case dismissAndForwardAction = 2
}

/// A controller that shows a notification. Extensions are not run here: nothing calls it but tests.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
  func didReceive(_ notification: UNNotification)
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  var mediaPlayPauseButtonFrame: CGRect { get }
  var mediaPlayPauseButtonTintColor: UIColor { get }
  func mediaPlay()
  func mediaPause()
}

extension UNNotificationContentExtension {
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.dismissAndForwardAction) }
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  public var mediaPlayPauseButtonTintColor: UIColor { .tintColor }
  public func mediaPlay() {}
  public func mediaPause() {}
}

extension NSExtensionContext {
  /// The actions of the notification that an extension shows.
  public var notificationActions: [UNNotificationAction] {
    get { NotificationActions.of(self) }
    set { NotificationActions.set(newValue, of: self) }
  }
  /// Would have a notification's button show that its media play; there is no notification on the screen.
  public func mediaPlayingStarted() {}
  public func mediaPlayingPaused() {}
  /// Would carry out the notification's own action.
  public func performNotificationDefaultAction() {}
  /// Would take the notification off the screen.
  public func dismissNotificationContentExtension() {}
}

/// The actions by context, for as long as it lives.
private enum NotificationActions {
  private final class Kept: @unchecked Sendable {
    let table = NSMapTable<NSExtensionContext, NSArray>.weakToStrongObjects()
  }
  private static let kept = Kept()
  private static let lock = NSLock()

  static func of(_ context: NSExtensionContext) -> [UNNotificationAction] {
    lock.withLock { kept.table.object(forKey: context) as? [UNNotificationAction] ?? [] }
  }
  static func set(_ actions: [UNNotificationAction], of context: NSExtensionContext) {
    lock.withLock { kept.table.setObject(actions as NSArray, forKey: context) }
  }
}
