// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSManagedObjectContext {
  /// Lets objects hear that they are saved; what they change then is saved too, and they hear of that no more than once.
  func tellObjects() {
    var told: Set<NSManagedObject> = []
    while true {
      let fresh = inserted.union(updated).union(deleted).subtracting(told)
      guard !fresh.isEmpty else { return }
      told.formUnion(fresh)
      for object in fresh { object.willSave() }
    }
  }

  /// Takes on what a child context saves.
  func absorb(
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

  func tellOthers(_ saved: Changes) {
    let ids = SavedIDs(saved)
    let others = parent.map { $0.children.compactMap(\.context) } ?? persistentStoreCoordinator?.contexts ?? []
    for other in others where other !== self && other.automaticallyMergesChangesFromParent {
      other.perform { other.merge(ids) }
    }
    for child in children.compactMap(\.context) where child.automaticallyMergesChangesFromParent {
      child.perform { child.merge(ids) }
    }
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

  func merge(_ saved: SavedIDs) {
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
}
