// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Holds what `perform(_:)` returned for as long as an autorelease pool would on iOS: until the main thread has done what
/// it is at. The caller gets an unretained reference.
enum AutoreleasedResults {
  private final class Pool: @unchecked Sendable {
    let lock = NSLock()
    var objects: [AnyObject] = []
  }
  private static let pool = Pool()

  static func keep(_ object: AnyObject) -> Unmanaged<AnyObject> {
    let isFirst = pool.lock.withLock {
      pool.objects.append(object)
      return pool.objects.count == 1
    }
    if isFirst { DispatchQueue.main.async { drain() } }
    return Unmanaged.passUnretained(object)
  }

  private static func drain() {
    let objects = pool.lock.withLock {
      let objects = pool.objects
      pool.objects = []
      return objects
    }
    withExtendedLifetime(objects) {}
  }
}
