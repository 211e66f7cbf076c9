// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreLocation
public import Foundation

/// A value of a record.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// What belongs together, by key.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  /// The name of a record.
  public final class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
      super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
    public override var hash: Int { recordName.hashValue }
  }

  public enum ReferenceAction: UInt, Sendable {
    case none = 0
    case deleteSelf = 1
  }

  /// From one record to another.
  open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    open private(set) var recordID: ID
    open private(set) var action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
      super.init()
    }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
    open override var hash: Int { recordID.hash }
  }

  public enum SystemType {
    public static let userRecord = "Users"
    public static let share = "cloudkit.share"
  }

  open private(set) var recordType: RecordType
  open private(set) var recordID: ID
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<FieldKey> = []

  // What a server says; none does.
  open var recordChangeTag: String? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var creationDate: Date? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open var modificationDate: Date? { nil }
  open var share: Reference? { nil }
  open var parent: Reference?

  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
    super.init()
  }

  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.values, copy.changed, copy.parent) = (values, changed, parent)
    return copy
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    values[key] = object
    changed.insert(key)
  }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) {
    setObject(value as? any CKRecordValueProtocol, forKey: key)
  }

  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }

  public subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
    get { object(forKey: key) as? T }
    set { setObject(newValue, forKey: key) }
  }

  open func allKeys() -> [FieldKey] { Array(values.keys) }
  open func changedKeys() -> [FieldKey] { Array(changed) }
  open func allTokens() -> [String] {
    values.values.compactMap { $0 as? String }.flatMap { $0.split(separator: " ").map(String.init) }
  }
  open func setParent(_ parentRecord: CKRecord?) { parent = parentRecord.map { Reference(record: $0, action: .none) } }
  open func encodeSystemFields(with coder: NSCoder) {
    coder.encode(recordType as NSString, forKey: "RecordType")
    coder.encode(recordID.recordName as NSString, forKey: "RecordName")
  }
}

/// A file of a record's.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  open private(set) var fileURL: URL?

  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}

/// Records that belong together.
open class CKRecordZone: NSObject, @unchecked Sendable {
  public final class ID: NSObject, @unchecked Sendable {
    public static let `default` = ID(zoneName: "_defaultZone", ownerName: CKCurrentUserDefaultName)
    public static let defaultZoneName = "_defaultZone"
    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
      super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
    public override var hash: Int { zoneName.hashValue }
  }

  open private(set) var zoneID: ID

  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Which records are asked for.
open class CKQuery: NSObject, @unchecked Sendable {
  open private(set) var recordType: CKRecord.RecordType
  open private(set) var predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
    super.init()
  }
}

/// How far an app has read; a server gives these, and none does.
open class CKServerChangeToken: NSObject, @unchecked Sendable {
  private override init() { super.init() }
}
