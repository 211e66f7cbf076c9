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
  override func remove(_ anObject: Any) { remove(anObject, in: NSRange(location: 0, length: count)) }
  override func remove(_ anObject: Any, in range: NSRange) { removeObjects(at: indexes(of: anObject, in: range)) }
  override func removeObject(identicalTo anObject: Any) {
    removeObject(identicalTo: anObject, in: NSRange(location: 0, length: count))
  }
  override func removeObject(identicalTo anObject: Any, in range: NSRange) {
    removeObjects(at: IndexSet(integersIn: Range(range) ?? 0..<0).filteredIndexSet { isIdentical($0, anObject) })
  }
  override func removeObjects(in otherArray: [Any]) {
    removeObjects(
      at: IndexSet(integersIn: 0..<count).filteredIndexSet { index in otherArray.contains { isSame(index, $0) } })
  }
  override func removeObjects(in range: NSRange) { removeObjects(at: IndexSet(integersIn: Range(range) ?? 0..<0)) }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let shared = Swift.min(range.length, otherArray.count)
    replaceObjects(
      at: IndexSet(integersIn: range.location..<range.location + shared), with: Array(otherArray.prefix(shared)))
    let rest = range.location + shared
    removeObjects(at: IndexSet(integersIn: rest..<range.location + range.length))
    insert(
      Array(otherArray.dropFirst(shared)), at: IndexSet(integersIn: rest..<rest + otherArray.count - shared))
  }
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange) {
    replaceObjects(in: range, withObjectsFrom: Array(otherArray[Range(otherRange) ?? 0..<0]))
  }

  /// Behind the last object the subscript adds one.
  override subscript(index: Int) -> Any {
    get { object(at: index) }
    set { if index == count { add(newValue) } else { replaceObject(at: index, with: newValue) } }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (first, second) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: second)
    replaceObject(at: idx2, with: first)
  }

  // MARK: - Finding objects; Foundation on Linux finds none of a class that does not derive from `NSObject`

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
  override func index(of anObject: Any) -> Int { index(of: anObject, in: NSRange(location: 0, length: count)) }
  override func index(of anObject: Any, in range: NSRange) -> Int {
    (Range(range) ?? 0..<0).first { isSame($0, anObject) } ?? NSNotFound
  }
  override func indexOfObjectIdentical(to anObject: Any) -> Int {
    (0..<count).first { isIdentical($0, anObject) } ?? NSNotFound
  }

  private func indexes(of object: Any, in range: NSRange) -> IndexSet {
    IndexSet(integersIn: Range(range) ?? 0..<0).filteredIndexSet { isSame($0, object) }
  }
  private func isIdentical(_ index: Int, _ other: Any) -> Bool {
    (object(at: index) as AnyObject) === (other as AnyObject)
  }
  private func isSame(_ index: Int, _ other: Any) -> Bool {
    if isIdentical(index, other) { return true }
    let own = object(at: index)
    if let own = own as? NSObject { return own.isEqual(other) }
    guard let own = own as? AnyHashable, let other = other as? AnyHashable else { return false }
    return own == other
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
