// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A set of objects that it may hold or not, in no order. Not safe to share between threads.
///
/// The objects' type is any: a protocol with `@objc` is a class's type on iOS, and no class's here.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var members: Set<TableReference> = []

  /// Creates a table; `capacity` is a hint.
  public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// A table that does not hold its objects; who dies leaves it.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The members that live, in any order.
  open var allObjects: [ObjectType] {
    leaveOut()
    return members.compactMap { $0.object as? ObjectType }
  }

  /// How many members there are. Without those that died, which iOS may still count.
  open var count: Int {
    leaveOut()
    return members.count
  }

  /// Any member; `nil` where there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The members as a set.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// The member that is equal to an object.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = members.firstIndex(of: TableReference(object as AnyObject, options)) else {
      return nil
    }
    return members[index].object as? ObjectType
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object, unless one that is equal is there.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    leaveOut()
    members.insert(TableReference(options.taken(object as AnyObject), options))
  }

  open func remove(_ object: ObjectType?) {
    if let object { members.remove(TableReference(object as AnyObject, options)) }
  }

  open func removeAllObjects() { members = [] }

  /// Adds the members of another table.
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

  /// Removes the members of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

  /// Removes what is not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

  /// Walks through the members that there are now.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Forgets who died.
  private func leaveOut() {
    if options.isWeak, members.contains(where: { $0.object == nil }) { members = members.filter { $0.object != nil } }
  }

  open override func copy() -> Any {
    let copy = NSHashTable(options: options)
    copy.members = members
    return copy
  }
}
