// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a server tells an app of what changed, read from the dictionary of a remote notification.
open class CKNotification: NSObject, @unchecked Sendable {
  /// What it is about.
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone = 2
    case readNotification = 3
    case database = 4
  }

  /// Tells notifications apart.
  open class ID: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  open private(set) var notificationType: NotificationType
  open private(set) var notificationID: ID?
  open private(set) var containerIdentifier: String?
  open private(set) var subscriptionID: CKSubscription.ID?
  /// Whether the server left things out.
  open private(set) var isPruned = false
  open private(set) var alertBody: String?
  open private(set) var title: String?
  open private(set) var badge: NSNumber?
  let parts: [String: Any]

  /// The notification of a dictionary; `nil` for one that CloudKit did not send.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    self.init(notificationDictionary)
  }

  fileprivate init?(_ dictionary: [AnyHashable: Any], only wanted: NotificationType? = nil) {
    guard let parts = dictionary["ck"] as? [String: Any] else { return nil }
    let type: NotificationType =
      parts["qry"] != nil
      ? .query : parts["fet"] != nil ? .recordZone : parts["met"] != nil ? .database : .readNotification
    guard wanted == nil || wanted == type else { return nil }
    self.parts = parts
    notificationType = type
    containerIdentifier = parts["cid"] as? String
    let details = parts[type == .query ? "qry" : type == .recordZone ? "fet" : "met"] as? [String: Any]
    subscriptionID = details?["sid"] as? String
    let aps = dictionary["aps"] as? [String: Any]
    alertBody = aps?["alert"] as? String ?? (aps?["alert"] as? [String: Any])?["body"] as? String
    title = (aps?["alert"] as? [String: Any])?["title"] as? String
    badge = aps?["badge"] as? NSNumber
    super.init()
  }

  fileprivate func scope(_ details: [String: Any]?) -> CKDatabase.Scope {
    CKDatabase.Scope(rawValue: (details?["dbs"] as? Int ?? 2)) ?? .private
  }
}

/// A zone changed.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  private var details: [String: Any]? { parts["fet"] as? [String: Any] }
  /// The zone that changed.
  open var recordZoneID: CKRecordZone.ID? {
    (details?["zid"] as? String).map {
      CKRecordZone.ID(zoneName: $0, ownerName: details?["zoid"] as? String ?? CKCurrentUserDefaultName)
    }
  }
  open var databaseScope: CKDatabase.Scope { scope(details) }

  /// `nil` for a notification of another kind.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    self.init(notificationDictionary, only: .recordZone)
  }
}

/// A record that a query names changed.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// What became of the record.
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated = 2
    case recordDeleted = 3
  }

  private var details: [String: Any]? { parts["qry"] as? [String: Any] }
  open var queryNotificationReason: Reason { Reason(rawValue: details?["fo"] as? Int ?? 1) ?? .recordCreated }
  open var recordFields: [String: Any]? { details?["af"] as? [String: Any] }
  open var recordID: CKRecord.ID? { (details?["rid"] as? String).map { CKRecord.ID(recordName: $0) } }
  open var databaseScope: CKDatabase.Scope { scope(details) }

  /// `nil` for a notification of another kind.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    self.init(notificationDictionary, only: .query)
  }
}

/// A database changed.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { scope(parts["met"] as? [String: Any]) }

  /// `nil` for a notification of another kind.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    self.init(notificationDictionary, only: .database)
  }
}
