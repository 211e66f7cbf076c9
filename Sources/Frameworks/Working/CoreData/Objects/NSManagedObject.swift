// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CManagedObjects
public import Combine
public import Foundation
internal import UIKit

/// An object that a store keeps.
///
/// Values are read from the store when the first of them is asked for. Like its context, an object belongs to one thread.
open class NSManagedObject: NSObject, NSFetchRequestResult, @unchecked Sendable {
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  open private(set) var entity: NSEntityDescription
  open private(set) var objectID: NSManagedObjectID

  /// What the object holds now: values, one identifier or `OrderedIDs`; `nil` while nothing was asked for.
  var values: [String: Any]?
  /// What the store holds, of keys that were changed.
  var committed: [String: Any?] = [:]

  /// Makes an object of a kind in a context, or in none.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    guard !entity.isAbstract else {
      fatalError("Cannot create an object of \(entity.name ?? "?"), which is an abstract entity.")
    }
    self.entity = entity
    managedObjectContext = context
    objectID = PendingIdentity.take() ?? NSManagedObjectID(entity)
    super.init()
    if objectID.isTemporaryID, !PendingIdentity.isFault {
      values = entity.table.defaults
      context?.insert(self)
    }
  }

  /// Makes an object of the class's kind in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    let type = Self.self
    guard let entity = moc.model?.entity(of: type) ?? KnownModels.entity(of: type) else {
      fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(type)'")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// The class's kind of objects, from the models that were read.
  open class func entity() -> NSEntityDescription {
    guard let entity = KnownModels.entity(of: self) else {
      fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'")
    }
    return entity
  }

  /// Asks for all objects of the class's kind.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  // MARK: - State

  open var isInserted: Bool { managedObjectContext?.inserted.contains(self) ?? false }
  open var isDeleted: Bool { managedObjectContext?.deleted.contains(self) ?? false }
  open var isUpdated: Bool { managedObjectContext?.updated.contains(self) ?? false }
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  open var hasPersistentChangedValues: Bool { isInserted || isDeleted || !changedValues().isEmpty }
  /// Whether nothing of it was asked for yet.
  open var isFault: Bool { values == nil }
  open var faultingState: Int { isFault ? 1 : 0 }

  /// The values that differ from the store's.
  open func changedValues() -> [String: Any] {
    Dictionary(committed.keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// The values as the store has them; of `nil`, all.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let stored = managedObjectContext?.row(of: objectID) ?? [:]
    let names = keys ?? Array(entity.table.attributes.keys) + Array(entity.table.relationships.keys)
    return Dictionary(names.map { ($0, shown(stored[$0], $0) ?? NSNull()) }) { $1 }
  }

  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  // MARK: - What subclasses hear

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}

  /// Tells whether the object may be stored as it is.
  open func validateForInsert() throws { try Validation.check(self) }
  open func validateForUpdate() throws { try Validation.check(self) }
  open func validateForDelete() throws { try Validation.checkDeletion(of: self) }

  // MARK: - Values by name

  /// The value of a property: of several objects an `NSSet` or `NSOrderedSet`.
  open func primitiveValue(forKey key: String) -> Any? { shown(loaded()[key], key) }

  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let property = property(key) else { return }
    managedObjectContext?.set(value, of: property, on: self) ?? setAlone(value, key)
  }

  open func willAccessValue(forKey key: String?) { _ = loaded() }
  open func didAccessValue(forKey key: String?) {}

  /// The objects of a relationship, to be added to and taken from: a copy, to be set again by `setValue(_:forKey:)`.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    NSMutableSet(set: (value(forKey: key) as? NSSet) as? Set<AnyHashable> ?? [])
  }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    (loaded()[key] as? OrderedIDs)?.list ?? (loaded()[key] as? NSManagedObjectID).map { [$0] } ?? []
  }

  private func property(_ key: String) -> NSPropertyDescription? {
    entity.table.attributes[key] ?? entity.table.relationships[key]
  }

  private func setAlone(_ value: Any?, _ key: String) {
    var values = self.values ?? [:]
    values[key] = value
    self.values = values
  }

  /// The object's values, read from the store if need be.
  func loaded() -> [String: Any] {
    if let values { return values }
    guard let context = managedObjectContext, let row = context.row(of: objectID) else {
      fatalError("CoreData could not fulfill a fault for '\(objectID)'")
    }
    values = row
    awakeFromFetch()
    return row
  }

  /// A stored value as apps see it.
  private func shown(_ value: Any?, _ key: String) -> Any? {
    switch value {
    case let id as NSManagedObjectID: return managedObjectContext?.object(with: id)
    case let ids as OrderedIDs: return group(ids.list.compactMap { managedObjectContext?.object(with: $0) }, key)
    case nil where entity.table.relationships[key]?.isToMany == true: return group([], key)
    default: return value
    }
  }

  private func group(_ objects: [NSManagedObject], _ key: String) -> Any {
    entity.table.relationships[key]?.isOrdered == true ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  open override var description: String {
    let state = values.map { values in
      values.keys.sorted().map { "\($0) = \(values[$0] ?? "nil")" }.joined(separator: "; ")
    }
    return "<\(type(of: self))> (entity: \(entity.name ?? "?"); id: \(objectID); data: {\(state ?? "<fault>")})"
  }
}

/// Tells before a property changes, so that views of SwiftUI follow an object that they observe.
extension NSManagedObject: ObservableObject {}

extension NSManagedObject: KeyValueKeeping {
  package func keptValue(forKey key: String) -> Any?? {
    property(key) == nil ? nil : .some(primitiveValue(forKey: key))
  }

  package func keep(_ value: Any?, forKey key: String) -> Bool {
    guard let property = property(key) else { return false }
    tellOfChange(to: self)
    willChangeValue(forKey: key)
    managedObjectContext?.set(value, of: property, on: self) ?? setAlone(value, key)
    didChangeValue(forKey: key)
    return true
  }
}

/// The identity that the next object gets which is made for one that there is already.
enum PendingIdentity {
  @TaskLocal private static var box: Box?

  private final class Box: @unchecked Sendable {
    var id: NSManagedObjectID?
    init(_ id: NSManagedObjectID) { self.id = id }
  }

  static var isFault: Bool { box != nil }

  static func take() -> NSManagedObjectID? {
    defer { box?.id = nil }
    return box?.id
  }

  static func with<Result>(_ id: NSManagedObjectID, _ body: () -> Result) -> Result {
    $box.withValue(Box(id), operation: body)
  }
}

extension NSEntityDescription {
  /// The class of its objects: the app's, where there is one of that name.
  var objectClass: NSManagedObject.Type {
    if let seenClass { return seenClass }
    guard let name = managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
    let found = AppClasses.named(name) as? NSManagedObject.Type
    seenClass = found
    return found ?? superentity?.objectClass ?? NSManagedObject.self
  }

  /// Makes an object of the kind, of the app's class.
  func makeObject(in context: NSManagedObjectContext?) -> NSManagedObject {
    let type = objectClass
    guard type != NSManagedObject.self else { return NSManagedObject(entity: self, insertInto: context) }
    let made = tessera_make_managed_object(
      unsafeBitCast(type, to: UnsafeRawPointer.self), Unmanaged.passRetained(self).toOpaque(),
      context.map { Unmanaged.passRetained($0).toOpaque() })
    guard let made else { fatalError("\(type) has no init(entity:insertInto:)") }
    return Unmanaged<NSManagedObject>.fromOpaque(made).takeRetainedValue()
  }
}
