// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// One value of state that lives as long as its element keeps its identity.
///
/// Bodies read the value of the batch under way, everyone else the newest one, so that an action reads what it has just
/// written. May be written on any thread; the tree is told on the main one.
package final class StateBox<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  /// What bodies see.
  private var shown: Value
  /// Written but not yet shown.
  private var waiting: Value?
  private var version = 0
  private weak var root: UpdateRoot?
  private weak var owner: Element?

  @MainActor package init(_ value: Value, owner: Element) {
    shown = value
    root = owner.root
    self.owner = owner
  }

  /// Whether bodies run on this thread now.
  private var isReadByBody: Bool {
    guard MainQueueMark.isCurrent else { return false }
    return MainActor.assumeIsolated { root?.isUpdating ?? false }
  }

  package var value: Value {
    lock.withLock { isReadByBody ? shown : waiting ?? shown }
  }

  /// Writes a value; the tree follows in its next update.
  package func set(_ new: Value, transaction: AnyObject?) {
    let version = lock.withLock {
      waiting = new
      self.version += 1
      return self.version
    }
    // The value goes to the main actor and is not touched here again; callers vouch for it as they do for `State`.
    nonisolated(unsafe) let (new, transaction) = (new, transaction)
    if MainQueueMark.isCurrent {
      MainActor.assumeIsolated { note(new, version: version, transaction: transaction) }
    } else {
      DispatchQueue.main.async { self.note(new, version: version, transaction: transaction) }
    }
  }

  @MainActor private func note(_ new: Value, version: Int, transaction: AnyObject?) {
    guard let root else {
      lock.withLock { shown = new }
      return
    }
    root.write(transaction: transaction) { [weak self] in self?.show(new, version: version) }
  }

  @MainActor private func show(_ new: Value, version: Int) {
    let isSame = lock.withLock {
      let isSame = FieldTable.areEqual(shown, new)
      shown = new
      if version == self.version { waiting = nil }
      return isSame
    }
    if !isSame { owner?.markDirty() }
  }
}
