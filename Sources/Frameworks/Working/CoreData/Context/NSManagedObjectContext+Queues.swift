// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSManagedObjectContext {
  /// Runs a block on the context's queue, after what waits there already, and tells of what it has changed.
  public func perform(_ block: @escaping () -> Void) {
    let work = Unchecked(value: block)
    queue.async {
      work.value()
      self.processPendingChanges()
    }
  }

  /// Runs a block on the context's queue and waits for it.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    if isOnQueue { return try block() }
    return try queue.sync(execute: block)
  }

  /// When an asynchronous block runs.
  public enum ScheduledTaskType: Hashable, Sendable {
    /// At once where the caller is on the context's queue, else as soon as it is free.
    case immediate
    /// After what waits already.
    case enqueued
  }

  /// Runs a block on the context's queue and gives what it gives.
  public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> T) async -> T {
    if schedule == .immediate, isOnQueue { return block() }
    let work = Unchecked(value: block)
    return await withCheckedContinuation { (done: CheckedContinuation<Unchecked<T>, Never>) in
      queue.async {
        let result = work.value()
        self.processPendingChanges()
        done.resume(returning: Unchecked(value: result))
      }
    }.value
  }

  /// Runs a block on the context's queue and gives what it gives, or throws what it throws.
  public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async throws -> T
  {
    let result = await perform(schedule: schedule) { Result { try block() } }
    return try result.get()
  }

  var isOnQueue: Bool {
    switch concurrencyType {
    case .mainQueueConcurrencyType: Thread.isMainThread
    case .confinementConcurrencyType: true
    case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: Self.owner) == ObjectIdentifier(self)
    }
  }
}

/// A value that goes to a queue, as Objective-C would let it.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
