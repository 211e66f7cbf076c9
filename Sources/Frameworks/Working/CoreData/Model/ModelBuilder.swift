// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import DataModelReader
import Foundation

/// Makes descriptions of what a model's source says.
enum ModelBuilder {
  static func entities(of model: DataModel) -> [NSEntityDescription] {
    let entities = model.entities.map { source in
      let entity = NSEntityDescription()
      entity.name = source.name
      entity.managedObjectClassName = source.className ?? "NSManagedObject"
      entity.isAbstract = source.isAbstract
      entity.uniquenessConstraints = source.uniqueness
      return entity
    }
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    for (source, entity) in zip(model.entities, entities) {
      if let parent = source.parent.flatMap({ byName[$0] }) { parent.subentities.append(entity) }
      entity.properties =
        source.attributes.map(attribute) + source.relationships.map { relationship($0, to: byName[$0.destination]) }
    }
    for (source, entity) in zip(model.entities, entities) {
      for relationship in source.relationships {
        let description = entity.relationshipsByName[relationship.name]
        let destination = byName[relationship.destination]
        description?.inverseRelationship = relationship.inverse.flatMap { destination?.relationshipsByName[$0] }
      }
    }
    return entities
  }

  private static func attribute(_ source: DataModel.Attribute) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = source.name
    attribute.isOptional = source.isOptional
    attribute.isTransient = source.isTransient
    attribute.attributeValueClassName = source.className
    attribute.attributeType = type(source.kind)
    attribute.defaultValue = source.standard.flatMap { standard($0, source.kind) }
    // What a class has as a number is a number from the beginning.
    if source.isScalar, attribute.defaultValue == nil, !source.isOptional {
      attribute.defaultValue = NSNumber(value: 0)
    }
    return attribute
  }

  private static func type(_ kind: DataModel.Attribute.Kind) -> NSAttributeType {
    switch kind {
    case .integer16: .integer16AttributeType
    case .integer32: .integer32AttributeType
    case .integer64: .integer64AttributeType
    case .decimal: .decimalAttributeType
    case .double: .doubleAttributeType
    case .float: .floatAttributeType
    case .string: .stringAttributeType
    case .boolean: .booleanAttributeType
    case .date: .dateAttributeType
    case .binary: .binaryDataAttributeType
    case .uuid: .UUIDAttributeType
    case .uri: .URIAttributeType
    case .transformable: .transformableAttributeType
    case .undefined: .undefinedAttributeType
    }
  }

  private static func standard(_ text: String, _ kind: DataModel.Attribute.Kind) -> Any? {
    switch kind {
    case .integer16, .integer32, .integer64: Int(text).map { NSNumber(value: $0) }
    case .double, .float: Double(text).map { NSNumber(value: $0) }
    case .boolean: NSNumber(value: text == "YES" || text == "1" || text == "true")
    case .decimal: NSDecimalNumber(string: text)
    case .date: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .string: text
    case .uuid: UUID(uuidString: text)
    case .uri: URL(string: text)
    case .binary, .transformable, .undefined: nil
    }
  }

  private static func relationship(
    _ source: DataModel.Relationship, to destination: NSEntityDescription?
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = source.name
    relationship.isOptional = source.isOptional
    relationship.isOrdered = source.isOrdered
    relationship.minCount = source.least
    relationship.maxCount = source.isToMany ? (source.most == 1 ? 0 : source.most) : 1
    relationship.destinationEntity = destination
    relationship.deleteRule =
      switch source.deleteRule {
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      case .noAction: .noActionDeleteRule
      }
    return relationship
  }
}
