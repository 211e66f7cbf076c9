// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// An ordered-set property of an object, changed in place: each change sets the property, and observers are told.
final class MutableOrderedSetProxy: NSMutableOrderedSet {
  private let owner: NSObject
  private let key: String

  init(of owner: NSObject, key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }
  override init(capacity numItems: Int) {
    (owner, key) = (NSObject(), "")
    super.init(capacity: numItems)
  }
  override init(objects: UnsafePointer<AnyObject>?, count: Int) {
    (owner, key) = (NSObject(), "")
    super.init(objects: objects, count: count)
  }
  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: elements.count) }

  private var value: NSOrderedSet {
    switch owner.value(forKey: key) {
    case let value as NSOrderedSet: value
    case let value as [Any]: NSOrderedSet(array: value)
    default: NSOrderedSet()
    }
  }

  override var count: Int { value.count }
  override func object(at idx: Int) -> Any { value.object(at: idx) }
  override func index(of object: Any) -> Int { value.index(of: object) }
  override func insert(_ object: Any, at idx: Int) { change { $0.insert(object, at: idx) } }
  override func removeObject(at idx: Int) { change { $0.removeObject(at: idx) } }
  override func replaceObject(at idx: Int, with object: Any) { change { $0.replaceObject(at: idx, with: object) } }
  override func add(_ object: Any) { change { $0.add(object) } }
  override func remove(_ object: Any) { change { $0.remove(object) } }
  override func removeAllObjects() { change { $0.removeAllObjects() } }
  override func addObjects(from array: [Any]) { change { $0.addObjects(from: array) } }

  private func change(_ body: (NSMutableOrderedSet) -> Void) {
    let copy = NSMutableOrderedSet(array: value.array)
    body(copy)
    owner.setValue(copy, forKey: key)
  }
}

extension NSObject {
  /// An ordered set that changes the property of a name; observers of the property are told.
  ///
  /// - Complexity: each change copies the set.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    MutableOrderedSetProxy(of: self, key: key)
  }

  /// The same of the property at the end of a chain, `a.b.set`.
  public func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
    let (owner, key) = end(of: keyPath)
    return owner.mutableOrderedSetValue(forKey: key)
  }

  private func end(of keyPath: String) -> (NSObject, String) {
    guard let dot = keyPath.lastIndex(of: "."), let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    else { return (self, keyPath) }
    return (owner, String(keyPath[keyPath.index(after: dot)...]))
  }
}
