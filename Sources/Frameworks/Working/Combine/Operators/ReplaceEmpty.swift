// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
public import OpenCombine

// An element in place of none. OpenCombine's own asks its upstream for everything, whatever was asked of it.

/// A publisher whose lack of elements can be made up for.
public protocol _ReplaceablePublisher: Publisher {}

extension Empty: _ReplaceablePublisher {}
extension Fail: _ReplaceablePublisher {}
extension Publishers.Sequence: _ReplaceablePublisher {}
extension Record: _ReplaceablePublisher {}

extension _ReplaceablePublisher {
  /// The publisher's elements, or this one where it ends without any.
  public func replaceEmpty(with output: Output) -> Publishers._ReplaceEmpty<Self> {
    Publishers._ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher's elements, or another where it ends without any.
  public struct _ReplaceEmpty<Upstream: Publisher>: _EndingPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ReplaceEmptyInner(subscriber, output))
    }
  }
}

private final class ReplaceEmptyInner<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let output: Input
  private let lock = NSLock()
  /// `nil` before there is one and when all is over.
  private var subscription: (any Subscription)?
  private var isOver = false
  private var isAsked = false
  private var isEmpty = true
  /// Whether the upstream has ended without an element and nobody has asked for one.
  private var isEnded = false

  init(_ downstream: Downstream, _ output: Input) {
    (self.downstream, self.output) = (downstream, output)
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard self.subscription == nil, !isOver else { return false }
      self.subscription = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isWanted = lock.withLock {
      isEmpty = false
      return !isOver && !isEnded
    }
    return isWanted ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let isReplaced: Bool? = lock.withLock {
      guard !isOver, !isEnded else { return nil }
      guard case .finished = completion, isEmpty else { return false }
      isEnded = true
      return isAsked ? true : nil
    }
    guard let isReplaced else { return }
    if isReplaced { replace() } else if end() != nil { downstream.receive(completion: completion) }
  }

  private func replace() {
    guard end() != nil else { return }
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }

  private func end() -> (any Subscription)? {
    lock.withLock {
      isOver = true
      return subscription.take()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let (upstream, replaces) = lock.withLock {
      isAsked = true
      return (isEnded ? nil : subscription, isEnded && !isOver)
    }
    if replaces { replace() } else { upstream?.request(demand) }
  }

  func cancel() { end()?.cancel() }
}
