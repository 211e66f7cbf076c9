// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a notification makes itself known.
@available(iOS, introduced: 8, deprecated: 10, message: "Use UserNotifications Framework's UNAuthorizationOptions")
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The same for notifications from afar, before iOS 8.
@available(iOS, introduced: 3, deprecated: 8, message: "Use UserNotifications Framework's UNAuthorizationOptions")
public struct UIRemoteNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
  public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
  public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
  public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}

/// What an app would show, and what a person allows of it.
@available(iOS, introduced: 8, deprecated: 10, message: "Use UserNotifications Framework's UNNotificationSettings")
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  open private(set) var types: UIUserNotificationType
  open private(set) var categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (self.types, self.categories) = (types, categories)
    super.init()
  }
}

/// The buttons that notifications of a kind have.
@available(iOS, introduced: 8, deprecated: 10, message: "Use UserNotifications Framework's UNNotificationCategory")
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
  fileprivate var storedIdentifier: String?
  fileprivate var actionsByContext: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  public override init() { super.init() }

  open var identifier: String? { storedIdentifier }

  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    actionsByContext[context]
  }
}

/// The buttons that notifications of a kind are to have.
@available(iOS, introduced: 8, deprecated: 10, message: "Use UserNotifications Framework's UNNotificationCategory")
@preconcurrency @MainActor open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open override var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
    actionsByContext[context] = actions
  }
}

/// How much room there is for buttons.
@available(iOS, introduced: 8, deprecated: 10, message: "Use UserNotifications Framework")
public enum UIUserNotificationActionContext: UInt, Sendable {
  case `default` = 0
  case minimal = 1
}

/// Whether a button opens the app.
@available(iOS, introduced: 8, deprecated: 10, message: "Use UserNotifications Framework's UNNotificationActionOptions")
public enum UIUserNotificationActivationMode: UInt, Sendable {
  case foreground = 0
  case background = 1
}

/// What a button asks for.
@available(iOS, introduced: 9, deprecated: 10, message: "Use UserNotifications Framework")
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  case `default` = 0
  case textInput = 1
}

/// A button of a notification.
@available(iOS, introduced: 8, deprecated: 10, message: "Use UserNotifications Framework's UNNotificationAction")
@preconcurrency @MainActor open class UIUserNotificationAction: NSObject {
  fileprivate struct State {
    var identifier: String?
    var title: String?
    var behavior = UIUserNotificationActionBehavior.default
    var activationMode = UIUserNotificationActivationMode.foreground
    var isAuthenticationRequired = false
    var isDestructive = false
  }

  fileprivate var state = State()

  public override init() { super.init() }

  open var identifier: String? { state.identifier }
  open var title: String? { state.title }
  open var behavior: UIUserNotificationActionBehavior { state.behavior }
  open var activationMode: UIUserNotificationActivationMode { state.activationMode }
  open var isAuthenticationRequired: Bool { state.isAuthenticationRequired }
  open var isDestructive: Bool { state.isDestructive }
}

/// What a button of a notification is to be.
@available(iOS, introduced: 8, deprecated: 10, message: "Use UserNotifications Framework's UNNotificationAction")
@preconcurrency @MainActor open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open override var identifier: String? {
    get { state.identifier }
    set { state.identifier = newValue }
  }
  open override var title: String? {
    get { state.title }
    set { state.title = newValue }
  }
  open override var behavior: UIUserNotificationActionBehavior {
    get { state.behavior }
    set { state.behavior = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { state.activationMode }
    set { state.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { state.isAuthenticationRequired }
    set { state.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { state.isDestructive }
    set { state.isDestructive = newValue }
  }
}
