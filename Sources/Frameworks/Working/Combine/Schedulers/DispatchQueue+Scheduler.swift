// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Dispatch
internal import Foundation
public import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
  /// How work is given to a queue.
  public struct SchedulerOptions {
    /// How much the work matters.
    public var qos: DispatchQoS
    /// How the work is done.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to.
    public var group: DispatchGroup?

    /// Options; each defaults to the queue's own way.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public var now: SchedulerTimeType { SchedulerTimeType(DispatchTime(uptimeNanoseconds: HostTime.nanoseconds)) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action)
    guard let options else { return async { work.run() } }
    async(group: options.group, qos: options.qos, flags: options.flags) { work.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    later(now.distance(to: date), options: options, Work(action))
  }

  func later(_ delay: SchedulerTimeType.Stride, options: SchedulerOptions? = nil, _ work: Work) {
    let deadline = DispatchTime.now() + max(delay, .nanoseconds(0)).timeInterval
    let options = options ?? SchedulerOptions()
    let group = options.group
    group?.enter()
    asyncAfter(deadline: deadline, qos: options.qos, flags: options.flags) {
      work.run()
      group?.leave()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(every: interval, on: self, options: options, action)
    repetition.begin(in: now.distance(to: date))
    return AnyCancellable(repetition)
  }
}

/// Work that is given to queues; whoever gives it answers for its threads, as Combine's callers do.
struct Work: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

/// Does something again and again on a queue until it is cancelled.
///
/// Each round is asked for when the last one begins, and not of a timer source: on the main queue that follows the clock
/// of the screen that a test has.
final class Repetition: Cancellable, @unchecked Sendable {
  private let queue: DispatchQueue
  private let interval: DispatchQueue.SchedulerTimeType.Stride
  private let options: DispatchQueue.SchedulerOptions?
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(
    every interval: DispatchQueue.SchedulerTimeType.Stride, on queue: DispatchQueue,
    options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    self.queue = queue
    // As with timers, the shortest is a tenth of a millisecond.
    self.interval = max(interval, .microseconds(100))
    self.options = options
    self.action = action
  }

  func begin(in delay: DispatchQueue.SchedulerTimeType.Stride) {
    queue.later(delay, options: options, Work { self.turn() })
  }

  private func turn() {
    guard let action = lock.withLock({ action }) else { return }
    begin(in: interval)
    action()
  }

  func cancel() { lock.withLock { action = nil } }
}
