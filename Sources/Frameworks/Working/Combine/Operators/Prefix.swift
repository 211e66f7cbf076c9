// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
public import OpenCombine

// The first elements of a publisher. OpenCombine's own is over only when one more comes, which in most tests never does.

/// A publisher whose first elements are told of, and then their end.
public protocol _EndingPublisher: _ReplaceablePublisher {}

extension _EndingPublisher {
  /// The first elements; the publisher ends with the last of them.
  public func prefix(_ maxLength: Int) -> Publishers._Prefix<Self> { output(in: 0..<maxLength) }

  /// One element.
  public func output(at index: Int) -> Publishers._Prefix<Self> { output(in: index...index) }

  /// Elements by their numbers; the publisher ends with the last of them.
  public func output<R: RangeExpression>(in range: R) -> Publishers._Prefix<Self> where R.Bound == Int {
    Publishers._Prefix(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

extension Publishers {
  /// Elements of a publisher by their numbers.
  public struct _Prefix<Upstream: Publisher>: _EndingPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: Range<Int>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(PrefixInner(subscriber, range))
    }
  }
}

private final class PrefixInner<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let lock = NSLock()
  /// `nil` before there is one and when all is over.
  private var subscription: (any Subscription)?
  private var isOver = false
  private var skipped: Int
  private var rest: Int

  init(_ downstream: Downstream, _ range: Range<Int>) {
    self.downstream = downstream
    (skipped, rest) = (range.lowerBound, range.count)
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard self.subscription == nil, !isOver else { return false }
      self.subscription = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if rest == 0 { finish() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isLast: Bool? = lock.withLock {
      guard !isOver, rest > 0 else { return nil }
      guard skipped == 0 else {
        skipped -= 1
        return nil
      }
      rest -= 1
      return rest == 0
    }
    guard let isLast else { return lock.withLock { isOver || rest == 0 } ? .none : .max(1) }
    let demand = downstream.receive(input)
    guard isLast else { return demand }
    finish()
    return .none
  }

  /// Ends what is not over yet.
  private func finish() {
    guard let subscription = end() else { return }
    subscription.cancel()
    downstream.receive(completion: .finished)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    downstream.receive(completion: completion)
  }

  private func end() -> (any Subscription)? {
    lock.withLock {
      isOver = true
      return subscription.take()
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

  func cancel() { end()?.cancel() }
}
