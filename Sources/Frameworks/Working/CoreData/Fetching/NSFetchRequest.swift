// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A question to a store.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  /// The stores that are asked; `nil` means all of them.
  open var affectedStores: [NSPersistentStore]?
  public override init() { super.init() }
}

/// An answer of a store.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// What a fetch gives.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1 << 0)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 1 << 1)
  public static let countResultType = NSFetchRequestResultType(rawValue: 1 << 2)
}

/// Asks for objects of a kind.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying, @unchecked Sendable {
  /// What is asked, as any context reads it.
  var question = FetchQuestion()

  public override init() { super.init() }

  public convenience init(entityName: String) {
    self.init()
    question.entityName = entityName
  }

  open var entityName: String? { question.entity?.name ?? question.entityName }
  open var entity: NSEntityDescription? {
    get { question.entity }
    set { question.entity = newValue }
  }
  open var predicate: NSPredicate? {
    get { question.predicate }
    set { question.predicate = newValue }
  }
  open var sortDescriptors: [NSSortDescriptor]? {
    get { question.order }
    set { question.order = newValue }
  }
  /// How many at most; 0 means all. Defaults to 0.
  open var fetchLimit: Int {
    get { question.limit }
    set { question.limit = newValue }
  }
  /// How many of the first are left out. Defaults to 0.
  open var fetchOffset: Int {
    get { question.offset }
    set { question.offset = newValue }
  }
  /// A hint: values are read object by object in any case. Defaults to 0.
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType {
    get { question.resultType }
    set { question.resultType = newValue }
  }
  /// Whether kinds of the kind count too. Defaults to `true`.
  open var includesSubentities: Bool {
    get { question.includesSubentities }
    set { question.includesSubentities = newValue }
  }
  /// Whether what is not saved yet counts too. Defaults to `true`.
  open var includesPendingChanges: Bool {
    get { question.includesPendingChanges }
    set { question.includesPendingChanges = newValue }
  }
  /// A hint. Defaults to `true`.
  open var includesPropertyValues = true
  /// A hint. Defaults to `true`.
  open var returnsObjectsAsFaults = true
  /// A hint. Defaults to `nil`.
  open var relationshipKeyPathsForPrefetching: [String]?
  open var shouldRefreshRefetchedObjects = false
  /// The properties of dictionaries: names or descriptions; `nil` means all attributes.
  open var propertiesToFetch: [Any]? {
    get { question.columns }
    set { question.columns = newValue }
  }
  /// What objects have in common of which dictionaries are made together, as names or descriptions. Defaults to `nil`.
  open var propertiesToGroupBy: [Any]? {
    get { question.groups }
    set { question.groups = newValue }
  }
  /// Which of those dictionaries are given, by what is in them. Defaults to `nil`: all.
  open var havingPredicate: NSPredicate? {
    get { question.having }
    set { question.having = newValue }
  }
  /// Whether equal dictionaries come once. Defaults to `false`.
  open var returnsDistinctResults: Bool {
    get { question.isDistinct }
    set { question.isDistinct = newValue }
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.question = question
    (copy.fetchBatchSize, copy.affectedStores) = (fetchBatchSize, affectedStores)
    return copy
  }

  /// Makes the class known that the request was written for.
  func noteClass(in model: NSManagedObjectModel?) {
    guard let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self else { return }
    let entity = question.entity ?? question.entityName.flatMap { model?.entitiesByName[$0] }
    if let entity, entity.seenClass == nil, entity.managedObjectClassName == String(describing: type) {
      entity.seenClass = type
    }
  }
}

/// What a request asks, whatever the type of what it gives.
struct FetchQuestion {
  var entityName: String?
  var entity: NSEntityDescription?
  var predicate: NSPredicate?
  var order: [NSSortDescriptor]?
  var limit = 0
  var offset = 0
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var includesSubentities = true
  var includesPendingChanges = true
  var columns: [Any]?
  var groups: [Any]?
  var having: NSPredicate?
  var isDistinct = false

  static func name(of property: Any) -> String { (property as? NSPropertyDescription)?.name ?? "\(property)" }
}
