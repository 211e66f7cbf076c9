// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
import Foundation

/// The associations of every object that has any, by the object's address.
///
/// An entry ends with its object: the class of each object that gets associations is watched from then on. While the
/// object is being destroyed its entry is seen only by the thread that destroys it, so its `deinit` can still read, and
/// another thread that is given the same memory a moment too early doesn't find what belonged to the dead.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private let lock = NSLock()
  private var entries: [UnsafeRawPointer: Associations] = [:]

  /// The associations of an object; `nil` where there are none and none shall be made.
  func associations(of object: AnyObject, create: Bool) -> Associations? {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return lock.withLock {
      if let entry = entries[address], entry.destroyer == nil || entry.destroyer == pthread_self() { return entry }
      guard create else { return nil }
      tessera_watch_death(
        unsafeBitCast(type(of: object) as AnyClass, to: UnsafeRawPointer.self),
        { AssociationTable.shared.willDie($0) }, { AssociationTable.shared.didDie($0, $1) })
      let entry = Associations()
      entries[address] = entry
      return entry
    }
  }

  /// The number of objects with associations.
  var count: Int { lock.withLock { entries.count } }

  private func willDie(_ address: UnsafeRawPointer?) -> UnsafeMutableRawPointer? {
    guard let address else { return nil }
    return lock.withLock {
      guard let entry = entries[address] else { return nil }
      entry.destroyer = pthread_self()
      return Unmanaged.passRetained(entry).toOpaque()
    }
  }

  private func didDie(_ address: UnsafeRawPointer?, _ token: UnsafeMutableRawPointer?) {
    guard let address else { return }
    let known = token.map { Unmanaged<Associations>.fromOpaque($0).takeRetainedValue() }
    let entry: Associations? = lock.withLock {
      guard let entry = entries[address] else { return nil }
      // Without a token the entry was made by the object's own `deinit`, or is another thread's new object's.
      guard entry === known || (known == nil && entry.maker == pthread_self()) else { return nil }
      entries[address] = nil
      return entry
    }
    // What was associated may run code when it dies, so it outlives the lock.
    withExtendedLifetime((known, entry)) {}
  }
}
