// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import OpenCombine

/// What several publishers that go on as one have in common: their subscriptions, and the one downstream.
class JoinedSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  /// Guards what is below, and what subclasses keep of the upstreams.
  final let lock = NSLock()
  /// Values of several threads come to the downstream one after another; it may call back from within.
  final let downstreamLock = NSRecursiveLock()
  /// `nil` once it was told the end, or has cancelled.
  final var downstream: Downstream?
  final var subscriptions: [(any Subscription)?]
  /// The number of upstreams that have not finished.
  final var unfinished: Int
  final let description: String

  init(_ downstream: Downstream, count: Int, description: String) {
    self.downstream = downstream
    self.description = description
    subscriptions = Array(repeating: nil, count: count)
    unfinished = count
  }

  /// Keeps an upstream's subscription, and says what to ask of it at once; one that comes too late, or twice, is
  /// cancelled.
  final func receive(_ subscription: any Subscription, _ index: Int) {
    lock.lock()
    guard downstream != nil, subscriptions[index] == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    subscriptions[index] = subscription
    let demand = demandOfNewUpstream
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  /// What an upstream is asked for when its subscription comes. Read under the lock.
  var demandOfNewUpstream: Subscribers.Demand { .none }

  func request(_ demand: Subscribers.Demand) {}

  func receive(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {}

  /// Lets values go that are kept for the downstream. Called under the lock.
  func forgetValues() {}

  /// Cancels what is left, and tells the downstream, the first time.
  final func end(with completion: Subscribers.Completion<Downstream.Failure>) {
    guard let (downstream, subscriptions) = letGo() else { return }
    for subscription in subscriptions { subscription?.cancel() }
    downstreamLock.lock()
    downstream.receive(completion: completion)
    downstreamLock.unlock()
  }

  final func cancel() {
    guard let (_, subscriptions) = letGo() else { return }
    for subscription in subscriptions { subscription?.cancel() }
  }

  private func letGo() -> (Downstream, [(any Subscription)?])? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream else { return nil }
    let left = subscriptions
    self.downstream = nil
    subscriptions = subscriptions.map { _ in nil }
    forgetValues()
    return (downstream, left)
  }
}

/// The subscriber of one of the joined publishers.
struct JoinedSide<Downstream: Subscriber, Input>: Subscriber, CustomStringConvertible {
  typealias Failure = Downstream.Failure
  let combineIdentifier = CombineIdentifier()
  private let inner: JoinedSubscription<Downstream>
  private let index: Int
  private let take: (Input) -> Subscribers.Demand

  init(_ inner: JoinedSubscription<Downstream>, _ index: Int, take: @escaping (Input) -> Subscribers.Demand) {
    self.inner = inner
    self.index = index
    self.take = take
  }

  var description: String { inner.description }

  func receive(subscription: any Subscription) { inner.receive(subscription, index) }
  func receive(_ input: Input) -> Subscribers.Demand { take(input) }
  func receive(completion: Subscribers.Completion<Failure>) { inner.receive(completion, index) }
}
