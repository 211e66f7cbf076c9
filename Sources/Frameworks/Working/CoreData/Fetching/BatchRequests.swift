// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A request that works on the store itself.
protocol BatchRequest: NSPersistentStoreRequest {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension BatchRequest {
  /// What a result tells of the objects that were worked on; the three enumerations of kinds have the same numbers.
  fileprivate func told(_ ids: [NSManagedObjectID], as kind: UInt) -> Any {
    switch kind {
    case 1: ids
    case 2: ids.count
    default: true
    }
  }
}

/// What a batch request tells of what it did.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType = 1
  case updatedObjectsCountResultType = 2
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
}

/// Deletes what a fetch finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let find: (NSManagedObjectContext) throws -> [NSManagedObjectID]

  public convenience init<T>(fetchRequest fetch: NSFetchRequest<T>) { self.init(question: fetch.question) }

  /// The one that is meant where nothing says which objects a request is for.
  public convenience init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    self.init(question: fetch.question)
  }

  private init(question: FetchQuestion) {
    find = { try $0.ids(matching: question) }
    super.init()
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    find = { _ in objects }
    super.init()
  }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let desk = context.desk()
    let ids = try find(desk)
    for id in ids { desk.delete(desk.object(with: id)) }
    try desk.save()
    let result = NSBatchDeleteResult()
    result.resultType = resultType
    result.result = told(ids, as: resultType.rawValue)
    return result
  }
}

open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// Sets properties of all objects of a kind that fit.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  open private(set) var entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Values by the names or descriptions of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let desk = context.desk()
    let ids = try desk.ids(
      matching: FetchQuestion(entityName: entityName, predicate: predicate, includesSubentities: includesSubentities))
    for id in ids {
      for (key, value) in propertiesToUpdate ?? [:] {
        let name = (key.base as? NSPropertyDescription)?.name ?? "\(key.base)"
        desk.object(with: id).setValue(value is NSNull ? nil : value, forKey: name)
      }
    }
    try desk.save()
    let result = NSBatchUpdateResult()
    result.resultType = resultType
    result.result = told(ids, as: resultType.rawValue)
    return result
  }
}

open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// Makes many objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  open private(set) var entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let desk = context.desk()
    var ids: [NSManagedObjectID] = []
    for values in objectsToInsert ?? [] {
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: desk)
      for (key, value) in values { object.setValue(value is NSNull ? nil : value, forKey: key) }
      ids.append(object.objectID)
    }
    try desk.save()
    let result = NSBatchInsertResult()
    result.resultType = resultType
    result.result = told(ids, as: resultType.rawValue)
    return result
  }
}

open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

extension NSManagedObjectContext {
  /// A context at the same store, for work that this one does not see until it is told.
  fileprivate func desk() -> NSManagedObjectContext {
    let desk = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    desk.persistentStoreCoordinator = coordinatorBelow
    desk.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    return desk
  }
}
