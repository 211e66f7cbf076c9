// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
public import OpenCombine

extension Publishers {
  /// When the values of ``CollectByTime`` are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Every so often.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Every so often, and whenever there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Collects values and publishes them as an array from time to time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// Whose values are collected.
    public let upstream: Upstream
    /// When they are published.
    public let strategy: TimeGroupingStrategy<Context>
    /// How the scheduler's work is done; `nil` is its own way.
    public let options: Context.SchedulerOptions?

    /// Collects the values of a publisher.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      upstream.subscribe(Inner(subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Collects values and publishes them as an array from time to time.
  ///
  /// The upstream is asked for everything. An array goes out only where one is wanted; where nothing came, none does. At
  /// the end what is left goes out, but for a failure.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers.CollectByTime {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
  where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int
    private let options: Context.SchedulerOptions?
    private var downstream: Downstream?
    private var subscription: (any Subscription)?
    private var timer: (any Cancellable)?
    private var buffer: [Input] = []
    private var demand = Subscribers.Demand.none

    init(
      _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.downstream = downstream
      self.options = options
      switch strategy {
      case .byTime(let scheduler, let interval): (self.scheduler, self.interval, count) = (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count):
        (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
      }
    }

    var description: String { "CollectByTime" }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard let downstream, self.subscription == nil else {
        lock.unlock()
        subscription.cancel()
        return
      }
      self.subscription = subscription
      lock.unlock()
      downstream.receive(subscription: self)
      subscription.request(.unlimited)
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options
      ) { [weak self] in self?.publish(atLeast: 1) }
      lock.lock()
      let isOver = self.downstream == nil
      if !isOver { self.timer = timer }
      lock.unlock()
      if isOver { timer.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard downstream != nil else {
        lock.unlock()
        return .none
      }
      buffer.append(input)
      lock.unlock()
      publish(atLeast: count)
      return .none
    }

    /// Publishes what there is, if it is so much and wanted.
    private func publish(atLeast least: Int) {
      lock.lock()
      guard let downstream, demand > .none, buffer.count >= least else { return lock.unlock() }
      demand -= 1
      let values = buffer
      buffer = []
      lock.unlock()
      downstreamLock.lock()
      let more = downstream.receive(values)
      downstreamLock.unlock()
      lock.lock()
      demand += more
      lock.unlock()
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if case .finished = completion { publish(atLeast: 1) }
      guard let downstream = end()?.0 else { return }
      downstreamLock.lock()
      downstream.receive(completion: completion)
      downstreamLock.unlock()
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      self.demand += demand
      lock.unlock()
    }

    func cancel() { end()?.1?.cancel() }

    private func end() -> (Downstream, (any Subscription)?)? {
      lock.lock()
      guard let downstream else {
        lock.unlock()
        return nil
      }
      let (subscription, timer) = (self.subscription, self.timer)
      self.downstream = nil
      self.subscription = nil
      self.timer = nil
      buffer = []
      lock.unlock()
      timer?.cancel()
      return (downstream, subscription)
    }
  }
}
