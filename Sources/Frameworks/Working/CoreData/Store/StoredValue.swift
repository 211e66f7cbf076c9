// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Values as a property list can hold them.
enum StoredValue {
  private static let isList = Set<NSAttributeType>([
    .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
    .floatAttributeType, .booleanAttributeType, .stringAttributeType, .dateAttributeType, .binaryDataAttributeType,
  ])

  /// - Throws: Where a transformable value can be archived in no way.
  static func encoded(_ row: [String: Any], of entity: NSEntityDescription) throws -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in row {
      switch value {
      case let id as NSManagedObjectID: result[key] = reference(id)
      case let ids as OrderedIDs: result[key] = ids.list.map(reference)
      default:
        guard let attribute = entity.table.attributes[key], !attribute.isTransient else { continue }
        result[key] = try encoded(value, attribute)
      }
    }
    return result
  }

  private static func reference(_ id: NSManagedObjectID) -> [Any] { [id.entity.name ?? "", id.number ?? 0] }

  private static func encoded(_ value: Any, _ attribute: NSAttributeDescription) throws -> Any {
    switch value {
    case let value as UUID: return value.uuidString
    case let value as URL: return value.absoluteString
    case let value as NSDecimalNumber: return value.stringValue
    case let value where isList.contains(attribute.attributeType): return value
    default: break
    }
    let plain = [value]
    if PropertyListSerialization.propertyList(plain, isValidFor: .binary) { return plain }
    if let data = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false) { return data }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
      userInfo: [
        NSLocalizedDescriptionKey:
          "\(attribute.name) holds a \(type(of: value)), which can be written neither as a property list nor as an archive."
      ])
  }

  static func decoded(
    _ row: [String: Any], of entity: NSEntityDescription, id: (_ entity: String, _ number: Int) -> NSManagedObjectID?
  ) -> [String: Any] {
    func target(_ value: Any) -> NSManagedObjectID? {
      guard let pair = value as? [Any], pair.count == 2, let name = pair[0] as? String, let number = pair[1] as? Int
      else { return nil }
      return id(name, number)
    }
    var result: [String: Any] = [:]
    for (key, value) in row {
      if let relationship = entity.table.relationships[key] {
        result[key] =
          relationship.isToMany
          ? OrderedIDs((value as? [Any] ?? []).compactMap(target)) as Any : target(value).map { $0 as Any }
      } else if let attribute = entity.table.attributes[key] {
        result[key] = decoded(value, attribute)
      }
    }
    return result
  }

  private static func decoded(_ value: Any, _ attribute: NSAttributeDescription) -> Any? {
    switch attribute.attributeType {
    case .UUIDAttributeType: (value as? String).flatMap(UUID.init(uuidString:))
    case .URIAttributeType: (value as? String).flatMap(URL.init(string:))
    case .decimalAttributeType: (value as? String).map { NSDecimalNumber(string: $0) }
    case let type where isList.contains(type): value
    default:
      if let list = value as? [Any] {
        list.first
      } else {
        (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData($0) }
      }
    }
  }

  /// Whether two values, or the objects at the other end of relationships, are the same.
  static func areSame(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as NSManagedObjectID, let right as NSManagedObjectID): left === right
    case (let left as OrderedIDs, let right as OrderedIDs):
      left.count == right.count && left.list.allSatisfy(right.contains)
    case (let left as AnyHashable, let right as AnyHashable): left == right
    default: false
    }
  }
}
