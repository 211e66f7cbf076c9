// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import OpenCombine

/// What several publishers whose latest values are combined have in common.
///
/// Each upstream is asked for as much as the downstream asks for. A value that can't be handed on, because another
/// upstream has none yet or nothing is wanted, is kept only as the latest.
final class CombineLatestInner<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private let downstreamLock = NSRecursiveLock()
  private let combined: ([Any]) -> Downstream.Input
  private var downstream: Downstream?
  private var subscriptions: [(any Subscription)?]
  private var latest: [Any?]
  private var unfinished: Int
  private var demand = Subscribers.Demand.none
  /// All that was ever asked for, for upstreams whose subscription comes late.
  private var asked = Subscribers.Demand.none
  /// Whether the downstream has its subscription; an end that comes before waits for it.
  private var hasBegun = false
  private var waiting: Subscribers.Completion<Downstream.Failure>?

  init(_ downstream: Downstream, count: Int, combined: @escaping ([Any]) -> Downstream.Input) {
    self.downstream = downstream
    self.combined = combined
    subscriptions = Array(repeating: nil, count: count)
    latest = Array(repeating: nil, count: count)
    unfinished = count
  }

  var description: String { "CombineLatest" }

  /// Gives the downstream its subscription, once all upstreams were subscribed to.
  func begin() {
    downstream?.receive(subscription: self)
    lock.lock()
    hasBegun = true
    let completion = waiting
    lock.unlock()
    if let completion { complete(completion) }
  }

  func receive(_ subscription: any Subscription, _ index: Int) {
    lock.lock()
    guard downstream != nil, subscriptions[index] == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    subscriptions[index] = subscription
    let asked = asked
    lock.unlock()
    if asked > .none { subscription.request(asked) }
  }

  func receive(_ input: Any, _ index: Int) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    latest[index] = input
    lock.unlock()
    // Who comes later sends what is latest then; within a delivery this goes on.
    downstreamLock.lock()
    defer { downstreamLock.unlock() }
    lock.lock()
    let values = latest.compactMap { $0 }
    guard values.count == latest.count, demand > .none else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(combined(values))
    if more > .none { ask(for: more) }
    return .none
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "API Violation: demand must not be zero")
    ask(for: demand)
  }

  private func ask(for demand: Subscribers.Demand) {
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    self.demand += demand
    asked += demand
    let all = subscriptions
    lock.unlock()
    for subscription in all { subscription?.request(demand) }
  }

  func receive(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    lock.lock()
    subscriptions[index] = nil
    if case .finished = completion {
      unfinished -= 1
      guard unfinished == 0 else { return lock.unlock() }
    }
    lock.unlock()
    complete(completion)
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard hasBegun else {
      waiting = waiting ?? completion
      return lock.unlock()
    }
    lock.unlock()
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
    latest = latest.map { _ in nil }
    return (downstream, left)
  }

  func cancel() {
    guard let (_, subscriptions) = end() else { return }
    for subscription in subscriptions { subscription?.cancel() }
  }

  /// The subscriber of one of the combined publishers.
  struct Side<Input>: Subscriber, CustomStringConvertible {
    typealias Failure = Downstream.Failure
    let combineIdentifier = CombineIdentifier()
    private let inner: CombineLatestInner
    private let index: Int

    init(_ inner: CombineLatestInner, _ index: Int) {
      self.inner = inner
      self.index = index
    }

    var description: String { "CombineLatest" }

    func receive(subscription: any Subscription) { inner.receive(subscription, index) }
    func receive(_ input: Input) -> Subscribers.Demand { inner.receive(input as Any, index) }
    func receive(completion: Subscribers.Completion<Failure>) { inner.receive(completion, index) }
  }
}
