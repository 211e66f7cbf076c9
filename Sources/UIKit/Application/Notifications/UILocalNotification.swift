// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a notification without a server was asked for by, before `UserNotifications`.
@available(iOS, introduced: 4, deprecated: 10, message: "Use UserNotifications Framework's UNNotificationRequest")
@preconcurrency @MainActor open class UILocalNotification: NSObject, @preconcurrency NSCopying {
  /// When it is to be shown.
  open var fireDate: Date?
  open var timeZone: TimeZone?
  /// How often it comes again. Defaults to never.
  open var repeatInterval: NSCalendar.Unit = []
  open var repeatCalendar: Calendar?
  open var alertTitle: String?
  open var alertBody: String?
  open var hasAction = true
  open var alertAction: String?
  open var alertLaunchImage: String?
  open var soundName: String?
  /// 0, the default, leaves the number at the icon.
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  open var category: String?
  open var regionTriggersOnce = true

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UILocalNotification()
    (copy.fireDate, copy.timeZone, copy.repeatInterval, copy.repeatCalendar) =
      (fireDate, timeZone, repeatInterval, repeatCalendar)
    (copy.alertTitle, copy.alertBody, copy.hasAction, copy.alertAction) = (
      alertTitle, alertBody, hasAction, alertAction
    )
    (copy.alertLaunchImage, copy.soundName, copy.userInfo, copy.category) =
      (alertLaunchImage, soundName, userInfo, category)
    copy.applicationIconBadgeNumber = applicationIconBadgeNumber
    copy.regionTriggersOnce = regionTriggersOnce
    return copy
  }
}

/// The name of the system's sound.
@available(iOS, introduced: 4, deprecated: 10, message: "Use UserNotifications Framework")
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

@available(iOS, deprecated: 10, message: "Use UserNotifications Framework")
extension UIApplication {
  /// Asks for a notification, which is kept and never shown: a line on standard error says so, as on iOS where the person
  /// does not allow it.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    Self.warn(
      "Attempting to schedule a local notification with the body \"\(notification.alertBody ?? "")\" but haven't received "
        + "permission from the user to display alerts")
    let kept = notification.copy() as? UILocalNotification ?? notification
    scheduledLocalNotifications = (scheduledLocalNotifications ?? []) + [kept]
  }

  /// Asks for a notification at once, which is not shown.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    Self.warn(
      "Attempting to present a local notification with the body \"\(notification.alertBody ?? "")\" but haven't received "
        + "permission from the user to display alerts")
  }

  /// Takes a wish back.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.removeAll {
      $0 === notification || $0.fireDate == notification.fireDate && $0.alertBody == notification.alertBody
    }
  }

  /// Takes all wishes back.
  public func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }

  /// Asks the person whether notifications may be shown; the delegate hears a little later that none may.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    let denied = UIUserNotificationSettings(types: [], categories: notificationSettings.categories)
    schedule(after: 0) { [weak self] in
      guard let self else { return }
      self.notificationSettings = denied
      delegate?.application(self, didRegister: denied)
    }
  }

  /// What the person allows: nothing.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    notificationSettings ?? UIUserNotificationSettings(types: [], categories: nil)
  }

  /// Asks for notifications from afar, as before iOS 8; the delegate hears that there are none.
  public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
    registerForRemoteNotifications()
  }

  /// What is allowed of notifications from afar: nothing.
  public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }
}
