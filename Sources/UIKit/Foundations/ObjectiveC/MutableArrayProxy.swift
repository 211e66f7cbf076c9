// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// An array property of an object, changed in place: observers of the property receive the indexes that changed.
///
/// Where the property holds an `NSMutableArray` that one is changed; any other array is copied, changed and set.
final class MutableArrayProxy: NSMutableArray {
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
  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    (owner, key) = (NSObject(), "")
    super.init(objects: objects, count: count)
  }
  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: elements.count) }

  private var value: NSArray {
    switch owner.value(forKey: key) {
    case let value as NSArray: value
    case let value as [Any]: NSArray(array: value)
    default: NSArray()
    }
  }

  override var count: Int { value.count }
  override func object(at index: Int) -> Any { value.object(at: index) }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, IndexSet(integer: index)) { $0.insert(anObject, at: index) }
  }

  override func removeObject(at index: Int) {
    change(.removal, IndexSet(integer: index)) { $0.removeObject(at: index) }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, IndexSet(integer: index)) { $0.replaceObject(at: index, with: anObject) }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    guard !indexes.isEmpty else { return }
    change(.insertion, indexes) { $0.insert(objects, at: indexes) }
  }

  override func removeObjects(at indexes: IndexSet) {
    guard !indexes.isEmpty else { return }
    change(.removal, indexes) { array in for index in indexes.reversed() { array.removeObject(at: index) } }
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    guard !indexes.isEmpty else { return }
    change(.replacement, indexes) { array in
      for (index, object) in zip(indexes, objects) { array.replaceObject(at: index, with: object) }
    }
  }

  override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }
  override func addObjects(from otherArray: [Any]) {
    insert(otherArray, at: IndexSet(integersIn: count..<count + otherArray.count))
  }
  override func setArray(_ otherArray: [Any]) {
    removeAllObjects()
    addObjects(from: otherArray)
  }
  override func remove(_ anObject: Any) {
    removeObjects(
      at: IndexSet(
        (0..<count).filter { (object(at: $0) as AnyObject) === (anObject as AnyObject) || isSame($0, anObject) }))
  }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (first, second) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: second)
    replaceObject(at: idx2, with: first)
  }
  private func isSame(_ index: Int, _ other: Any) -> Bool {
    (object(at: index) as? NSObject).map { $0.isEqual(other) } ?? false
  }

  private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ change: (NSMutableArray) -> Void) {
    owner.willChange(kind, valuesAt: indexes, forKey: key)
    defer { owner.didChange(kind, valuesAt: indexes, forKey: key) }
    if let own = owner.value(forKey: key) as? NSMutableArray { return change(own) }
    let copy = NSMutableArray(array: (0..<count).map(object(at:)))
    change(copy)
    KeyValueObserving.withoutTelling(owner, key) { owner.setValue(copy, forKey: key) }
  }
}

extension NSObject {
  /// An array that changes the array property of a name; observers of the property receive what changed and where.
  ///
  /// - Complexity: each change of a property that holds no `NSMutableArray` copies the array.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { MutableArrayProxy(of: self, key: key) }

  /// The same of the property at the end of a chain, `a.b.list`.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let dot = keyPath.lastIndex(of: "."), let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    else {
      return mutableArrayValue(forKey: keyPath)
    }
    return owner.mutableArrayValue(forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Says that elements of an array property are about to change.
  public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    KeyValueObserving.willChange(self, key, .init(kind: changeKind, indexes: indexes))
  }

  /// Says that elements of an array property have changed.
  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    KeyValueObserving.didChange(self, key, .init(kind: changeKind, indexes: indexes))
  }
}
