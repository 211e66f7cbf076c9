// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Makes the objects of a new kind from those of an old one. Subclasses do it their way; their names stand in mappings.
open class NSEntityMigrationPolicy: NSObject, @unchecked Sendable {
  public required override init() { super.init() }

  /// Called first.
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  /// Makes what an object becomes, with its attributes, and tells the manager which became which.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard let entity = manager.destinationEntity(for: mapping) else { return }
    let made = NSManagedObject(entity: entity, insertInto: manager.destinationContext)
    for property in mapping.attributeMappings ?? [] {
      guard let name = property.name else { continue }
      made.setValue(manager.value(of: property, from: sInstance), forKey: name)
    }
    manager.associate(sourceInstance: sInstance, withDestinationInstance: made, for: mapping)
  }

  /// Called when all objects were made.
  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Connects an object with others, by the relationships of what it was.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard
      let source = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance]).first
    else { return }
    for property in mapping.relationshipMappings ?? [] {
      guard let name = property.name, let relationship = dInstance.entity.relationshipsByName[name] else { continue }
      let old = manager.value(of: property, from: source)
      let others: [NSManagedObject] =
        switch old {
        case let one as NSManagedObject: [one]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }
        default: []
        }
      let now = others.flatMap { manager.successors(of: $0) }
      if !relationship.isToMany {
        dInstance.setValue(now.first, forKey: name)
      } else if relationship.isOrdered {
        dInstance.setValue(NSOrderedSet(array: now), forKey: name)
      } else {
        dInstance.setValue(NSSet(array: now), forKey: name)
      }
    }
  }

  /// Called when all objects were connected.
  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  /// Called before the objects are validated and saved.
  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  /// Called last.
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
