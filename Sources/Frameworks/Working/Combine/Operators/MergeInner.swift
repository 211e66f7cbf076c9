// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import OpenCombine

/// What several publishers, merged, have in common.
///
/// As long as demand is limited, one value of each upstream is asked for and kept until it is wanted; then the next is
/// asked of that upstream. Without a limit nothing is kept.
final class MergeInner<Downstream: Subscriber>: JoinedSubscription<Downstream> {
  private var buffers: [Downstream.Input?]
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int) {
    buffers = Array(repeating: nil, count: count)
    super.init(downstream, count: count, description: "Merge")
  }

  /// One of the merged publishers' subscriber.
  func side(_ index: Int) -> JoinedSide<Downstream, Downstream.Input> {
    JoinedSide(self, index) { self.receive($0, index) }
  }

  override var demandOfNewUpstream: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

  private func receive(_ input: Downstream.Input, _ index: Int) -> Subscribers.Demand {
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

  override func receive(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    lock.lock()
    subscriptions[index] = nil
    guard case .finished = completion else {
      lock.unlock()
      return end(with: completion)
    }
    unfinished -= 1
    let isOver = unfinished == 0 && buffers.allSatisfy { $0 == nil }
    lock.unlock()
    if isOver { end(with: .finished) }
  }

  override func forgetValues() { buffers = buffers.map { _ in nil } }

  override func request(_ demand: Subscribers.Demand) {
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
      if isLast { end(with: .finished) }
    }
  }
}
