// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// How an object holds what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not held: `nil` once the value is gone. (Objective-C leaves a dangling pointer.)
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is held.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held; reading and writing is safe from any thread.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy is held; reading and writing is safe from any thread.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// An object that has room for what is associated with it, so that it dies at the same moment.
///
/// UIKit's root classes conform. For other objects, whose end Swift on Linux doesn't announce, associations live in a
/// side table beside a weak reference: they can't be reached once the object is gone, and are freed when the table is
/// next swept, after at most as many further associations as there are entries.
public protocol _TesseraAssociating: AnyObject {
  /// What is associated with this object; only the functions of this module touch it.
  nonisolated var _tesseraAssociations: _TesseraAssociations { get }
}

/// The values associated with one object.
public final class _TesseraAssociations: @unchecked Sendable {
  private enum Value {
    case strong(Any)
    case weak(Weak)
  }
  private struct Weak { weak var object: AnyObject? }

  private let lock = NSLock()
  private var values: [UnsafeRawPointer: Value] = [:]

  /// Creates an empty set of associations.
  public init() {}

  fileprivate subscript(key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      switch values[key] {
      case .strong(let value): value
      case .weak(let box): box.object
      case nil: nil
      }
    }
  }

  fileprivate func set(_ value: Any?, for key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
    let new: Value? =
      switch (value, policy) {
      case (nil, _): nil
      case (let value?, .OBJC_ASSOCIATION_ASSIGN): .weak(Weak(object: value as AnyObject))
      case (let value as NSCopying, .OBJC_ASSOCIATION_COPY), (let value as NSCopying, .OBJC_ASSOCIATION_COPY_NONATOMIC):
        .strong(value.copy(with: nil))
      case (let value?, _): .strong(value)
      }
    // The old value may run code when it dies, so it outlives the lock.
    let old = lock.withLock {
      let old = values[key]
      values[key] = new
      return old
    }
    withExtendedLifetime(old) {}
  }

  fileprivate func removeAll() {
    let old = lock.withLock {
      let old = values
      values = [:]
      return old
    }
    withExtendedLifetime(old) {}
  }
}

/// Associations of objects that have no room for them.
private final class SideTable: @unchecked Sendable {
  static let shared = SideTable()

  private struct Entry {
    weak var object: AnyObject?
    let associations = _TesseraAssociations()
  }
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepSize = 16

  func associations(of object: AnyObject, create: Bool) -> _TesseraAssociations? {
    var dead: [Entry] = []
    let result: _TesseraAssociations? = lock.withLock {
      let id = ObjectIdentifier(object)
      // A new object can have a dead one's address: only the weak reference tells.
      if let entry = entries[id], entry.object === object { return entry.associations }
      guard create else { return nil }
      if let old = entries[id] { dead.append(old) }
      let entry = Entry(object: object)
      entries[id] = entry
      if entries.count >= sweepSize {
        dead += entries.values.filter { $0.object == nil }
        entries = entries.filter { $0.value.object != nil }
        sweepSize = max(16, entries.count * 2)
      }
      return entry.associations
    }
    withExtendedLifetime(dead) {}
    return result
  }
}

private func associations(of object: Any, create: Bool) -> _TesseraAssociations? {
  let object = object as AnyObject
  if let holder = object as? any _TesseraAssociating { return holder._tesseraAssociations }
  return SideTable.shared.associations(of: object, create: create)
}

/// What is associated with an object under a key; `nil` where nothing is.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations(of: object, create: false)?[key]
}

/// Associates a value with an object under a key; `nil` takes the association away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  associations(of: object, create: value != nil)?.set(value, for: key, policy: policy)
}

/// Takes away everything that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  associations(of: object, create: false)?.removeAll()
}

/// Runs a closure. There are no autoreleased objects on Linux: everything is freed when its last reference goes.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
