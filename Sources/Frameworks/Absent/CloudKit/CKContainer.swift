// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Whether somebody is signed in.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available = 1
  case restricted = 2
  case noAccount = 3
  case temporarilyUnavailable = 4
}

extension NSNotification.Name {
  /// Somebody signed in or out; not posted, since nobody can.
  public static let CKAccountChanged = NSNotification.Name("CKAccountDidChangeNotification")
}

/// What an app keeps in iCloud. As where nobody is signed in: everything ends in ``CKError``.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let own = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? ""))
  open private(set) var containerIdentifier: String?
  open private(set) var privateCloudDatabase = CKDatabase(.private)
  open private(set) var publicCloudDatabase = CKDatabase(.public)
  open private(set) var sharedCloudDatabase = CKDatabase(.shared)

  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  open class func `default`() -> CKContainer { own }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Tells that nobody is signed in.
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(.noAccount, nil) }
  }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }

  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.none }
  open func add(_ operation: CKOperation) { operation.begin() }
}

/// One part of what an app keeps.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private` = 2
    case shared = 3
  }

  open private(set) var databaseScope: Scope

  init(_ scope: Scope) {
    databaseScope = scope
    super.init()
  }

  open func add(_ operation: CKDatabaseOperation) { operation.begin() }

  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  open func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription { throw CKError.none }
  open func allSubscriptions() async throws -> [CKSubscription] { throw CKError.none }
  @discardableResult
  open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    throw CKError.none
  }
  open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError.none }
  @discardableResult open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError.none
  }
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError.none }
  open func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<
          (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error
        >
      ) -> Void
  ) { refuse { completionHandler(.failure($0)) } }

  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.none }
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.none }
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.none
  }
  @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.none }
  open func allRecordZones() async throws -> [CKRecordZone] { throw CKError.none }
  @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError.none
  }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError.none }
}

/// What is to be told of.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  /// How people are told.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var title: String?
    open var subtitle: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var category: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    public override init() { super.init() }
  }

  open private(set) var subscriptionID: ID
  open var notificationInfo: NotificationInfo?

  init(_ id: ID) {
    subscriptionID = id
    super.init()
  }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }

  open private(set) var recordType: CKRecord.RecordType
  open private(set) var predicate: NSPredicate
  open private(set) var querySubscriptionOptions: Options

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
    options querySubscriptionOptions: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(subscriptionID)
  }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?
  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(subscriptionID) }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  open private(set) var zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID)
  }
}
