// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Objects by keys that are objects; it may hold both or not. Not safe to share between threads.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [TableReference: TableReference] = [:]

  /// Creates a table; `capacity` is a hint.
  public required init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Holds keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Holds values as long as their keys live.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

  /// Holds keys as long as their values live.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

  /// Holds neither.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[TableReference(aKey, keyOptions)]?.object as? ObjectType
  }

  /// Puts an object under a key; `nil` takes away what is there.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    leaveOut()
    guard let anObject else { return removeObject(forKey: aKey) }
    let key = TableReference(keyOptions.taken(aKey), keyOptions)
    entries[key] = TableReference(valueOptions.taken(anObject), valueOptions)
  }

  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[TableReference(aKey, keyOptions)] = nil }
  }

  open func removeAllObjects() { entries = [:] }

  /// How many entries there are. Without those whose key or value died, which iOS may still count.
  open var count: Int {
    leaveOut()
    return entries.count
  }

  /// Walks through the keys that there are now, in any order.
  open func keyEnumerator() -> NSEnumerator {
    leaveOut()
    return NSArray(array: entries.keys.compactMap(\.object)).objectEnumerator()
  }

  /// Walks through the values that there are now, in any order; `nil` where there are none.
  open func objectEnumerator() -> NSEnumerator? {
    leaveOut()
    return NSArray(array: entries.values.compactMap(\.object)).objectEnumerator()
  }

  /// The entries as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    leaveOut()
    var result: [AnyHashable: ObjectType] = [:]
    for (key, value) in entries {
      if let key = key.object as? AnyHashable, let value = value.object as? ObjectType { result[key] = value }
    }
    return result
  }

  /// Forgets who died.
  private func leaveOut() {
    guard keyOptions.isWeak || valueOptions.isWeak,
      entries.contains(where: { $0.key.object == nil || $0.value.object == nil })
    else { return }
    entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
  }

  open override func copy() -> Any {
    let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
    copy.entries = entries
    return copy
  }
}
