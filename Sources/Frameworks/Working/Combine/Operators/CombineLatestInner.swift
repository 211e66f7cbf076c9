// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import OpenCombine

/// What several publishers whose latest values are combined have in common.
///
/// Each upstream is asked for as much as the downstream asks for. A value that can't be handed on, because another
/// upstream has none yet or nothing is wanted, is kept only as the latest.
final class CombineLatestInner<Downstream: Subscriber>: JoinedSubscription<Downstream> {
  /// The latest value of one publisher, guarded by the lock.
  final class Latest<Value> {
    fileprivate(set) var value: Value?
  }

  /// The values together, once each publisher has one. Called under the lock.
  private var combined: () -> Downstream.Input? = { nil }
  private var demand = Subscribers.Demand.none
  /// All that was ever asked for, for upstreams whose subscription comes late.
  private var asked = Subscribers.Demand.none
  /// Whether the downstream has its subscription; an end that comes before waits for it.
  private var hasBegun = false
  private var waiting: Subscribers.Completion<Downstream.Failure>?

  init(_ downstream: Downstream, count: Int) {
    super.init(downstream, count: count, description: "CombineLatest")
  }

  /// Says what makes one value of the latest ones, before the first upstream is subscribed to.
  func combine(_ combined: @escaping () -> Downstream.Input?) { self.combined = combined }

  /// Gives the downstream its subscription, once all upstreams were subscribed to.
  func begin() {
    downstream?.receive(subscription: self)
    lock.lock()
    hasBegun = true
    let completion = waiting
    lock.unlock()
    if let completion { end(with: completion) }
  }

  /// The subscriber of one of the combined publishers.
  func side<Value>(_ index: Int, _ latest: Latest<Value>) -> JoinedSide<Downstream, Value> {
    // `combined` keeps it, and lets it go at the end.
    JoinedSide(self, index) { [weak latest] input in
      self.receive { latest?.value = input }
    }
  }

  override var demandOfNewUpstream: Subscribers.Demand { asked }

  private func receive(_ keep: () -> Void) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    keep()
    lock.unlock()
    // Who comes later sends what is latest then; within a delivery this goes on.
    downstreamLock.lock()
    defer { downstreamLock.unlock() }
    lock.lock()
    guard demand > .none, let values = combined() else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(values)
    if more > .none { ask(for: more) }
    return .none
  }

  override func request(_ demand: Subscribers.Demand) {
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

  override func receive(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    lock.lock()
    subscriptions[index] = nil
    if case .finished = completion {
      unfinished -= 1
      guard unfinished == 0 else { return lock.unlock() }
    }
    guard hasBegun else {
      waiting = waiting ?? completion
      return lock.unlock()
    }
    lock.unlock()
    end(with: completion)
  }

  override func forgetValues() { combined = { nil } }
}
