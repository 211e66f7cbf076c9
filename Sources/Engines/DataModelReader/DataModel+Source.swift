// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The classes that Xcode writes for a model, as source for iOS.

extension DataModel {
  /// The source of what the project leaves to Xcode, by file name.
  package var generatedSources: [String: String] {
    var files: [String: String] = [:]
    for entity in entities where entity.source != .none {
      guard let name = entity.className else { continue }
      if entity.source == .all { files["\(name)+CoreDataClass.swift"] = classSource(of: entity, name) }
      files["\(name)+CoreDataProperties.swift"] = propertiesSource(of: entity, name)
    }
    return files
  }

  private static let head = "// Generated from the data model. Do not edit.\n\nimport Foundation\nimport CoreData\n\n"

  private func className(of entity: String?) -> String {
    entities.first { $0.name == entity }?.className ?? "NSManagedObject"
  }

  private func classSource(of entity: Entity, _ name: String) -> String {
    Self.head + "@objc(\(name))\npublic class \(name): \(className(of: entity.parent)) {\n\n}\n"
  }

  private func propertiesSource(of entity: Entity, _ name: String) -> String {
    var text = Self.head + "extension \(name) {\n\n"
    text += "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {\n"
    text += "        return NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")\n    }\n\n"
    for attribute in entity.attributes { text += "    @NSManaged public var \(attribute.name): \(attribute.type)\n" }
    for relationship in entity.relationships {
      let type =
        relationship.isToMany
        ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : className(of: relationship.destination)
      text += "    @NSManaged public var \(relationship.name): \(type)?\n"
    }
    text += "\n}\n"
    for relationship in entity.relationships where relationship.isToMany {
      text += accessors(of: relationship, in: name)
    }
    let isFirst = entity.parent.map { className(of: $0) == "NSManagedObject" } ?? true
    return isFirst ? text + "\nextension \(name): Identifiable {\n\n}\n" : text
  }

  private func accessors(of relationship: Relationship, in name: String) -> String {
    let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let object = className(of: relationship.destination)
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var lines = [
      "addTo\(key)(_ value: \(object))", "removeFrom\(key)(_ value: \(object))", "addTo\(key)(_ values: \(set))",
      "removeFrom\(key)(_ values: \(set))",
    ]
    if relationship.isOrdered {
      lines += [
        "insertInto\(key)(_ value: \(object), at idx: Int)", "removeFrom\(key)(at idx: Int)",
        "replace\(key)(at idx: Int, with value: \(object))",
      ]
    }
    return "\nextension \(name) {\n\n"
      + lines.map { "    @NSManaged public func \($0)\n\n" }.joined() + "}\n"
  }
}

extension DataModel.Attribute {
  /// The type of the property, as Xcode writes it.
  fileprivate var type: String {
    switch kind {
    case .integer16: isScalar ? "Int16" : "NSNumber?"
    case .integer32: isScalar ? "Int32" : "NSNumber?"
    case .integer64: isScalar ? "Int64" : "NSNumber?"
    case .double: isScalar ? "Double" : "NSNumber?"
    case .float: isScalar ? "Float" : "NSNumber?"
    case .boolean: isScalar ? "Bool" : "NSNumber?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: isScalar ? "TimeInterval" : "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .transformable, .undefined: (className ?? "NSObject") + "?"
    }
  }
}
