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

/// What is associated with an object under a key; `nil` where nothing is.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.associations(of: object as AnyObject, create: false)?[key]
}

/// Associates a value with an object under a key; `nil` takes the association away. Ends with the object, after its
/// `deinit`.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.associations(of: object as AnyObject, create: value != nil)?
    .set(value, for: key, policy: policy)
}

/// Takes away everything that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.associations(of: object as AnyObject, create: false)?.removeAll()
}

/// Runs a closure, and frees what the kit holds on behalf of it as an autorelease pool would: on the main thread only, where
/// it holds anything. All else is freed when its last reference goes.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard Thread.isMainThread, let held = HeldObjects.shared else { return try body() }
  let mark = held.mark()
  defer { held.drain(from: mark) }
  return try body()
}

/// What is held until the main thread has done what it is at.
package protocol HeldObjectsPool: Sendable {
  /// How many objects are held.
  func mark() -> Int
  /// Lets go of those that were added since.
  func drain(from mark: Int)
}

package enum HeldObjects {
  /// Set when the first object is held.
  package nonisolated(unsafe) static var shared: (any HeldObjectsPool)?
}
