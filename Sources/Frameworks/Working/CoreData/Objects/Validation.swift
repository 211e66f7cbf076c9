// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// What keeps an object from being stored.
enum Validation {
  /// Values and relationships that have to be there are.
  static func check(_ object: NSManagedObject) throws {
    let values = object.loaded()
    var errors: [NSError] = []
    for (key, attribute) in object.entity.table.attributes.sorted(by: { $0.key < $1.key })
    where !attribute.isOptional && !attribute.isTransient && values[key] == nil {
      errors.append(error(NSValidationMissingMandatoryPropertyError, "\(key) is a required value.", object, key))
    }
    for (key, relationship) in object.entity.table.relationships.sorted(by: { $0.key < $1.key }) {
      let count = (values[key] as? OrderedIDs)?.count ?? (values[key] == nil ? 0 : 1)
      if count == 0 {
        guard !relationship.isOptional else { continue }
        errors.append(error(NSValidationMissingMandatoryPropertyError, "\(key) is a required value.", object, key))
      } else if relationship.isToMany, count < relationship.minCount {
        errors.append(error(NSValidationRelationshipLacksMinimumCountError, "Too few items in \(key).", object, key))
      } else if relationship.maxCount > 1, count > relationship.maxCount {
        errors.append(error(NSValidationRelationshipExceedsMaximumCountError, "Too many items in \(key).", object, key))
      }
    }
    if errors.count == 1 { throw errors[0] }
    guard errors.isEmpty else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
        userInfo: [NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: errors])
    }
  }

  /// Objects that forbid to be left behind are not.
  static func checkDeletion(of object: NSManagedObject) throws {
    for (key, relationship) in object.entity.table.relationships where relationship.deleteRule == .denyDeleteRule {
      let left = object.objectIDs(forRelationshipNamed: key)
        .contains { object.managedObjectContext?.registered($0)?.isDeleted != true }
      if left {
        throw error(
          NSValidationRelationshipDeniedDeleteError, "Items cannot be deleted from \(key).", object, key)
      }
    }
  }

  private static func error(_ code: Int, _ text: String, _ object: NSManagedObject, _ key: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: text, NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key,
      ])
  }
}

/// In the user info of an error: all that was wrong.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// In the user info of an error: which object was wrong.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// In the user info of an error: which property was wrong.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// In the user info of an error: which objects were saved by others meanwhile.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

public let NSManagedObjectValidationError = 1550
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSManagedObjectConstraintMergeError = 133_021
public let NSManagedObjectMergeError = 133_020
public let NSManagedObjectReferentialIntegrityError = 133_000
public let NSPersistentStoreInvalidTypeError = 134_000
public let NSPersistentStoreSaveError = 134_030
public let NSPersistentStoreOpenError = 134_080
