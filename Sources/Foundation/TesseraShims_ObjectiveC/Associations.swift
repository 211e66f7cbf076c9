// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The values associated with one object.
final class Associations: @unchecked Sendable {
  private enum Value {
    case strong(Any)
    case weak(Weak)
  }
  private struct Weak { weak var object: AnyObject? }

  private let lock = NSLock()
  private var values: [UnsafeRawPointer: Value] = [:]

  /// The thread that made this. Only the table reads and writes it, under its lock.
  let maker = pthread_self()
  /// The thread that destroys the object, once one does. Only the table reads and writes it, under its lock.
  var destroyer: pthread_t?

  subscript(key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      switch values[key] {
      case .strong(let value): value
      case .weak(let box): box.object
      case nil: nil
      }
    }
  }

  func set(_ value: Any?, for key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
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

  func removeAll() {
    let old = lock.withLock {
      let old = values
      values = [:]
      return old
    }
    withExtendedLifetime(old) {}
  }
}
