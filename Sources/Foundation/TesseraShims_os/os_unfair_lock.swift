// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

// Apple's smallest lock: four bytes that must stay where they are. They hold the thread that has the lock, or 0.

/// A lock that stays where it is in memory, on nobody's behalf but one thread's at a time.
public struct os_unfair_lock_s: Sendable {
  public var _os_unfair_lock_opaque: UInt32

  /// A lock that nobody has.
  public init() { _os_unfair_lock_opaque = 0 }
  public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// A lock that nobody has, as C writes it.
public var OS_UNFAIR_LOCK_INIT: os_unfair_lock_s { os_unfair_lock_s() }

/// Waits for the lock and takes it. Who has it already stops, as on Apple's platforms.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) {
    guard owner(lock).pointee.load(ordering: .relaxed) != ownThread else {
      fatalError("os_unfair_lock: this thread has the lock already")
    }
    // The host may have the process's clocks, so nobody sleeps here.
    sched_yield()
  }
}

/// Takes the lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  owner(lock).pointee.compareExchange(expected: 0, desired: ownThread, ordering: .acquiring).exchanged
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  guard owner(lock).pointee.load(ordering: .relaxed) == ownThread else {
    fatalError("os_unfair_lock: the lock is not this thread's")
  }
  owner(lock).pointee.store(0, ordering: .releasing)
}

/// Stops where this thread does not have the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(
    owner(lock).pointee.load(ordering: .relaxed) == ownThread, "os_unfair_lock: the lock is not this thread's")
}

/// Stops where this thread has the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  precondition(owner(lock).pointee.load(ordering: .relaxed) != ownThread, "os_unfair_lock: the lock is this thread's")
}

/// The bytes as what several threads may change; an atomic number of 32 bits is laid out as a plain one.
private func owner(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

/// What tells this thread from others: where its own memory is, in pages.
private var ownThread: UInt32 { UInt32(truncatingIfNeeded: pthread_self() >> 12) | 1 << 31 }
