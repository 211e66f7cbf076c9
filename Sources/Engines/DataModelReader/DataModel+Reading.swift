// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
internal import NibReader

extension DataModel {
  /// More is no model that somebody drew.
  private static let mostEntities = 2_000
  private static let mostBytes = 16 << 20

  /// Reads a model's source, the file `contents` of an `.xcdatamodel`.
  package init(contents bytes: [UInt8]) throws(DataModelError) {
    guard bytes.count <= Self.mostBytes else {
      throw DataModelError(expected: "at most \(Self.mostBytes >> 20) MB were expected")
    }
    let root: NibElement
    do {
      root = try NibElement.read(xml: bytes)
    } catch {
      throw DataModelError(line: error.line, expected: "expected \(error.expected)")
    }
    guard root.name == "model" else {
      throw DataModelError(line: root.line, expected: "expected a model, found <\(root.name)>")
    }
    let elements = root.children.filter { $0.name == "entity" }
    guard elements.count <= Self.mostEntities else {
      throw DataModelError(expected: "at most \(Self.mostEntities) entities were expected")
    }
    for element in elements { entities.append(try Self.entity(element)) }
    try check()
  }

  /// Reads the current version of a model: a folder `.xcdatamodeld` or `.xcdatamodel`, or one of these under the name
  /// `.momd` that it has in a built app.
  package init(at folder: URL) throws(DataModelError) {
    let version = Self.currentVersion(in: folder)
    guard let data = try? Data(contentsOf: version.appendingPathComponent("contents")) else {
      throw DataModelError(expected: "\(version.lastPathComponent) holds no file named contents")
    }
    try self.init(contents: [UInt8](data))
  }

  private static func currentVersion(in folder: URL) -> URL {
    let files = FileManager.default
    if files.fileExists(atPath: folder.appendingPathComponent("contents").path) { return folder }
    if let data = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let name = list["_XCCurrentVersionName"] as? String, !name.contains("/")
    {
      return folder.appendingPathComponent(name)
    }
    let versions = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }
    return versions.sorted().last.map(folder.appendingPathComponent) ?? folder
  }

  private static func entity(_ element: NibElement) throws(DataModelError) -> Entity {
    var entity = Entity(name: try name(element))
    let className = element["representedClassName"]?.split(separator: ".").last.map(String.init)
    entity.className = className == "NSManagedObject" ? nil : className
    entity.parent = element["parentEntity"]
    entity.isAbstract = element.bool("isAbstract") ?? false
    entity.source = element["codeGenerationType"].flatMap(Entity.Source.init) ?? .none
    for child in element.children {
      switch child.name {
      case "attribute": entity.attributes.append(try attribute(child))
      case "relationship": entity.relationships.append(try relationship(child))
      case "uniquenessConstraints":
        entity.uniqueness = child.children.map { $0.children.compactMap { $0["value"] } }.filter { !$0.isEmpty }
      default: break
      }
    }
    return entity
  }

  private static func attribute(_ element: NibElement) throws(DataModelError) -> Attribute {
    let type = element["attributeType"] ?? Attribute.Kind.undefined.rawValue
    guard let kind = Attribute.Kind(rawValue: type) else {
      let known = Attribute.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw DataModelError(line: element.line, expected: "expected a type of attributes (\(known)), found \(type)")
    }
    var attribute = Attribute(name: try name(element), kind: kind)
    attribute.isOptional = element.bool("optional") ?? false
    attribute.isTransient = element.bool("transient") ?? false
    attribute.isScalar = element.bool("usesScalarValueType") ?? false
    attribute.standard = element["defaultDateTimeInterval"] ?? element["defaultValueString"]
    attribute.className = element["customClassName"]
    return attribute
  }

  private static func relationship(_ element: NibElement) throws(DataModelError) -> Relationship {
    guard let destination = element["destinationEntity"] else {
      throw DataModelError(line: element.line, expected: "expected a relationship's destinationEntity")
    }
    var relationship = Relationship(name: try name(element), destination: destination)
    relationship.inverse = element["inverseName"]
    relationship.isToMany = element.bool("toMany") ?? false
    relationship.isOrdered = element.bool("ordered") ?? false
    relationship.isOptional = element.bool("optional") ?? false
    relationship.deleteRule = element["deletionRule"].flatMap(Relationship.DeleteRule.init) ?? .nullify
    relationship.least = max(element.integer("minCount") ?? 0, 0)
    relationship.most = max(element.integer("maxCount") ?? 0, 0)
    return relationship
  }

  private static func name(_ element: NibElement) throws(DataModelError) -> String {
    guard let name = element["name"], !name.isEmpty else {
      throw DataModelError(line: element.line, expected: "expected a name of the \(element.name)")
    }
    return name
  }

  /// What entities say of each other must be there, once.
  private func check() throws(DataModelError) {
    var byName: [String: Entity] = [:]
    for entity in entities where byName.updateValue(entity, forKey: entity.name) != nil {
      throw DataModelError(expected: "expected one entity \(entity.name), found two")
    }
    for entity in entities {
      for relationship in entity.relationships where byName[relationship.destination] == nil {
        throw DataModelError(
          expected: "\(entity.name).\(relationship.name) leads to \(relationship.destination), which is no entity")
      }
      var seen: Set = [entity.name]
      var next = entity.parent
      while let name = next {
        guard let parent = byName[name] else {
          throw DataModelError(expected: "the parent of \(entity.name) is \(name), which is no entity")
        }
        guard seen.insert(name).inserted else {
          throw DataModelError(expected: "\(entity.name) is among its own ancestors")
        }
        next = parent.parent
      }
    }
  }
}
