// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine

struct Trouble: Error, Equatable {}

/// A publisher that sends what a test says, and notes what it is asked for.
final class Source<Output, Failure: Error>: Publisher, Subscription {
  private(set) var log: [String] = []
  /// What it may still send.
  private(set) var pending = Subscribers.Demand.none
  private var subscriber: AnySubscriber<Output, Failure>?

  var requests: [String] { log.filter { $0 != "cancel" } }
  var isCancelled: Bool { log.contains("cancel") }
  var cancellations: Int { log.count { $0 == "cancel" } }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) {
    log.append("\(demand)")
    pending += demand
  }

  func cancel() { log.append("cancel") }

  func send(_ value: Output) {
    if pending > 0 { pending -= 1 }
    pending += subscriber?.receive(value) ?? .none
  }

  func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }
}

/// A subscriber that writes down what it gets: values by name, `|` for the end, `X` for a failure.
final class Sink<Input, Failure: Error>: Subscriber {
  private(set) var log: [String] = []
  private(set) var subscriptions: [any Subscription] = []
  private let demand: Subscribers.Demand
  private let more: Subscribers.Demand

  init(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    self.demand = demand
    self.more = more
  }

  var line: String { log.joined(separator: " ") }
  var values: [String] { log.filter { $0 != "|" && $0 != "X" } }

  func receive(subscription: any Subscription) {
    subscriptions.append(subscription)
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { log.append("|") } else { log.append("X") }
  }

  func request(_ demand: Subscribers.Demand) { subscriptions.first?.request(demand) }
  func cancel() { subscriptions.first?.cancel() }
}

extension Source: _EndingPublisher {}
