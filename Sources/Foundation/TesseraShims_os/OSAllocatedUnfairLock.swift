// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let box: Box

  /// Creates a lock around a value.
  public init(initialState: State) where State: Sendable { box = Box(initialState) }
  /// Creates a lock around a value that the caller promises not to share.
  public init(uncheckedState: State) { box = Box(uncheckedState) }

  /// Runs a closure on the value while nobody else can.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try box.lock.withLock { try body(&box.state) }
  }
  /// Runs a closure on the value while nobody else can.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try box.lock.withLock { try body(&box.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }
  /// Takes the lock, waiting for it.
  public func lock() { box.lock.lock() }
  /// Gives the lock back.
  public func unlock() { box.lock.unlock() }
  /// Takes the lock if it is free.
  public func lockIfAvailable() -> Bool { box.lock.try() }
}
