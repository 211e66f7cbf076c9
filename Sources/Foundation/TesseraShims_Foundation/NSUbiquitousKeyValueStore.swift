// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Values that all devices of a person share. Here nobody is signed in: as on such a device, values stay where they are
/// written, and no change comes from elsewhere.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The app's store.
  open class var `default`: NSUbiquitousKeyValueStore { shared }
  private static let shared = NSUbiquitousKeyValueStore()

  /// Posted when values come from elsewhere: never, here.
  public static let didChangeExternallyNotification =
    Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let values = UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? UserDefaults()

  public override init() { super.init() }

  open func object(forKey aKey: String) -> Any? { values.object(forKey: aKey) }
  open func set(_ anObject: Any?, forKey aKey: String) { values.set(anObject, forKey: aKey) }
  open func removeObject(forKey aKey: String) { values.removeObject(forKey: aKey) }
  open func string(forKey aKey: String) -> String? { values.string(forKey: aKey) }
  open func array(forKey aKey: String) -> [Any]? { values.array(forKey: aKey) }
  open func dictionary(forKey aKey: String) -> [String: Any]? { values.dictionary(forKey: aKey) }
  open func data(forKey aKey: String) -> Data? { values.data(forKey: aKey) }
  open func longLong(forKey aKey: String) -> Int64 { (values.object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
  open func double(forKey aKey: String) -> Double { values.double(forKey: aKey) }
  open func bool(forKey aKey: String) -> Bool { values.bool(forKey: aKey) }
  open func set(_ value: Int64, forKey aKey: String) { values.set(Int(value), forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { values.set(value, forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { values.set(value, forKey: aKey) }

  /// All that is stored.
  open var dictionaryRepresentation: [String: Any] {
    values.persistentDomain(forName: "NSUbiquitousKeyValueStore") ?? [:]
  }

  /// Writes what is not written yet; `true` when that worked.
  @discardableResult open func synchronize() -> Bool { values.synchronize() }
}

/// Why values came from elsewhere, in a notification.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// Which values came from elsewhere, in a notification.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
