// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import TesseraShims_ObjectiveC

/// Holds objects for as long as an autorelease pool would on iOS: until the main thread has done what it is at, or the
/// `autoreleasepool` around the call ends. What `perform(_:)` returned is held, as its caller gets an unretained reference, and
/// windows to which views are added.
package enum AutoreleasedResults {
  private final class Pool: HeldObjectsPool, @unchecked Sendable {
    let lock = NSLock()
    var objects: [AnyObject] = []
    /// Whether the main queue is to drain it.
    var isDue = false

    func mark() -> Int { lock.withLock { objects.count } }

    func drain(from mark: Int) {
      let drained = lock.withLock {
        let drained = Array(objects[min(mark, objects.count)...])
        objects.removeLast(drained.count)
        if mark == 0 { isDue = false }
        return drained
      }
      withExtendedLifetime(drained) {}
    }
  }
  private static let pool = Pool()

  /// Lets go of all that is held: a turn of virtual time has ended, in which the main queue need not come to its own work.
  package static func endTurn() { pool.drain(from: 0) }

  /// Has `autoreleasepool` let go of what is held.
  static func connect() { HeldObjects.shared = pool }

  /// Holds an object until the frame at hand or the next one has been made, without asking for one.
  static func keepThroughFrame(_ object: AnyObject) {
    connect()
    pool.lock.withLock { pool.objects.append(object) }
  }

  @discardableResult
  static func keep(_ object: AnyObject) -> Unmanaged<AnyObject> {
    let isFirst = pool.lock.withLock {
      pool.objects.append(object)
      defer { pool.isDue = true }
      return !pool.isDue
    }
    if isFirst {
      connect()
      DispatchQueue.main.async { pool.drain(from: 0) }
    }
    return Unmanaged.passUnretained(object)
  }
}
