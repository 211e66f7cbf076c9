// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import OpenCombine

extension Publisher {
  /// Publishes what this publisher and one more publish, as it comes; finishes when all have.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(self, other)
  }

  /// Publishes what this publisher and two more publish, as it comes; finishes when all have.
  public func merge<P1: Publisher, P2: Publisher>(
    with other1: P1, _ other2: P2
  ) -> Publishers.Merge3<Self, P1, P2>
  where P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output {
    Publishers.Merge3(self, other1, other2)
  }

  /// Publishes what this publisher and three more publish, as it comes; finishes when all have.
  public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(
    with other1: P1, _ other2: P2, _ other3: P3
  ) -> Publishers.Merge4<Self, P1, P2, P3>
  where
    P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
    P3.Output == Output
  {
    Publishers.Merge4(self, other1, other2, other3)
  }

  /// Publishes what this publisher and four more publish, as it comes; finishes when all have.
  public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
    with other1: P1, _ other2: P2, _ other3: P3, _ other4: P4
  ) -> Publishers.Merge5<Self, P1, P2, P3, P4>
  where
    P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
    P3.Output == Output, P4.Failure == Failure, P4.Output == Output
  {
    Publishers.Merge5(self, other1, other2, other3, other4)
  }

  /// Publishes what this publisher and five more publish, as it comes; finishes when all have.
  public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher>(
    with other1: P1, _ other2: P2, _ other3: P3, _ other4: P4, _ other5: P5
  ) -> Publishers.Merge6<Self, P1, P2, P3, P4, P5>
  where
    P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
    P3.Output == Output, P4.Failure == Failure, P4.Output == Output, P5.Failure == Failure, P5.Output == Output
  {
    Publishers.Merge6(self, other1, other2, other3, other4, other5)
  }

  /// Publishes what this publisher and six more publish, as it comes; finishes when all have.
  public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher, P6: Publisher>(
    with other1: P1, _ other2: P2, _ other3: P3, _ other4: P4, _ other5: P5, _ other6: P6
  ) -> Publishers.Merge7<Self, P1, P2, P3, P4, P5, P6>
  where
    P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
    P3.Output == Output, P4.Failure == Failure, P4.Output == Output, P5.Failure == Failure, P5.Output == Output,
    P6.Failure == Failure, P6.Output == Output
  {
    Publishers.Merge7(self, other1, other2, other3, other4, other5, other6)
  }

  /// Publishes what this publisher and seven more publish, as it comes; finishes when all have.
  public func merge<
    P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher, P6: Publisher, P7: Publisher
  >(
    with other1: P1, _ other2: P2, _ other3: P3, _ other4: P4, _ other5: P5, _ other6: P6, _ other7: P7
  ) -> Publishers.Merge8<Self, P1, P2, P3, P4, P5, P6, P7>
  where
    P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
    P3.Output == Output, P4.Failure == Failure, P4.Output == Output, P5.Failure == Failure, P5.Output == Output,
    P6.Failure == Failure, P6.Output == Output, P7.Failure == Failure, P7.Output == Output
  {
    Publishers.Merge8(self, other1, other2, other3, other4, other5, other6, other7)
  }

  /// Publishes what this publisher and another of its type publish, as it comes.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}

extension Publishers {
  /// Publishes what any number of publishers of one type publish, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = MergeInner(subscriber, count: publishers.count)
      subscriber.receive(subscription: inner)
      guard !publishers.isEmpty else { return inner.end(with: .finished) }
      for (index, publisher) in publishers.enumerated() { publisher.subscribe(inner.side(index)) }
    }

    /// Merges one more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
