// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A store of objects, in a file or in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  open private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open private(set) var type: String
  open private(set) var configurationName: String
  open internal(set) var url: URL?
  open private(set) var options: [AnyHashable: Any]?
  open var isReadOnly: Bool { options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false }
  /// Names the store, in the addresses of its objects.
  open internal(set) var identifier: String! = UUID().uuidString
  open var metadata: [String: Any]! = [:]

  /// The objects by kind.
  var tables: [String: StoreTable] = [:]
  var journal: StoreJournal?

  init(
    type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
    of coordinator: NSPersistentStoreCoordinator
  ) {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    persistentStoreCoordinator = coordinator
    super.init()
  }
}

/// What a store keeps of the objects of one kind.
struct StoreTable {
  /// The number of the next object.
  var next = 1
  var rows: [Int: [String: Any]] = [:]
  /// The identifiers that were given out, one for each object.
  var ids: [Int: NSManagedObjectID] = [:]
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"

public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
