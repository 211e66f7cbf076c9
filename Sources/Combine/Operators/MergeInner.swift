// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import OpenCombine

/// What several publishers, merged, have in common.
///
/// As long as demand is limited, one value of each upstream is asked for and kept until it is wanted; then the next is
/// asked of that upstream. Without a limit nothing is kept.
final class MergeInner<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  /// Values of several threads come to the downstream one after another; it may call back from within.
  private let downstreamLock = NSRecursiveLock()
  private var downstream: Downstream?
  private var subscriptions: [(any Subscription)?]
  private var buffers: [Downstream.Input?]
  private var unfinished: Int
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: count)
    buffers = Array(repeating: nil, count: count)
    unfinished = count
  }

  var description: String { "Merge" }

  func finishEmpty() { complete(.finished) }

  func receive(_ subscription: any Subscription, _ index: Int) {
    lock.lock()
    guard downstream != nil, subscriptions[index] == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    subscriptions[index] = subscription
    let isUnlimited = demand == .unlimited
    lock.unlock()
    subscription.request(isUnlimited ? .unlimited : .max(1))
  }

  func receive(_ input: Downstream.Input, _ index: Int) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    if demand == .unlimited {
      lock.unlock()
      deliver(input, to: downstream)
      return .none
    }
    guard demand > .none else {
      buffers[index] = input
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    deliver(input, to: downstream)
    return .max(1)
  }

  private func deliver(_ input: Downstream.Input, to downstream: Downstream) {
    downstreamLock.lock()
    let more = downstream.receive(input)
    downstreamLock.unlock()
    guard more > .none else { return }
    lock.lock()
    demand += more
    lock.unlock()
  }

  func receive(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    switch completion {
    case .finished:
      lock.lock()
      subscriptions[index] = nil
      unfinished -= 1
      let isOver = unfinished == 0 && buffers.allSatisfy { $0 == nil }
      lock.unlock()
      if isOver { complete(.finished) }
    case .failure:
      lock.lock()
      subscriptions[index] = nil
      lock.unlock()
      complete(completion)
    }
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let (downstream, subscriptions) = end() else { return }
    for subscription in subscriptions { subscription?.cancel() }
    downstreamLock.lock()
    downstream.receive(completion: completion)
    downstreamLock.unlock()
  }

  private func end() -> (Downstream, [(any Subscription)?])? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream else { return nil }
    let left = subscriptions
    self.downstream = nil
    subscriptions = subscriptions.map { _ in nil }
    buffers = buffers.map { _ in nil }
    return (downstream, left)
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "API Violation: demand must not be zero")
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    self.demand += demand
    lock.unlock()
    flush()
    lock.lock()
    let isUnlimited = self.demand == .unlimited
    let all = isUnlimited ? subscriptions : []
    lock.unlock()
    for subscription in all { subscription?.request(.unlimited) }
  }

  /// Hands on what was kept, as far as it is wanted.
  private func flush() {
    while true {
      lock.lock()
      guard let downstream, demand > .none, let index = buffers.firstIndex(where: { $0 != nil }),
        let input = buffers[index]
      else {
        lock.unlock()
        return
      }
      buffers[index] = nil
      demand -= 1
      let subscription = subscriptions[index]
      let isLast = unfinished == 0 && buffers.allSatisfy { $0 == nil }
      lock.unlock()
      deliver(input, to: downstream)
      subscription?.request(.max(1))
      if isLast { complete(.finished) }
    }
  }

  func cancel() {
    guard let (_, subscriptions) = end() else { return }
    for subscription in subscriptions { subscription?.cancel() }
  }

  /// One of the merged publishers' subscriber.
  struct Side: Subscriber, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    let combineIdentifier = CombineIdentifier()
    private let inner: MergeInner
    private let index: Int

    init(_ inner: MergeInner, _ index: Int) {
      self.inner = inner
      self.index = index
    }

    var description: String { "Merge" }

    func receive(subscription: any Subscription) { inner.receive(subscription, index) }
    func receive(_ input: Input) -> Subscribers.Demand { inner.receive(input, index) }
    func receive(completion: Subscribers.Completion<Failure>) { inner.receive(completion, index) }
  }
}
