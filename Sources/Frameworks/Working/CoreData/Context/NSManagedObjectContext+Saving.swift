// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSManagedObjectContext {
  /// Hands all changes on: to the store, or to the parent.
  ///
  /// Throws, and changes nothing, where an object is not as its model asks for, or where somebody else saved it
  /// meanwhile and `mergePolicy` says so.
  public func save() throws {
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

  /// Lets objects hear that they are saved; what they change then is saved too, and they hear of that no more than once.
  private func tellObjects() {
    var told: Set<NSManagedObject> = []
    while true {
      let fresh = inserted.union(updated).union(deleted).subtracting(told)
      guard !fresh.isEmpty else { return }
      told.formUnion(fresh)
      for object in fresh { object.willSave() }
    }
  }

  /// Takes on what a child context saves.
  private func absorb(
    inserted new: Set<NSManagedObject>, updated changed: Set<NSManagedObject>, deleted gone: Set<NSManagedObject>
  ) {
    for source in new {
      let object = self.object(with: source.objectID)
      object.values = source.values
      inserted.insert(object)
      note { $0.inserted.insert(object) }
    }
    for source in changed {
      let object = self.object(with: source.objectID)
      var values = object.loaded()
      for key in source.committed.keys {
        if !inserted.contains(object), object.committed[key] == nil { object.committed[key] = .some(values[key]) }
        values[key] = source.values?[key]
      }
      object.values = values
      if !inserted.contains(object) { updated.insert(object) }
      note { $0.updated.insert(object) }
    }
    for source in gone {
      let object = self.object(with: source.objectID)
      _ = object.loaded()
      if inserted.remove(object) == nil { deleted.insert(object) }
      updated.remove(object)
      note { $0.deleted.insert(object) }
    }
  }

  private func tellOthers(_ saved: Changes) {
    let ids = SavedIDs(saved)
    let others = parent.map { $0.children.compactMap(\.context) } ?? persistentStoreCoordinator?.contexts ?? []
    for other in others where other !== self && other.automaticallyMergesChangesFromParent {
      other.perform { other.merge(ids) }
    }
    for child in children.compactMap(\.context) where child.automaticallyMergesChangesFromParent {
      child.perform { child.merge(ids) }
    }
  }

  /// Takes in what another context has saved, as its notification says.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func objects(_ key: String) -> Set<NSManagedObject> { notification.userInfo?[key] as? Set<NSManagedObject> ?? [] }
    let saved = Changes(
      inserted: objects(NSInsertedObjectsKey), updated: objects(NSUpdatedObjectsKey),
      deleted: objects(NSDeletedObjectsKey))
    merge(SavedIDs(saved))
  }

  /// Takes in changes that are known by identifiers, as a batch request's result has them.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ key: String) -> [NSManagedObjectID] { changeNotificationData[key] as? [NSManagedObjectID] ?? [] }
    let saved = SavedIDs(
      inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey), deleted: ids(NSDeletedObjectsKey))
    for context in contexts { context.performAndWait { context.merge(saved) } }
  }

  /// What was saved, for contexts of other queues.
  struct SavedIDs: Sendable {
    var inserted: [NSManagedObjectID]
    var updated: [NSManagedObjectID]
    var deleted: [NSManagedObjectID]

    init(inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
      (self.inserted, self.updated, self.deleted) = (inserted, updated, deleted)
    }

    init(_ changes: Changes) {
      self.init(
        inserted: changes.inserted.map(\.objectID), updated: changes.updated.map(\.objectID),
        deleted: changes.deleted.map(\.objectID))
    }
  }

  private func merge(_ saved: SavedIDs) {
    for id in saved.inserted {
      let object = self.object(with: id)
      note { $0.inserted.insert(object) }
    }
    for id in saved.updated {
      guard let object = registered(id) else { continue }
      refresh(object, mergeChanges: true)
      if !updated.contains(object) { object.values = row(of: id) }
      note {
        $0.refreshed.remove(object)
        $0.updated.insert(object)
      }
    }
    for id in saved.deleted {
      guard let object = registered(id) else { continue }
      inserted.remove(object)
      updated.remove(object)
      deleted.remove(object)
      note { $0.deleted.insert(object) }
    }
    processPendingChanges()
  }

  /// Gives objects the identifiers that they have once they are saved.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { coordinatorBelow?.number(object.objectID) }
  }
}
