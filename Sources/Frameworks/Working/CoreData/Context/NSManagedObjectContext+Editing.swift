// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSManagedObjectContext {
  /// Remembers a change, to be told of at the end of the event that makes it.
  ///
  /// An event is one of the context's own queue. Changes that are made elsewhere, as all are of a context that has
  /// no queue, wait for a save, a fetch or the next event: to tell of them from the queue would read what its maker
  /// is still writing.
  func note(_ change: (inout Changes) -> Void) {
    change(&untold)
    guard concurrencyType != .confinementConcurrencyType, isOnQueue, !isTellingLater else { return }
    isTellingLater = true
    queue.async { [weak self] in
      self?.isTellingLater = false
      self?.processPendingChanges()
    }
  }

  // MARK: - Values

  /// Sets a property of an object here, and the other end of a relationship.
  func set(_ value: Any?, of property: NSPropertyDescription, on object: NSManagedObject) {
    guard let relationship = property as? NSRelationshipDescription else {
      return write(value is NSNull ? nil : value, property.name, of: object)
    }
    let old = object.loaded()[property.name]
    guard relationship.isToMany else {
      let other = value as? NSManagedObject
      checkIsHere(other, object)
      let oldID = old as? NSManagedObjectID
      guard oldID !== other?.objectID else { return }
      write(other?.objectID, property.name, of: object)
      if let oldID { unlink(object, from: oldID, along: relationship) }
      if let other { link(object, to: other.objectID, along: relationship) }
      return
    }
    let new = value as? OrderedIDs ?? OrderedIDs(members(of: value, for: object))
    let before = old as? OrderedIDs ?? OrderedIDs()
    write(new, property.name, of: object)
    for id in before.list where !new.contains(id) { unlink(object, from: id, along: relationship) }
    for id in new.list where !before.contains(id) { link(object, to: id, along: relationship) }
  }

  func members(of value: Any?, for object: NSManagedObject) -> [NSManagedObjectID] {
    let list: [Any] =
      switch value {
      case let set as NSSet: set.allObjects
      case let set as NSOrderedSet: set.array
      case let list as [Any]: list
      case let set as Set<AnyHashable>: set.map(\.base)
      default: []
      }
    return list.compactMap { member in
      checkIsHere(member as? NSManagedObject, object)
      return (member as? NSManagedObject)?.objectID
    }
  }

  func checkIsHere(_ other: NSManagedObject?, _ object: NSManagedObject) {
    guard let other, other.managedObjectContext !== self else { return }
    fatalError(
      "Illegal attempt to establish a relationship between objects in different contexts (source = \(object), "
        + "destination = \(other))")
  }

  func write(_ value: Any?, _ key: String, of object: NSManagedObject) {
    var values = object.loaded()
    if !inserted.contains(object), object.committed[key] == nil { object.committed[key] = .some(values[key]) }
    values[key] = value
    object.values = values
    if !inserted.contains(object), !deleted.contains(object) { updated.insert(object) }
    if !untold.inserted.contains(object) { note { $0.updated.insert(object) } }
  }

  func link(_ object: NSManagedObject, to id: NSManagedObjectID, along relationship: NSRelationshipDescription) {
    guard let inverse = relationship.inverseRelationship else { return }
    let other = self.object(with: id)
    if inverse.isToMany {
      var ids = other.loaded()[inverse.name] as? OrderedIDs ?? OrderedIDs()
      ids.append(object.objectID)
      write(ids, inverse.name, of: other)
    } else {
      let previous = other.loaded()[inverse.name] as? NSManagedObjectID
      write(object.objectID, inverse.name, of: other)
      // Who had it before has it no longer.
      if let previous, previous !== object.objectID { unlink(id, from: relationship, of: self.object(with: previous)) }
    }
  }

  func unlink(
    _ object: NSManagedObject, from id: NSManagedObjectID, along relationship: NSRelationshipDescription
  ) {
    guard let inverse = relationship.inverseRelationship else { return }
    unlink(object.objectID, from: inverse, of: self.object(with: id))
  }

  func unlink(_ id: NSManagedObjectID, from relationship: NSRelationshipDescription, of other: NSManagedObject) {
    switch other.loaded()[relationship.name] {
    case var ids as OrderedIDs:
      guard ids.contains(id) else { return }
      ids.remove(id)
      write(ids, relationship.name, of: other)
    case let held as NSManagedObjectID where held === id: write(nil, relationship.name, of: other)
    default: break
    }
  }
}
