// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Combine
internal import Foundation

// What the translator makes of `@NSManaged`.

extension NSManagedObject {
  /// Reads a property that is a number in Swift.
  @_disfavoredOverload public final func _tesseraValue<Value>(_ key: String) -> Value {
    guard let value: Value = kept(key) ?? Self.zero() else {
      fatalError("\(type(of: self)).\(key) has no value; a property that may have none is optional")
    }
    return value
  }

  /// Reads a property that may have no value.
  public final func _tesseraValue<Value>(_ key: String) -> Value? { kept(key) }

  /// Sets a property.
  public final func _tesseraSetValue<Value>(_ value: Value?, _ key: String) {
    setValue(value.map(Self.plain), forKey: key)
  }

  private final func kept<Value>(_ key: String) -> Value? {
    guard let value = value(forKey: key) else { return nil }
    if let value = value as? Value { return value }
    switch value {
    case let number as NSNumber: return Self.form(number)
    case let date as Date: return date.timeIntervalSinceReferenceDate as? Value
    case let set as Set<AnyHashable>: return set as? Value
    case let set as NSSet: return (set as? Set<AnyHashable>).flatMap { $0 as? Value } ?? Self.members(set.allObjects)
    case let set as NSOrderedSet: return set.array as? Value
    default: return nil
    }
  }

  private static func members<Value>(_ objects: [Any]) -> Value? {
    guard let type = Value.self as? any MemberSet.Type else { return nil }
    return type.made(of: objects) as? Value
  }

  private static func form<Value>(_ number: NSNumber) -> Value? {
    let forms: [Any] = [
      number.boolValue, number.intValue, number.int16Value, number.int32Value, number.int64Value, number.doubleValue,
      number.floatValue, number.decimalValue, Date(timeIntervalSinceReferenceDate: number.doubleValue),
    ]
    return forms.lazy.compactMap { $0 as? Value }.first
  }

  private static func zero<Value>() -> Value? { form(NSNumber(value: 0)) }

  /// A value as the store keeps it: every number is an `NSNumber`.
  private static func plain(_ value: Any) -> Any {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Int16: NSNumber(value: value)
    case let value as Int32: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as NSString where !(value is NSMutableString): value as String
    default: value
    }
  }

  // MARK: - Accessors of relationships

  /// Adds an object, or the objects of a set.
  public final func _tesseraAdd(_ value: Any, _ key: String) {
    edit(key) { ids in for id in Self.ids(value) { ids.append(id) } }
  }

  /// Takes out an object, or the objects of a set.
  public final func _tesseraRemove(_ value: Any, _ key: String) {
    edit(key) { ids in for id in Self.ids(value) { ids.remove(id) } }
  }

  /// Puts an object, or several, in at a place, or at several.
  public final func _tesseraInsert(_ value: Any, _ key: String, at index: Any) {
    edit(key) { ids in
      for (place, id) in zip(Self.places(index, or: ids.count), Self.ids(value)) { ids.insert(id, at: place) }
    }
  }

  /// Takes out what stands at a place, or at several.
  public final func _tesseraRemove(_ key: String, at index: Any) {
    edit(key) { ids in
      let gone = Self.places(index, or: 0).filter(ids.list.indices.contains).map { ids.list[$0] }
      for id in gone { ids.remove(id) }
    }
  }

  /// Puts an object, or several, in the place of others.
  public final func _tesseraReplace(_ key: String, at index: Any, with value: Any) {
    edit(key) { ids in
      for (place, id) in zip(Self.places(index, or: 0), Self.ids(value)) where ids.list.indices.contains(place) {
        ids.remove(ids.list[place])
        ids.insert(id, at: place)
      }
    }
  }

  /// One place, or those of a set.
  private static func places(_ index: Any, or end: Int) -> [Int] {
    switch index {
    case let set as IndexSet: Array(set)
    case let set as NSIndexSet: Array(set as IndexSet)
    default: [index as? Int ?? end]
    }
  }

  private final func edit(_ key: String, _ change: (inout OrderedIDs) -> Void) {
    guard let relationship = entity.table.relationships[key], let context = managedObjectContext else { return }
    var ids = loaded()[key] as? OrderedIDs ?? OrderedIDs()
    change(&ids)
    tellOfChange(to: self)
    willChangeValue(forKey: key)
    context.set(ids, of: relationship, on: self)
    didChangeValue(forKey: key)
  }

  private static func ids(_ value: Any) -> [NSManagedObjectID] {
    switch value {
    case let object as NSManagedObject: [object.objectID]
    case let set as NSSet: set.allObjects.compactMap { ($0 as? NSManagedObject)?.objectID }
    case let set as NSOrderedSet: set.array.compactMap { ($0 as? NSManagedObject)?.objectID }
    case let list as [Any]: list.compactMap { ($0 as? NSManagedObject)?.objectID }
    case let set as Set<AnyHashable>: set.compactMap { ($0.base as? NSManagedObject)?.objectID }
    default: []
    }
  }
}

/// A Swift set, which a class may have for a relationship.
private protocol MemberSet {
  static func made(of objects: [Any]) -> Any?
}

extension Set: MemberSet {
  static func made(of objects: [Any]) -> Any? { Set(objects.compactMap { $0 as? Element }) }
}
