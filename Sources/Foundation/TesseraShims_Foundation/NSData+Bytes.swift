// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSData {
  /// The bytes of an object that nobody else holds, such as what `data as NSData` makes. It is kept for as long as an
  /// autorelease pool would on Apple's platforms: until the main thread has done what it is at.
  public var _tesseraBytes: UnsafeRawPointer {
    KeptData.keep(self)
    return bytes
  }
}

private enum KeptData {
  private final class Pool: @unchecked Sendable {
    let lock = NSLock()
    var objects: [NSData] = []
  }
  private static let pool = Pool()

  static func keep(_ data: NSData) {
    let isFirst = pool.lock.withLock {
      pool.objects.append(data)
      return pool.objects.count == 1
    }
    if isFirst { DispatchQueue.main.async { drain() } }
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
