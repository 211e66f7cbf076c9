// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import OpenCombine

/// The subscription of whoever wants to hear of events: those are sent on as far as they are wanted; the others are lost,
/// or the latest is kept.
final class EventSource<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let description: String
  private let keeps: Bool
  private let lock = NSLock()
  private let downstreamLock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var kept: Downstream.Input?
  private var end: (() -> Void)?

  /// - Parameter keeps: Whether the latest event that nobody wanted is sent when somebody does.
  init(_ downstream: Downstream, name: String, keeps: Bool) {
    self.downstream = downstream
    description = name
    self.keeps = keeps
  }

  /// What is done when the subscription is cancelled.
  func onEnd(_ work: @escaping () -> Void) { lock.withLock { end = work } }

  func send(_ event: Downstream.Input) {
    lock.lock()
    guard let downstream, demand > .none else {
      if downstream != nil, keeps { kept = event }
      return lock.unlock()
    }
    demand -= 1
    lock.unlock()
    downstreamLock.lock()
    let more = downstream.receive(event)
    downstreamLock.unlock()
    guard more > .none else { return }
    request(more)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    self.demand += demand
    let event = kept
    kept = nil
    lock.unlock()
    if let event { send(event) }
  }

  func cancel() {
    lock.lock()
    let end = end
    downstream = nil
    kept = nil
    self.end = nil
    lock.unlock()
    end?()
  }
}

extension Work {
  /// A value that goes along with work.
  struct Passed<Value>: @unchecked Sendable {
    let value: Value
  }
}
