// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Combine
public import Foundation
public import UIKit

/// On which thread a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// A desk to work on objects: what is changed here is seen elsewhere when it is saved.
///
/// A context and its objects belong to one queue; `perform` gets there.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// On which queue a context works.
  public struct ConcurrencyType: Sendable {
    let type: NSManagedObjectContextConcurrencyType
    public static var privateQueue: Self { Self(type: .privateQueueConcurrencyType) }
    public static var mainQueue: Self { Self(type: .mainQueueConcurrencyType) }
  }

  open private(set) var concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String?
  /// Who saves, for histories, which are not kept.
  open var transactionAuthor: String?
  open var userInfo = NSMutableDictionary()
  /// One of `NSMergePolicy`'s. Defaults to `NSErrorMergePolicy`.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// A hint: what stands in a store is never older than the store. Defaults to -1.
  open var stalenessInterval: TimeInterval = -1
  /// Defaults to `true`.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether objects live on that nobody else holds. Defaults to `false`.
  open var retainsRegisteredObjects = false {
    didSet { retained = retainsRegisteredObjects ? registeredObjects : [] }
  }

  /// Where changes go to when they are saved; `nil` where `parent` takes them.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.note(self) }
  }

  /// Another context that changes go to when they are saved.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.append(WeakContext(self)) }
  }

  /// Whether what others save is seen here at once. Defaults to `false`.
  open var automaticallyMergesChangesFromParent = false

  /// Always `nil`: nothing is undone here. Setting another one stops the app.
  open var undoManager: UndoManager? {
    get { nil }
    set {
      if newValue != nil { fatalError("Tessera's Core Data keeps no history: undoManager can only be nil") }
    }
  }

  // Changes since the last save.
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  /// Changes that nobody was told of yet.
  var untold = Changes()
  var isTellingLater = false
  var objects: [ObjectIdentifier: WeakObject] = [:]
  var liveLimit = 1_000
  var retained: Set<NSManagedObject> = []
  var children: [WeakContext] = []
  let queue: DispatchQueue

  /// Objects that somebody has to be told of.
  struct Changes {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    /// As the user info of a notification.
    var userInfo: [AnyHashable: Any] {
      let parts = [
        (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
        (NSRefreshedObjectsKey, refreshed),
      ]
      return Dictionary(parts.filter { !$1.isEmpty }.map { ($0 as AnyHashable, $1 as Any) }) { $1 }
    }
  }

  struct WeakObject { weak var object: NSManagedObject? }

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    if ct == .privateQueueConcurrencyType { queue.setSpecific(key: Self.owner, value: ObjectIdentifier(self)) }
  }

  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

  static let owner = DispatchSpecificKey<ObjectIdentifier>()

  /// The coordinator that changes get to in the end, through however many parents.
  var coordinatorBelow: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinatorBelow }

  /// The model of what is kept here.
  var model: NSManagedObjectModel? { coordinatorBelow?.managedObjectModel }

  var policy: NSMergePolicyType { (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

  // MARK: - What is here

  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  open var insertedObjects: Set<NSManagedObject> { inserted }
  open var updatedObjects: Set<NSManagedObject> { updated }
  open var deletedObjects: Set<NSManagedObject> { deleted }
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values.compactMap(\.object)) }

  /// The object that an identifier names; whether there is one shows when it is asked for a value.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registered(objectID) { return known }
    let made = PendingIdentity.with(objectID) { objectID.entity.makeObject(in: self) }
    register(made)
    return made
  }

  /// The object that an identifier names, if it is in use here.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered(objectID) }

  /// The object that an identifier names; throws where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registered(objectID), !known.isFault, !known.isDeleted { return known }
    guard row(of: objectID) != nil, registered(objectID)?.isDeleted != true else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
        userInfo: [NSLocalizedDescriptionKey: "There is no object \(objectID)."])
    }
    return object(with: objectID)
  }

  func registered(_ id: NSManagedObjectID) -> NSManagedObject? {
    guard let object = objects[ObjectIdentifier(id)]?.object, object.objectID === id else { return nil }
    return object
  }

  func register(_ object: NSManagedObject) {
    objects[ObjectIdentifier(object.objectID)] = WeakObject(object: object)
    if retainsRegisteredObjects { retained.insert(object) }
    guard objects.count > liveLimit else { return }
    objects = objects.filter { $0.value.object != nil }
    liveLimit = max(objects.count * 2, 1_000)
  }

  /// An object's values below this context.
  func row(of id: NSManagedObjectID) -> [String: Any]? {
    if let parent {
      if let object = parent.registered(id), object.values != nil { return object.isDeleted ? nil : object.values }
      return parent.row(of: id)
    }
    return persistentStoreCoordinator?.row(of: id)
  }

  /// Takes in an object that was made for no context. Objects that a context was named for are in it.
  open func insert(_ object: NSManagedObject) {
    register(object)
    inserted.insert(object)
    object.awakeFromInsert()
    note { $0.inserted.insert(object) }
  }
  /// Has an object deleted from the store with the next save; what its relationships say follows.
  open func delete(_ object: NSManagedObject) {
    guard !deleted.contains(object), object.managedObjectContext === self else { return }
    _ = object.loaded()
    object.prepareForDeletion()
    let isNew = inserted.remove(object) != nil
    updated.remove(object)
    if !isNew { deleted.insert(object) }
    note {
      $0.inserted.remove(object)
      $0.updated.remove(object)
      $0.deleted.insert(object)
    }
    for relationship in object.entity.table.relationships.values.sorted(by: { $0.name < $1.name }) {
      let others = object.objectIDs(forRelationshipNamed: relationship.name).map(self.object)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for other in others { delete(other) }
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for other in others where !other.isDeleted { unlink(object.objectID, from: inverse, of: other) }
      default: break
      }
    }
  }
  /// Has an object read anew when it is next asked.
  ///
  /// - Parameter flag: Whether changes that are not saved yet are kept.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    tellOfChange(to: object)
    guard !object.objectID.isTemporaryID else { return }
    if flag, updated.contains(object), let row = row(of: object.objectID) {
      var values = row
      for key in object.committed.keys { values[key] = object.values?[key] }
      object.values = values
    } else if !object.isFault {
      object.willTurnIntoFault()
      object.values = nil
      object.committed = [:]
      updated.remove(object)
      deleted.remove(object)
      object.didTurnIntoFault()
    }
    note { $0.refreshed.insert(object) }
  }
  open func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: true) }
  }
  /// Takes back all that was not saved.
  open func rollback() {
    for object in inserted {
      object.values = [:]
      note { $0.deleted.insert(object) }
    }
    inserted = []
    for object in updated.union(deleted) { refresh(object, mergeChanges: false) }
    processPendingChanges()
  }
  /// Forgets all objects.
  open func reset() {
    (inserted, updated, deleted) = ([], [], [])
    for object in registeredObjects where !object.objectID.isTemporaryID {
      (object.values, object.committed) = (nil, [:])
    }
    objects = [:]
    retained = []
    untold = Changes()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: [NSManagedObjectID]()])
  }
  /// Tells now of what has changed, instead of at the event's end.
  open func processPendingChanges() {
    guard !untold.isEmpty else { return }
    let told = untold
    untold = Changes()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: told.userInfo)
  }

  /// Hands all changes on: to the store, or to the parent.
  ///
  /// Throws, and changes nothing, where an object is not as its model asks for, or where somebody else saved it
  /// meanwhile and `mergePolicy` says so.
  open func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    tellObjects()
    processPendingChanges()
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    for object in deleted { try object.validateForDelete() }
    if let parent {
      parent.absorb(inserted: inserted, updated: updated, deleted: deleted)
    } else {
      guard let persistentStoreCoordinator else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
          userInfo: [NSLocalizedDescriptionKey: "The context has no persistent store coordinator."])
      }
      try persistentStoreCoordinator.save(self)
    }
    let saved = Changes(inserted: inserted, updated: updated, deleted: deleted)
    (inserted, updated, deleted) = ([], [], [])
    for object in saved.inserted.union(saved.updated) { object.committed = [:] }
    for object in saved.inserted.union(saved.updated).union(saved.deleted) { object.didSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.userInfo)
    tellOthers(saved)
    for object in saved.deleted {
      objects[ObjectIdentifier(object.objectID)] = nil
      retained.remove(object)
      object.managedObjectContext = nil
    }
  }
  /// Takes in what another context has saved, as its notification says.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    func objects(_ key: String) -> Set<NSManagedObject> { notification.userInfo?[key] as? Set<NSManagedObject> ?? [] }
    let saved = Changes(
      inserted: objects(NSInsertedObjectsKey), updated: objects(NSUpdatedObjectsKey),
      deleted: objects(NSDeletedObjectsKey))
    merge(SavedIDs(saved))
  }
  /// Gives objects the identifiers that they have once they are saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { coordinatorBelow?.number(object.objectID) }
  }

}

struct WeakContext {
  weak var context: NSManagedObjectContext?
  init(_ context: NSManagedObjectContext) { self.context = context }
}

public let NSInsertedObjectsKey = "inserted"
/// The key of objects that are no longer to be used. A context says it of all at once only.
public let NSInvalidatedObjectsKey = "invalidated"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension Notification.Name {
  /// Posted when objects of a context have changed, at the end of the event that changed them.
  public static let NSManagedObjectContextObjectsDidChange =
    Notification.Name("NSObjectsChangedInManagingContextNotification")
  /// Posted before a context saves.
  public static let NSManagedObjectContextWillSave =
    Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// Posted when a context has saved.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
}

extension NSManagedObjectContext {
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
}
