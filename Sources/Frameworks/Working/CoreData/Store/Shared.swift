// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// An object behind a lock that whoever has it may take again.
final class Shared<Value: AnyObject>: @unchecked Sendable {
  private let value: Value
  private let lock = NSRecursiveLock()

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(value)
  }
}
