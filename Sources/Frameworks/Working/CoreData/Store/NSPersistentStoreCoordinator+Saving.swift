// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

extension NSPersistentStoreCoordinator {
  /// Numbers an object, so that its identifier is the one it keeps.
  func number(_ id: NSManagedObjectID) { state.with { state in state.stores.first.map { number(id, in: $0) } } }

  private func number(_ id: NSManagedObjectID, in store: NSPersistentStore) {
    guard id.number == nil, let name = id.entity.name else { return }
    // In place: a copy of the table would cost as much as there are objects.
    let number = store.tables[name]?.next ?? 1
    id.number = number
    id.persistentStore = store
    store.tables[name, default: StoreTable()].ids[number] = id
    store.tables[name]?.next = number + 1
  }

  /// Keeps a context's changes: all of them or, where it throws, none.
  func save(_ context: NSManagedObjectContext) throws {
    try state.with { state in
      guard let store = state.stores.first else {
        throw failure(
          NSPersistentStoreSaveError,
          "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation.")
      }
      guard !store.isReadOnly else {
        throw failure(NSPersistentStoreSaveError, "The store \(store.url?.lastPathComponent ?? "") is read-only.")
      }
      let merged = try context.updated.map { ($0, try merge($0, context.policy)) }
      let replaced = try uniqueness(of: context)
      for object in context.inserted { number(object.objectID, in: store) }
      var save = StoreJournal.Save()
      var rows: [(NSManagedObjectID, [String: Any])] = merged.map { ($0.objectID, $1) }
      rows += context.inserted.filter { !replaced.dropped.contains($0) }.map { ($0.objectID, $0.values ?? [:]) }
      let gone = context.deleted.map(\.objectID) + replaced.gone
      if store.journal != nil {
        for (id, values) in rows {
          guard let (name, number) = id.place else { continue }
          save.rows[name, default: [:]][number] = try StoredValue.encoded(values, of: id.entity)
        }
        for (name, number) in gone.compactMap(\.place) { save.gone[name, default: []].append(number) }
        try store.journal?.append(save, identifier: store.identifier)
      }
      for (id, values) in rows { keep(values, id) }
      for (object, values) in merged { object.values = values }
      for id in gone { if let (name, number) = id.place { id.persistentStore?.tables[name]?.rows[number] = nil } }
    }
  }

  private func keep(_ values: [String: Any], _ id: NSManagedObjectID) {
    guard let (name, number) = id.place, let store = id.persistentStore else { return }
    let stored = values.filter { id.entity.table.attributes[$0.key]?.isTransient != true }
    store.tables[name, default: StoreTable()].rows[number] = stored
  }

  /// An object's values, put together with what others saved since it was read.
  private func merge(_ object: NSManagedObject, _ policy: NSMergePolicyType) throws -> [String: Any] {
    guard let stored = row(of: object.objectID) else {
      guard policy != .errorMergePolicyType else { throw conflict(object, "was deleted") }
      return object.values ?? [:]
    }
    let touched = object.committed.filter { key, before in !StoredValue.areSame(before, stored[key]) }
    if !touched.isEmpty, policy == .errorMergePolicyType { throw conflict(object, "was changed") }
    switch policy {
    case .overwriteMergePolicyType: return object.values ?? [:]
    case .rollbackMergePolicyType where !touched.isEmpty: return stored
    default:
      var values = stored
      for key in object.committed.keys
      where policy != .mergeByPropertyStoreTrumpMergePolicyType || touched[key] == nil {
        values[key] = object.values?[key]
      }
      for (key, attribute) in object.entity.table.attributes where attribute.isTransient {
        values[key] = object.values?[key]
      }
      return values
    }
  }

  private func conflict(_ object: NSManagedObject, _ what: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
      userInfo: [
        NSLocalizedDescriptionKey: "Could not merge changes: \(object.objectID) \(what) by another context meanwhile.",
        NSPersistentStoreSaveConflictsErrorKey: [object],
      ])
  }

  /// Which objects give way because there may be no two alike: of those in the store, and of those that are new.
  private func uniqueness(of context: NSManagedObjectContext) throws -> (
    gone: [NSManagedObjectID], dropped: Set<NSManagedObject>
  ) {
    var gone: [NSManagedObjectID] = []
    var dropped: Set<NSManagedObject> = []
    let deleted = Set(context.deleted.map { ObjectIdentifier($0.objectID) })
    for (entity, objects) in Dictionary(grouping: context.inserted, by: { ObjectIdentifier($0.entity) }).values
      .compactMap({ list in list.first.map { ($0.entity, list) } })
    {
      for constraint in entity.uniquenessConstraints {
        let keys = constraint.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
        func values(_ row: [String: Any]) -> [AnyHashable]? {
          let list = keys.compactMap { row[$0] as? AnyHashable }
          return list.count == keys.count ? list : nil
        }
        var known: [[AnyHashable]: NSManagedObjectID] = [:]
        for id in ids(of: [entity]) where !deleted.contains(ObjectIdentifier(id)) {
          if let list = row(of: id).flatMap(values) { known[list] = id }
        }
        for object in objects {
          guard let list = values(object.values ?? [:]) else { continue }
          guard let other = known.updateValue(object.objectID, forKey: list) else { continue }
          switch context.policy {
          case .errorMergePolicyType:
            throw NSError(
              domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
              userInfo: [
                NSLocalizedDescriptionKey:
                  "\(entity.name ?? "") has another object with the same \(keys.joined(separator: ", ")).",
                NSPersistentStoreSaveConflictsErrorKey: [object],
              ])
          case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            if other.number != nil {
              gone.append(other)
            } else if let twin = context.registered(other) {
              dropped.insert(twin)
            }
          default:
            dropped.insert(object)
            known[list] = other
          }
        }
      }
    }
    return (gone, dropped)
  }
}
