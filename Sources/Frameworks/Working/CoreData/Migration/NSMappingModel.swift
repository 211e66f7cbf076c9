// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

/// How the objects of one model become those of another.
open class NSMappingModel: NSObject, @unchecked Sendable {
  /// How each kind becomes another, in order.
  open var entityMappings: [NSEntityMapping]! = []
  /// The same by their names.
  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary(entityMappings.map { ($0.name, $0) }) { $1 }
  }

  public override init() { super.init() }

  /// A mapping of a file that Xcode compiled. None can be read: `nil`, as where there is none.
  public init?(contentsOf url: URL?) { return nil }

  /// The mapping of some bundles between two models. Mappings of Xcode's cannot be read: `nil`, as where there is none.
  public convenience init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { return nil }

  /// The mapping that the models themselves say: kinds and properties of the same names, or with a `renamingIdentifier`.
  ///
  /// Throws `NSInferredMappingModelError` where an attribute that must have a value comes in without a default one, and where a
  /// property is of another type.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let model = NSMappingModel()
    var used: Set<String> = []
    for entity in destinationModel.entities {
      let source = sourceModel.entitiesByName[entity.name ?? ""]
      model.entityMappings.append(try NSEntityMapping.inferred(from: source, to: entity))
      if let name = source?.name { used.insert(name) }
    }
    for entity in sourceModel.entities where !used.contains(entity.name ?? "") {
      let mapping = NSEntityMapping()
      mapping.name = "IEM_Remove_\(entity.name ?? "")"
      (mapping.mappingType, mapping.sourceEntityName) = (.removeEntityMappingType, entity.name)
      mapping.sourceEntityVersionHash = entity.versionHash
      model.entityMappings.append(mapping)
    }
    return model
  }
}

/// How a kind becomes another.
public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType = 0
  case customEntityMappingType = 1
  case addEntityMappingType = 2
  case removeEntityMappingType = 3
  case copyEntityMappingType = 4
  case transformEntityMappingType = 5
}

/// How the objects of one kind become those of another.
open class NSEntityMapping: NSObject, @unchecked Sendable {
  open var name: String! = ""
  open var mappingType: NSEntityMappingType = .undefinedEntityMappingType
  /// The kind that there was; `nil` for one that is new.
  open var sourceEntityName: String?
  open var sourceEntityVersionHash: Data?
  /// The kind that there will be; `nil` for one that goes.
  open var destinationEntityName: String?
  open var destinationEntityVersionHash: Data?
  /// Where attributes have their values from.
  open var attributeMappings: [NSPropertyMapping]?
  /// Where relationships lead.
  open var relationshipMappings: [NSPropertyMapping]?
  /// Which objects are taken; `nil` for all of the kind. Others than `nil` are not evaluated: all are taken.
  open var sourceExpression: _TesseraExpression?
  /// What the policy is told.
  open var userInfo: [AnyHashable: Any]?
  /// The name of the policy's class; `nil` for ``NSEntityMigrationPolicy``.
  open var entityMigrationPolicyClassName: String?

  public override init() { super.init() }

  fileprivate static func inferred(from source: NSEntityDescription?, to entity: NSEntityDescription) throws
    -> NSEntityMapping
  {
    let mapping = NSEntityMapping()
    mapping.destinationEntityName = entity.name
    mapping.destinationEntityVersionHash = entity.versionHash
    guard let source else {
      mapping.name = "IEM_Add_\(entity.name ?? "")"
      mapping.mappingType = .addEntityMappingType
      return mapping
    }
    (mapping.sourceEntityName, mapping.sourceEntityVersionHash) = (source.name, source.versionHash)
    let isSame = source.versionHash == entity.versionHash
    mapping.mappingType = isSame ? .copyEntityMappingType : .transformEntityMappingType
    mapping.name = "IEM_\(isSame ? "Copy" : "Transform")_\(entity.name ?? "")"
    func old(_ property: NSPropertyDescription) -> NSPropertyDescription? {
      source.propertiesByName[property.renamingIdentifier ?? property.name] ?? source.propertiesByName[property.name]
    }
    mapping.attributeMappings = try entity.attributesByName.values.sorted { $0.name < $1.name }.compactMap {
      attribute in
      guard let found = old(attribute) as? NSAttributeDescription else {
        guard attribute.isOptional || attribute.defaultValue != nil || attribute.isTransient else {
          throw refusal("\(entity.name ?? "").\(attribute.name) must have a value, and has no default one")
        }
        return nil
      }
      guard found.attributeType == attribute.attributeType else {
        throw refusal("\(entity.name ?? "").\(attribute.name) is of another type than it was")
      }
      return NSPropertyMapping(name: attribute.name, source: found.name)
    }
    mapping.relationshipMappings = entity.relationshipsByName.values.sorted { $0.name < $1.name }.compactMap {
      relationship in
      (old(relationship) as? NSRelationshipDescription).map {
        NSPropertyMapping(name: relationship.name, source: $0.name)
      }
    }
    return mapping
  }

  private static func refusal(_ words: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSInferredMappingModelError, userInfo: [NSLocalizedDescriptionKey: words])
  }
}

/// Where a property has its value from.
open class NSPropertyMapping: NSObject, @unchecked Sendable {
  open var name: String?
  /// What gives the value. `$source` is the object that there was, `$manager` the migration's manager.
  open var valueExpression: _TesseraExpression?
  open var userInfo: [AnyHashable: Any]?
  /// The name that the property had, in mappings that were inferred.
  var sourceName: String?

  public override init() { super.init() }

  init(name: String, source: String) {
    (self.name, sourceName) = (name, source)
    super.init()
    valueExpression = _TesseraExpression(format: "$source.\(source)")
  }
}

/// The mapping between two models cannot be inferred.
public let NSInferredMappingModelError = 134_190
/// A migration failed.
public let NSMigrationError = 134_110
/// A migration was cancelled.
public let NSMigrationCancelledError = 134_120
/// A migration has no mapping.
public let NSMigrationMissingMappingModelError = 134_140
/// A migration's source cannot be opened.
public let NSMigrationManagerSourceStoreError = 134_150
/// A migration's destination cannot be opened.
public let NSMigrationManagerDestinationStoreError = 134_160
/// A migration's policy failed.
public let NSEntityMigrationPolicyError = 134_170
