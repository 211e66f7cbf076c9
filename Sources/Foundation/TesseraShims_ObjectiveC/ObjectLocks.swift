// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// Locks that belong to objects: what `@synchronized` is in Objective-C.

/// Waits until no other thread has the object locked, and locks it. A thread may lock an object more than once. Always 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: obj as AnyObject).lock()
  return 0
}

/// Takes back one lock of an object. Always 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.unlock(obj as AnyObject)
  return 0
}

/// The locks of objects that somebody has locked, or waits for.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()
  private let guarding = NSLock()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, uses: Int)] = [:]

  func lock(of object: AnyObject) -> NSRecursiveLock {
    guarding.withLock {
      var entry = locks[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
      entry.uses += 1
      locks[ObjectIdentifier(object)] = entry
      return entry.lock
    }
  }

  func unlock(_ object: AnyObject) {
    let lock: NSRecursiveLock? = guarding.withLock {
      guard var entry = locks[ObjectIdentifier(object)] else { return nil }
      entry.uses -= 1
      locks[ObjectIdentifier(object)] = entry.uses > 0 ? entry : nil
      return entry.lock
    }
    lock?.unlock()
  }
}
