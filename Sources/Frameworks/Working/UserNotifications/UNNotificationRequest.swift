// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreLocation
public import Foundation

/// A notification that is asked for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var content: UNNotificationContent
  open private(set) var trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  open fileprivate(set) var title = ""
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var body = ""
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var categoryIdentifier = ""
  open fileprivate(set) var threadIdentifier = ""
  open fileprivate(set) var launchImageName = ""
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []
  open fileprivate(set) var targetContentIdentifier: String?
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  open fileprivate(set) var relevanceScore = 0.0
  open fileprivate(set) var filterCriteria: String?
  @available(iOS, deprecated: 15.0, message: "summaryArgument is ignored")
  open fileprivate(set) var summaryArgument = ""
  @available(iOS, deprecated: 15.0, message: "summaryArgumentCount is ignored")
  open fileprivate(set) var summaryArgumentCount = 0

  public override init() {}

  /// The content with what somebody who sent it adds: here nothing is shown of that, so that it is the content itself.
  open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent { self }
}

/// Something that adds to a notification, such as an intent.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
  @available(iOS, deprecated: 15.0, message: "summaryArgument is ignored")
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }
  @available(iOS, deprecated: 15.0, message: "summaryArgumentCount is ignored")
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { super.summaryArgumentCount = newValue }
  }
}

/// What a notification sounds like.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  let name: String?
  init(name: String?) { self.name = name }

  open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil) }
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(name: nil) }
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
}

/// The name of a sound's file in the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification is to be shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  open private(set) var repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// After some time, in seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    guard timeInterval > 0 else { fatalError("time interval must be greater than 0") }
    guard !repeats || timeInterval >= 60 else { fatalError("time interval must be at least 60 if repeating") }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When the notification would be shown next.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// On some date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When the notification would be shown next.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// Where somebody comes to or goes from. Regions are not watched.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// When a server sends it; none does, so that there is no object of the class.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  private override init(repeats: Bool) { super.init(repeats: repeats) }
}

/// A picture, sound or film of a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var url: URL
  open var type: String { url.pathExtension }

  /// - Throws: Where there is no file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: URL.path) else { throw CocoaError(.fileNoSuchFile) }
    (self.identifier, url) = (identifier, URL)
    super.init()
  }
}

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A notification that was shown.
open class UNNotification: NSObject, @unchecked Sendable {
  open private(set) var date: Date
  open private(set) var request: UNNotificationRequest
  init(_ request: UNNotificationRequest, _ date: Date) { (self.request, self.date) = (request, date) }
}

/// What a person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  open private(set) var notification: UNNotification
  open private(set) var actionIdentifier: String
  init(_ notification: UNNotification, _ action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}

/// What a person wrote in answer to a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open private(set) var userText: String

  init(_ notification: UNNotification, _ action: String, _ text: String) {
    userText = text
    super.init(notification, action)
  }
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}

/// The identifier of opening the app by its notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of taking a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
